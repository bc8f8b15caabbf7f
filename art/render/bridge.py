"""A valley in the evening: a bridge comes out of a dark slope onto its first pier, and from its last joint it goes on as model over the river to the near bank, with a pier on its footing. `tall` is the upright view for phones, at dusk, of a bridge that crosses the whole valley."""
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
import street  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (0.0, -4.0, 2.4) if TALL else (-3.0, -22.0, 7.5))
DAY = (1.0, 1.0, 1.0) if TALL else (2.6, 2.35, 2.85)  # how bright the sky is
TOP, STEP, SPAN = 10.2, 4.0, 36.0  # the road's level, the length of a segment, the way from pier to pier
WATER = -14.3 if TALL else -9.0
PIERS, END = (5, 6.05 * SPAN) if TALL else (1, 1.34 * SPAN)  # how many piers are built, and where the far slope takes the road
HEADING, BEND = math.radians(116), 0.0011  # the bridge's axis, from the near bank away into the valley, bending left
X0, Y0 = 16.5, 38.0  # its first pier
random = np.random.default_rng(17)

concrete = materials.concrete(tone=1.25)
steel = props.steel()
paint = materials.plain('crane', (0.5, 0.2, 0.03), 0.45)
rust = materials.plain('rust', (0.2, 0.08, 0.035), 0.7, 0.3)


def colours(name, make):
    """A node group as `materials.fade` reads it: a colour for each direction."""
    tree = bpy.data.node_groups.new(name, 'ShaderNodeTree')
    tree.inputs.new('NodeSocketVector', 'Direction')
    tree.inputs.new('NodeSocketFloat', 'Least')
    tree.outputs.new('NodeSocketColor', 'Colour')
    g = materials.Graph(tree)
    way = g('ShaderNodeVectorMath', {0: g('NodeGroupInput').outputs[0]}, operation='NORMALIZE').outputs[0]
    tree.links.new(make(g, way), g('NodeGroupOutput').inputs[0])
    return tree


def toward(g, way, low, power):
    """How much a direction is that of the last light."""
    return g.math('POWER', g.ramp(g('ShaderNodeVectorMath', {0: way, 1: (0.42, 0.91, 0)}, operation='DOT_PRODUCT').outputs['Value'], low, 1.0), power)


def dusk(g, way):
    up = g.math('MAXIMUM', g('ShaderNodeSeparateXYZ', {0: way}).outputs[2], 0.0)
    near = toward(g, way, 0.2, 1.6)
    colour = g.mix(g.ramp(up, 0.0, 0.5), (0.02, 0.06, 0.082), (0.0042, 0.0185, 0.028))
    for high, least, light in ((0.17, 0.1, (0.03, 0.058, 0.064)), (0.085, 0.0, (0.62, 0.29, 0.12)), (0.03, 0.0, (1.3, 0.48, 0.13))):
        glow = g.math('MULTIPLY', g.math('EXPONENT', g.math('DIVIDE', up, -high)), g.math('MULTIPLY_ADD', near, 1 - least, least))
        colour = g.mix(glow, colour, light, 'ADD')
    wisp = g.math('MULTIPLY', g.ramp(g.noise(way, 2.4, 7, 0.6, stretch=(1, 1, 11)), 0.48, 0.76), g.ramp(up, 0.4, 0.1))
    return g.mix(g.math('MULTIPLY', wisp, 0.45), colour, g.mix(near, (0.01, 0.026, 0.036), (0.12, 0.075, 0.055)))


AIR = ((0.01, 0.03, 0.04), (0.06, 0.07, 0.068)) if TALL else ((0.15, 0.135, 0.165), (0.36, 0.27, 0.22))  # away from the last light, and toward it
FAR = 400 if TALL else 800  # how far one sees through it
mist = colours('mist', lambda g, way: g.mix(toward(g, way, 0.5, 1.0), *AIR))
world = bpy.data.worlds.new('dusk')
bpy.context.scene.world = world
world.use_nodes = True
world.node_tree.nodes.clear()
w = materials.Graph(world.node_tree)
view = w('ShaderNodeVectorMath', {0: w('ShaderNodeNewGeometry').outputs['Incoming'], 3: -1.0}, operation='SCALE').outputs[0]
sky = w('ShaderNodeGroup', node_tree=colours('sky', dusk))
world.node_tree.links.new(view, sky.inputs[0])
world.node_tree.links.new(w('ShaderNodeBackground', {0: w.mix(1.0, sky.outputs[0], DAY, 'MULTIPLY')}).outputs[0], w('ShaderNodeOutputWorld').inputs[0])


