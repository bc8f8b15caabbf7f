"""Reads the uncompressed scan-line EXR that Blender writes: every channel as a float array, by name."""
import struct

import numpy as np

SIZES = {1: ('<f2', 2), 2: ('<f4', 4)}


def read(path):
    data = open(path, 'rb').read()
    at, header = 8, {}
    while data[at]:
        name, at = _text(data, at)
        _, at = _text(data, at)
        size = struct.unpack_from('<i', data, at)[0]
        header[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    at += 1
    if header['compression'][0]:
        raise ValueError(f'{path}: save the EXR without compression')

    channels, k = [], 0
    while header['channels'][k]:
        name, k = _text(header['channels'], k)
        channels.append((name, *SIZES[struct.unpack_from('<i', header['channels'], k)[0]]))
        k += 16
    x0, y0, x1, y1 = struct.unpack('<4i', header['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    offsets = np.frombuffer(data, '<u8', height, at)
    picture = {name: np.empty((height, width), np.float32) for name, _, _ in channels}
    for offset in offsets.tolist():
        y = struct.unpack_from('<i', data, offset)[0] - y0
        here = offset + 8
        for name, kind, size in channels:
            picture[name][y] = np.frombuffer(data, kind, width, here)
            here += width * size
    return picture


def layer(picture, name, parts='RGB'):
    """One pass as height × width × parts, e.g. layer(p, 'Combined')."""
    found = {c.rsplit('.', 1)[-1]: c for c in picture if f'.{name}.' in c}
    return np.stack([picture[found[part]] for part in parts], -1)


def _text(data, at):
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1
