"""A desk at dusk: out of the plan on the sheet its rooms rise as pale volumes and cyan lines."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
random = np.random.default_rng(2)
EYE, TOP = (-0.55, -1.05, 1.36), 0.74

oak = kit.wood('oak', (0.11, 0.06, 0.03), (0.22, 0.13, 0.068), 0.34)
panel = kit.wood('panelling', (0.03, 0.018, 0.011), (0.056, 0.036, 0.023), 0.5, (9, 9, 0.5))
concrete = materials.concrete(tone=0.9)
black = kit.clean('black', (0.018, 0.018, 0.02), 0.4, 0.4)
paper = kit.clean('paper', (0.62, 0.6, 0.56), 0.8)
ink = kit.clean('ink', (0.03, 0.032, 0.036), 0.8)
steel = materials.plain('steel', (0.45, 0.45, 0.46), 0.3, 0.8)
brass = kit.clean('shade', (0.55, 0.11, 0.012), 0.38, 0.4)
white = kit.clean('white', (0.6, 0.59, 0.57), 0.5)
wall_ = kit.clean('plaster', (0.3, 0.285, 0.27), 0.9)

# The room and its window.
kit.block((-4, -4, -0.1), (8, 7, 0.1), panel, 0)
kit.block((-4, -4, 2.9), (8, 7, 0.2), wall_, 0)
kit.block((-4, 1.5, 0), (4.15, 0.25, 2.9), panel, 0)
for k in range(9):
    kit.block((-4 + k * 0.46, 1.47, 0), (0.452, 0.03, 2.9), panel, 0.003)
kit.block((-0.15, 1.5, 0), (4.2, 0.25, 0.86), concrete, 0.006)
kit.block((-0.15, 1.5, 2.35), (4.2, 0.25, 0.6), concrete, 0)
for x in (0.12, 1.26, 2.4):
    kit.block((x, 1.52, 0.86), (0.055, 0.09, 1.5), black, 0.003)
kit.block((-0.15, 1.52, 0.86), (4.2, 0.09, 0.045), black, 0.003)
kit.block((0.14, 1.38, 0.83), (4.0, 0.2, 0.035), oak, 0.004)
kit.block((-4.1, -4, 0), (0.1, 7, 2.9), panel, 0)
kit.block((3.2, -4, 0), (0.2, 7, 2.9), concrete, 0)
kit.block((-1.25, -0.55, TOP - 0.04), (3.1, 1.5, 0.04), oak, 0.004)
for x in (-1.1, 1.7):
    kit.block((x - 0.04, -0.45, 0), (0.08, 1.3, TOP - 0.04), black, 0.006)

# --- the sheet, slightly turned; its own axes in metres of paper ---
TURN, SX, SY = math.radians(-5), 0.2, 0.03
CT, ST = math.cos(TURN), math.sin(TURN)


def on(x, y, z=0.0):
    return (SX + x * CT - y * ST, SY + x * ST + y * CT, TOP + 0.0035 + z)


W, D = 0.841, 0.594
rows, columns = 30, 60
sheet = []
for i in range(rows):
    for j in range(columns):
        u, v = j / (columns - 1), i / (rows - 1)
        lift = 0.035 * max(0, (u - 0.93) / 0.07) ** 2 * v + 0.02 * max(0, (0.05 - u) / 0.05) ** 2 * (1 - v)
        sheet.append(on((u - 0.5) * W * 1.0, (v - 0.5) * D * 1.0, lift - 0.0015))
scene.surface('sheet', np.float64(sheet), rows, columns, paper)

# The plan: walls as (x0, y0, x1, y1) in plan metres, scaled to the sheet.
S = 0.72 / 15.0  # 15 m of plan on 72 cm
LX, LY, H = 15.0, 9.6, 3.3
THICK = 0.3


def place(x, y, z=0.0):
    return on((x - LX / 2) * S + 0.0, (y - LY / 2) * S + 0.012, z * S)


walls = [(0, 0, 15, 0), (0, 9.6, 15, 9.6), (0, 0, 0, 9.6), (15, 0, 15, 9.6),
         (5.2, 0, 5.2, 3.7), (5.2, 5.1, 5.2, 9.6), (10.2, 0, 10.2, 3.7), (10.2, 5.1, 10.2, 9.6),
         (0, 5.1, 3.4, 5.1), (4.6, 5.1, 7.2, 5.1), (8.4, 5.1, 12.2, 5.1), (13.4, 5.1, 15, 5.1), (5.2, 3.7, 6.4, 3.7), (8.2, 3.7, 10.2, 3.7), (12.6, 5.1, 12.6, 9.6)]
openings = {0: [(1.2, 4.2), (6.3, 9.2), (11.2, 14)], 1: [(1, 4), (6.2, 9.2), (11, 12), (13.2, 14.4)], 2: [(1.4, 3.8), (6.2, 8.6)], 3: [(1.2, 3.8), (6.2, 8.6)]}
pale, line = materials.new('pale')
normal = line('ShaderNodeSeparateXYZ', {0: line('ShaderNodeNewGeometry').outputs['Normal']}).outputs
power = line.math('MULTIPLY_ADD', normal[2], 0.3, line.math('MULTIPLY_ADD', normal[0], -0.2, 0.36))
body = line('ShaderNodeBsdfPrincipled', {'Base Color': (0.3, 0.52, 0.6, 1), 'Roughness': 0.7, 'Specular': 0.2, 'Emission': (0.01, 0.15, 0.28, 1), 'Emission Strength': power}).outputs[0]
line.end(line.blend(0.86, line('ShaderNodeBsdfTransparent').outputs[0], body))
pale.cycles.sample_as_light = False
edges, fine, drawn = [], [], []


def solid(x0, y0, x1, y1, z0, z1, outline=True, skin=pale):
    """A box in plan metres, with its twelve edges."""
    c = [place(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    thing = scene.put('solid', c, [(3, 2, 1, 0), (4, 5, 6, 7)] + [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)], skin)
    thing.visible_shadow = False
    if outline:
        edges.extend([(c[k + 4], c[(k + 1) % 4 + 4]) for k in range(4)] + [(c[k], c[k + 4]) for k in range(4)])
        fine.extend([(c[k], c[(k + 1) % 4]) for k in range(4)])


def wall(x0, y0, x1, y1, gaps=()):
    along = 0 if y0 == y1 else 1
    a, b = (x0, x1) if along == 0 else (y0, y1)
    t = THICK / 2 if (x0, y0, x1, y1) in walls[:4] else THICK / 3

    def piece(s, e, z0, z1):
        box = (s, y0 - t, e, y0 + t) if along == 0 else (x0 - t, s, x0 + t, e)
        solid(*box, z0, z1)

    at = a - (t if along == 0 else 0)
    for s, e in gaps:
        piece(at, s, 0, H)
        piece(s, e, 0, 0.9)
        at = e
    piece(at, b + (t if along == 0 else 0), 0, H)


RISE = 6.6  # left of this the plan is still ink


for k, (x0, y0, x1, y1) in enumerate(walls):
    # As ink: two lines a wall, everywhere.
    t = THICK / 2 if k < 4 else THICK / 3
    for s in (-t, t):
        p, q = ((x0 - (t if k < 4 else 0), y0 + s), (x1 + (t if k < 4 else 0), y1 + s)) if y0 == y1 else ((x0 + s, y0), (x1 + s, y1))
        drawn.append((place(*p), place(*q)))
    gaps = openings.get(k, [])
    if y0 == y1:
        if x1 > RISE:
            wall(max(x0, RISE), y0, x1, y1, [(max(s, RISE), e) for s, e in gaps if e > RISE])
    elif x0 > RISE:
        wall(x0, y0, x1, y1, gaps)
# Furniture, doors, stairs and dimension lines, as ink; beyond the line also as volumes.
for x0, y0, x1, y1, h in ((1.0, 6.6, 3.2, 8.4, 0.6), (1.0, 1.2, 3.0, 2.0, 0.75), (3.6, 7.8, 4.8, 9.0, 0.8), (7.0, 7.0, 9.0, 8.2, 0.75), (10.8, 6.0, 11.8, 8.6, 0.6), (11.6, 1.2, 13.8, 2.1, 0.8), (13.1, 7.2, 14.5, 8.8, 0.6), (7.2, 1.1, 8.4, 2.6, 0.5), (13.9, 3.0, 14.6, 4.4, 0.9)):
    c = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    drawn += [(place(*c[k]), place(*c[(k + 1) % 4])) for k in range(4)]
    if x0 > RISE:
        solid(x0, y0, x1, y1, 0, h)
for x, y, a0 in ((5.2, 3.7, 90), (10.2, 3.7, 90), (3.4, 5.1, 0), (7.2, 5.1, 0), (12.2, 5.1, 0)):
    arc = [(x + 1.2 * math.cos(math.radians(a0 + k * 9)), y + 1.2 * math.sin(math.radians(a0 + k * 9))) for k in range(11)]
    drawn += [(place(*p), place(*q)) for p, q in zip(arc, arc[1:])] + [(place(x, y), place(*arc[-1]))]
for x in np.arange(0, 15.1, 5.0):
    drawn.append((place(x, -0.3), place(x, -1.4)))
drawn.append((place(-0.3, -1.05), place(15.3, -1.05)))
for y in (0, 5.1, 9.6):
    drawn.append((place(-0.3, y), place(-0.95, y)))
drawn.append((place(-0.7, -0.2), place(-0.7, 9.8)))
border = [on(sx * (W / 2 - 0.012), sy * (D / 2 - 0.012)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
drawn += [(border[k], border[(k + 1) % 4]) for k in range(4)]
drawn += [(on(W / 2 - 0.15, -D / 2 + 0.012), on(W / 2 - 0.15, -D / 2 + 0.042)), (on(W / 2 - 0.15, -D / 2 + 0.042), on(W / 2 - 0.012, -D / 2 + 0.042))]
# The floor of what has risen, and one storey of the frame above it, as lines only.
glow_floor = scene.put('floor', [place(*c, 0.03) for c in ((RISE, 0), (15, 0), (15, 9.6), (RISE, 9.6))], [(0, 1, 2, 3)], materials.ghost('floor', 0.3, 0.45))
above = []
for x in (RISE, 10.2, 15):
    for y in (0, 5.1, 9.6):
        above.append((place(x, y, H), place(x, y, H + 2.9)))
    above.append((place(x, 0, H + 2.9), place(x, 9.6, H + 2.9)))
for y in (0, 5.1, 9.6):
    above.append((place(RISE, y, H + 2.9), place(15, y, H + 2.9)))
line_of_rise = [(place(RISE, -0.9, 0.02), place(RISE, 10.4, 0.02)), (place(RISE, 0, 0), place(RISE, 0, H + 2.9)), (place(RISE, 9.6, 0), place(RISE, 9.6, H + 2.9)), (place(RISE, 0, H + 2.9), place(RISE, 9.6, H + 2.9))]


def strokes(name, pairs, weight, material):
    rods = scene.lines(name, pairs, (0, 0, 0), weight, material)
    rods.visible_shadow = False


# Weights here are for a distance of 1.5 m: scene.lines takes no nearer one.
strokes('ink', drawn, 0.0006, ink)
strokes('edges', edges, 0.00052, materials.glow('d edge', (0.08, 0.66, 1.0), 1.5))
strokes('fine', fine, 0.00034, materials.glow('d fine', (0.05, 0.5, 0.85), 0.8))
strokes('above', above, 0.00042, materials.glow('d above', (0.06, 0.56, 0.95), 0.95))
strokes('rise', line_of_rise, 0.00085, materials.glow('d rise', (0.35, 0.9, 1.0), 4.0))

# The lamp, and what lies on the desk.
lx, ly = 0.88, 0.56
kit.turned([(0.085, 0), (0.085, 0.014), (0.02, 0.022)], (lx, ly, TOP), (0, 0, 1), black, 40)
elbow, neck = (lx + 0.12, ly + 0.05, TOP + 0.40), (lx - 0.14, ly - 0.06, TOP + 0.66)
scene.rod('arm', (lx, ly, TOP + 0.015), elbow, 0.008, black)
scene.rod('arm', elbow, neck, 0.008, black)
kit.turned([(0.014, -0.012), (0.014, 0.012)], elbow, (0, 1, 0), steel, 20)
axis = np.float64((-0.42, -0.3, -1.0))
axis /= np.linalg.norm(axis)
kit.turned([(0.016, -0.05), (0.03, -0.02), (0.04, 0.0), (0.085, 0.1), (0.082, 0.1), (0.036, 0.002)], neck, axis, brass, 40)
bulb_at = tuple(np.float64(neck) + axis * 0.055)
bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=0.024, location=bulb_at)
bpy.context.object.data.materials.append(materials.glow('bulb', (1.0, 0.7, 0.42), 16))
bpy.context.object.visible_shadow = False
light = bpy.data.lights.new('desk', 'SPOT')
light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = 24, (1.0, 0.66, 0.38), math.radians(120), 0.7, 0.03
thing = bpy.data.objects.new('desk', light)
thing.location, thing.rotation_euler = bulb_at, scene.Vector(axis).to_track_quat('-Z', 'Y').to_euler()
bpy.context.collection.objects.link(thing)

ruler = kit.block((0.12, -0.42, TOP), (0.32, 0.034, 0.004), steel, 0.001, math.radians(9))
for x, y, turn, skin in ((-0.42, -0.34, 0.7, brass), (0.78, -0.12, 2.2, black)):
    a = (x, y, TOP + 0.005)
    b = (x + 0.15 * math.cos(turn), y + 0.15 * math.sin(turn), TOP + 0.005)
    tip = (x + 0.172 * math.cos(turn), y + 0.172 * math.sin(turn), TOP + 0.004)
    scene.rod('pencil', a, b, 0.004, skin, 6)
    scene.rod('tip', b, tip, 0.004, oak, 6, 0.1)
kit.turned([(0.03, 0), (0.04, 0.085), (0.037, 0.085), (0.028, 0.01)], (-0.52, 0.3, TOP), (0, 0, 1), white, 36)
kit.turned([(0.034, 0.07), (0.0, 0.0701)], (-0.52, 0.3, TOP), (0, 0, 1), kit.clean('tea', (0.05, 0.02, 0.008), 0.1), 36)
for k, (dx, turn, h) in enumerate(((0, 0.1, 0.03), (0.01, 0.04, 0.022), (-0.005, 0.16, 0.026))):
    z = TOP + sum((0.03, 0.022, 0.026)[:k])
    kit.block((1.18 + dx, 0.0, z), (0.21, 0.29, h), (black, white, wall_)[k], 0.002, turn)
for k, (y, r) in enumerate(((0.66, 0.028), (0.73, 0.028), (0.695, 0.028))):
    z = TOP + r + (0.048 if k == 2 else 0)
    kit.turned([(r - 0.006, 0), (r, 0), (r, 0.62), (r - 0.006, 0.62)], (-0.42, y, z), (1, 0.03, 0), paper, 28)

# Dusk behind the window.
haze = scene.sky(strength=2.4, glow_at=(0.5, 1.0))
blocks = []
for _ in range(150):
    a, r = math.radians(random.uniform(20, 110)), random.uniform(60, 900)
    blocks.append((EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a), random.uniform(12, 34), random.uniform(12, 26), random.uniform(0, 17) * min(1, r / 170) - 12))
scene.town(haze, blocks, 800)
scene.put('land', [(-900, 30, -16), (900, 30, -16), (900, 1900, -16), (-900, 1900, -16)], [(0, 1, 2, 3)], materials.mud(-20, haze))
scene.panel(place(11, 5, 7), (0.3, 0.3), 0.55, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((2.2, -1.5, 2.6), (1.6, 1.2), 26, kit.WARM, (-0.5, 0.5, -1))
scene.camera(EYE, (0.2, 0.22, TOP + 0.13), 31, (-0.05, 0.0), level=False, focus=1.45, stop=11)
scene.render(arguments, bounces=5)