def axis(s):
    """Point and direction in plan at the way `s` from the first pier."""
    turn = HEADING + BEND * s
    x = X0 + (math.sin(turn) - math.sin(HEADING)) / BEND
    y = Y0 - (math.cos(turn) - math.cos(HEADING)) / BEND
    return np.float64((x, y)), np.float64((math.cos(turn), math.sin(turn)))


def at(s, u, z):
    p, way = axis(s)
    return (p[0] + way[1] * u, p[1] - way[0] * u, z)


def along(x, y):
    """The way along the axis and the distance to its right, of places in plan."""
    dx, dy = x - X0 + math.sin(HEADING) / BEND, y - Y0 - math.cos(HEADING) / BEND
    return (np.arctan2(dx, -dy) - HEADING) / BEND, np.hypot(dx, dy) - 1 / BEND


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def ridged(x, y, octaves, seed):
    """Sharp crests with hollows between them, about -0.5 to 0.5."""
    return 0.5 - 1.6 * abs(noise.fbm(x, y, octaves, seed))


def gorge(x, y):
    """The ground: a slope below the eye, a river that turns away to the right, beyond it the slope of the road, ridges behind."""
    s, u = along(x, y)
    beyond = s - 18 - 62 * smooth((u - 12) / 75) - 3 * np.sin(u / 17)  # from the middle of the river
    bank = -0.2 * np.clip(y, -40, 37) + 0.9 * noise.fbm(x / 14, y / 14, 5, 3) * np.clip((y - 4) / 30, 0.06, 1)
    wild = beyond + 7 * noise.fbm(x / 40, y / 40, 3, 12)
    rise = 1.3 * np.clip(wild - 16, 0, 14) + 0.45 * np.clip(wild - 30, 0, 26) + 0.12 * np.clip(wild - 56, 0, 120)
    rise = rise * (1 - 0.72 * smooth((u - 4) / 60))
    rock = np.clip(rise / 6, 0, 1)
    z = bank + rise + rock * (4.2 * ridged(x / 26, y / 26, 5, 7) + 1.8 * ridged(x / 7, y / 7, 4, 9)) + 0.14 * noise.fbm(x / 2.2, y / 2.2, 4, 8)
    z = z - 4.5 * np.exp(-((beyond / 11.5) ** 4))
    d = np.hypot(x - EYE[0], y - EYE[1])
    for far, high in ((330, 20), (540, 46), (900, 84), (1500, 150)):
        crest = 0.75 + 0.7 * noise.fbm(x / far * 3.2, y / far * 3.2, 5, far) + 0.3 * ridged(x / far * 9, y / far * 9, 5, far + 1)
        z = np.maximum(z, (high + 14) * crest * np.exp(-(((d - far) / (0.22 * far)) ** 2)) - 14)
    return z


def valley(x, y):
    """The ground: a slope below the eye, a valley with a river, hills behind."""
    into = np.clip((y - 36 - 0.1 * x) / 26, 0, 1)
    out = np.clip((y - 130 + 0.1 * x) / 150, 0, 1)
    base = -0.2 * np.clip(y, -40, 42) - 4.6 * into * into * (3 - 2 * into) + 29 * out * out * (3 - 2 * out)
    stream = np.exp(-(((y - 98 + 12 * np.sin(x / 45 - 0.3) - 4 * np.sin(x / 15 + 1)) / 22) ** 4))
    base = base - 3.6 * stream
    far = np.clip((np.hypot(x, y) - 200) / 600, 0, 1)
    rough = noise.fbm(x / 30, y / 30, 5, 3) * (1.2 + 3 * out) * np.clip((y - 4) / 30, 0.06, 1) * (1 - 0.7 * stream) + noise.fbm(x / 2.2, y / 2.2, 4, 8) * 0.09
    return base + rough + far * (46 + 60 * noise.fbm(x / 260, y / 260, 6, 5))


