"""A valley in low sun: a bridge grows from its piers, and from its last joint it goes on as model to the near bank, where a satellite receiver stands."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bars  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import noise  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (0.0, 0.0, 1.75))
TOP, STEP, SPAN = 10.2, 4.0, 36.0  # the road's level, the length of a segment, the way from pier to pier
WATER = -21.4
HEADING, BEND = math.radians(113), 0.0011  # the bridge's axis, from the near bank away into the valley, bending left
random = np.random.default_rng(17)

concrete = materials.concrete(tone=1.25)
any_ = materials.plain('any', (0.5, 0.5, 0.5))
steel, dark, orange = props.steel(), props.dark(), props.orange()
paint = materials.plain('crane', (0.5, 0.2, 0.03), 0.45)
rust = materials.plain('rust', (0.2, 0.08, 0.035), 0.7, 0.3)
haze = scene.sky(strength=4.6, glow_at=(-0.5, 1.0), dark=(0.012, 0.03, 0.075), blue=(0.04, 0.075, 0.15), warm=(1.15, 0.55, 0.24), far=(0.15, 0.13, 0.15))


def axis(s):
    """Point and direction in plan at the way `s` from the first pier."""
    turn = HEADING + BEND * s
    x = 14.5 + (math.sin(turn) - math.sin(HEADING)) / BEND
    y = 31.0 - (math.cos(turn) - math.cos(HEADING)) / BEND
    return np.float64((x, y)), np.float64((math.cos(turn), math.sin(turn)))


def at(s, u, z):
    p, way = axis(s)
    return (p[0] + way[1] * u, p[1] - way[0] * u, z)


def along(x, y):
    """The way along the axis and the distance to its right, of places in plan."""
    dx, dy = x - 14.5 + math.sin(HEADING) / BEND, y - 31.0 - math.cos(HEADING) / BEND
    return (np.arctan2(dx, -dy) - HEADING) / BEND, np.hypot(dx, dy) - 1 / BEND


def nature(x, y):
    """The ground: a bank where one stands, a valley with a stream, hills behind."""
    into = np.clip((y - 5.6 - 0.1 * x) / 40, 0, 1)
    out = np.clip((y - 118 + 0.1 * x) / 150, 0, 1)
    base = -20 * into * (2 - into) + 36 * out * out * (3 - 2 * out)
    stream = np.exp(-(((y - 92 - 16 * np.sin(x / 34) - 7 * np.sin(x / 13 + 1)) / 9) ** 2))
    base = base - 3.2 * stream * into
    far = np.clip((np.hypot(x, y) - 200) / 600, 0, 1)
    rough = noise.fbm(x / 30, y / 30, 5, 3) * (1.2 + 3 * out) * np.clip((y - 4) / 30, 0.06, 1) * (1 - 0.7 * stream) + noise.fbm(x / 2.2, y / 2.2, 4, 8) * 0.09
    return base + rough + far * (46 + 60 * noise.fbm(x / 260, y / 260, 6, 5))


BENCHES = np.float64([float(nature(*axis(k * SPAN)[0])) for k in range(6)])
CRANE = (2.2 * SPAN, 11)


def far_bank(s, u):
    """The distance to the level bank that bears the far end of the road."""
    return np.hypot(np.maximum(6.05 * SPAN - s, 0), np.maximum(abs(u) - 6.3, 0)) + 999 * (s > 9 * SPAN)


def trodden(x, y):
    """How much builders changed the ground: 1 around the piers and the crane and where the road reaches the far slope, 0 some metres away."""
    s, u = along(x, y)
    k = np.clip(np.rint(s / SPAN), 1, 5)
    ragged = 2.2 * noise.fbm(x / 3, y / 3, 4, 23)
    foot = np.hypot(s - k * SPAN, u * 0.85)
    crane = np.hypot(s - CRANE[0], u - CRANE[1]) + 1.5
    return np.clip((11 - np.minimum(np.minimum(foot, crane), far_bank(s, u) + 4) - ragged) / 5, 0, 1)


def height(x, y):
    """The ground with a bench at each pier, filled up round its shaft, and the far bank, filled and cut."""
    z, (s, u) = nature(x, y), along(x, y)
    k = np.clip(np.rint(s / SPAN), 1, 5)
    foot = np.hypot(s - k * SPAN, u)
    share = np.clip((11.5 - foot) / 6, 0, 1)
    z = z + (BENCHES[k.astype(int)] - z) * share * share * (3 - 2 * share) + 0.7 * np.clip((5 - foot) / 3, 0, 1)
    away = far_bank(s, u)
    return np.clip(z, TOP - 0.3 - 0.6 * away, TOP - 0.3 + 0.8 * away)


def ground():
    material, g = materials.new('ground')
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    steep = g.ramp(g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2], 0.97, 0.82)
    patch, fine = g.noise(at, 0.09, 7, 0.62), g.noise(at, 9.0, 8, 0.7)
    grass = g.mix(g.ramp(patch, 0.4, 0.6), (0.03, 0.042, 0.014), (0.14, 0.105, 0.04))
    earth = g.mix(g.ramp(fine, 0.3, 0.7), (0.075, 0.054, 0.036), (0.17, 0.128, 0.09))
    bare = g.math('MAXIMUM', g.math('MULTIPLY', steep, 0.75), g.ramp(g.noise(at, 0.35, 6, 0.6), 0.56, 0.64))
    gravel = g.mix(g.ramp(g.noise(at, 2.4, 6, 0.7), 0.35, 0.65), (0.1, 0.076, 0.054), (0.22, 0.185, 0.145))
    colour = g.mix(g('ShaderNodeAttribute', attribute_name='trodden').outputs['Fac'], g.mix(bare, grass, earth), gravel)
    colour = g.mix(1.0, colour, g.mix(g.ramp(fine, 0.25, 0.75), (0.6, 0.6, 0.6), (1.15, 1.15, 1.15)), 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.7, 'Distance': 0.05, 'Height': fine}).outputs[0]
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0]
    g.end(materials.fade(g, surface, haze, 2300))
    return material


rows, columns = 820, 760
angle = math.radians(90) + np.radians(np.linspace(62, -62, columns))
r = 1.1 * (2200 / 1.1) ** np.linspace(0, 1, rows)
gx, gy = r[:, None] * np.cos(angle), r[:, None] * np.sin(angle)
land = scene.surface('ground', np.stack([gx, gy, height(gx, gy)], -1).reshape(-1, 3), rows, columns, ground())
land.data.attributes.new('trodden', 'FLOAT', 'POINT').data.foreach_set('value', trodden(gx, gy).ravel())
scene.put('stream', [(-400, 40, WATER), (400, 40, WATER), (400, 150, WATER), (-400, 150, WATER)], [(0, 1, 2, 3)], materials.water())
# Dry grass near by, bushes on the slopes.
n = 120000
a, d = np.radians(random.uniform(40, 132, n)), 1.4 * 12 ** random.random(n)
bx, by = d * np.cos(a), d * np.sin(a)
keep = noise.fbm(bx / 1.6, by / 1.6, 3, 31) > random.uniform(-0.35, 0.5, n)
bx, by = bx[keep], by[keep]
dry, g = materials.new('dry grass')
tone = g.mix(g('ShaderNodeNewGeometry').outputs['Random Per Island'], (0.07, 0.075, 0.028), (0.26, 0.19, 0.075))
g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.9, 'Specular': 0.1}).outputs[0])


def blades(x, y, random):
    z, tall, lean = height(x, y), random.uniform(0.06, 0.3, len(x)), random.normal(0, 0.09, (len(x), 2))
    turn = random.uniform(0, math.pi, len(x))
    wide = 0.0035 + 0.0004 * np.hypot(x, y)
    points = np.stack([np.stack([x - wide * np.cos(turn), y - wide * np.sin(turn), z - 0.02], -1), np.stack([x + wide * np.cos(turn), y + wide * np.sin(turn), z - 0.02], -1), np.stack([x + lean[:, 0], y + lean[:, 1], z + tall], -1)], 1)
    scene.put('grass', points.reshape(-1, 3), np.arange(len(x) * 3).reshape(-1, 3), dry)


blades(bx, by, random)
# More of it on the edge of the bank, before the first pier that is built.
edge = np.random.default_rng(5)
ex = edge.normal(0.03, 0.4, 700)
blades(ex, edge.normal(5.5 + 0.1 * ex, 0.16), edge)
t = (1 + 5 ** 0.5) / 2
ico = np.float64([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]) / 1.9
sides = np.int64([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
a, d = np.radians(random.uniform(45, 140, 1900)), 26 * 18 ** random.random(1900)
px, py = d * np.cos(a), d * np.sin(a)
some = (noise.fbm(px / 40, py / 40, 3, 12) > 0.02) & (height(px, py) > WATER + 1.2) & (trodden(px, py) == 0)
middles = np.repeat(np.stack([px, py, height(px, py)], -1)[some], 40, 0)
size = np.repeat(random.uniform(0.8, 3.4, int(some.sum())), 40)[:, None]
middles = middles + random.normal(0, 0.42, middles.shape) * size + [0, 0, 0.5] * size
shape = ico[None] * random.uniform(0.5, 1.3, (len(middles), 12, 1)) * 0.21 * size[:, None]
leaf, g = materials.new('leaf')
tone = g.mix(g('ShaderNodeNewGeometry').outputs['Random Per Island'], (0.016, 0.024, 0.009), (0.06, 0.062, 0.022))
g.end(materials.fade(g, g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.9, 'Specular': 0.1}).outputs[0], haze, 2300))
scene.put('bushes', (shape + middles[:, None]).reshape(-1, 3), (sides[None] + np.arange(len(middles))[:, None, None] * 12).reshape(-1, 3), leaf)

def depth(s):
    """Height of the girder: deep over the piers, slender between them."""
    k = (s / SPAN) % 1
    return 1.9 + 1.5 * abs(2 * k - 1) ** 1.8


def outline(s):
    h = depth(s)
    return [(-5.6, TOP), (5.6, TOP), (5.6, TOP - 0.24), (2.9, TOP - 0.62), (2.5, TOP - h), (-2.5, TOP - h), (-2.9, TOP - 0.62), (-5.6, TOP - 0.24)]


def segment(s, long, material, bevel=0.0):
    n = 8
    points = [at(s + e, u, z) for e in (0.0, long) for u, z in outline(s + e)]
    thing = scene.put('segment', points, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)], material, bevel)
    parts = [thing]
    for u in (-5.6, 5.25):
        c = [at(s + e, u + w, z) for e in (0.0, long) for w, z in ((0, TOP), (0.35, TOP), (0.22, TOP + 0.95), (0.13, TOP + 0.95))]
        parts.append(scene.put('parapet', c, [(0, 1, 2, 3), (7, 6, 5, 4)] + [(k, k + 4, (k + 1) % 4 + 4, (k + 1) % 4) for k in range(4)], material, bevel))
    for part in parts:
        part['model'] = 'duct'
    return parts


# The faces of four corners below and the same four above.
FACES = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def pier(s, material, bevel=0.0):
    p, way = axis(s)
    low = float(height(*p)) - 6
    high = TOP - depth(s)
    parts = []
    for z0, z1, hw, hd in ((low, high - 1.4, 2.1, 0.95), (high - 1.4, high - 0.25, 2.6, 1.1)):
        c = [(*(p + np.float64((way[1], -way[0])) * u + way * v), z) for z in (z0, z1) for u, v in ((-hw, -hd), (hw, -hd), (hw, hd), (-hw, hd))]
        thing = scene.put('pier', c, FACES, material, bevel)
        thing['model'] = 'duct'
        parts.append(thing)
    for u in (-1.5, 1.5):
        parts += kit.quietly([kit.turned([(0.42, -0.28), (0.42, 0.03)], at(s, u, high), (0, 0, 1), material, 20)])
    return parts


FRONT = SPAN - 4 * STEP  # the last joint that is built
s = FRONT
while s < 7.1 * SPAN:
    segment(s + 0.012, STEP - 0.024, concrete, 0.02)
    s += STEP
for k in range(1, 6):
    pier(k * SPAN, concrete, 0.05)
# Its far abutment, in the bank where the girder meets it.
c = [at(e, u, z) for z in (-6, TOP - 0.1) for e, u in ((5.9 * SPAN, -6), (5.9 * SPAN, 6), (7.1 * SPAN, 6), (7.1 * SPAN, -6))]
scene.put('abutment', c, FACES, concrete, 0.05)
beyond = []
s = FRONT - STEP
while s > -SPAN:
    beyond += segment(s, STEP, any_)
    s -= STEP
beyond += pier(0, any_)
props.model(beyond, EYE, 0.0008, 1.05)
# The joint itself: the line where built and planned meet; bars that wait for the next segment.
ring = [at(FRONT, u, z) for u, z in outline(FRONT)]
kit.front([(ring[k], ring[(k + 1) % 8]) for k in range(8)], EYE, 0.002)
waiting = [(at(FRONT, u, z), at(FRONT - 0.9 - 0.3 * random.random(), u, z)) for u in np.arange(-5.4, 5.5, 0.3) for z in (TOP - 0.08, TOP - 0.2)]
waiting += [(at(FRONT, u, z), at(FRONT - 0.9, u, z)) for u in (-2.7, -2.55, 2.55, 2.7) for z in np.arange(TOP - depth(FRONT) + 0.2, TOP - 0.6, 0.25)]
bars.rods('waiting', waiting, 0.022, rust, 5)
# The traveller at the joint: two trusses over the road, a platform hung below, lamps.
for u in (-3.6, 3.6):
    bars.lattice(at(FRONT + 7, u, TOP + 1.6), at(FRONT - 4.6, u, TOP + 1.6), 1.5, 1.6, 0.07, paint)
    for s in (FRONT + 6, FRONT - 0.2):
        scene.rod('leg', at(s, u, TOP), at(s, u, TOP + 1.0), 0.16, paint, 10)
for s in (FRONT + 0.3, FRONT - 4.2):
    bars.lattice(at(s, -6.2, TOP + 2.7), at(s, 6.2, TOP + 2.7), 0.8, 1.0, 0.055, paint)
    for u in (-6.0, 6.0):
        scene.rod('hanger', at(s, u, TOP + 2.6), at(s, u, TOP - depth(FRONT) - 0.7), 0.05, steel, 8)
    bars.lattice(at(s, -6.2, TOP - depth(FRONT) - 0.8), at(s, 6.2, TOP - depth(FRONT) - 0.8), 0.5, 0.8, 0.045, paint)
lamp = materials.glow('work lamp', (1.0, 0.72, 0.42), 16)
for u in (-4.4, 0.0, 4.4):
    kit.block(at(FRONT + 0.2, u, TOP + 2.15), (0.3, 0.3, 0.16), lamp, 0)
scene.lamp(at(FRONT - 1.2, -1.5, TOP + 1.9), 900, (1.0, 0.7, 0.42), 0.3, bulb=False)
for s, u in ((FRONT + 4.5, -4.6), (FRONT + 5.4, -4.4), (FRONT + 15, -4.8)):
    people.person(at(s, u, TOP), 2.2 - s, ((0.24, 0.12, 0.95), (-0.24, 0.12, 0.95)), far=True)
# Railing on what is built, a crane at the second pier.
rail = [(at(s, u, TOP + 0.95), at(s, u, TOP + 1.6)) for s in np.arange(FRONT + 8, 5 * SPAN, 2.0) for u in (-5.42, 5.42)]
rail += [(at(s, u, TOP + z), at(s + 4, u, TOP + z)) for s in np.arange(FRONT + 8, 5 * SPAN, 4.0) for u in (-5.42, 5.42) for z in (1.25, 1.6)]
bars.rods('rail', rail, 0.03, steel, 5)
foot = np.float64(at(*CRANE, -20))
bars.lattice(foot - (0, 0, 2), foot + (0, 0, 46), 1.8, 1.8, 0.085, paint)
bars.lattice(foot + (-13, -3, 45), foot + (40, 9, 45), 1.3, 1.6, 0.06, paint)
bars.lattice(foot + (0, 0, 46), foot + (0, 0, 52), 1.1, 1.5, 0.07, paint)
bars.rods('stays', [(foot + (0, 0, 52), foot + (27, 6, 45.6)), (foot + (0, 0, 52), foot + (-11, -2.5, 45.6)), (foot + (22, 5, 44.3), foot + (22, 5, TOP + 8 + 20))], 0.05, dark, 5)
kit.block(tuple(foot + (-12.6, -4.2, 42.6)), (3, 2.4, 2.4), materials.plain('ballast', (0.25, 0.25, 0.25), 0.9))
kit.block(tuple(foot + (1.0, -1.9, 43.0)), (1.5, 1.5, 1.9), dark)

# The receiver on its pole, pegs; from the pole the road's axis runs on to the bridge.
rx, ry = scene.word('pole', (1.3, 4.3) if not TALL else (0.82, 3.5))
rz = float(height(np.float64([rx]), np.float64([ry]))[0])
props.rover((rx, ry, rz - 0.02), 1.97)
for x, y in ((-0.9, 6.4), (3.4, 8.6), (0.5, 12.0)):
    z = float(height(np.float64([x]), np.float64([y]))[0])
    scene.rod('peg', (x, y, z - 0.1), (x, y, z + 0.6), 0.022, props.white(), 8)
    scene.rod('peg', (x, y, z + 0.5), (x, y, z + 0.62), 0.024, orange, 8)

scene.sun(direction=158, elevation=11, strength=15, colour=(1.0, 0.58, 0.3), size=0.9)
scene.panel((0.5, -2.0, 4.0), (5, 3), 60, (0.7, 0.82, 1.0), (0.1, 1, -0.5))
if TALL:
    scene.camera(EYE, (0.0, 10, EYE[2]), scene.word('lens', 30), (0.2, 0.05))
else:
    scene.camera(EYE, (0.0, 10, EYE[2]), scene.word('lens', 25), (-0.1, -0.02))
scene.render(arguments, bounces=4)
