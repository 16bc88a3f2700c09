#!/usr/bin/env python3
"""Fills acknowledger_en.ts: the source writes "%n event(s)", English needs "1 event" and "6 events".

Usage: fill_plurals.py acknowledger_en.ts (after lupdate -pluralonly). Every "word(s)" becomes its two forms."""
import re
import sys
import xml.etree.ElementTree as tree

# What English says otherwise when it is one.
ONE = [(" were ", " was "), (" are ", " is "), ("letter have", "letter has"), (" repeat ", " repeats "), (" carry ", " carries "),
       ("deliveries", "delivery"), ("events carries", "event carries"), ("look after them", "look after it"),
       (" wait ", " waits "), ("%1 have the body", "%1 has the body"), ("of their own", "of its own")]


def forms(source):
    plural = re.sub(r"\((e?s)\)", r"\1", source)
    singular = re.sub(r"\((e?s)\)", "", source)
    if re.match(r"(Over )?%L?n ", source):
        first, dot, rest = singular.partition(". ")
        for many, one in ONE:
            first = first.replace(many, one, 1)  # the second "are" is of something else
        singular = first + dot + rest
    return singular, plural


def main(path):
    document = tree.parse(path)
    for message in document.iter("message"):
        if message.get("numerus") != "yes":
            continue
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        for form in list(translation):
            translation.remove(form)
        for text in forms(message.findtext("source")):
            tree.SubElement(translation, "numerusform").text = text
    with open(path, "wb") as out:
        out.write(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
        document.write(out, encoding="utf-8")
        out.write(b"\n")


main(sys.argv[1])
