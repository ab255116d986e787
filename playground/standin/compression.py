"""Packing for the gateway: zlib-stream always, zstd-stream where a codec can be imported."""

import importlib
import zlib
from collections.abc import Callable

Compressor = Callable[[bytes], bytes]


def _zlib_stream() -> Compressor:
    packer = zlib.compressobj()
    return lambda data: packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> Compressor | None:
    try:
        packer = importlib.import_module("zstandard").ZstdCompressor().compressobj()
        flush_block = importlib.import_module("zstandard").COMPRESSOBJ_FLUSH_BLOCK
    except ImportError:
        return None
    return lambda data: packer.compress(data) + packer.flush(flush_block)


def compressor(wanted: str | None) -> Compressor | None:
    """Give a packer for one connection, or None for plain text.

    discord.py asks for zstd-stream only where it can unpack it, which is where the
    same module can be imported here; it reads plain text whatever it asked for.

    Args:
        wanted: The `compress` parameter of the gateway's address.
    """
    if wanted == "zlib-stream":
        return _zlib_stream()
    if wanted == "zstd-stream":
        return _zstd_stream()
    return None