nature = valley if TALL else gorge
BENCHES = np.float64([float(nature(*axis(k * SPAN)[0])) for k in range(6)])


def far_bank(s, u):
    """The distance to the level bank that bears the far end of the road."""
    return np.hypot(np.maximum(END - s, 0), np.maximum(abs(u) - 6.3, 0)) + 999 * (s > END + 3 * SPAN)


def trodden(x, y):
    """How much builders changed the ground: 1 around the piers, on their track and where the road reaches the far slope, 0 some metres away."""
    s, u = along(x, y)
    k = np.clip(np.rint(s / SPAN), 0, PIERS)
    ragged = 2.2 * noise.fbm(x / 3, y / 3, 4, 23)
    foot = np.hypot(s - k * SPAN, u * 0.85)
    road = 7 + abs(u - 11 - 2 * np.sin(s / 17)) + 99 * (not TALL) * (s > 2)
    return np.clip((11 - np.minimum(np.minimum(foot, road), far_bank(s, u) + 4) - ragged) / 5, 0, 1)


def height(x, y):
    """The ground with a bench at each pier, filled up round its shaft, and the far bank, filled and cut."""
    z, (s, u) = nature(x, y), along(x, y)
    k = np.clip(np.rint(s / SPAN), 0, PIERS)
    foot = np.hypot(s - k * SPAN, u)
    share = np.clip((11.5 - foot) / 6, 0, 1)
    z = z + (BENCHES[k.astype(int)] - z) * share * share * (3 - 2 * share) + 0.7 * np.clip((8.2 - foot) / 3, 0, 1)
    away = far_bank(s, u)
    return np.clip(z, TOP - 0.3 - (0.6 if TALL else 1.3) * away, TOP - 0.3 + 0.8 * away)


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
    bump = g('ShaderNodeBump', {'Strength': 0.7, 'Distance': 0.05, 'Height': fine}).outputs[0]
    if not TALL:  # rock in layers where it is steep, scrub as dark spots
        layers, rough = g.noise(at, 0.9, 7, 0.65, stretch=(0.16, 0.16, 1.6)), g.noise(at, 0.55, 9, 0.68)
        stone = g.mix(g.ramp(layers, 0.38, 0.62), (0.07, 0.058, 0.05), (0.2, 0.165, 0.135))
        cliff = g.math('MULTIPLY', g.ramp(g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2], 0.88, 0.7), g.ramp(rough, 0.36, 0.52))
        colour = g.mix(cliff, colour, stone)
        colour = g.mix(g.ramp(g.noise(at, 0.3, 9, 0.75), 0.54, 0.6, 0, 0.75), colour, (0.022, 0.03, 0.014))
        bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.8, 'Height': g.math('ADD', rough, layers), 'Normal': bump}).outputs[0]
    colour = g.mix(1.0, colour, g.mix(g.ramp(fine, 0.25, 0.75), (0.6, 0.6, 0.6), (1.15, 1.15, 1.15)), 'MULTIPLY')
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0]
    # Mist lies on the valley's floor.
    low = g.math('MULTIPLY', g.ramp(g('ShaderNodeSeparateXYZ', {0: at}).outputs[2], -7, -20), g.ramp(g.noise(at, 0.035, 4, 0.5, stretch=(0.5, 1, 1)), 0.35, 0.65, 0.1, 0.5))
    surface = g.blend(low, surface, g('ShaderNodeEmission', {0: (0.03, 0.066, 0.08, 1)}).outputs[0])
    g.end(materials.fade(g, surface, mist, FAR))
    return material


