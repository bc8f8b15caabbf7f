"""A street cut open: this side of the front its houses, road and soil as they are, beyond it the model with every pipe under the road.

x runs across the street, y along it; the section is at y = 0, the front at x = 0. `closed`: road, pavement and soil
lie over the pipes up to the houses of the model, from the same camera, for the page's first picture to open.
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
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
CLOSED = scene.said('closed')
ON_FOOT = scene.said('foot')  # from the road, as the app shows it: without the veil over the pipes
EYE = scene.word('eye', (4.0, -33.0, 19.5))
LINE, KERB, FRONT, DEEP, STOREY = 0.0, 6.5, 11.0, -6.4, 3.5
random = np.random.default_rng(17)
batches = {}


# --- boxes, gathered by material ---

def add(material, x0, y0, z0, x1, y1, z1):
    batches.setdefault(material, []).append((min(x0, x1), min(y0, y1), z0, max(x0, x1), max(y0, y1), z1))


def flush(bevel=()):
    pick = np.int64([(0, 1, 2), (3, 1, 2), (3, 4, 2), (0, 4, 2), (0, 1, 5), (3, 1, 5), (3, 4, 5), (0, 4, 5)])
    sides = np.int64([(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    for material, solids in batches.items():
        b = np.float64(solids)
        scene.put(material.name, b[:, pick].reshape(-1, 3), (sides[None] + np.arange(len(b))[:, None, None] * 8).reshape(-1, 4), material, bevel=0.012 if material in bevel else 0)
    batches.clear()


def wall(name, colour, joint=None, rough=0.85):
    """Render or brick: clouds, streaks under the sills, and courses where `joint` is their height."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    tone = g.math('MULTIPLY', g.ramp(g.noise(at, 0.5, 6, 0.6), 0.3, 0.7, 0.82, 1.1), g.ramp(g.noise(at, 1.2, 5, 0.6, stretch=(2.4, 2.4, 0.15)), 0.5, 0.78, 1.0, 0.8))
    if joint:
        z = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
        course = g.math('FLOOR', g.math('DIVIDE', z, joint))
        cell = g('ShaderNodeCombineXYZ', {0: course, 1: g.math('FLOOR', g.math('MULTIPLY', g('ShaderNodeVectorMath', {0: at, 1: (1.9, 1.9, 0)}, operation='DOT_PRODUCT').outputs['Value'], 2.0))}).outputs[0]
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', g('ShaderNodeTexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs[0], 0.4, 0.8))
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', z, joint)), 0.5)), 0.44), -0.25, 1.0))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Specular': 0.2}).outputs[0])
    return material


def soil():
    """What the section shows under the road: asphalt, sub-base, made ground, clay, each with its stones."""
    material, g = materials.new('soil')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g.math('ADD', g('ShaderNodeSeparateXYZ', {0: at}).outputs[2], g.math('MULTIPLY_ADD', g.noise(at, 0.35, 4), 0.5, -0.25))
    stone = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 3.2})
    pebble = g.math('MULTIPLY', g.ramp(stone.outputs[0], 0.32, 0.2), g.math('GREATER_THAN', g('ShaderNodeSeparateRGB', {0: stone.outputs[1]}).outputs[0], 0.62))
    fine = g.ramp(g.noise(at, 6.0, 8, 0.7), 0.3, 0.7, 0.75, 1.15)
    colour = g.mix(g.ramp(z, -4.4, -4.1), (0.13, 0.075, 0.045), (0.2, 0.125, 0.075))
    colour = g.mix(g.ramp(z, -2.1, -1.8), colour, (0.15, 0.105, 0.07))
    colour = g.mix(pebble, colour, (0.26, 0.23, 0.2))
    flat = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    colour = g.mix(g.math('GREATER_THAN', flat, -0.62), colour, (0.3, 0.28, 0.25))
    colour = g.mix(g.math('GREATER_THAN', flat, -0.2), colour, (0.035, 0.035, 0.037))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: fine, 1: fine, 2: fine}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.7, 'Distance': 0.06, 'Height': g.math('ADD', g.noise(at, 5.0, 8, 0.7), pebble)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    return material


