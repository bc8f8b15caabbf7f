"""A finished lobby at dusk, seen along its length: left of its middle line walnut in shadow, right of it the ceiling, the columns and the storey above as model, over a table in the last sun. `tall` is the upright view for phones, whose ceiling is closed near by."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import street  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
random = np.random.default_rng(6)
EYE = (0.0, 0.0, 1.6)  # below the line x = 0, which is upright in the picture
WEST, EAST, NEAR, FAR = -5.4, 6.0, -3.0, 26.4
CEIL, SLAB, UP = 4.2, 5.5, 9.7
BAY, FIRST = 5.4, 4.6  # from column to column, and the first of them
OPEN = 4.6 if TALL else NEAR  # from there on the ceiling's right half is looked through

panel = kit.wood('walnut', (0.045, 0.024, 0.013), (0.105, 0.06, 0.033), 0.4, (9, 9, 0.5))
slat = kit.wood('walnut slat', (0.04, 0.022, 0.012), (0.095, 0.055, 0.03), 0.5, (9, 0.5, 9))
oak = kit.wood('oak', (0.15, 0.085, 0.042), (0.28, 0.17, 0.09), 0.35, (9, 0.5, 9))
bronze = materials.plain('bronze', (0.05, 0.04, 0.032), 0.35, 0.6)
brass = materials.plain('brass', (0.5, 0.34, 0.14), 0.3, 1.0)
black = materials.plain('black', (0.012, 0.011, 0.01), 0.9)
leaf = street.leaves('leaf')
pot = materials.plain('pot', (0.06, 0.058, 0.055), 0.7)
soil = materials.plain('soil', (0.02, 0.015, 0.012), 1.0)


def stone():
    """A polished dark floor in slabs of 1.2 m."""
    material, g = materials.new('stone')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    parts = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    cells = [g.math('DIVIDE', part, 1.2) for part in parts[:2]]
    each = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {k: g.math('FLOOR', cell) for k, cell in enumerate(cells)}).outputs[0]}, noise_dimensions='3D').outputs[0]
    cloud = g.math('ADD', g.noise(at, 0.9, 7, 0.6), g.math('MULTIPLY_ADD', each, 0.14, -0.07))
    tone = g.mix(g.ramp(cloud, 0.3, 0.7), (0.1, 0.093, 0.086), (0.2, 0.187, 0.172))
    tone = g.mix(g.ramp(g.noise(at, 60, 3), 0.56, 0.7), tone, (0.22, 0.205, 0.19))
    for cell in cells:
        tone = g.mix(g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5)), 0.4972), tone, (0.03, 0.028, 0.026))
    rough = g.ramp(g.noise(at, 1.7, 6), 0.3, 0.7, 0.14, 0.28)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.5}).outputs[0])
    return material


# --- what is finished ---

kit.block((WEST - 1, NEAR, -0.1), (EAST - WEST + 1.2, FAR - NEAR, 0.1), stone(), 0)
kit.block((-0.012, NEAR, 0), (0.024, FAR - NEAR, 0.0015), brass, 0)
for y in np.arange(NEAR, FAR, 1.2):
    kit.block((WEST, y + 0.006, 0.1), (0.05, 1.188, CEIL), panel, 0.004)
kit.block((WEST - 0.3, NEAR, 0), (0.3, FAR - NEAR, SLAB), black, 0)
kit.block((WEST, NEAR - 0.2, 0), (EAST - WEST, 0.2, SLAB), panel, 0)
# The end: walnut up to the line, glass beyond it.
for x in np.arange(-1.2, WEST - 1.2, -1.2):
    kit.block((x + 0.006, FAR, 0), (1.188, 0.05, CEIL), panel, 0.004)
kit.block((WEST, FAR + 0.05, 0), (-WEST, 0.3, SLAB), black, 0)
# The closed ceiling: slats along the room, black above them, small lamps.
for x in np.arange(-0.115, WEST, -0.16):
    kit.block((x, NEAR, CEIL), (0.11, FAR - NEAR, 0.09), slat, 0.003)
kit.block((WEST, NEAR, CEIL + 0.12), (-WEST, FAR - NEAR, 0.02), black, 0)
if TALL:
    for x in np.arange(0.045, EAST, 0.16):
        kit.block((x, NEAR, CEIL), (0.11, OPEN - NEAR, 0.09), slat, 0.003)
    kit.block((0, NEAR, CEIL + 0.12), (EAST, OPEN - NEAR, 0.02), black, 0)
    kit.block((0, OPEN, CEIL), (EAST, 0.03, 0.14), slat, 0.003)
spot = materials.glow('spot', (1.0, 0.72, 0.42), 6.0)
for y in np.arange(8.4 if TALL else 3.6, FAR, 2.4):
    kit.turned([(0.05, -0.004), (0.05, 0.02)], (-0.78, y, CEIL), (0, 0, 1), spot, 20)
# The windows, at right and at the end.
for y in np.arange(FIRST - BAY, FAR + 0.1, BAY / 3):
    kit.block((EAST, y - 0.04, 0), (0.3, 0.08, CEIL), bronze, 0.004)
for z in (0.0, 0.34, CEIL - 0.06):
    kit.block((EAST + 0.04, NEAR, z), (0.12, FAR - NEAR, 0.06), bronze, 0.004)
    kit.block((0, FAR + 0.04, z), (EAST, 0.12, 0.06), bronze, 0.004)
for x in np.linspace(0.04, EAST, 5):
    kit.block((x - 0.04, FAR, 0), (0.08, 0.2, CEIL), bronze, 0.004)
# What keeps the sky's light out above: seen as model only.
for at, size in (((0, NEAR, SLAB), (EAST + 0.4, FAR - NEAR + 0.4, 0.25)), ((EAST + 0.1, NEAR, CEIL), (0.1, FAR - NEAR, SLAB - CEIL)), ((0, FAR + 0.1, CEIL), (EAST, 0.1, SLAB - CEIL))):
    kit.block(at, size, black, 0).visible_camera = False

# A long table with the tablet on it.
TX, TY, TOP, LONG, DEEP = 2.85, 8.2, 0.75, 4.4, 1.15
kit.block((TX - DEEP / 2, TY - LONG / 2, TOP - 0.06), (DEEP, LONG, 0.06), oak, 0.008)
for y in (TY - LONG / 2 + 0.5, TY + LONG / 2 - 0.5):
    for a, b in ((-0.46, -0.4), (0.4, 0.46)):
        kit.block((TX + a, y - 0.05, 0), (b - a, 0.1, TOP - 0.06), bronze, 0.004)
    kit.block((TX - 0.46, y - 0.05, TOP - 0.09), (0.92, 0.1, 0.03), bronze, 0.002)
props.slate((TX - 0.2, TY - 1.85, TOP + 0.002), 0.2, 0, (0.3, 0.21))
props.sheet((TX - 0.35, TY - 1.3, TOP + 0.001), 0.841, 0.594, 0.06, 5)


def bush(x, y, high, count):
    """A plant with many leaves on thin stems, in a pot."""
    kit.turned([(0.24, 0), (0.33, 0.55), (0.3, 0.55), (0.29, 0.5)], (x, y, 0), (0, 0, 1), pot, 40)
    kit.turned([(0.0, 0.5), (0.3, 0.5), (0.3, 0.49), (0.0, 0.49)], (x, y, 0), (0, 0, 1), soil, 30)
    foot, corners = np.float64((x, y, 0.5)), []
    for k in range(13):
        a, lean = k * 2.4, random.uniform(0.1, 0.62)
        top = foot + (lean * math.cos(a), lean * math.sin(a), high * random.uniform(0.55, 1.0))
        middle = (foot + top) / 2 - (0.12 * math.cos(a), 0.12 * math.sin(a), 0)
        curve = lambda t: foot * (1 - t) ** 2 + middle * 2 * t * (1 - t) + top * t * t  # noqa: B023, E731
        kit.tube([tuple(curve(t)) for t in np.linspace(0, 1, 7)], 0.009, pot, sides=6)
        for _ in range(count // 13):
            base = curve(random.uniform(0.3, 1.0))
            d = np.float64((*random.normal(0, 1, 2), random.normal(0.1, 0.5)))
            d /= np.linalg.norm(d)
            side = np.cross(d, (0, 0, 1))
            side *= 0.034 / max(np.linalg.norm(side), 0.2)
            long = random.uniform(0.12, 0.24)
            bend = base + d * long * 0.5
            corners += [base, bend + side, base + d * long - (0, 0, 0.05), bend - side]
    scene.put('leaves', np.float64(corners), np.arange(len(corners)).reshape(-1, 4), leaf)


bush(4.75, 11.3, 1.7, 700)
# Who takes over and who hands over look up at the model.
people.person((1.5, 14.2, 0), -0.2, ((0.22, 0.1, 0.93), (-0.22, 0.1, 0.93)), work=False, head=(-6, -12), far=True, shirt=(0.02, 0.022, 0.028), trousers=(0.025, 0.026, 0.03))
people.person((0.72, 14.6, 0), -0.45, ((0.4, 0.42, 1.72), (-0.22, 0.12, 0.95)), head=(-8, -14), carry=-1, far=True, points=True, shirt=(0.03, 0.035, 0.05), trousers=(0.03, 0.03, 0.035))

# --- what is model ---


def clear(name, body, rim, strength):
    """Clear where it faces the eye, luminous at its outline."""
    material, g = materials.new(name)
    edge = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.45}).outputs['Facing'], 2.0)
    shine = g('ShaderNodeEmission', {0: g.mix(edge, (0.006, 0.17, 0.36), (0.08, 0.66, 1.0)), 1: g.math('MULTIPLY', g.math('MULTIPLY_ADD', edge, 1.5, 0.5), strength)}).outputs[0]
    g.end(g.blend(g.math('MULTIPLY_ADD', edge, rim - body, body), g('ShaderNodeBsdfTransparent').outputs[0], shine))
    material.cycles.sample_as_light = False
    return material


def alone(*things):
    """Neither light nor shade, and no reflection: a polished floor would mirror the model as a blue sheet."""
    for thing in things:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def model(things, skin, weight, line):
    """Gives all of them the skin, and their edges a line."""
    pairs = []
    for thing in things:
        thing.modifiers.clear()
        thing.data.materials[0] = skin
        whole = bmesh.new()
        whole.from_mesh(thing.data)
        whole.transform(thing.matrix_basis)
        if not thing.get('quiet'):
            pairs += [[tuple(v.co) for v in edge.verts] for edge in whole.edges if edge.calc_face_angle(0) > 0.55]
        whole.free()
    alone(*things, scene.lines('edges', pairs, EYE, weight, line))


bright, faint = materials.glow('bright', (0.1, 0.7, 1.0), 1.5), materials.glow('faint', (0.06, 0.5, 0.85), 0.9)
END = FAR - 0.2
# Air: the main duct, branches to outlets in the ceiling.
parts = kit.duct([(1.5, OPEN, 4.85), (1.5, END, 4.85)], 1.3, 0.6, black, 1.8)
for y in np.arange(FIRST + 0.9, END, 3.6):
    parts += [kit.tube([(2.15, y, 4.85), (3.05, y, 4.85)], 0.17, black, sides=28), kit.block((3.05, y - 0.35, 4.45), (0.7, 0.7, 0.58), black), kit.block((3.0, y - 0.4, CEIL), (0.8, 0.8, 0.06), black), kit.block((3.2, y - 0.2, CEIL + 0.06), (0.4, 0.4, 0.19), black)]
model(parts, clear('duct', 0.32, 0.9, 0.62), 0.0008, bright)
# Water: pipes on their rails, sprinklers; cables beside the line.
parts = [kit.tube([(x, OPEN, z), (x, END, z)], r, black, sides=24) for x, z, r in ((4.25, 4.72, 0.12), (4.58, 4.72, 0.12), (4.86, 4.67, 0.075), (2.55, 5.12, 0.055))]
for y in np.arange(FIRST + 0.2, END, 2.4):
    parts.append(kit.block((4.05, y - 0.025, 4.54), (1.0, 0.05, 0.05), black))
    parts += kit.quietly([scene.rod('rod', (x, y, 4.56), (x, y, SLAB), 0.011, black, 8) for x in (4.07, 5.03)])
    parts += [kit.tube([(2.55, y, 5.12), (2.55, y, CEIL + 0.06)], 0.022, black, sides=10), kit.turned([(0.05, 0), (0.024, 0.07)], (2.55, y, CEIL - 0.02), (0, 0, 1), black, 16)]
parts += [kit.block((x, OPEN, 4.52), (0.03, END - OPEN, 0.09), black) for x in (0.3, 0.67)]
parts += [kit.block((0.33, y, 4.53), (0.34, 0.04, 0.03), black) for y in np.arange(OPEN, 16, 0.45)]
model(parts, clear('pipe', 0.62, 0.95, 0.8), 0.0006, bright)
# The frame: columns with their bars, beams, the slab, the wall over the windows.
rows = np.arange(FIRST, FAR, BAY)
columns = [kit.block((5.3, y - 0.25, 0), (0.5, 0.5, SLAB - 0.5), black) for y in rows]
beams = [kit.block((0.02, y - 0.2, SLAB - 0.5), (EAST, 0.4, 0.5), black) for y in rows if y >= OPEN]
beams.append(kit.block((EAST - 0.1, NEAR, CEIL), (0.3, FAR - NEAR, SLAB - CEIL), black))
model(columns + beams, clear('frame', 0.1, 0.5, 0.4), 0.0007, bright)
bars = [((5.36 + a * 0.38, y - 0.19 + b * 0.38, 0.02), (5.36 + a * 0.38, y - 0.19 + b * 0.38, SLAB)) for y in rows for a, b in ((0, 0), (0.5, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1))]
for y in rows[:3]:
    for z in np.arange(0.1, SLAB - 0.5, 0.2):
        ring = [(5.36 + a * 0.38, y - 0.19 + b * 0.38, z) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
        bars += [(ring[k], ring[k - 1]) for k in range(4)]
grid = [((x, OPEN, CEIL), (x, FAR, CEIL)) for x in np.arange(1.2, EAST, 1.2)] + [((0, y, CEIL), (EAST, y, CEIL)) for y in np.arange(max(OPEN, 0), FAR, 1.2)]
grid += [((EAST + 0.2, y, SLAB + 0.25), (EAST + 0.2, y, UP)) for y in np.arange(FIRST - BAY, FAR, BAY / 3) if y >= OPEN]
# The storey above.
above = [kit.block((5.3, y - 0.25, SLAB + 0.25), (0.5, 0.5, UP - SLAB - 0.25), black) for y in rows]
above += [kit.block((0.02, OPEN, z), (EAST + 0.2, FAR - OPEN, 0.25), black) for z in (SLAB, UP)]
above += kit.duct([(2.2, OPEN, UP - 0.6), (2.2, END, UP - 0.6)], 1.0, 0.5, black, 3.6)
model(above, clear('above', 0.04, 0.4, 0.5), 0.0006, faint)
for name, pairs, weight in (('bars', bars, 0.00035), ('grid', grid, 0.0003)):
    alone(scene.lines(name, pairs, EYE, weight, faint))
alone(kit.front([((0, OPEN, CEIL), (0, FAR, CEIL))] + ([((0, OPEN, CEIL), (EAST, OPEN, CEIL))] if TALL else []), EYE, 0.0012))

# --- the evening outside ---
haze = scene.sky(strength=3.4, glow_at=(0.62, 1.0), dark=(0.002, 0.008, 0.016), blue=(0.012, 0.026, 0.045), warm=(1.3, 0.58, 0.22), far=(0.16, 0.13, 0.14))
blocks = []
for _ in range(190):
    a, r = math.radians(random.uniform(-4, 96)), random.uniform(80, 360)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(10, 26), random.uniform(10, 22), random.uniform(5, 2 + 0.1 * r)))
scene.town(haze, blocks, 1400)
# A hedge along the terrace.
x, y = np.concatenate([np.stack([random.uniform(10, 11.2, 26000), random.uniform(4, 33, 26000)]), np.stack([random.uniform(-1, 11, 12000), random.uniform(32, 33.2, 12000)])], 1)
middle = np.stack([x, y, random.random(38000) ** 0.6 * 0.95], -1) + random.normal(0, 0.05, (38000, 3))
corners = middle[:, None] + random.normal(0, 0.045, (38000, 4, 3))
scene.large('hedge', corners.reshape(-1, 3), np.arange(38000 * 4).reshape(-1, 4), leaf)
kit.block((EAST + 0.3, NEAR - 9, -0.2), (5, FAR + 24, 0.1), materials.plain('terrace', (0.09, 0.085, 0.08), 1.0, specular=0.0), 0)
scene.put('land', [(-900, -900, -0.12), (900, -900, -0.12), (900, 900, -0.12), (-900, 900, -0.12)], [(0, 1, 2, 3)], materials.plain('road', (0.05, 0.048, 0.046), 1.0, specular=0.0))
scene.sun(direction=38, elevation=19, strength=22, colour=(1.0, 0.58, 0.28), size=0.8)
# What the windows, a cove along the wall and the model give.
scene.panel((WEST + 0.3, 12, CEIL - 0.05), (26, 0.3), 150, (1.0, 0.72, 0.44), (-0.35, 0, -1))
scene.panel((EAST - 0.1, 10, 2.2), (24, 3.8), 300, (0.78, 0.82, 1.0), (-1, 0, -0.1))
scene.panel((-1, 9, 0.2), (8, 20), 110, (1.0, 0.74, 0.5), (0, 0, 1))
scene.panel((3, 9, CEIL - 0.02), (5, 16), 22, (0.1, 0.6, 1.0), (0, 0, -1))
scene.camera(EYE, (0, 9, EYE[2]), scene.word('lens', 22 if TALL else 20), scene.word('shift', (0.12, 0.28) if TALL else (0, 0.05)))
scene.render(arguments, bounces=5)
