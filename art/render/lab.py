"""Our workshop on an afternoon: people at desks whose screens show the building, and one with a tablet at the concrete column under test. Seen from behind."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import seats  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, data = scene.start()
EYE, HIGH, TOP = scene.word('eye', (0.15, -4.3, 1.55)), 3.7, 0.74
W, E, N = -4.6, 4.9, 8.5  # the walls
random = np.random.default_rng(8)
concrete = materials.concrete(tone=1.0)
oak = kit.wood('oak', (0.17, 0.1, 0.052), (0.33, 0.21, 0.12), 0.4, (0.5, 9, 9))
plaster = kit.clean('plaster', (0.5, 0.475, 0.435), 0.9)
dark, steel, orange, white = props.dark(), props.steel(), props.orange(), props.white()
bright = materials.glow('bright', (0.35, 0.9, 1.0), 3.2)
grey = seats.cloth('grey cloth', (0.07, 0.075, 0.085))


# --- desks ---

def flat(group, spin, tilt):
    """A group's points as seen from `spin` and `tilt`, in metres: right and up."""
    f = data['frame']
    p = np.float64(group['points']) - [f['length'] / 2, f['depth'] / 2, f['height'] / 2]
    x, y = p[:, 0] * math.cos(spin) - p[:, 1] * math.sin(spin), p[:, 0] * math.sin(spin) + p[:, 1] * math.cos(spin)
    return np.column_stack([x, p[:, 2] * math.cos(tilt) + y * math.sin(tilt)])


def shown(place, wide, high, spin, tilt, zoom, middle=(0, 0), rows=False):
    """What a screen shows: the building, its services bright; or, with `rows`, rows of a program's text as bars."""
    night = props.look('screen', lambda n: materials.glow(n, (0.004, 0.026, 0.048), 1.0))
    body = props.look('shown', lambda n: materials.glow(n, (0.01, 0.26, 0.5), 0.8))
    veil = props.look('shown slab', lambda n: materials.glow(n, (0.006, 0.07, 0.13), 0.8))
    line = props.look('shown line', lambda n: materials.glow(n, (0.1, 0.66, 1.0), 0.75))
    on = lambda u, v, z=0.0: tuple(place @ Vector((u, z, v)))  # noqa: E731
    scene.put('lit', [on(-wide / 2, 0), on(wide / 2, 0), on(wide / 2, high), on(-wide / 2, high)], [(0, 1, 2, 3)], night)
    far = (place.translation - Vector(EYE)).length
    if rows:
        bars = [(-wide * 0.42 + 0.022 * (k * 5 % 4), high * (0.9 - 0.055 * k), 0.05 + 0.034 * (k * 7 % 6)) for k in range(15)]
        scene.lines('rows', [(on(u, v, -0.002), on(u + long, v, -0.002)) for u, v, long in bars], (0, 0, 0), 0.0013, line)
        return
    inside = lambda q: (np.abs(q[:, 0]) < wide * 0.48) & (q[:, 1] > high * 0.03) & (q[:, 1] < high * 0.97)  # noqa: E731
    for g in data['groups']:
        services = g['trade'] == 'services' and g['layer'] in ('duct', 'pipe', 'ahu')
        if not g['points'] or not (services or g['layer'] in ('slab', 'column', 'core')):
            continue
        q = flat(g, spin, tilt) * zoom + [middle[0], high / 2 + middle[1]]
        ok = inside(q)
        faces = [f for f in g['faces'] if ok[f].all()]
        deep = -0.0012 if services else -0.0006
        if faces and g['layer'] != 'column':
            scene.put('shown', [on(u, v, deep) for u, v in q], faces, body if services else veil)
        if g['edges'] and not services:
            pairs = np.int64(g['edges'])
            pairs = pairs[ok[pairs].all(1) & (np.hypot(*(q[pairs[:, 0]] - q[pairs[:, 1]]).T) > wide * 0.07)]
            scene.lines('shown', [(on(*q[a], -0.0018), on(*q[b], -0.0018)) for a, b in pairs], (0, 0, 0), far * 0.00017, line)


