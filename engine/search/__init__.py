"""Deals imagined by the thousand, for players that search; needs numpy, which nothing else does.

numpy's matrices are to be multiplied in one thread: they are small, many processes think at once,
and threads that wait for each other take ten times as long. It must be told before it is loaded.
"""

import os

for _library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_library, "1")
