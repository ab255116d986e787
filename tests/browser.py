"""The browser that tests and pictures use: Debian's Chromium, where there is one."""

import shutil

CHROMIUM = shutil.which("chromium")

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