def monitor(x, y, turn, wide=0.7, high=0.4, **what):
    before = set(bpy.data.objects)
    kit.block((-wide / 2 - 0.008, 0.002, 0.145), (wide + 0.016, 0.022, high + 0.016), dark, 0.005)
    kit.block((-0.03, 0.022, 0.01), (0.06, 0.02, 0.3), dark, 0.003)
    kit.plank(kit.rounded(0, 0.03, 0.26, 0.18, 0.03), 0, 0.012, dark, 0.002)
    place = Matrix.Translation((x, y, TOP)) @ Matrix.Rotation(turn, 4, 'Z')
    seats.placed(before, place)
    shown(place @ Matrix.Translation((0, 0, 0.153)), wide, high, **what)


def desk(x, y, wide=1.7):
    """A top 0.8 m deep from (x, y) on two frames, with keyboard, mouse and a mug."""
    kit.block((x, y, TOP - 0.03), (wide, 0.8, 0.03), oak, 0.004)
    for u in (x + 0.08, x + wide - 0.12):
        for v in (y + 0.06, y + 0.7):
            kit.block((u, v, 0), (0.04, 0.04, TOP - 0.03), dark, 0.003)
        kit.block((u, y + 0.06, TOP - 0.07), (0.04, 0.68, 0.04), dark, 0.003)
    kit.block((x + 0.1, y + 0.72, TOP - 0.36), (wide - 0.2, 0.02, 0.3), grey, 0.004)
    mid = x + wide / 2
    kit.block((mid - 0.22, y + 0.1, TOP), (0.44, 0.14, 0.014), dark, 0.004)
    kit.plank(kit.rounded(mid + 0.34, y + 0.18, 0.06, 0.1, 0.028), TOP, TOP + 0.03, dark, 0.01)
    kit.turned([(0.03, 0), (0.04, 0.09), (0.037, 0.09), (0.028, 0.01)], (x + wide - 0.2, y + 0.3, TOP), (0, 0, 1), white, 30)


def sitting(x, y, **looks):
    """Somebody on a chair before the desk at y."""
    seats.chair((x, y - 0.3), looks.pop('swing', 0.0), grey)
    people.person((x, y - 0.27), 0.0, hands=((0.14, 0.42, TOP + 0.06), (-0.13, 0.44, TOP + 0.06)), work=False, seated=True, **looks)


# --- the room ---
floor = kit.epoxy((0.27, 0.255, 0.235), 0.42)
props.room(W, -7, E, N, HIGH, floor, plaster, concrete, 0.25, 'sw')
for y in np.arange(-5.6, N, 2.4):
    kit.block((W, y, HIGH - 0.32), (E - W, 0.3, 0.32), concrete, 0.012)
frame = props.plain('window frame', (0.035, 0.036, 0.04), 0.45)
kit.block((W - 0.2, -7, 0), (0.2, N + 7, 0.75), plaster, 0)
kit.block((W - 0.2, -7, 3.3), (0.2, N + 7, 0.4), plaster, 0)
for y in np.arange(-7, N + 0.1, 1.3):
    kit.block((W - 0.12, y, 0.75), (0.09, 0.06, 2.6), frame, 0.004)
for z in (0.75, 2.5, 3.27):
    kit.block((W - 0.12, -7, z), (0.09, N + 7, 0.05), frame, 0.004)
kit.block((W - 0.1, -7, 0.74), (0.28, N + 7, 0.03), oak, 0.004)
lit = materials.glow('lamp', (1.0, 0.8, 0.56), 5.0)
for x in (-2.6, 0.3):
    for y in np.arange(-0.6, N - 1, 2.4):
        kit.block((x, y, 2.72), (1.3, 0.07, 0.06), dark, 0.004)
        kit.block((x + 0.02, y + 0.01, 2.717), (1.26, 0.05, 0.004), lit, 0)
        for dx in (0.15, 1.15):
            scene.rod('wire', (x + dx, y + 0.035, 2.78), (x + dx, y + 0.035, HIGH), 0.003, dark, 6)
        scene.panel((x + 0.65, y + 0.035, 2.7), (1.2, 0.08), 17, (1.0, 0.78, 0.52), (0, 0, -1))

