#!/usr/bin/env python3
"""Starts the real engine on one image of a power cut, as the machine would when the power returns.

revive_image.py DAEMON IMAGE MARKS: for powercut.py --check. Exit 0: it becomes ready, every acknowledged event ends
completed with one charge, and `check` finds nothing.
"""
import os
import signal
import sqlite3
import subprocess
import sys
import time

daemon, image, marks_file = sys.argv[1:4]
marks = {line.strip() for line in open(marks_file) if line.strip()}
if not os.path.exists(os.path.join(image, 'acknowledger.db')):
    sys.exit(f'no database with {len(marks)} acknowledged events' if marks else 0)
engine = subprocess.Popen([daemon, 'serve', '--data', image, '--listen', '127.0.0.1:0', '--admin', '127.0.0.1:0'],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
try:
    if not engine.stdout.readline().startswith('ready'):
        sys.exit('does not start: ' + engine.stderr.read()[-300:])
    store = sqlite3.connect(os.path.join(image, 'acknowledger.db'))
    until = time.time() + 20
    open_work = 1
    while open_work and time.time() < until:
        open_work = store.execute('select count(*) from delivery where state not in (3, 4, 5, 6)').fetchone()[0]
        time.sleep(0.02)
    if open_work:
        sys.exit(f'{open_work} events do not end')
    done = {bytes(row[0]).decode() for row in store.execute(
        'select event_id from delivery d where state = 4 and 1 = '
        '(select count(*) from ledger l where l.delivery_id = d.delivery_id)')}
    if marks - done:
        sys.exit(f'{len(marks - done)} acknowledged events are not completed with one charge')
    store.close()
    engine.send_signal(signal.SIGTERM)
    if engine.wait(10) != 0:
        sys.exit('does not stop in order: ' + engine.stderr.read()[-300:])
finally:
    engine.kill()
check = subprocess.run([daemon, 'check', '--data', image], capture_output=True, text=True)
if check.returncode:
    sys.exit('check: ' + check.stderr.strip()[-300:])
