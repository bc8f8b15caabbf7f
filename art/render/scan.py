"""One pump three times, side by side: as the points of a laser scan, as Gaussian splats, and as the model of the design.

The words `cloud`, `splats` and `model` choose; each is a third of one view, so that the three pictures continue one another.
Points and splats are drawn in numpy, coloured by the render, and kept as the denoised picture, which `develop.py` grades.
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

arguments, _ = scene.start()
KIND = next(kind for kind in ('cloud', 'splats', 'model') if scene.said(kind))
LENS, EYE = 27.0, (0.0, -6.25, 1.06)  # each of three pumps fills a third
GROUND = np.float32([0.0042, 0.0135, 0.0185])
random = np.random.default_rng(41)

floor = kit.epoxy((0.16, 0.16, 0.155))
parts = sum(pumps.row(-3, 3), [])
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
scene.camera(EYE, (0, 0, 1.06), LENS, (0, 0))
bpy.context.view_layer.use_pass_position = True
scene.render(arguments, bounces=4)

picture = exr.read(arguments['out'])
light = develop.linear(arguments['out'], denoise.weights(arguments['out']), False)
place, normal = (exr.layer(picture, name, 'XYZ').astype(np.float64) for name in ('Position', 'Denoising Normal'))
normal = normal @ np.float64(bpy.context.scene.camera.matrix_world.to_3x3()).T  # from the camera's axes
height, width, _ = light.shape
graph = bpy.context.evaluated_depsgraph_get()
camera = bpy.context.scene.camera
view = np.float64(camera.calc_matrix_camera(graph, x=width, y=height) @ camera.matrix_world.inverted())


def seen(at):
    """Where a point of space is on the picture, in pixels from its upper left, and its distance."""
    v = np.column_stack([at, np.ones(len(at))]) @ view.T
    return (v[:, 0] / v[:, 3] + 1) / 2 * width, (1 - v[:, 1] / v[:, 3]) / 2 * height, np.linalg.norm(at - EYE, axis=1)


def cloud():
    """What a scanner on its tripod hits, ray by ray: near things thick with points, and shadows where they stand in its way."""
    out = np.broadcast_to(GROUND, (height * 2, width * 2, 3)).copy()
    far = np.linalg.norm(place - EYE, axis=-1)
    middle = -pumps.APART
    for station, step in (((middle - 0.95, -2.5, 1.5), 0.26), ((middle + 1.5, -3.4, 1.7), 0.4)):
        hits = []
        for a in np.arange(20, 160, step):
            for e in np.arange(-50, 40, step):
                a_, e_ = math.radians(a + random.normal(0, 0.03)), math.radians(e + random.normal(0, 0.03))
                hit, at, _, _, _, _ = bpy.context.scene.ray_cast(graph, station, (math.cos(a_) * math.cos(e_), math.sin(a_) * math.cos(e_), math.sin(e_)))
                if hit and (at.y < -0.02 or random.random() < 0.4):  # a bare wall needs fewer
                    hits.append(at)
        at = np.float64(hits) + random.normal(0, 0.002, (len(hits), 3))
        u, v, deep = seen(at)
        inside = (u >= 1) & (u < width - 1) & (v >= 1) & (v < height - 1)
        at, u, v, deep = at[inside], u[inside], v[inside], deep[inside]
        clear = deep < far[v.astype(int), u.astype(int)] + 0.03
        u, v, deep = u[clear], v[clear], deep[clear]
        tone = light[v.astype(int), u.astype(int)] * 3 + 0.02
        tone *= random.uniform(0.85, 1.15, (len(u), 1)).astype(np.float32)
        order = np.argsort(-deep)
        for du in range(-1, 2):
            for dv in range(-1, 2):
                out[(v[order] * 2 + dv).astype(int), (u[order] * 2 + du).astype(int)] = tone[order]
    return out.reshape(height, 2, width, 2, 3).mean((1, 3))


def splats():
    """Soft ellipsoids on every surface, small where the picture is fine, from back to front; to the left, where the points end, they stand apart."""
    out = np.broadcast_to(GROUND, (height, width, 3)).copy()
    grey = np.log(light.mean(-1) + 0.01)
    fine = sum(np.abs(np.roll(grey, s, a) - grey) for a in (0, 1) for s in (-3, 3))
    fine += 2.5 * sum(np.linalg.norm(np.roll(normal, s, a) - normal, axis=-1) for a in (0, 1) for s in (-3, 3))
    fine = np.clip(fine / 1.2, 0, 1)
    unit = width / 900
    share = (0.014 + 0.13 * fine) / unit**2
    v, u = np.nonzero(random.random((height, width)) < share)
    at, n, detail = place[v, u], normal[v, u], fine[v, u]
    size = (0.017 - 0.0126 * detail) * random.uniform(0.7, 1.5, len(u))
    apart = np.clip(u / (width * 0.26), 0, 1) ** 0.7  # 0 where the points end
    size *= 0.35 + 0.65 * apart
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


made = cloud() if KIND == 'cloud' else splats() if KIND == 'splats' else light + GROUND
kept = arguments['out'].replace('.exr', '.npy')
np.save(kept, made.astype(np.float32))