rows, columns = 820 if TALL else 1150, 760
angle = math.radians(90) + np.radians(np.linspace(62, -62, columns))
r = 1.1 * (2200 / 1.1) ** np.linspace(0, 1, rows)
gx, gy = r[:, None] * np.cos(angle), r[:, None] * np.sin(angle)
gx, gy = gx + EYE[0], gy + EYE[1]
land = scene.surface('ground', np.stack([gx, gy, height(gx, gy)], -1).reshape(-1, 3), rows, columns, ground())
land.data.attributes.new('trodden', 'FLOAT', 'POINT').data.foreach_set('value', trodden(gx, gy).ravel())
river, g = materials.new('river')
ripple = g('ShaderNodeBump', {'Strength': 0.3, 'Distance': 0.1, 'Height': g.noise(g('ShaderNodeNewGeometry').outputs['Position'], 0.5, 4, stretch=(1, 2.5, 1))}).outputs[0]
g.end(materials.fade(g, g.blend(0.75, g('ShaderNodeBsdfDiffuse', {0: (0.01, 0.012, 0.012, 1)}).outputs[0], g('ShaderNodeBsdfGlossy', {'Roughness': 0.04, 'Normal': ripple}).outputs[0]), mist, FAR))
scene.put('stream', [(x, y, WATER) for x, y in ((-400, 20), (400, 20), (400, 170 if TALL else 500), (-400, 170 if TALL else 500))], [(0, 1, 2, 3)], river)
# Dry grass near by.
n = 160000
a, d = np.radians(random.uniform(58, 122, n)), 18 * 3.6 ** random.random(n)
bx, by = EYE[0] + d * np.cos(a), EYE[1] + d * np.sin(a)
keep = (noise.fbm(bx / 1.6, by / 1.6, 3, 31) > random.uniform(-0.35, 0.5, n)) & (trodden(bx, by) < 0.3) & (np.hypot(bx - X0, by - Y0 + 6) > 17)
bx, by = bx[keep], by[keep]
dry, g = materials.new('dry grass')
tone = g.mix(g('ShaderNodeNewGeometry').outputs['Random Per Island'], (0.07, 0.075, 0.028), (0.26, 0.19, 0.075))
g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.9, 'Specular': 0.1}).outputs[0])


def blades(x, y, random):
    z, tall, lean = height(x, y), random.uniform(0.06, 0.3, len(x)), random.normal(0, 0.09, (len(x), 2))
    turn = random.uniform(0, math.pi, len(x))
    wide = 0.0035 + 0.0004 * np.hypot(x - EYE[0], y - EYE[1])
    points = np.stack([np.stack([x - wide * np.cos(turn), y - wide * np.sin(turn), z - 0.02], -1), np.stack([x + wide * np.cos(turn), y + wide * np.sin(turn), z - 0.02], -1), np.stack([x + lean[:, 0], y + lean[:, 1], z + tall], -1)], 1)
    scene.large('grass', points.reshape(-1, 3), np.arange(len(x) * 3).reshape(-1, 3), dry)


blades(bx, by, random)


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


def pier(s, material, bevel=0.0, sunk=0.4):
    p, way = axis(s)
    low = float(height(*p)) - sunk
    high = TOP - depth(s)
    parts = []
    for z0, z1, hw, hd in ((low, high - 1.4, 2.1, 0.95), (high - 1.4, high - 0.25, 2.6, 1.1), (low, low + 1.8, 3.8, 2.6)):
        c = [(*(p + np.float64((way[1], -way[0])) * u + way * v), z) for z in (z0, z1) for u, v in ((-hw, -hd), (hw, -hd), (hw, hd), (-hw, hd))]
        thing = scene.put('pier', c, FACES, material, bevel)
        thing['model'] = 'duct'
        parts.append(thing)
    for u in (-1.5, 1.5):
        parts += kit.quietly([kit.turned([(0.42, -0.28), (0.42, 0.03)], at(s, u, high), (0, 0, 1), material, 20)])
    return parts


FRONT = SPAN - 4 * STEP  # the last joint that is built
s = FRONT
while s < END + SPAN:
    segment(s + 0.012, STEP - 0.024, concrete, 0.02)
    s += STEP
for k in range(1, PIERS + 1):
    pier(k * SPAN, concrete, 0.05)
