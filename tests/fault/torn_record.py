#!/usr/bin/env python3
"""torn_record.py: a record of faultshim that SIGKILL tore at any byte costs that record and no other.

Exit 0, or 1 with the cut that went wrong.
"""
import os, random, struct, sys, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import powercut

random.seed(7)
whole = [powercut.MARK + struct.pack('<BIQI', ord('W'), 5, i, 50) + b'/x/db' + random.randbytes(50) for i in range(5)]
for cut in range(len(whole[2]) + 1):
    for behind in (whole[3:], []):
        with tempfile.NamedTemporaryFile() as f:
            f.write(b''.join(whole[:2]) + whole[2][:cut] + b''.join(behind)); f.flush()
            got = [offset for _, _, offset, _ in powercut.parse(f.name)]
        want = [0, 1] + ([2] if cut == len(whole[2]) else []) + ([3, 4] if behind else [])
        if got != want: sys.exit(f'cut at byte {cut}, {len(behind)} behind it: read {got}, want {want}')