def road():
    material, g = materials.new('road')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    worn = g.ramp(g.noise(at, 0.25, 6, 0.65, stretch=(2.2, 0.4, 1)), 0.35, 0.7, 0.75, 1.25)
    grain = g.ramp(g.noise(at, 14.0, 5, 0.7), 0.3, 0.7, 0.8, 1.15)
    tone = g.math('MULTIPLY', worn, grain)
    colour = g.mix(1.0, (0.05, 0.05, 0.052), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': g.ramp(g.noise(at, 0.6, 5), 0.35, 0.65, 0.42, 0.75), 'Specular': 0.4}).outputs[0])
    return material


def modelled(name, power):
    """Model: opaque, dark cyan, its own light by facing, so that bodies behind bodies do not become a sea."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    normal = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    light = g.math('MULTIPLY_ADD', g.math('MAXIMUM', normal[2], 0.0), 0.1, g.math('MULTIPLY_ADD', normal[1], -0.05, 0.1))
    light = g.math('MULTIPLY', light, g.math('MULTIPLY_ADD', geometry.outputs['Random Per Island'], 0.5, 0.75))
    g.end(g('ShaderNodeEmission', {0: (0.06, 0.46, 0.75, 1), 1: g.math('MULTIPLY', light, power)}).outputs[0])
    material.cycles.sample_as_light = False
    return material


brick, brick_dark = wall('brick', (0.3, 0.115, 0.065), 0.09), wall('dark brick', (0.13, 0.075, 0.06), 0.09)
render, pale, grey = wall('render', (0.5, 0.42, 0.32)), wall('pale render', (0.58, 0.55, 0.5)), wall('cast stone', (0.36, 0.35, 0.33), 0.5)
stone, roof, frame = wall('stone', (0.46, 0.43, 0.38), 0.6), materials.plain('roof', (0.09, 0.09, 0.095), 0.9), materials.plain('window frame', (0.05, 0.052, 0.056), 0.4)
glass = materials.plain('glass', (0.02, 0.025, 0.032), 0.04, specular=0.9)


def room(name, colour, strength):
    """A lit window: shelves, curtains and people stay a guess."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    shapes = g('ShaderNodeTexVoronoi', {'Vector': g('ShaderNodeMapping', {'Vector': at, 'Scale': (2.2, 2.2, 0.9)}).outputs[0], 'Scale': 1.0})
    tone = g.math('MULTIPLY', g.math('MULTIPLY_ADD', g('ShaderNodeSeparateRGB', {0: shapes.outputs[1]}).outputs[0], 1.3, 0.15), g.ramp(g.noise(at, 2.0, 5), 0.3, 0.7, 0.5, 1.3))
    shine = g('ShaderNodeEmission', {0: (*colour, 1), 1: g.math('MULTIPLY', tone, strength)}).outputs[0]
    g.end(g.blend(0.12, shine, g('ShaderNodeBsdfGlossy', {'Roughness': 0.04}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


lit, dim = room('lit', (1.0, 0.55, 0.23), 0.75), room('lit dim', (1.0, 0.66, 0.38), 0.35)
awnings = [materials.plain('awning', c, 0.8) for c in ((0.42, 0.07, 0.04), (0.03, 0.1, 0.09), (0.5, 0.43, 0.3))]
pave, kerb, asphalt, earth = wall('paving', (0.34, 0.325, 0.3), 0.6), materials.plain('kerb', (0.4, 0.39, 0.37), 0.8), road(), soil()
paint, dark, zinc = kit.clean('paint', (0.62, 0.61, 0.58), 0.8), props.dark(), props.steel()
green, bark = wall('leaf', (0.05, 0.085, 0.022)), materials.plain('bark', (0.06, 0.045, 0.035), 0.9)
edge, fine = materials.glow('edge', (0.08, 0.66, 1.0), 1.1), materials.glow('fine', (0.04, 0.46, 0.85), 0.5)
bright, orange = materials.glow('bright', (0.35, 0.9, 1.0), 4.0), materials.glow('orange', (1.0, 0.26, 0.02), 3.0)


# --- houses ---

def facade(x, y, run, out, wide, storeys, skin, trim, style):
    """Piers, spandrels, sills, frames and panes on a wall that starts at (x, y), runs along `run` and faces `out`."""
    def solid(material, a0, a1, b0, b1, z0, z1):
        add(material, x + run[0] * a0 + out[0] * b0, y + run[1] * a0 + out[1] * b0, z0, x + run[0] * a1 + out[0] * b1, y + run[1] * a1 + out[1] * b1, z1)

    bays = max(2, round(wide / (2.5 if style != 'tall' else 1.9)))
    step = wide / bays
    open_ = step * {'punched': 0.46, 'wide': 0.74, 'tall': 0.52}[style]
    top = 4.3 + (storeys - 1) * STOREY
    for k in range(bays + 1):
        a = k * step
        solid(skin, max(0, a - (step - open_) / 2), min(wide, a + (step - open_) / 2), -0.42, 0, 3.7, top + 0.2)
    for s in range(storeys):
        z = 4.3 + (s - 1) * STOREY
        if not s:
            continue
        low, high = z + (0.85 if style == 'punched' else 0.4), z + 2.75
        solid(skin, 0, wide, -0.42, -0.01, z - (STOREY - 2.75), low) if s > 1 else solid(skin, 0, wide, -0.42, -0.01, 3.7, low)
        if s == storeys - 1:
            solid(skin, 0, wide, -0.42, -0.01, high, top + 0.2)
        for k in range(bays):
            a0, a1 = k * step + (step - open_) / 2, k * step + (step + open_) / 2
            solid(trim, a0 - 0.1, a1 + 0.1, -0.2, 0.09, low - 0.1, low)
            pane = lit if random.random() < 0.13 else dim if random.random() < 0.08 else glass
            solid(pane, a0, a1, -0.36, -0.33, low, high)
            for e in ((a0, a0 + 0.07), (a1 - 0.07, a1), ((a0 + a1) / 2 - 0.035, (a0 + a1) / 2 + 0.035)):
                solid(frame, *e, -0.34, -0.26, low, high)
            solid(frame, a0, a1, -0.34, -0.26, high - 0.75, high - 0.68)
            if style == 'punched' and s > 1 and k % 3 == 1:
                for r in np.arange(a0 - 0.15, a1 + 0.16, 0.14):
                    solid(frame, r, r + 0.025, 0.5, 0.525, low - 0.35, low + 0.55)
                solid(frame, a0 - 0.16, a1 + 0.16, 0.49, 0.54, low + 0.55, low + 0.6)
                solid(trim, a0 - 0.2, a1 + 0.2, 0, 0.56, low - 0.48, low - 0.35)
    # Ground floor: shop windows between stone piers, a fascia, here and there an awning.
    shops = max(1, round(wide / 4.6))
    for k in range(shops):
        a0, a1 = k * wide / shops + 0.3, (k + 1) * wide / shops - 0.3
        solid(stone, a0 - 0.3, a0, -0.42, 0.03, 0, 3.7)
        solid(lit if random.random() < 0.6 else glass, a0, a1, -0.4, -0.36, 0.6, 3.0)
        solid(stone, a0, a1, -0.4, -0.2, 0, 0.6)
        for e in np.linspace(a0, a1, 4):
            solid(frame, e - 0.04, e + 0.04, -0.36, -0.28, 0.6, 3.0)
        solid(frame, a0, a1, -0.36, -0.02, 3.0, 3.7)
        if random.random() < 0.5:
            cloth = awnings[int(random.integers(0, 3))]
            for j in range(6):
                solid(cloth, a0, a1, 0.22 * j, 0.22 * (j + 1), 3.0 - 0.1 * (j + 1), 3.04 - 0.1 * j)
    solid(stone, wide - 0.3, wide, -0.42, 0.03, 0, 3.7)
    solid(trim, -0.05, wide + 0.05, -0.1, 0.16, 3.7, 4.0)
    solid(trim, -0.1, wide + 0.1, -0.1, 0.42, top + 0.05, top + 0.28)
    solid(trim, -0.05, wide + 0.05, -0.1, 0.22, top - 0.25, top + 0.05)
    solid(skin, 0, wide, -0.42, -0.05, top + 0.28, top + 1.0)
    return top


def house(y0, y1, storeys, skin, trim, style, gable):
    """On the left side of the street; `gable`: its end wall shows."""
    deep = 15.0
    top = facade(-FRONT, y0, (0, 1), (1, 0), y1 - y0, storeys, skin, trim, style)
    if gable:
        facade(-FRONT - deep, y0, (1, 0), (0, -1), deep - 0.43, storeys, skin, trim, style)
        add(trim, -FRONT - 0.55, y0 - 0.04, 0, -FRONT + 0.04, y0 + 0.55, top + 0.05)
    add(skin, -FRONT - deep, y0 + 0.42, 0, -FRONT - 0.42, y1, top + 0.2)
    add(roof, -FRONT - deep, y0 + 0.4, top + 0.2, -FRONT - 0.4, y1, top + 0.3)
    for _ in range(random.integers(2, 5)):
        w, d = random.uniform(1, 3.5), random.uniform(1, 3)
        x, y = -FRONT - random.uniform(4, deep - 1.5), random.uniform(y0 + 1, max(y0 + 1.2, y1 - d - 1))
        add(zinc if random.random() < 0.5 else skin, x - w, y, top + 0.3, x, y + d, top + random.uniform(1.2, 2.8))
    return top


looks = [(brick, stone, 'punched', 5), (pale, stone, 'tall', 6), (grey, grey, 'wide', 7), (render, stone, 'punched', 5), (brick_dark, stone, 'wide', 6), (pale, pale, 'punched', 4)]
y = 1.2
while y < 210:
    wide = random.uniform(12, 19)
    skin, trim, style, storeys = looks[int((y * 0.37) % 6)] if y > 3 else looks[0]
    house(y, y + wide, storeys + int(random.integers(-1, 2)), skin, trim, style, y < 3)
    y += wide + (8 if 80 < y < 100 else 0.0)

# Beyond the front the same kind of street as model, one planned tower among it.
body, bodies, windows = modelled('body', 1.0), [], []
y = 1.2
while y < 230:
    wide = random.uniform(12, 20)
    storeys = 4 if y < 3 else int(random.integers(4, 8))
    tower = 24 < y < 42
    high = 4.3 + (storeys - 1) * STOREY + 1 if not tower else 62
    x0 = FRONT + (3 if tower else 0)
    bodies.append((x0, y, 0, x0 + 15, y + wide, high))
    if tower:
        bodies.append((FRONT, y, 0, FRONT + 18, y + wide, 4.5))
    for z in np.arange(4.3, high - 1.2, STOREY):
        windows += [((x0, y, z), (x0, y + wide, z)), ((x0, y, z), (x0 + 15, y, z))]
    n = max(3, round(wide / 2.6))
    for z in np.arange(4.3, high - 2, STOREY):
        for k in range(n if y < 120 else 0):
            a, b = y + wide * (k + 0.24) / n, y + wide * (k + 0.76) / n
            windows += [((x0, a, z + 0.7), (x0, b, z + 0.7)), ((x0, a, z + 2.6), (x0, b, z + 2.6)), ((x0, a, z + 0.7), (x0, a, z + 2.6)), ((x0, b, z + 0.7), (x0, b, z + 2.6))]
        for k in range(6 if y < 3 or tower else 0):
            a, b = x0 + 15 * (k + 0.24) / 6, x0 + 15 * (k + 0.76) / 6
            windows += [((a, y, z + 0.7), (b, y, z + 0.7)), ((a, y, z + 2.6), (b, y, z + 2.6)), ((a, y, z + 0.7), (a, y, z + 2.6)), ((b, y, z + 0.7), (b, y, z + 2.6))]
    y += wide
for solid in bodies:
    add(body, *solid)

# --- the ground ---
add(asphalt, -KERB, 0.3, -0.3, LINE, 230, 0)
add(kerb, -KERB - 0.22, 0.3, -0.3, -KERB, 230, 0.15)
add(pave, -FRONT - 0.5, 0.3, -0.3, -KERB - 0.22, 230, 0.14)
for y in np.arange(3.0, 220, 9):
    add(paint, -3.35, y, 0, -3.23, y + 4.2, 0.006)
for k in range(5):
    add(paint, -6.2 + k * 1.25, 12.0, 0, -5.6 + k * 1.25, 15.4, 0.006)
add(paint, -0.34, 0.3, 0, -0.2, 230, 0.006)
add(earth, -60, 0, DEEP, -FRONT - 9.6, 1.2, 0)
add(earth, -FRONT - 9.6, 0, DEEP, -FRONT - 0.4, 1.2, -3.5)
add(earth, -FRONT - 0.4, 0, DEEP, LINE, 230, -0.14)
add(pave, -60, 0, 0, -FRONT - 15, 40, 0.12)
if CLOSED:
    add(asphalt, LINE, 0.3, -0.3, KERB, 230, 0)
    add(kerb, KERB, 0.3, -0.3, KERB + 0.22, 230, 0.15)
    add(pave, KERB + 0.22, 0.3, -0.3, FRONT, 230, 0.14)
    add(earth, LINE, -0.06, DEEP, FRONT, 1, -0.14)
    add(earth, LINE, 1, -1, FRONT, 230, -0.14)
    for y in np.arange(3.0, 220, 9):
        add(paint, 3.23, y, 0, 3.35, y + 4.2, 0.006)
    for k in range(5):
        add(paint, 0.3 + k * 1.25, 12.0, 0, 0.9 + k * 1.25, 15.4, 0.006)
# A cellar in the section: slab, walls, a lit vault with its racks.
concrete = materials.concrete(tone=1.1)
add(concrete, -FRONT - 9.9, -0.02, -3.75, -FRONT - 0.1, 5, -3.45)
for x in (-FRONT - 9.9, -FRONT - 0.4):
    add(concrete, x, -0.02, -3.5, x + 0.3, 5, 0.1)
add(concrete, -FRONT - 9.9, 0.0, -0.25, -FRONT - 0.1, 5, 0.12)
add(pale, -FRONT - 9.6, 4.6, -3.45, -FRONT - 0.4, 5, 0)
for k in range(4):
    add(frame, -FRONT - 9.0 + k * 2.2, 3.9, -3.45, -FRONT - 7.5 + k * 2.2, 4.4, -1.6)
scene.lamp((-FRONT - 5, 2.2, -0.9), 90, (1.0, 0.7, 0.42), bulb=False)
flush()
for thing in bpy.data.objects:
    if thing.name.startswith('body'):
        thing.visible_shadow = False
faces = []
for x0, y0, z0, x1, y1, z1 in bodies:
    ring_ = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for a, b in zip(ring_, ring_[1:] + ring_[:1]):
        faces += [((*a, z1), (*b, z1)), ((*a, z0), (*a, z1))]
scene.lines('edges', faces, EYE, 0.00075, edge)
scene.lines('windows', windows, EYE, 0.0004, fine)

# --- under the road ---
any_ = materials.plain('any', (0.5, 0.5, 0.5))
clay, ring_concrete, iron, blue = materials.plain('clay', (0.32, 0.13, 0.06), 0.7), wall('pipe concrete', (0.4, 0.39, 0.37)), materials.plain('iron pipe', (0.07, 0.075, 0.08), 0.5), materials.plain('water pipe', (0.04, 0.12, 0.26), 0.45)
# In the soil of this side their ends, cut.
hollow = kit.clean('hollow', (0.004, 0.004, 0.004), 1.0)
for x, z, r, material in ((-5.2, -2.4, 0.3, clay), (-2.0, -4.6, 0.62, ring_concrete), (-8.6, -1.2, 0.13, blue), (-7.6, -0.95, 0.1, iron)):
    kit.tube([(x, -0.5, z), (x, 1.0, z)], r, material, sides=36)
    kit.tube([(x, -0.505, z), (x, -0.4, z)], r * 0.8, hollow, sides=36)
parts = []
runs = [(1.7, -4.6, 0.75), (3.9, -3.4, 0.42), (5.8, -2.0, 0.3), (7.3, -1.5, 0.2), (8.4, -1.4, 0.16)]
for x, z, r in runs:
    parts.append(kit.tube([(x, -1.2, z), (x, 180, z)], r, any_, sides=26))
    for y in np.arange(6.0, 120, 7.5):
        parts.append(kit.turned([(r, 0), (r * 1.16, 0.02), (r * 1.16, 0.35), (r, 0.37)], (x, y, z), (0, 1, 0), any_, 26, quiet=True))
for k in range(3):
    for j in range(2):
        parts.append(kit.tube([(9.35 + 0.36 * k, -1.2, -1.1 - 0.36 * j), (9.35 + 0.36 * k, 180, -1.1 - 0.36 * j)], 0.15, any_, sides=14))
for y in np.arange(7, 120, 14):
    parts.append(kit.turned([(0.85, -5.2), (0.85, -1.5), (0.42, -0.5), (0.42, 0)], (1.7, y, 0), (0, 0, 1), any_, 30))
    parts.append(kit.tube([(3.9, y + 3, -3.4), (FRONT + 3, y + 3, -2.6)], 0.2, any_, sides=18))
    parts.append(kit.tube([(5.8, y + 6, -2.0), (5.8, y + 6, -1.0), (FRONT + 3, y + 6, -1.0)], 0.12, any_, 0.3, sides=16))
    parts.append(kit.turned([(0.5, -1.9), (0.5, -0.4), (0.35, 0)], (7.3, y + 8, 0), (0, 0, 1), any_, 24))
if not CLOSED:
    props.model(parts, EYE, 0.0006, 1.1 if ON_FOOT else 2.1)
floor = [((x, 0, DEEP), (x, 180, DEEP)) for x in np.arange(0, 40, 4.0)] + [((0, y, DEEP), (36, y, DEEP)) for y in np.arange(0, 180, 4.0)]
scene.lines('floor', floor, EYE, 0.00032, fine)
marks = [((KERB, 0, 0), (KERB, 200, 0)), ((FRONT, 0, 0), (FRONT, 200, 0)), ((LINE, 0, DEEP), (36, 0, DEEP)), ((FRONT, 0, DEEP), (FRONT, 0, 0)), ((36, 0, DEEP), (36, 0, 0)), ((FRONT, 0, 0), (36, 0, 0))]
marks += [((3.3, y, 0), (3.3, y + 4.2, 0)) for y in np.arange(3.0, 190, 9)]
if not CLOSED:
    scene.lines('marks', marks, EYE, 0.0007, edge)
under = materials.plain('pit', (0.003, 0.008, 0.014), 1.0, specular=0.0)
scene.put('pit', [(LINE, -40, DEEP - 0.05), (90, -40, DEEP - 0.05), (90, 260, DEEP - 0.05), (LINE, 260, DEEP - 0.05)], [(0, 1, 2, 3)], under)
scene.put('before', [(-200, -60, DEEP - 0.06), (LINE, -60, DEEP - 0.06), (LINE, 0.5, DEEP - 0.06), (-200, 0.5, DEEP - 0.06)], [(0, 1, 2, 3)], under)
if not CLOSED and not ON_FOOT:
    skin = scene.put('skin', [(LINE, 0, 0), (FRONT, 0, 0), (FRONT, 200, 0), (LINE, 200, 0)], [(0, 1, 2, 3)], materials.ghost('skin', 0.02, 0.1))
    skin.visible_shadow = False
# The line between: along the road, down the section, and a low curtain on it.
kit.front([((LINE, -0.03, 0.02), (LINE, 230, 0.02)), ((LINE, -0.03, 0.02), (LINE, -0.03, DEEP)), ((LINE, -0.03, DEEP), (LINE, 60, DEEP))], EYE, 0.0014)
curtain, g = materials.new('curtain')
height = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeNewGeometry').outputs['Position']}).outputs[2]
g.end(g.blend(g.math('MULTIPLY', g.math('EXPONENT', g.math('DIVIDE', height, -2.2)), 0.3), g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeEmission', {0: (0.06, 0.6, 1.0, 1), 1: 0.8}).outputs[0]))
curtain.cycles.sample_as_light = False
if not ON_FOOT:
    scene.put('curtain', [(LINE, 0, 0), (LINE, 200, 0), (LINE, 200, 9), (LINE, 0, 9)], [(0, 1, 2, 3)], curtain).visible_shadow = False

# --- what is in the street ---
def car(x, y, colour, way=1):
    coat = props.look(f'coat {colour}', lambda n: kit.clean(n, colour, 0.22, 0.6))
    side = [(-2.15, 0.32), (2.15, 0.32), (2.2, 0.62), (2.05, 0.82), (1.1, 0.92), (-1.95, 0.95), (-2.2, 0.75)]
    cabin = [(1.0, 0.9), (0.35, 1.42), (-1.15, 1.46), (-1.85, 0.93)]
    for outline, half, material in ((side, 0.88, coat), (cabin, 0.74, glass)):
        n = len(outline)
        points = [(x + s * half, y + way * v, z) for s in (-1, 1) for v, z in outline]
        scene.put('car', points, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)], material, 0.07)
    box_ = scene.box('top', (x - 0.68, y - way * 1.05 - (0.0 if way > 0 else 1.35), 1.43), (1.36, 1.35, 0.05), coat, 0.02)
    for v in (-1.35, 1.35):
        for s in (-0.9, 0.72):
            scene.rod('wheel', (x + s, y + v, 0.33), (x + s + 0.2, y + v, 0.33), 0.33, dark, 20)
    for s in (-0.62, 0.62):
        scene.box('lamp', (x + s - 0.14, y - 2.21, 0.64), (0.28, 0.03, 0.12), props.look('tail', lambda n: materials.glow(n, (1.0, 0.05, 0.02), 1.6)))
    return box_


for y, colour in ((16.0 if ON_FOOT else 9.0, (0.35, 0.36, 0.38)), (22, (0.03, 0.035, 0.045)), (29, (0.32, 0.06, 0.03)), (44, (0.45, 0.44, 0.42)), (52, (0.02, 0.05, 0.1)), (66, (0.3, 0.3, 0.3))):
    car(-5.5, y, colour)
if CLOSED:
    for x, y, colour in ((1.75, 18, (0.42, 0.4, 0.36)), (1.75, 47, (0.05, 0.07, 0.12)), (5.2, 30, (0.36, 0.36, 0.38)), (5.2, 58, (0.25, 0.05, 0.03)), (1.75, 90, (0.4, 0.4, 0.4))):
        car(x, y, colour, -1)
car(-1.75, 36, (0.4, 0.41, 0.42))
car(-1.75, 74, (0.05, 0.055, 0.06))
for k, y in enumerate(np.arange(6.0, 160, 11)):
    props.tree((-7.6, y, 0.14), 6.2 + 1.3 * math.sin(k * 2.1), green, bark, k)
    if k % 2 == 0:
        scene.rod('post', (-7.2, y + 5.2, 0.14), (-7.2, y + 5.2, 7.0), 0.07, frame, 10, 0.6)
        scene.rod('arm', (-7.2, y + 5.2, 6.95), (-5.4, y + 5.2, 7.15), 0.045, frame, 8)
        scene.box('head', (-5.7, y + 5.1, 7.08), (0.6, 0.2, 0.08), props.look('street lamp', lambda n: materials.glow(n, (1.0, 0.7, 0.4), 6)))
for x, y, turn in ((-9.2, 5.0, 0.2), (-8.6, 13.6, 2.9), (-9.8, 20.5, 0.0), (-9.0, 31, 3.0)):
    props.person((x, y, 0.14), turn, ((0.24, 0.05, 0.86), (-0.24, 0.0, 0.86)), vest=False, shell=False)
# The surveyor with the antenna, on the line, and what keeps the traffic off.
props.person((-1.5, 3.2, 0), -1.2, ((0.12, 0.36, 1.15), (-0.14, 0.34, 1.1)), head=(0, 18))
props.rover((-1.05, 3.45, 0), 2.0)
for x, y in ((-3.0, 1.6), (-3.1, 4.0), (-2.7, 6.6), (-1.6, 7.6)):
    kit.turned([(0.19, 0), (0.19, 0.03), (0.14, 0.035), (0.05, 0.6), (0.03, 0.62)], (x, y, 0), (0, 0, 1), props.orange(), 24)
    kit.turned([(0.103, 0.27), (0.08, 0.42)], (x, y, 0), (0, 0, 1), props.white(), 24)
scene.lines('spray', [((x, 0.4, 0.008), (x, y, 0.008)) for x, y in ((-5.2, 7.0), (-2.0, 2.8))], EYE, 0.0011, kit.clean('spray', (0.8, 0.16, 0.01), 0.8))

haze = scene.sky(strength=2.6, glow_at=(-0.25, 1.0), dark=(0.006, 0.013, 0.03), blue=(0.03, 0.06, 0.12), warm=(0.95, 0.45, 0.2), far=(0.1, 0.1, 0.13))
scene.sun(direction=-38, elevation=17, strength=7.0, colour=(1.0, 0.68, 0.42), size=0.9)
blocks = []
for _ in range(70):
    x = random.uniform(-320, 320)
    blocks.append((x, random.uniform(250, 700), random.uniform(14, 34), random.uniform(14, 30), random.uniform(14, 46)))
for _ in range(26):
    blocks.append((random.uniform(-150, -32), random.uniform(8, 240), random.uniform(10, 20), random.uniform(10, 22), random.uniform(8, 22)))
scene.town(haze, blocks, 420)
scene.panel((5.5, 30, 4), (9, 60), 900, (0.1, 0.6, 1.0), (-0.2, 0, -1))
scene.panel((-20, -26, 16), (24, 10), 1600, (1.0, 0.86, 0.72), (0.35, 1, -0.75))
if scene.said('leak'):
    # On the third run, between two sockets.
    kit.ring((5.8, 7.6, -2.0), (0, 1, 0), 0.62, 0.03, orange, 64).visible_shadow = False
    kit.ring((5.8, 7.6, -2.0), (0, 1, 0), 0.31, 0.035, orange, 48).visible_shadow = False
    scene.lines('up', [((5.8, 7.6, -1.38), (5.8, 7.6, 0.35))], EYE, 0.0016, orange).visible_shadow = False
    kit.ring((5.8, 7.6, 0.36), (0, 0, 1), 0.28, 0.025, orange, 48).visible_shadow = False
scene.camera(EYE, scene.word('target', (-5.6, 8.0, 1.7)), scene.word('lens', 28), (0, 0), level=False)
if CLOSED:
    # Only the road is rendered. Its outline, in shares of the picture's width and height, is `cutout` in pictures.mjs.
    picture = bpy.context.scene.render
    picture.resolution_x, picture.resolution_y = arguments['width'], arguments['height']
    bpy.context.view_layer.update()
    outline = [world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(p)) for p in ((LINE, 230, 0), (LINE, 0, 0), (LINE, 0, DEEP), (FRONT, 0, DEEP), (FRONT, 0, 0), (FRONT, 230, 0))]
    print('road', [[round(p.x, 4), round(1 - p.y, 4)] for p in outline])
    picture.use_border = True
    picture.border_min_x, picture.border_max_x = min(p.x for p in outline) - 0.02, max(p.x for p in outline) + 0.02
    picture.border_min_y, picture.border_max_y = min(p.y for p in outline) - 0.02, max(p.y for p in outline) + 0.02
scene.render(arguments, bounces=5)
