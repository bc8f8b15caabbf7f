"""The floor of the walk as a laser scan shows it: the pixels of its panoramas as points, seen from another place.

python3 cloud.py scene.json picture.png --weights FOLDER
The scene: `scans` (EXR with depth, and where each was taken), `every` how many rows and columns one point is taken, `light` how
much brighter it is, `within` which corners points are kept, `size`, `eye`, `at`, `lens` (mm, on 36 mm), `shift` (parts of the
picture), `lines` of the model and the `walk` on the floor. Lengths in metres.
"""
import argparse
import json
import os

import numpy as np
from PIL import Image, ImageDraw

import denoise
import develop
import exr
import panorama

FINE = 2  # samples per pixel and direction
# Linear: the night of the pages, the model, and the walk.
GROUND, MODEL, WALK = (np.float32([10, 32, 41]) / 255) ** 2.2, np.float32([0.16, 0.62, 0.95]), np.float32([1.0, 0.32, 0.04])


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('scene')
    arguments.add_argument('png')
    arguments.add_argument('--weights', required=True)
    a = arguments.parse_args()
    s = json.load(open(a.scene))
    width, height = (side * FINE for side in s['size'])
    seen = _camera(s, width, height)

    parts = [_points(scan, a.weights, s) for scan in s['scans']]
    place, tone = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    out = splat(place, tone, seen, (width, height), GROUND)
    out += _drawn(s['lines'], 1.4, seen, (width, height))[..., None] * (MODEL - out)
    out += _drawn(s['walk'], 3.2, seen, (width, height))[..., None] * (WALK - out)
    out = (np.clip(coarse(out), 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(out).save(a.png)


def splat(place, tone, seen, size, ground):
    """A picture of points on `ground`, the near ones last; `seen` gives columns, rows and distances, `size` is in samples, of which a point takes FINE by FINE."""
    width, height = size
    out = np.broadcast_to(ground, (height, width, 3)).astype(np.float32)
    u, v, far = seen(place)
    shown = np.flatnonzero((far > 0.4) & (u >= 0) & (v >= 0) & (u < width - FINE) & (v < height - FINE))
    shown = shown[np.argsort(-far[shown])]
    u, v, tone = u[shown].astype(np.int32), v[shown].astype(np.int32), tone[shown] + ground
    for right in range(FINE):
        for down in range(FINE):
            out[v + down, u + right] = tone
    return out


def coarse(out):
    """The mean of each pixel's samples."""
    height, width, _ = out.shape
    return out.reshape(height // FINE, FINE, width // FINE, FINE, 3).mean((1, 3))


def _points(scan, weights, s):
    """Places and linear colours of the points of one panorama."""
    kept = scan['exr'].replace('.exr', '.npz')
    if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(scan['exr']):
        picture = exr.read(scan['exr'])
        layers = (panorama.around(exr.layer(picture, *which)) for which in (('Combined',), ('Denoising Albedo',), ('Denoising Normal', 'XYZ')))
        clean = denoise.denoise(*layers, weights, False)
        graded = develop.grade(clean, {**develop.NEUTRAL, 'vignette': 0, 'grain': 0, 'bloom': 0, 'exposure': 0.5})
        np.savez(kept, colour=graded[:, panorama.MARGIN:-panorama.MARGIN], depth=exr.layer(picture, 'Depth', 'Z')[..., 0])
    colour, depth = (np.load(kept)[name][::s['every'], ::s['every']] for name in ('colour', 'depth'))
    rows, columns = depth.shape
    turn = (0.5 - (np.arange(columns, dtype=np.float32) + 0.5) / columns) * 2 * np.pi
    tilt = ((0.5 - (np.arange(rows, dtype=np.float32) + 0.5) / rows) * np.pi)[:, None]
    place = np.stack([depth * np.cos(tilt) * np.cos(turn), depth * np.cos(tilt) * np.sin(turn), depth * np.sin(tilt)], -1) + np.float32(scan['at'])
    least, most = np.float32(s['within'])
    inside = ((place > least) & (place < most)).all(-1)
    return place[inside], s['light'] * (colour[inside].astype(np.float32) / 255) ** 2.2


def _camera(s, width, height):
    """Places → pixels from the upper left, and their distance along the view."""
    eye = np.float32(s['eye'])
    ahead = np.float32(s['at']) - eye
    ahead /= np.linalg.norm(ahead)
    right = np.cross(ahead, (0, 0, 1)).astype(np.float32)
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)
    long = s['lens'] / 36 * width

    def seen(place):
        way = np.asarray(place, np.float32) - eye
        far = way @ ahead
        scale = long / np.where(far > 0.4, far, np.inf)
        return width * (0.5 + s['shift'][0]) + way @ right * scale, height * (0.5 + s['shift'][1]) - way @ up * scale, far

    return seen


def _drawn(paths, thick, seen, size):
    """How much of each sample lines through places cover, as 0 to 1."""
    picture = Image.new('L', size)
    pen = ImageDraw.Draw(picture)
    for path in paths:
        u, v, far = seen(path)
        if (far > 0.4).all():
            pen.line(list(zip(u.tolist(), v.tolist())), 255, max(1, round(thick * FINE)), 'curve')
    return np.asarray(picture, np.float32) / 255


if __name__ == '__main__':
    main()