# The back wall: shelves with binders, boxes and helmets; drawings; a door's glass.
for z in (0.5, 0.95, 1.4, 1.85):
    kit.block((W + 0.3, N - 0.36, z), (3.6, 0.36, 0.03), oak, 0.003)
    x = W + 0.38
    while x < W + 3.7:
        if random.random() < 0.3:
            x += random.uniform(0.1, 0.35)
            continue
        w, h = random.choice([(0.07, 0.31), (0.05, 0.28), (0.3, 0.2), (0.08, 0.33)])
        tone = [(0.5, 0.49, 0.46), (0.08, 0.085, 0.09), (0.3, 0.29, 0.27), (0.1, 0.14, 0.17), (0.55, 0.16, 0.03)][random.choice(5, p=[0.4, 0.2, 0.2, 0.14, 0.06])]
        kit.block((x, N - 0.33, z + 0.03), (w, 0.27, h), props.look(f'binder {tone}', lambda n: kit.clean(n, tone, 0.8)), 0.003)
        x += w + 0.006
for x in (W + 0.3, W + 2.1, W + 3.87):
    kit.block((x, N - 0.36, 0), (0.03, 0.36, 2.2), dark, 0)
paper, ink = kit.clean('drawing', (0.62, 0.6, 0.56), 0.85), kit.clean('ink', (0.04, 0.045, 0.055), 0.8)
for x, z, w, h in ((0.1, 1.15, 1.19, 0.84), (1.5, 1.2, 0.59, 0.84), (2.3, 1.15, 1.19, 0.84)):
    kit.block((x, N - 0.006, z), (w, 0.005, h), paper, 0)
    plan = [((x + 0.06, N - 0.008, z + h * t), (x + w - 0.06 - 0.3 * (k % 3 == 1), N - 0.008, z + h * t)) for k, t in enumerate((0.14, 0.3, 0.46, 0.62, 0.86))]
    plan += [((x + w * t, N - 0.008, z + h * 0.14), (x + w * t, N - 0.008, z + h * 0.86)) for t in (0.1, 0.26, 0.42, 0.58, 0.74)]
    scene.lines('plan', plan, EYE, 0.00045, ink)
kit.block((E - 0.02, 3.4, 0), (0.05, 1.1, 2.2), frame, 0.004)

# Desks and who sits there.
desk(-2.2, -0.55, 1.9)
monitor(-1.65, -0.02, 0.14, spin=0.62, tilt=0.36, zoom=0.0135)
monitor(-0.87, -0.02, -0.16, spin=-0.55, tilt=0.75, zoom=0.013)
sitting(-1.25, -0.62, shirt=(0.3, 0.1, 0.045), hair=(0.035, 0.022, 0.015), style='tail', lean=7, head=(-9, 8), swing=0.1)
desk(-3.9, 2.3, 1.7)
monitor(-3.05, 2.84, 0.0, wide=0.9, spin=-0.7, tilt=0.3, zoom=0.016)
sitting(-3.05, 2.22, shirt=(0.09, 0.13, 0.17), hair=(0.02, 0.016, 0.014), lean=4, head=(14, 4))
desk(-1.25, 2.3, 1.7)
monitor(-0.78, 2.84, 0.1, wide=0.62, high=0.38, spin=0.4, tilt=0.5, zoom=0.0115)
monitor(-0.06, 2.84, -0.14, wide=0.62, high=0.38, spin=0, tilt=0, zoom=0, rows=True)
sitting(-0.42, 2.22, shirt=(0.42, 0.4, 0.36), hair=(0.12, 0.1, 0.09), lean=9, head=(-10, 10), skin=(0.3, 0.165, 0.105))
desk(-2.6, 5.2, 1.7)
monitor(-1.75, 5.74, 0.0, wide=0.9, spin=0.9, tilt=0.34, zoom=0.016)
seats.chair((-1.6, 4.75), 0.5, grey)
props.helmet((-2.3, 5.5, TOP), None, 3.8)
props.rolls((-3.75, 2.78, TOP), 3, 0.42, 0.1, 0.03)
props.sheet((-2.1, -0.5, TOP + 0.001), 0.42, 0.297, 0.1, 5)
props.helmet((-0.43, -0.1, TOP), white, 3.4)

