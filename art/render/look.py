"""One view out of a panorama, for the poster of the walk:  python3 look.py panorama.png view.png TURN TILT WIDE WIDTH HEIGHT

Angles in degrees as in ui/walk/choices.ts; WIDE is the upright angle of view.
"""
import sys

import numpy as np
from PIL import Image

source, out, *numbers = sys.argv[1:]
turn, tilt, wide, width, height = (float(number) for number in numbers)
panorama = np.asarray(Image.open(source), np.float32)
rows, columns, _ = panorama.shape
a, e, high = np.radians(turn), np.radians(tilt), np.tan(np.radians(wide) / 2)
u = ((np.arange(int(width)) + 0.5) / width * 2 - 1) * high * width / height
v = (1 - (np.arange(int(height)) + 0.5) / height * 2) * high
u, v = np.meshgrid(u, v)
forward, right = np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)]), np.array([np.sin(a), -np.cos(a), 0])
way = forward + u[..., None] * right + v[..., None] * np.cross(right, forward)
way /= np.linalg.norm(way, axis=-1, keepdims=True)
x = (0.5 - np.arctan2(way[..., 1], way[..., 0]) / (2 * np.pi)) * columns - 0.5
y = np.clip((0.5 - np.arcsin(way[..., 2]) / np.pi) * rows - 0.5, 0, rows - 1.001)
i, j = np.floor(x).astype(int), np.floor(y).astype(int)
fx, fy = (x - i)[..., None], (y - j)[..., None]
at = lambda di, dj: panorama[j + dj, (i + di) % columns]  # noqa: E731
seen = (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
Image.fromarray((seen + 0.5).astype(np.uint8)).save(out)
