"""One pump three times: as the points of a laser scan, as Gaussian splats, and as the model of the design.

The words `cloud`, `splats` and `model` choose; all three have one camera, so that each part is at the same place in them.
Points and splats are drawn in numpy, coloured by the render, and kept as the denoised picture, which `develop.py` grades.
`record` draws its points with the same functions.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import denoise  # noqa: E402
import develop  # noqa: E402
import exr  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import pumps  # noqa: E402
import scene  # noqa: E402
from mathutils import Vector  # noqa: E402

LENS, EYE = 66.0, (-1.7, -6.2, 1.3)  # the pump from its left, from the floor to the header above it
SCANNER = (1.5, -4.6, 1.6)
GROUND = np.float32([0.0042, 0.0135, 0.0185])
random = np.random.default_rng(41)


def evenly(place, allowed, apart, pixel):
    """Pixels of `allowed` (rows, columns) whose places are `apart` from one another and nowhere much farther; `pixel` is the size of a pixel there."""
    rows, cols = np.nonzero(allowed)
    order = random.permutation(len(rows))
    free, chosen = allowed.copy(), []
    reach = np.ceil(apart / pixel).astype(int) + 1
    for r, c in zip(rows[order].tolist(), cols[order].tolist()):
        if free[r, c]:
            n = reach[r, c]
            chosen.append((r, c))
            around = slice(max(0, r - n), r + n + 1), slice(max(0, c - n), c + n + 1)
            free[around] &= ((place[around] - place[r, c]) ** 2).sum(-1) > apart[r, c] ** 2
    return tuple(np.int64(chosen).T)


def discs(out, at, normal, radius, tone, seen):
    """Draws points as discs that lie on their surfaces, from the farthest to the nearest."""
    height, width, _ = out.shape
    tangent = np.cross(normal, (0.3, 0.2, 0.9))
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    u, v, far = seen(at)
    shape = np.broadcast_to(np.eye(2) * 0.36, (len(at), 2, 2)).copy()  # no thinner than a line
    for way in (tangent, np.cross(normal, tangent)):
        u1, v1, _ = seen(at + way * radius[:, None])
        axis = np.stack([u1 - u, v1 - v], -1)
        shape += axis[:, :, None] * axis[:, None, :]
    inverse, thin = np.linalg.inv(shape), np.sqrt(np.linalg.eigvalsh(shape)[:, 0])
    for i in np.argsort(-far):
        rx, ry = math.sqrt(shape[i, 0, 0]) + 1, math.sqrt(shape[i, 1, 1]) + 1
        a, b, c, d = max(0, int(u[i] - rx)), min(width, int(u[i] + rx) + 1), max(0, int(v[i] - ry)), min(height, int(v[i] + ry) + 1)
        dx, dy = np.arange(a, b)[None] + 0.5 - u[i], np.arange(c, d)[:, None] + 0.5 - v[i]
        q = np.sqrt(inverse[i, 0, 0] * dx * dx + 2 * inverse[i, 0, 1] * dx * dy + inverse[i, 1, 1] * dy * dy)
        cover = np.clip((1 - q) * thin[i] + 0.5, 0, 1)[..., None].astype(np.float32)
        out[c:d, a:b] += (tone[i] - out[c:d, a:b]) * cover


def camera(width, height):
    """What a picture knows of its camera: a function that gives places in pixels from the upper left, with their distance; and its axes."""
    thing = bpy.context.scene.camera
    view = np.float64(thing.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height) @ thing.matrix_world.inverted())

    def seen(at):
        v = np.column_stack([at, np.ones(len(at))]) @ view.T
        return (v[:, 0] / v[:, 3] + 1) / 2 * width, (1 - v[:, 1] / v[:, 3]) / 2 * height, np.linalg.norm(at - np.float64(thing.location), axis=1)

    return seen, np.float64(thing.matrix_world.to_3x3())


def steps(far):
    """By how much the four pixels around each are farther away."""
    return sum(np.maximum(0, np.roll(far, s, a) - far) for a in (0, 1) for s in (-1, 1))


def cloud():
    """Points on all that is seen and that the scanner reached, evenly apart: close on the machine, closest where it ends, and few on the bare wall."""
    far = np.linalg.norm(place - EYE, axis=-1)
    wall = place[..., 1] > -0.004
    apart = np.where(wall, 0.037, np.where(steps(far) > 0.03, 0.0105, 0.018))
    bright = light.mean(-1, keepdims=True)
    shade = np.minimum(bright, 1.2) ** 0.7
    tone = (light / (bright + 1e-4) * 0.7 + np.float32([0.22, 0.3, 0.33])) * (shade * 1.5 + 0.05)
    tone = np.where(wall[..., None], np.float32([0.1, 0.24, 0.3]) * (shade * 1.2 + 0.25), tone).astype(np.float32)
    lit = reached()
    out = GROUND + tone * np.where(lit, np.where(wall, 0.05, 0.1), 0.012).astype(np.float32)[..., None]
    at = evenly(place, lit, apart, far * 36 / (LENS * width))
    discs(out, place[at], normal[at], np.minimum(apart[at], 0.02) * 0.42, tone[at], seen)
    return out


def reached():
    """Where nothing stands between what is seen and the scanner."""
    tree, open_ = bpy.context.evaluated_depsgraph_get(), np.zeros((height, width), bool)
    for r, c in np.ndindex(height, width):
        at = Vector(place[r, c])
        way = Vector(SCANNER) - at
        open_[r, c] = not bpy.context.scene.ray_cast(tree, at + way.normalized() * 0.012, way, distance=way.length)[0]
    return open_


def splats():
    """Soft ellipsoids on every surface, small where the picture is fine, from back to front; at the left edge they stand apart."""
    out = np.broadcast_to(GROUND, (height, width, 3)).copy()
    grey = np.log(light.mean(-1) + 0.01)
    fine = sum(np.abs(np.roll(grey, s, a) - grey) for a in (0, 1) for s in (-3, 3))
    fine += 2.5 * sum(np.linalg.norm(np.roll(normal, s, a) - normal, axis=-1) for a in (0, 1) for s in (-3, 3))
    fine = np.clip(fine / 1.2, 0, 1)
    unit = width / 900
    steep = np.abs((normal * (place - EYE)).sum(-1)) / np.linalg.norm(place - EYE, axis=-1)
    share = (0.014 + 0.15 * fine) / unit**2 / np.clip(steep, 0.25, 1)  # an ellipsoid that is seen from its side covers less
    v, u = np.nonzero(random.random((height, width)) < share)
    at, n, detail = place[v, u], normal[v, u], fine[v, u]
    size = (0.017 - 0.0128 * detail) * random.uniform(0.7, 1.5, len(u))
    size *= 0.35 + 0.65 * np.clip(u / (width * 0.2), 0, 1) ** 0.7
    tangent = np.cross(n, random.normal(0, 1, n.shape))
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    other = np.cross(n, tangent)
    reach = random.uniform(1.0, 2.1, len(u))
    x0, y0, deep = seen(at)
    axes = []
    for way, long in ((tangent, reach), (other, 1 / reach**0.3), (n, np.full(len(u), 0.3))):
        x1, y1, _ = seen(at + way * (size * long)[:, None])
        axes.append(np.stack([x1 - x0, y1 - y0], -1))
    spread = sum(a[:, :, None] * a[:, None, :] for a in axes) + np.eye(2) * 0.2 * unit**2
    inverse = np.linalg.inv(spread)
    tone = light[v, u] * random.uniform(0.9, 1.12, (len(u), 1)).astype(np.float32)
    dense = random.uniform(0.75, 0.98, len(u))
    for i in np.argsort(-deep):
        rx, ry = 2.6 * math.sqrt(spread[i, 0, 0]), 2.6 * math.sqrt(spread[i, 1, 1])
        a, b, c, d = max(0, int(x0[i] - rx)), min(width, int(x0[i] + rx) + 2), max(0, int(y0[i] - ry)), min(height, int(y0[i] + ry) + 2)
        if a >= b or c >= d:
            continue
        dx, dy = np.arange(a, b)[None] + 0.5 - x0[i], np.arange(c, d)[:, None] + 0.5 - y0[i]
        q = inverse[i, 0, 0] * dx * dx + 2 * inverse[i, 0, 1] * dx * dy + inverse[i, 1, 1] * dy * dy
        cover = (dense[i] * np.exp(-0.5 * q) * (q < 6.8))[..., None].astype(np.float32)
        out[c:d, a:b] += (tone[i] - out[c:d, a:b]) * cover
    print('splats', len(u))
    return out


if __name__ == '__main__':
    arguments, _ = scene.start()
    KIND = next(kind for kind in ('cloud', 'splats', 'model') if scene.said(kind))
    floor = kit.epoxy((0.16, 0.16, 0.155))
    parts = sum(pumps.row(0, 0), [])
    shell = [kit.block((-10, 0, -0.2), (20, 0.2, 3.4), pumps.concrete(), 0), kit.block((-10, -8, -0.2), (20, 8, 0.2), floor, 0)]
    if KIND == 'model':
        for thing in shell:
            thing.data.materials[0] = kit.clean('shell', (0.018, 0.08, 0.125), 0.9, 0.1)
        props.model(parts, EYE, 0.00052, 0.6)
        for thing in bpy.data.objects:
            if thing.name.startswith('model'):
                thing.visible_shadow = True  # what hangs on the wall is seen to touch it
        lines = [((x, -0.002, 0), (x, -0.002, 3)) for x in np.arange(-7.5, 8, 0.5)] + [((-9, -0.002, z), (9, -0.002, z)) for z in np.arange(0, 3, 0.5)] + [((x, 0, 0), (x, -6, 0)) for x in np.arange(-7.5, 8, 0.5)] + [((-9, y, 0), (9, y, 0)) for y in np.arange(-3, 0.1, 0.5)]
        scene.lines('grid', lines, EYE, 0.0003, materials.glow('grid', (0.03, 0.2, 0.3), 0.16))

    if KIND != 'model':
        scene.sky(strength=0.5, glow_at=(0.3, -1))
    for k in (-1, 0, 1):
        scene.panel((k * pumps.APART - 1.1, -2.2, 2.3), (0.35, 0.35), 16 if KIND == 'model' else 95, (1.0, 0.84, 0.66), (0.55, 1, -0.5))
        scene.panel((k * pumps.APART + 1.5, -3.2, 1.0), (0.8, 1.8), 6 if KIND == 'model' else 26, (0.6, 0.8, 1.0), (-0.7, 0.9, 0))
    scene.camera(EYE, (EYE[0], 0, EYE[2]), LENS, (0.535, -0.09))
    bpy.context.view_layer.use_pass_position = True
    scene.render(arguments, bounces=4)

    picture = exr.read(arguments['out'])
    light = develop.linear(arguments['out'], denoise.weights(arguments['out']), False)
    place, normal = (exr.layer(picture, name, 'XYZ').astype(np.float64) for name in ('Position', 'Denoising Normal'))
    height, width, _ = light.shape
    seen, axes = camera(width, height)
    normal = normal @ axes.T  # from the camera's axes
    made = cloud() if KIND == 'cloud' else splats() if KIND == 'splats' else light + GROUND
    kept = arguments['out'].replace('.exr', '.npy')
    np.save(kept, made.astype(np.float32))
