"""Deals imagined by the thousand, for players that search; nothing else needs numpy.

numpy is set, before it loads, to multiply matrices in one thread: they are small, many processes
think at once, and threads that wait for each other take ten times as long.
"""

import os

for _library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_library, "1")
