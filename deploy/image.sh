#!/bin/sh
# The steps of the container image. The Dockerfile runs them, and so does tests/deploy/test_image.py in
# a plain folder.
#
#   sh deploy/image.sh system            what the image needs of Debian; as root
#   sh deploy/image.sh install PREFIX    Python's packages in PREFIX, the program in PREFIX/app
set -eu

system() {
    # FriBidi: names in Arabic, Hebrew and the scripts of India and Thailand are drawn in pictures.
    apt-get update
    apt-get install --yes --no-install-recommends libfribidi0
    rm -rf /var/lib/apt/lists/*
}

install_program() {
    prefix=$1
    # The packages come from the lock, each with its hash, and none is compiled: no compiler is needed.
    "${PYTHON:-python3}" -m venv "$prefix"
    "$prefix/bin/python" -m pip install --quiet --no-cache-dir --disable-pip-version-check \
        --require-hashes --only-binary :all: --requirement requirements.lock
    # Nothing is installed later, so what installs can go.
    "$prefix/bin/python" -m pip uninstall --quiet --yes pip setuptools
    mkdir "$prefix/app"
    for each in art club cogs data engine locales bot.py pyproject.toml .env.example LICENSE; do
        cp -R "$each" "$prefix/app/"
    done
    # Nobody may write there later, so it is compiled now.
    "$prefix/bin/python" -m compileall -q --invalidation-mode unchecked-hash "$prefix/app"
    chmod -R go-w,a+rX "$prefix"
}

case ${1:-} in
    system) system ;;
    install) install_program "${2:?the folder to install into}" ;;
    *) echo "usage: sh deploy/image.sh system | install PREFIX" >&2; exit 2 ;;
esac