# The column under test with its codes, outlined by the model, on its plate.
CX, CY, half = 2.15, 1.7, 0.3
kit.block((CX - half, CY - half, 0.05), (2 * half, 2 * half, 2.8), concrete, 0.018)
kit.block((CX - 0.6, CY - 0.6, 0), (1.2, 1.2, 0.05), steel, 0.008)
front = CY - half - 0.002
props.code((CX - 0.02, front, 1.58), (1, 0), 0.34, 2)
props.code((CX - 0.14, front, 0.9), (1, 0), 0.15, 5, rim=False)
props.code((CX + 0.12, front, 0.88), (1, 0), 0.18, 6, rim=False)
props.code((CX - half - 0.002, CY + 0.02, 1.5), (0, -1), 0.32, 7)
r = half + 0.03
c = [(CX + x * r, CY + y * r, z) for z in (0.056, 2.88) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
seen = [(c[a], c[b]) for a, b in ((0, 1), (0, 3), (4, 5), (5, 6), (6, 7), (7, 4), (0, 4), (1, 5), (3, 7))]
scene.lines('outline', seen, EYE, 0.0012, bright).visible_shadow = False

# Who reads it with the tablet.
people.person((1.22, 0.12), -0.42, ((0.37, 0.36, 1.27), (0.07, 0.42, 1.25)), work=False, shirt=(0.1, 0.12, 0.16), hair=(0.05, 0.03, 0.018), lean=3, head=(-16, 14), style='bob', trousers=(0.13, 0.12, 0.105))
c_, s_ = math.cos(-0.42), math.sin(-0.42)
props.slate((1.22 + 0.22 * c_ - 0.46 * s_, 0.12 + 0.22 * s_ + 0.46 * c_, 1.2), -0.42, 62, (0.31, 0.22))

# A scanner, a bench with tablets that run a test.
props.scanner((3.75, 3.6, 0), 0.7)
kit.block((E - 0.75, -1.5, 0.86), (0.75, 4.2, 0.04), oak, 0.005)
for y in (-1.4, 0.5, 2.6):
    kit.block((E - 0.7, y, 0), (0.6, 0.05, 0.86), steel, 0)
for k in range(4):
    props.slate((E - 0.45, -0.3 + 0.75 * k, 0.9), math.pi / 2, 62, (0.3, 0.21))
    kit.block((E - 0.42, -0.36 + 0.75 * k, 0.9), (0.12, 0.12, 0.1), dark, 0.006)
# Plants take the hardness off.
leaf = materials.plain('leaf', (0.04, 0.085, 0.03), 0.55)
for px, py, tall in ((W + 0.55, 1.2, 1.25), (3.4, N - 0.7, 1.5)):
    kit.turned([(0.14, 0), (0.18, 0.34), (0.16, 0.34), (0.15, 0.28), (0.0, 0.28)], (px, py, 0), (0, 0, 1), kit.clean('pot', (0.3, 0.29, 0.27), 0.8), 30)
    for k in range(34):
        a, up, out = random.uniform(0, 6.283), random.uniform(0.5, tall), random.uniform(0.15, 0.42)
        base = Vector((px, py, 0.3))
        tip = Vector((px + out * math.cos(a), py + out * math.sin(a), up))
        mid = base.lerp(tip, 0.55) + Vector((0, 0, 0.16))
        side = Vector((-math.sin(a), math.cos(a), 0)) * random.uniform(0.03, 0.06)
        scene.put('leaf', [tuple(base), tuple(mid - side), tuple(tip), tuple(mid + side)], [(0, 1, 2, 3)], leaf)

# Late sun from the left, over the town.
haze = scene.sky(strength=6.5, glow_at=(-1, 0.1), dark=(0.04, 0.07, 0.12), blue=(0.1, 0.15, 0.21), warm=(1.1, 0.74, 0.44), far=(0.3, 0.3, 0.33))
scene.town(haze, [(-70 - 26 * (k % 4), -90 + k * 17, 16, 15, 3 + 5 * (k * 5 % 4)) for k in range(16)], 380)
scene.sun(direction=203, elevation=20, strength=11, colour=(1.0, 0.72, 0.44), size=0.8)
scene.panel((W + 0.15, 1.0, 2.0), (2.4, 11), 120, (0.95, 0.93, 0.95), (1, 0, -0.12))
scene.panel((0.4, -4.4, 3.3), (4.5, 2), 46, (1.0, 0.9, 0.78), (0.02, 0.6, -0.6))
scene.camera(EYE, (EYE[0], 4, EYE[2]), scene.word('lens', 31), scene.word('shift', (0.0, -0.015)))
scene.render(arguments, bounces=5)
