"""Looks at one image of a power cut: is every acknowledged event in the store, and is the file sound?

For powercut.py --check-py: wrong(image, marks) answers what is wrong, or "". Marks are event IDs.
"""
import os
import sqlite3


def wrong(image, marks):
    path = os.path.join(image, 'acknowledger.db')
    if not os.path.exists(path):
        return f'no database with {len(marks)} acknowledged events' if marks else ''
    try:
        store = sqlite3.connect(path)
        state = store.execute('pragma integrity_check').fetchone()[0]
        if state != 'ok':
            return 'integrity: ' + state[:100]
        if not store.execute("select count(*) from sqlite_master where name = 'delivery'").fetchone()[0]:
            return f'no tables with {len(marks)} acknowledged events' if marks else ''
        have = {bytes(row[0]).decode() for row in store.execute('select event_id from delivery')}
        lost = set(marks) - have
        if lost:
            return f'LOST {len(lost)} of {len(set(marks))} acknowledged events, as {sorted(lost)[0]}'
        half = store.execute('select count(*) from delivery d where state = 4 and (select count(*) from ledger l '
                             'where l.delivery_id = d.delivery_id) <> 1').fetchone()[0]
        if half:
            return f'{half} completed events without exactly one charge'
        if store.execute('pragma foreign_key_check').fetchone():
            return 'foreign_key_check finds rows'
        store.close()
    except sqlite3.Error as error:
        return f'error: {error}'
    return ''
