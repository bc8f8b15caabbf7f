"""Near things: `bend` a duct elbow half as a dense mesh and half as few faces, `gauge` a sleeve cast two centimetres off its place."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
concrete = materials.concrete(tone=1.05)


def bend():
    """On site, in the noon's light: the model's elbow before the real duct that it repeats."""
    eye = (0.15, -2.25, 1.62)
    radius, half, zc, xc = 0.62, 0.3, 0.95, -0.55
    dense, few = (22, 11), (5, 1)

    def mesh(columns, rows, y0, y1):
        """The elbow's four sides as a grid; the duct comes from the left and turns up."""
        run = max(2, columns // 2)
        stations = [(xc - 1.15 + 1.15 * k / run, zc, 0, 1) for k in range(run)]
        stations += [(xc + radius * math.sin(t), zc + radius * (1 - math.cos(t)), -math.sin(t), math.cos(t)) for t in np.linspace(0, math.pi / 2, columns + 1)]
        stations += [(xc + radius, zc + radius + 1.1 * (k + 1) / run, -1, 0) for k in range(run)]
        section = [(-half, y0 + (y1 - y0) * k / rows) for k in range(rows + 1)] + [(-half + 2 * half * (k + 1) / rows, y1) for k in range(rows)] + [(half, y1 - (y1 - y0) * (k + 1) / rows) for k in range(rows)] + [(half - 2 * half * (k + 1) / rows, y0) for k in range(rows - 1)]
        points = [(x + nx * o, y, z + nz * o) for x, z, nx, nz in stations for o, y in section]
        n = len(section)
        faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(stations) - 1) for k in range(n)]
        return np.float64(points), faces

    cut = xc + radius * 0.5
    veil = materials.service('few', 0.86, 0.42)
    line, fine = materials.glow('few line', (0.2, 0.82, 1.0), 2.6), materials.glow('dense line', (0.1, 0.7, 1.0), 1.5)
    for (columns, rows), left in ((dense, True), (few, False)):
        points, faces = mesh(columns, rows, 0.0, 0.75)
        kept = [f for f in faces if (np.mean(points[list(f)][:, 0] + 0.9 * (points[list(f)][:, 2] - zc - 0.35)) < cut) == left]
        pairs = set()
        for f in kept:
            for k in range(4):
                pairs.add(tuple(sorted((f[k], f[(k + 1) % 4]))))
            if left:
                pairs.add(tuple(sorted((f[0], f[2]))))
        scene.put('elbow', [tuple(p) for p in points], kept, veil).visible_shadow = False
        scene.lines('mesh', [(tuple(points[a]), tuple(points[b])) for a, b in pairs], eye, 0.00045 if left else 0.0017, fine if left else line).visible_shadow = False
    # The real one behind, hung from the slab, with its flanges; the wall and an opening to the day.
    zinc = materials.plain('zinc', (0.46, 0.465, 0.47), 0.4, 0.6)
    points, faces = mesh(28, 1, 1.55, 2.3)
    thing = scene.put('duct', [(p[0] + 1.15, p[1] + 0.2, p[2] + 0.12) for p in points], faces, zinc, smooth=True)
    for x in (xc - 0.75, xc - 0.05):
        kit.block((x + 1.15, 1.72, zc - half + 0.09), (0.03, 0.81, 2 * half + 0.06), zinc, 0.002)
    for z in (zc + radius + 0.05, zc + radius + 0.8):
        kit.block((xc + radius + 1.15 - half - 0.03, 1.72, z), (2 * half + 0.06, 0.81, 0.03), zinc, 0.002)
    props.room(-5, -4, 5, 4.2, 3.0, concrete, concrete, concrete, 0.3, 'e')
    for y in (-2.5, 1.0, 4.0):
        kit.block((4.6, y, 0), (0.4, 0.4, 3.0), concrete, 0.02)
    for x in (-2.4, -2.05, -1.75):
        kit.tube([(x, 3.3, 0), (x, 3.3, 3.0)], 0.06, props.plain('pipe', (0.42, 0.42, 0.41), 0.4, 0.3))
    kit.block((-2.55, 3.34, 1.4), (1.0, 0.05, 0.05), zinc, 0)
    haze = scene.sky(strength=11, glow_at=(1, 0.4), dark=(0.04, 0.075, 0.13), blue=(0.1, 0.15, 0.22), warm=(0.9, 0.75, 0.55), far=(0.3, 0.32, 0.36))
    scene.put('land', [(5, -300, -4), (900, -300, -4), (900, 900, -4), (5, 900, -4)], [(0, 1, 2, 3)], materials.mud(-9, haze))
    scene.town(haze, [(60 + 25 * (k % 4), -60 + k * 22, 18, 18, 6 + 7 * (k % 3)) for k in range(14)], 380)
    scene.sun(direction=12, elevation=24, strength=14, colour=(1.0, 0.86, 0.66))
    scene.panel((-1.5, -3.2, 2.8), (2.4, 1.2), 60, (0.95, 0.96, 1.0), (0.2, 0.8, -0.7))
    scene.panel((0, 0.9, 1.5), (2, 1.5), 22, (0.1, 0.6, 1.0), (0, 1, 0))
    scene.camera(eye, (0.28, 1, 1.5), 24, (0.0, -0.01))


