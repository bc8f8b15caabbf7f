"""Straight bars in great number: reinforcement, and the lattice of masts and jibs."""
import math

import numpy as np
import scene


def rods(name, segments, radius, material, sides=7):
    """Many straight bars as one mesh."""
    s = np.float64(segments).reshape(-1, 2, 3)
    along = s[:, 1] - s[:, 0]
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    u = np.cross(along, np.where(np.abs(along[:, 2:]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]]))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(along, u)
    angles = np.arange(sides) * 2 * math.pi / sides
    rings = [np.stack([s[:, e] + (u * math.cos(a) + v * math.sin(a)) * radius for a in angles], 1) for e in (0, 1)]
    points = np.concatenate(rings, 1).reshape(-1, 3)
    base = np.arange(len(s))[:, None] * 2 * sides
    faces = np.concatenate([base + [k, (k + 1) % sides, sides + (k + 1) % sides, sides + k] for k in range(sides)])
    return scene.put(name, points, faces, material, smooth=True)


def lattice(a, b, side, step, thick, material):
    """A lattice mast or jib from a to b, square, with diagonals."""
    a, b = np.float64(a), np.float64(b)
    along = (b - a) / np.linalg.norm(b - a)
    u = np.cross(along, (0, 0, 1.0) if abs(along[2]) < 0.9 else (1.0, 0, 0))
    u /= np.linalg.norm(u)
    v = np.cross(along, u)
    corner = [(u * i + v * j) * side / 2 for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    segments = [(a + c, b + c) for c in corner]
    n = int(np.linalg.norm(b - a) / step)
    for k in range(n):
        p, q = a + (b - a) * k / n, a + (b - a) * (k + 1) / n
        for m in range(4):
            segments += [(p + corner[m], q + corner[(m + 1) % 4]), (p + corner[m], p + corner[(m + 1) % 4])]
    return rods('lattice', segments, thick, material, 5)