# Its far abutment, in the bank where the girder meets it.
c = [at(e, u, z) for z in (-6, TOP - 0.1) for e, u in ((END - 5, -6), (END - 5, 6), (END + SPAN, 6), (END + SPAN, -6))]
scene.put('abutment', c, FACES, concrete, 0.05)


# --- from there on, the model ---

def clear(name, body, rim, strength):
    """Clear where it faces the eye, luminous at its outline; less so with the way from the joint."""
    material, g = materials.new(name)
    edge = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.45}).outputs['Facing'], 2.0)
    away = g('ShaderNodeVectorMath', {0: g('ShaderNodeNewGeometry').outputs['Position'], 1: at(FRONT, 0, TOP)}, operation='DISTANCE').outputs['Value']
    power = g.math('MULTIPLY', g.math('MULTIPLY_ADD', edge, 1.5, 0.5), g.ramp(away, 2, 46, strength, strength * 0.35))
    if not TALL:  # the steel of the traveller stays clear
        body, rim = (g.ramp(away, 4, 15, share * 0.12, share) for share in (body, rim))
    shine = g('ShaderNodeEmission', {0: g.mix(edge, (0.006, 0.17, 0.36), (0.08, 0.66, 1.0)), 1: power}).outputs[0]
    g.end(g.blend(g.math('MULTIPLY_ADD', edge, g.math('SUBTRACT', rim, body), body), g('ShaderNodeBsdfTransparent').outputs[0], shine))
    material.cycles.sample_as_light = False
    return material


skin = clear('model', 0.3, 0.85, 0.6)
beyond, sharp, joints, tendons = pier(0, skin, 0.0, 1.72), [], [], []  # of its footing only the top is above the ground
ways = np.arange(FRONT, -SPAN - 0.1, -STEP)
for s, near in zip(ways, ways[1:]):
    beyond += segment(near, STEP, skin)
    a, b = outline(s), outline(near)
    sharp += [(at(s, *p), at(near, *q)) for p, q in zip(a, b)]
    joints += [(at(near, *b[k]), at(near, *b[(k + 1) % 8])) for k in range(8)]
    for u in (-5.6, 5.6):
        sharp.append((at(s, u, TOP + 0.95), at(near, u, TOP + 0.95)))
        joints.append((at(near, u, TOP), at(near, u, TOP + 0.95)))
# Tendons in both webs: high over the pier, low between the piers.
for s, near in zip(np.arange(FRONT, -SPAN, -1.0), np.arange(FRONT - 1, -SPAN - 1, -1.0)):
    for u in (-2.55, 2.55):
        for k in range(3):
            z = lambda s: TOP - 0.5 - 0.16 * k - (depth(s) - 1.1 - 0.2 * k) * (1 - abs(2 * ((s / SPAN) % 1) - 1) ** 1.7)  # noqa: B023, E731
            tendons.append((at(s, u, z(s)), at(near, u, z(near))))
for thing in beyond[:3]:
    points = [tuple(v.co) for v in thing.data.vertices]
    sharp += [(points[a], points[b]) for a, b in (e.vertices for e in thing.data.edges)]
for name, pairs, weight, material in (('edges', sharp, 0.0007, materials.glow('edges', (0.16, 0.78, 1.0), 1.5)), ('joints', joints, 0.0005, materials.glow('joints', (0.06, 0.55, 0.9), 0.9)), ('tendons', tendons, 0.0005, materials.glow('tendons', (0.12, 0.72, 1.0), 1.0))):
    beyond.append(scene.lines(name, pairs, EYE, weight, material))
for thing in beyond:
    thing.visible_shadow = thing.visible_diffuse = False
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
scene.lamp(at(FRONT - 1.2, -1.5, TOP + 1.9), 2200, (1.0, 0.7, 0.42), 0.3, bulb=False)
scene.lamp(at(FRONT + 0.6, -1.5, TOP - depth(FRONT) - 1.3), 500, (1.0, 0.7, 0.42), 0.3, bulb=False)
for s, u in ((FRONT + 4.5, -4.6), (FRONT + 5.4, -4.4), (FRONT + 15, -4.8)):
    people.person(at(s, u, TOP), 2.2 - s, ((0.24, 0.12, 0.95), (-0.24, 0.12, 0.95)), far=True)