def gauge():
    """Low sun over a slab: the steel rim of a cast sleeve, and next to it, two centimetres away, where the model has it; a steel rule lies across."""
    eye = (-0.11, -0.36, 0.33)
    kit.block((-3, -3, -0.3), (6, 6, 0.3), concrete, 0)
    steel = materials.plain('rule', (0.5, 0.5, 0.5), 0.25, 0.9)
    pvc = materials.plain('pvc', (0.3, 0.12, 0.05), 0.45)
    bore = materials.plain('bore', (0.008, 0.008, 0.009), 1.0)
    x, y, r = 0.02, 0.05, 0.08
    kit.turned([(r, -0.02), (r, 0.022), (r - 0.005, 0.022), (r - 0.005, -0.02)], (x, y, 0), (0, 0, 1), pvc, 64)
    kit.turned([(r - 0.005, 0), (r - 0.005, 0.0012)], (x, y, 0), (0, 0, 1), bore, 64)
    off = -0.02
    bright, edge = materials.glow('place', (0.35, 0.9, 1.0), 3.2), materials.glow('axis', (0.08, 0.66, 1.0), 1.6)
    for z, w in ((0.003, 0.0009), (0.12, 0.0009)):
        kit.ring((x + off, y, z), (0, 0, 1), r, w, bright, 96).visible_shadow = False
    shell = kit.turned([(r, 0.002), (r, 0.12)], (x + off, y, 0), (0, 0, 1), materials.ghost('place body', 0.05, 0.5), 64)
    shell.visible_shadow = False
    pairs = [((x + off - 0.4, y, 0.003), (x + off + 0.5, y, 0.003)), ((x + off, y - 0.3, 0.003), (x + off, y + 0.9, 0.003))]
    scene.lines('axes', pairs, (0, 0, 0), 0.0005, edge).visible_shadow = False
    # The way between the two middles, in orange.
    mark = materials.glow('mark', (1.0, 0.24, 0.015), 3.0)
    z, yy = 0.024, y - r - 0.012
    gap = [((x + off - r, yy, z), (x - r, yy, z)), ((x + off - r, yy - 0.012, z), (x + off - r, yy + 0.03, z)), ((x - r, yy - 0.012, z), (x - r, yy + 0.03, z))]
    scene.lines('gap', gap, (0, 0, 0), 0.0007, mark).visible_shadow = False
    # The rule with its ticks, a pencil, a survey nail in the axis.
    c, s = math.cos(-0.06), math.sin(-0.06)
    kit.block((-0.2, -0.085, 0.001), (0.5, 0.028, 0.0012), steel, 0.0003, -0.06)
    ink = props.plain('ink', (0.02, 0.02, 0.022), 0.6)
    for k in range(1, 98):
        u, long = k * 0.005, 0.012 if k % 10 == 0 else 0.0085 if k % 2 == 0 else 0.005
        for v in (0.028 - long,):
            kit.block((-0.2 + u * c - v * s, -0.085 + u * s + v * c, 0.0024), (0.0006, long, 0.0002), ink, 0, -0.06)
    scene.rod('pencil', (0.16, -0.02, 0.005), (0.3, 0.1, 0.005), 0.004, props.orange(), 6)
    scene.rod('tip', (0.16, -0.02, 0.005), (0.147, -0.031, 0.003), 0.004, kit.wood('cedar', (0.2, 0.12, 0.06), (0.3, 0.2, 0.1)), 6, 0.1)
    kit.turned([(0.004, 0), (0.009, 0.003), (0.009, 0.005), (0.002, 0.006)], (x + off, y + 0.36, 0.0), (0, 0, 1), steel, 24)
    kit.turned([(0.02, 0), (0.02, 0.0012)], (x + off, y + 0.36, 0), (0, 0, 1), props.orange(), 32)
    # Starter bars stand behind, out of focus.
    rust = materials.plain('rust', (0.16, 0.065, 0.03), 0.8)
    for k in range(6):
        for j in range(2):
            scene.rod('bar', (-0.8 + k * 0.3 + j * 0.05, 1.5 + j * 0.35, 0), (-0.78 + k * 0.3 + j * 0.05, 1.52 + j * 0.35, 0.9), 0.01, rust, 8)
    haze = scene.sky(strength=3.6, glow_at=(0.7, 0.9), dark=(0.02, 0.045, 0.1), blue=(0.05, 0.085, 0.15), warm=(1.1, 0.6, 0.3), far=(0.16, 0.15, 0.17))
    scene.town(haze, [(-150 + k * 30, 190 + 20 * (k % 3), 24, 18, 14 + 9 * (k % 4)) for k in range(12)], 420)
    scene.put('land', [(-900, 3, -2), (900, 3, -2), (900, 1900, -2), (-900, 1900, -2)], [(0, 1, 2, 3)], materials.mud(-9, haze))
    scene.sun(direction=38, elevation=14, strength=17, colour=(1.0, 0.68, 0.4), size=0.9)
    scene.panel((-0.8, -0.8, 0.9), (0.8, 0.8), 4, (0.8, 0.9, 1.0), (0.6, 0.7, -0.7))
    scene.camera(eye, (0.035, 0.07, 0.045), 30, (0.0, 0.02), level=False, focus=0.5, stop=14)


next(make for make in (bend, gauge) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
