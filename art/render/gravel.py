"""Broken stones, as many as a camera can tell apart."""
import numpy as np
import scene


def pebbles(places, size, random, look):
    """Broken stones: a jittered icosahedron each, flatter than wide."""
    t = (1 + 5 ** 0.5) / 2
    ico = np.float64([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]) / 1.9
    cells = np.int32([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    n = len(places)
    shape = ico[None] * random.uniform(0.8, 1.2, (n, 12, 1)) * random.uniform(0.62, 1.25, (n, 1, 3)) * (1, 1, 0.72)
    turn = random.uniform(0, 2 * np.pi, n)
    c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
    shape = np.stack([shape[..., 0] * c - shape[..., 1] * s, shape[..., 0] * s + shape[..., 1] * c, shape[..., 2] + shape[..., 0] * random.uniform(-0.35, 0.35, (n, 1))], -1)
    points = (shape * size[:, None, None] + places[:, None]).reshape(-1, 3)
    faces = (cells[None] + np.arange(n, dtype=np.int32)[:, None, None] * 12).reshape(-1, 3)
    scene.large('stones', points, faces, look)