# Railing on what is built.
rail = [(at(s, u, TOP + 0.95), at(s, u, TOP + 1.6)) for s in np.arange(FRONT + 8, END, 2.0) for u in (-5.42, 5.42)]
rail += [(at(s, u, TOP + z), at(s + 4, u, TOP + z)) for s in np.arange(FRONT + 8, END, 4.0) for u in (-5.42, 5.42) for z in (1.25, 1.6)]
bars.rods('rail', rail, 0.03, steel, 5)

if TALL:  # a floodlight in the valley, from the left, and what is left of the day
    beam = bpy.data.lights.new('flood', 'SPOT')
    beam.energy, beam.color, beam.shadow_soft_size = 48000, (1.0, 0.78, 0.53), 0.5
    beam.spot_size, beam.spot_blend = math.radians(84), 1.0
    spot = bpy.data.objects.new('flood', beam)
    spot.location = at(SPAN - 10, -26, -9)
    spot.rotation_euler = (Vector(at(SPAN - 7, 0, TOP - 11)) - spot.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(spot)
    scene.sun(direction=172, elevation=13, strength=0.3, colour=(0.45, 0.8, 1.0), size=25)
else:  # the last sun, and mist as thin sheets one behind the other
    scene.sun(direction=216, elevation=10, strength=5.2, colour=(1.0, 0.56, 0.27), size=1)
    haze, g = materials.new('haze')
    place = g('ShaderNodeNewGeometry').outputs['Position']
    low = g.math('EXPONENT', g.math('DIVIDE', g.math('ADD', g('ShaderNodeSeparateXYZ', {0: place}).outputs[2], -WATER), -3))
    dense = g.math('MULTIPLY', low, g.ramp(g.noise(place, 0.02, 4, 0.5), 0.4, 0.65, 0.05, 0.26))
    g.end(g.blend(dense, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeEmission', {0: (0.36, 0.33, 0.36, 1)}).outputs[0]))
    haze.cycles.sample_as_light = False
    for y in range(112, 240, 12):
        sheet = scene.put('haze', [(x, y + 0.1 * x, z) for x, z in ((-300, -24), (300, -24), (300, 0), (-300, 0))], [(0, 1, 2, 3)], haze)
        sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False
    # Scrub on the slope, smaller than a person.
    n, per = 5200, 170
    x, y, high = random.uniform(-75, 75, n), random.uniform(45, 190, n), random.uniform(0.4, 1.6, n)
    keep = (noise.fbm(x / 11, y / 11, 4, 41) > 0.02) & (abs(along(x, y)[1]) > 8) & (height(x, y) > WATER + 1.5) & (along(x, y)[0] > 12)
    x, y, high = x[keep], y[keep], high[keep, None, None]
    tufts = np.stack([x, y, height(x, y)], -1)[:, None] + high * (random.normal(0, 0.26, (len(x), 10, 3)) + (0, 0, 0.25))
    leaves = tufts.repeat(per // 10, 1) + high * random.normal(0, 0.1, (len(x), per, 3))
    corners = leaves[:, :, None] + 0.05 * high[..., None] * random.normal(0, 1, (len(x), per, 3, 3))
    scene.large('scrub', corners.reshape(-1, 3), np.arange(corners.size // 3).reshape(-1, 3), street.leaves('leaves'))
# What the model gives: to the pier and the joint, to the bank below it, and to the ground at its footing.
scene.panel(at(FRONT - 9, 0, TOP - 3.4), (14, 5), 350, (0.1, 0.6, 1.0), (*(-axis(0)[1] * -0.9), -0.5))
scene.panel(at(0, 0, -2), (8, 6), 160, (0.1, 0.6, 1.0), (0, 0, -1))
scene.camera(EYE, (0.0, 10, EYE[2]), scene.word('lens', 42 if TALL else 36), scene.word('shift', (0.247, 0.369) if TALL else (-0.03, -0.06)), focus=20 if TALL else 70, stop=2)
scene.render(arguments, bounces=4)
