"""One pump three times: as the points of a laser scan, as Gaussian splats, and as the model of the design.

The words `cloud`, `splats` and `model` choose; all three have one camera, so that each part is at the same place in them.
Points and splats are drawn in numpy, coloured by the render, and kept as the denoised picture, which `develop.py` grades.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import cloud as points  # noqa: E402
import denoise  # noqa: E402
import develop  # noqa: E402
import exr  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import pumps  # noqa: E402
import scene  # noqa: E402

LENS, EYE = 66.0, (-1.7, -6.2, 1.3)  # the pump from its left, from the floor to the header above it
SCANNERS = (1.5, -4.6, 1.6), (-4.6, -4.2, 1.7)
GROUND = np.float32([0.0042, 0.0135, 0.0185])
random = np.random.default_rng(41)


def camera(width, height):
    """What a picture knows of its camera: a function that gives places in pixels from the upper left, with their distance; and its axes."""
    thing = bpy.context.scene.camera
    view = np.float64(thing.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height) @ thing.matrix_world.inverted())

    def seen(at):
        v = np.column_stack([at, np.ones(len(at))]) @ view.T
        return (v[:, 0] / v[:, 3] + 1) / 2 * width, (1 - v[:, 1] / v[:, 3]) / 2 * height, np.linalg.norm(at - np.float64(thing.location), axis=1)

    return seen, np.float64(thing.matrix_world.to_3x3())


def cloud():
    """What two scanners see: a point for every ray that meets something."""
    parts = []
    for at in SCANNERS:
        scene.camera(at, (EYE[0], 0, 1.25), 21, level=False)
        scene.render({**arguments, 'width': 840, 'height': 672, 'samples': 8}, bounces=4)
        picture = exr.read(arguments['out'])
        place, light = exr.layer(picture, 'Position', 'XYZ'), develop.linear(arguments['out'], denoise.weights(arguments['out']), False)
        rows, columns = np.indices(place.shape[:2])
        met = place.any(-1) & ((place[..., 1] < -0.004) | ((rows + columns) % 2 == 0))  # fewer on the bare wall
        parts.append((place[met], light[met] * 1.6))
    place, tone = (np.concatenate(part) for part in zip(*parts))
    return points.coarse(points.splat(place, tone, seen, (arguments['width'] * points.FINE, arguments['height'] * points.FINE), GROUND))


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
    if KIND == 'cloud':
        seen, _ = camera(arguments['width'] * points.FINE, arguments['height'] * points.FINE)
        made = cloud()
    else:
        scene.render(arguments, bounces=4)
        picture = exr.read(arguments['out'])
        light = develop.linear(arguments['out'], denoise.weights(arguments['out']), False)
        place, normal = (exr.layer(picture, name, 'XYZ').astype(np.float64) for name in ('Position', 'Denoising Normal'))
        height, width, _ = light.shape
        seen, axes = camera(width, height)
        normal = normal @ axes.T  # from the camera's axes
        made = splats() if KIND == 'splats' else light + GROUND
    np.save(arguments['out'].replace('.exr', '.npy'), made.astype(np.float32))
