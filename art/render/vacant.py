"""Evening in our office: three places in a row at the window; the middle one is a model, for whoever comes next."""
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
EYE, STEP, TOP = (-0.2, -4.4, 1.5), 2.0, 0.74
random = np.random.default_rng(5)
concrete = materials.concrete(tone=0.9)
boards = kit.wood('boards', (0.075, 0.046, 0.027), (0.13, 0.082, 0.05), 0.4, (9, 0.5, 9))
oak = kit.wood('oak', (0.15, 0.085, 0.042), (0.28, 0.17, 0.09), 0.38)
plaster = kit.clean('plaster', (0.46, 0.45, 0.43), 0.9)
cloth = kit.clean('cloth', (0.1, 0.105, 0.115), 0.95, 0.1)
card = kit.clean('card', (0.6, 0.58, 0.54), 0.9)
dark, white = props.dark(), props.white()
cyan = materials.glow('screen line', (0.12, 0.72, 1.0), 1.6)


def place(x, kind):
    """Desk, chair, screen, lamp and what lies there; `kind` says whose it is, `model` that it is nobody's yet."""
    before = set(bpy.data.objects)
    sides = 4 if kind == 'model' else 12  # lines of a model follow edges
    kit.block((x - 0.85, -0.4, TOP - 0.035), (1.7, 0.8, 0.035), oak, 0.005)
    for dx in (-0.78, 0.74):
        kit.block((x + dx, -0.34, 0), (0.04, 0.04, TOP - 0.035), dark, 0.003)
        kit.block((x + dx, 0.3, 0), (0.04, 0.04, TOP - 0.035), dark, 0.003)
        kit.block((x + dx, -0.3, TOP - 0.075), (0.04, 0.6, 0.04), dark, 0.003)
    # Screen, keyboard.
    kit.block((x - 0.36, 0.16, TOP + 0.14), (0.72, 0.026, 0.42), dark, 0.006)
    kit.block((x - 0.03, 0.185, TOP + 0.01), (0.06, 0.024, 0.3), dark, 0.003)
    kit.plank(kit.rounded(x, 0.19, 0.26, 0.18, 0.03), TOP, TOP + 0.012, dark, 0.002)
    kit.block((x - 0.22, -0.2, TOP), (0.44, 0.13, 0.014), dark if kind != 'model' else white, 0.004)
    # Lamp.
    lx = x + 0.62
    kit.turned([(0.0, 0.016), (0.08, 0.016), (0.085, 0.0)], (lx, 0.2, TOP), (0, 0, 1), dark, 32)
    scene.rod('stem', (lx, 0.2, TOP), (lx + 0.05, 0.22, TOP + 0.4), 0.008, dark, sides)
    scene.rod('stem', (lx + 0.05, 0.22, TOP + 0.4), (lx - 0.2, 0.06, TOP + 0.52), 0.008, dark, sides)
    kit.turned([(0.018, 0.05), (0.03, 0.03), (0.08, -0.06), (0.075, -0.06), (0.026, 0.025)], (lx - 0.21, 0.05, TOP + 0.5), (0.15, 0.1, 1), dark, sides * 2)
    # Chair, turned a little.
    cy, turn = -0.72, {'left': 0.35, 'right': -0.3}.get(kind, 0.12)
    c, s = math.cos(turn), math.sin(turn)
    seat = kit.plank(kit.rounded(0, 0, 0.5, 0.48, 0.13), 0.43, 0.5, cloth, 0.02)
    back = scene.put('back', *shell(0.24, 0.5, 0.6, 1.02), cloth, 0.012)
    for part in (seat, back):
        part.location, part.rotation_euler = (x, cy, 0), (0, 0, turn)
    scene.rod('leg', (x, cy, 0.09), (x, cy, 0.44), 0.028, dark, sides)
    scene.rod('spine', (x + 0.22 * s, cy - 0.22 * c, 0.44), (x + 0.25 * s, cy - 0.25 * c, 0.72), 0.02, dark, sides)
    for k in range(5):
        a = turn + k * 2 * math.pi / 5
        scene.rod('foot', (x, cy, 0.1), (x + 0.31 * math.cos(a), cy + 0.31 * math.sin(a), 0.06), 0.02, dark, sides, 0.6)
        kit.turned([(0.0, -0.014), (0.03, -0.014), (0.03, 0.014), (0.0, 0.014)], (x + 0.31 * math.cos(a), cy + 0.31 * math.sin(a), 0.031), (math.cos(a + 1.57), math.sin(a + 1.57), 0), dark, 16)
    return [t for t in bpy.data.objects if t not in before]


def shell(reach, width, low, high):
    """A chair's back, bent round whoever sits there."""
    n, thick = 10, 0.035
    points, faces = [], []
    for z in (low, high):
        for r in (0, thick):
            for k in range(n + 1):
                u = (k / n - 0.5) * width
                points.append((u, -reach - r + 0.55 * u * u * 1.6, z))
    row = n + 1
    for k in range(n):
        for a, b in ((0, 1), (1, 3), (3, 2), (2, 0)):
            faces.append((a * row + k, a * row + k + 1, b * row + k + 1, b * row + k))
    faces += [(0, row, 3 * row, 2 * row), (n, 2 * row + n, 3 * row + n, row + n)]
    return points, faces


