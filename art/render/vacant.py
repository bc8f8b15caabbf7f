"""Two desks head to head at a window of our office: one in use, the other, past the line between them, still a model.

x runs along the window, y towards it; the line is at x = 0, the model at x < 0.
"""
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
import seats  # noqa: E402
from mathutils import Matrix  # noqa: E402

arguments, data = scene.start()
EYE, TOP, LONG, DEEP = (-1.0, -4.3, 1.52), 0.74, 1.6, 0.82
random = np.random.default_rng(5)
concrete = materials.concrete(tone=1.0)
oak = kit.wood('oak', (0.17, 0.1, 0.052), (0.33, 0.21, 0.12), 0.4, (9, 0.5, 9))
plaster = kit.clean('plaster', (0.5, 0.49, 0.46), 0.9)
dark, white, orange = props.dark(), props.white(), props.orange()
steel = props.steel()


def floor():
    """Sealed concrete, trodden: clouds, scuffs, and a shine that comes and goes."""
    material, g = materials.new('floor')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    tone = g.math('MULTIPLY', g.ramp(g.noise(at, 0.8, 7, 0.62), 0.3, 0.72, 0.72, 1.12), g.ramp(g.noise(at, 26.0, 6, 0.7), 0.3, 0.7, 0.9, 1.08))
    tone = g.math('MULTIPLY', tone, g.ramp(g.noise(at, 3.0, 8, 0.7, stretch=(5, 0.6, 1)), 0.6, 0.72, 1.0, 0.82))
    shade = g.mix(1.0, (0.26, 0.245, 0.225), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    shine = g.ramp(g.noise(at, 1.6, 8, 0.68), 0.3, 0.7, 0.22, 0.5)
    bump = g('ShaderNodeBump', {'Strength': 0.12, 'Distance': 0.01, 'Height': g.noise(at, 8.0, 8, 0.7)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': shine, 'Specular': 0.45, 'Normal': bump}).outputs[0])
    return material


grey, hivis = seats.cloth('grey cloth', (0.075, 0.08, 0.09)), seats.cloth('hi-vis cloth', (0.82, 0.2, 0.018))


def desk(side):
    """A top on two frames, from the line outwards."""
    before = set(bpy.data.objects)
    kit.block((0.004 if side > 0 else -DEEP, -LONG / 2, TOP - 0.03), (DEEP - 0.004, LONG, 0.03), oak, 0.004)
    near, far = sorted((side * 0.06, side * (DEEP - 0.06)))
    for y in (-LONG / 2 + 0.1, LONG / 2 - 0.14):
        for x in (near, far - 0.04):
            kit.block((x, y, 0), (0.04, 0.04, TOP - 0.03), dark, 0.003)
        kit.block((near + 0.04, y, TOP - 0.07), (far - near - 0.08, 0.04, 0.04), dark, 0.003)
    return [t for t in bpy.data.objects if t not in before]


def jacket(at, turn):
    """A hi-vis jacket over a chair's back: it hangs in folds behind, its collar above, the sleeves at the sides."""
    before = set(bpy.data.objects)
    rows, columns = 46, 60
    points, bands = [], []
    for i in range(rows):
        t = i / (rows - 1)  # from the seat's side over the top and down
        way = t * 1.02
        front = 0.15
        for j in range(columns):
            u = j / (columns - 1) - 0.5
            wide = 0.5 + 0.09 * max(0.0, t - 0.25)
            x = u * wide
            bow = 0.75 * x * x
            fold = 0.012 * math.sin(u * 25 + 1.4) * min(1, max(0, t - 0.3) * 3) + 0.008 * math.sin(u * 47 + t * 6)
            if way < front:
                y, z = -0.245 + 1.2 * bow + abs(fold) * 0.3, 1.0 - (front - way)
            else:
                a = min(math.pi, (way - front) / 0.05)
                if a < math.pi:
                    y, z = -0.3 + 0.055 * math.cos(a) + bow * (1.2 - 0.2 * a / math.pi), 1.01 + 0.028 * math.sin(a)
                else:
                    down = way - front - 0.157
                    y, z = -0.36 + bow * 0.8 + fold * 1.5 - 0.05 * down, 1.01 - down
            z -= 0.12 * u * u + (0.015 * math.sin(u * 9) * t)
            points.append((x, y, z))
        bands.append(t)
    faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns - 1)]
    body = scene.put('jacket', points, faces, hivis, smooth=True)
    skin = body.modifiers.new('skin', 'SOLIDIFY')
    skin.thickness = 0.012
    body.data.materials.append(props.look('reflective', lambda n: kit.clean(n, (0.72, 0.72, 0.68), 0.35, 0.5)))
    for face, polygon in zip(faces, body.data.polygons):
        polygon.material_index = 1 if 0.72 < bands[face[0] // columns] < 0.77 or 0.87 < bands[face[0] // columns] < 0.92 else 0
    for s in (-1, 1):
        path = [(s * 0.25, -0.3, 0.99), (s * 0.29, -0.3, 0.9), (s * 0.305, -0.27, 0.72), (s * 0.3, -0.23, 0.54)]
        kit.tube(path, 0.056, hivis, 0.06, 20)
        kit.tube([(s * 0.303, -0.268, 0.71), (s * 0.3035, -0.26, 0.66)], 0.059, bpy.data.materials['reflective'], sides=20)
        kit.tube([(s * 0.3, -0.231, 0.545), (s * 0.3, -0.226, 0.51)], 0.05, dark, sides=20)
    kit.tube([(0.11 * math.cos(a), -0.34 + 0.045 * math.sin(a), 1.055 + 0.01 * math.sin(3 * a)) for a in np.linspace(0, 2 * math.pi, 30)[:-1]], 0.026, grey, sides=10, closed=True)
    seats.placed(before, Matrix.Translation((*at, 0)) @ Matrix.Rotation(turn, 4, 'Z'))


# --- the room: a wall of windows, a side wall with drawings ---
props.room(-9, -7, 3.3, 2.4, 3.3, floor(), plaster, concrete, 0.2, 'ns')
frame = props.plain('window frame', (0.03, 0.031, 0.034), 0.45)
for x in np.arange(-9, 3.4, 1.55):
    kit.block((x, 2.4, 0.5), (0.055, 0.12, 2.4), frame, 0.004)
for z in (0.5, 2.2):
    kit.block((-9, 2.4, z), (12.4, 0.12, 0.055), frame, 0.004)
kit.block((-9, 2.4, 0), (12.4, 0.25, 0.5), plaster, 0)
kit.block((-9, 2.28, 0.5), (12.4, 0.3, 0.035), oak, 0.004)
kit.block((-9, 2.4, 2.9), (12.4, 0.25, 0.5), plaster, 0)
for x in np.arange(-8.8, 3.2, 1.55):
    for k in range(9):
        kit.block((x + 0.15 + 0.13 * k, 2.24, 0.12), (0.11, 0.08, 0.32), white, 0.02)
for y, z, w, h in ((-0.9, 1.25, 0.84, 0.6), (0.15, 1.2, 0.59, 0.84), (0.9, 1.3, 0.42, 0.6)):
    kit.block((3.285, y, z), (0.004, w, h), props.look('sheet', lambda n: kit.clean(n, (0.64, 0.62, 0.58), 0.8)), 0)
    rows = [((3.28, y + 0.08, z + h * t), (3.28, y + w * (0.5 + 0.4 * ((k * 7) % 3) / 3), z + h * t)) for k, t in enumerate(np.arange(0.12, 0.9, 0.13))]
    scene.lines('ink', rows, EYE, 0.0006, props.look('ink', lambda n: kit.clean(n, (0.035, 0.04, 0.05), 0.8)))

# --- the place in use ---
desk(1)
seats.chair((1.27, -0.42), math.pi / 2 + 0.42, grey)
jacket((1.27, -0.42), math.pi / 2 + 0.42)
on = lambda x, y, z=0.0: (x, y, TOP + z)  # noqa: E731
before = set(bpy.data.objects)
kit.block((-0.36, -0.012, 0.16), (0.72, 0.024, 0.41), dark, 0.006)
scene.put('lit', [(-0.345, -0.0125, 0.175), (0.345, -0.0125, 0.175), (0.345, -0.0125, 0.555), (-0.345, -0.0125, 0.555)], [(0, 1, 2, 3)], materials.glow('lit', (0.004, 0.05, 0.09), 1.0))
rows = [((-0.3 + 0.05 * (k * 5 % 4), -0.014, 0.53 - 0.03 * k), (-0.2 + 0.05 * (k * 5 % 4) + 0.05 * (k * 7 % 6), -0.014, 0.53 - 0.03 * k)) for k in range(12)]
scene.lines('code', rows, (0, -2, 0.5), 0.0014, materials.glow('code', (0.12, 0.72, 1.0), 1.6))
kit.block((-0.03, 0.012, 0.02), (0.06, 0.02, 0.3), dark, 0.003)
kit.plank(kit.rounded(0, 0.03, 0.26, 0.18, 0.03), 0, 0.012, dark, 0.002)
seats.placed(before, Matrix.Translation(on(0.3, 0.22)) @ Matrix.Rotation(math.pi / 2 - 0.8, 4, 'Z'))
kit.block(on(0.5, -0.2), (0.14, 0.44, 0.014), dark, 0.004, 0.06)
props.sheet(on(0.06, -0.76, 0.001), 0.594, 0.42, 0.06, 4)
props.sheet(on(0.2, -0.72, 0.003), 0.42, 0.297, -0.16, 7)
props.helmet(on(0.22, -0.46), None, 3.7)
props.rolls(on(0.12, 0.68), 3, 0.5, -0.1, 0.03)
kit.turned([(0.03, 0), (0.04, 0.09), (0.037, 0.09), (0.028, 0.01)], on(0.68, -0.42), (0, 0, 1), white, 30)
kit.ring(on(0.72, -0.425, 0.05), (0, 1, 0), 0.024, 0.005, white, 24)
# Lamp, cables to a socket in the floor, a bag.
kit.turned([(0.0, 0.016), (0.08, 0.016), (0.085, 0.0)], on(0.15, 0.5), (0, 0, 1), dark, 32)
kit.tube([on(0.15, 0.5), on(0.14, 0.56, 0.42), on(0.4, 0.36, 0.52)], 0.008, dark, 0.02, 12)
kit.turned([(0.018, 0.05), (0.03, 0.03), (0.08, -0.06), (0.075, -0.06), (0.026, 0.025)], on(0.42, 0.34, 0.5), (-0.2, 0.15, 1), dark, 32)
kit.turned([(0.065, 0), (0, 0.001)], on(0.42, 0.34, 0.45), (-0.2, 0.15, 1), materials.glow('bulb', (1.0, 0.74, 0.45), 4), 32)
scene.lamp(on(0.42, 0.34, 0.41), 7, (1.0, 0.74, 0.45), 0.03, bulb=False)
for k, (y, sway) in enumerate(((0.12, 0.05), (0.16, -0.04), (0.5, 0.1))):
    kit.tube([on(0.04, y, 0.004), on(-0.0, y, -0.01), (0.09, y + sway, 0.42), (0.14, y + sway * 2, 0.1), (0.3 + 0.03 * k, 0.3, 0.012), (0.5, 0.42, 0.012)], 0.005, dark, 0.05, 8)
kit.block((0.46, 0.38, 0), (0.14, 0.1, 0.03), dark, 0.006)
bag = seats.cloth('bag', (0.05, 0.06, 0.05))
kit.plank(kit.rounded(0.86, -0.98, 0.16, 0.36, 0.06), 0.0, 0.34, bag, 0.05)
kit.tube([(0.86, -1.1, 0.33), (0.85, -1.06, 0.52), (0.85, -0.9, 0.52), (0.86, -0.86, 0.33)], 0.012, bag, 0.07, 10)

# --- the free place ---
before = set(bpy.data.objects)
desk(-1)
seats.chair((-1.3, -0.3), -math.pi / 2 - 0.4, grey, 8)
free = [t for t in bpy.data.objects if t not in before]
for thing in free:
    thing['model'] = 'duct'
    thing.matrix_basis = thing.matrix_world.copy()
props.model(free, EYE, 0.0009, 1.05)
kit.front([((0, -LONG / 2, TOP + 0.002), (0, LONG / 2, TOP + 0.002)), ((0, -LONG / 2 - 0.002, TOP), (0, -LONG / 2 - 0.002, 0)), ((0, -1.6, 0.003), (0, LONG / 2 + 0.5, 0.003))], EYE, 0.0011)

# --- outside, and the light of a late afternoon ---
scene.put('ground', [(-900, 3, -7), (900, 3, -7), (900, 900, -7), (-900, 900, -7)], [(0, 1, 2, 3)], materials.plain('ground', (0.12, 0.115, 0.1), 0.95))
for k in range(40):
    kit.block((-48 + 2.4 * k, 40, -7), (2.38, 0.05, 2.9 + 0.04 * (k * 7 % 3)), kit.clean(f'hoarding {k}', [c * (0.8 + 0.1 * (k * 5 % 4)) for c in (0.3, 0.29, 0.27)], 0.8), 0)
haze = scene.sky(strength=5, glow_at=(0.5, 1.0), dark=(0.035, 0.075, 0.14), blue=(0.1, 0.16, 0.25), warm=(1.1, 0.72, 0.42), far=(0.3, 0.3, 0.33))
scene.town(haze, [(-260 + 12 * k, 90 + 34 * (k * 7 % 8), 13 + k % 3 * 5, 15, 2 + 5 * (k * 5 % 5)) for k in range(50)], 420)
before = set(bpy.data.objects)
scene.reality(data, 'whole', concrete)  # the site across the road
seats.placed(before, Matrix.Translation((-34, 48, -7)) @ Matrix.Rotation(0.16, 4, 'Z'))
scene.sun(direction=62, elevation=21, strength=8, colour=(1.0, 0.74, 0.48), size=0.7)
scene.panel((-2, 2.2, 1.7), (11, 2.2), 60, (0.75, 0.85, 1.0), (0, -1, -0.25))
scene.panel((-1.5, -5.5, 2.9), (5, 2), 45, (1.0, 0.88, 0.74), (0.05, 0.9, -0.6))
scene.panel((-0.7, -0.2, 1.5), (1.2, 1.2), 5, (0.1, 0.6, 1.0), (0, 0, -1))
scene.camera(EYE, (-1.0, 2.0, 1.5), 30, (0.09, -0.15), focus=4.3, stop=1.4)
scene.render(arguments, bounces=5)