def lit(x, lines):
    """What the screen shows: (from, to) in shares of it."""
    scene.put('lit', [(x - 0.345, 0.158, TOP + 0.155), (x + 0.345, 0.158, TOP + 0.155), (x + 0.345, 0.158, TOP + 0.545), (x - 0.345, 0.158, TOP + 0.545)], [(0, 1, 2, 3)], props.look('lit', lambda n: materials.glow(n, (0.005, 0.02, 0.036), 1.0)))
    on = lambda p: (x - 0.345 + 0.69 * p[0], 0.155, TOP + 0.155 + 0.39 * p[1])  # noqa: E731
    scene.lines('screen lines', [(on(a), on(b)) for a, b in lines], EYE, 0.00055, cyan).visible_shadow = False


def frame_lines():
    """A storey in perspective."""
    out = []
    for k in range(5):
        u, d = 0.14 + 0.17 * k, 0.02 * k
        out += [((u, 0.24 + d), (u, 0.72 - d)), ((u + 0.05, 0.3 + d), (u + 0.05, 0.66 - d))]
    for a, b in ((0.24, 0.32), (0.72, 0.64), (0.5, 0.48), (0.6, 0.56)):
        out.append(((0.14, a), (0.82, b)))
    return out


def code_lines():
    out, v = [], 0.86
    for k in range(13):
        left = 0.08 + 0.05 * (k * 5 % 4)
        out.append(((left, v), (left + 0.1 + 0.07 * (k * 7 % 5), v)))
        v -= 0.06
    return out


props.room(-7, -6, 5.5, 2.2, 3.2, boards, plaster, concrete, 0.2, 'n')
for x in np.arange(-6, 5.6, 1.9):
    kit.block((x, 2.22, 0.35), (0.06, 0.1, 2.4), dark, 0.004)
kit.block((-7, 2.2, 0), (12.5, 0.18, 0.35), plaster, 0)
kit.block((-7, 2.2, 2.75), (12.5, 0.18, 0.5), plaster, 0)
for x, kind in ((-STEP, 'left'), (STEP, 'right')):
    place(x, kind)
    kit.turned([(0.065, 0), (0, 0.001)], (x + 0.4, 0.045, TOP + 0.445), (0.15, 0.1, 1), props.look('bulb', lambda n: materials.glow(n, (1.0, 0.74, 0.45), 5)), 32)
    scene.lamp((x + 0.4, 0.045, TOP + 0.42), 16, (1.0, 0.74, 0.45), 0.03, bulb=False)
lit(-STEP, frame_lines())
lit(STEP, code_lines())
parts = place(0, 'model')
for part in parts:
    part['model'] = 'veil'
bpy.context.view_layer.update()
for part in parts:
    part.matrix_basis = part.matrix_world.copy()
props.model(parts, EYE, 0.00095, 2.4)
edge = [(x, y, 0.004) for x, y in ((-0.98, -1.1), (0.98, -1.1), (0.98, 0.5), (-0.98, 0.5))]
kit.front([(edge[k], edge[(k + 1) % 4]) for k in range(4)], EYE, 0.0012)

# What people keep there.
props.helmet((-STEP - 0.6, -0.02, TOP), white, 3.6)
props.rolls((-STEP - 0.7, 0.2, TOP), 3, 0.5, 0.1, 0.03)
props.helmet((STEP - 0.62, 0.02, TOP), None, 3.9)
props.sheet((STEP - 0.8, -0.34, TOP + 0.001), 0.42, 0.297, 0.1, 4)
for x in (-STEP + 0.42, STEP + 0.4):
    kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (x, -0.18, TOP), (0, 0, 1), white, 30)
scene.total_station((3.95, 1.3, 0), 0.9)
kit.block((-6.9, 1.5, 0), (2.6, 0.4, 1.1), oak, 0.006)

scene.put('ground', [(-900, 2.5, -1), (900, 2.5, -1), (900, 900, -1), (-900, 900, -1)], [(0, 1, 2, 3)], materials.plain('ground', (0.085, 0.08, 0.078), 0.95))
for x, y in [(x, y) for x in (-6.5, 5.5) for y in (13, 20, 30, 45, 68, 100)]:
    scene.rod('post', (x, y, -1), (x, y, 3.1), 0.05, dark)
    scene.lamp((x, y, 3.1), 300, (1.0, 0.66, 0.36), 0.1)
haze = scene.sky(strength=1.7, glow_at=(0.35, 1.0))
scene.town(haze, [(-260 + 12 * k, 70 + 34 * (k * 7 % 8), 13 + k % 3 * 5, 15, 6 + 5 * (k * 5 % 5)) for k in range(50)] + [(-46, 52, 16, 20, 8), (-30, 74, 14, 16, 5), (-26, 108, 12, 16, 9), (18, 58, 15, 18, 5), (36, 50, 14, 20, 10), (22, 96, 16, 14, 8)], 380)
scene.panel((0.5, 2.15, 1.7), (8, 1.8), 40, (0.62, 0.76, 1.0), (0, -1, -0.3))
scene.panel((0.5, -3.8, 2.9), (4, 1.2), 75, (1.0, 0.86, 0.7), (0.05, 0.8, -1))
scene.panel((0.0, -0.2, 1.9), (1.4, 0.9), 7, (0.1, 0.6, 1.0), (0, 0, -1))
scene.camera(EYE, (-0.2, 2.0, 1.5), 27, (-0.04, -0.115))
scene.render(arguments, bounces=5)
