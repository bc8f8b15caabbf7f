"""A desk at dusk: a plumb bob hangs over a steel rule on a printed plan, out of which the building rises as model at 1:150. `tall` is the upright view for phones."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import noise  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, data = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (-0.02, -0.62, 0.195))
SCALE, TURN = 1 / 150, math.radians(25)
CORNER = np.float64((0.069, 0.05))  # where the model's nearest edge stands; the bob hangs over 0, 0
GAP = 0.0028  # from the rule to the bob's point
RULE = 0.0012  # the rule's upper side
f = data['frame']


def placed(points, lift=0.0):
    """Points of the building → of the desk."""
    p = (np.float64(points) - [f['cut'], -f['edge'], 0]) * SCALE
    c, s = math.cos(TURN), math.sin(TURN)
    return np.column_stack([CORNER[0] + p[:, 0] * c - p[:, 1] * s, CORNER[1] + p[:, 0] * s + p[:, 1] * c, p[:, 2] + lift])


# --- the sheet ---

def paper():
    material, g = materials.new('paper')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    fibre, cloud = g.noise(at, 1900.0, 5, 0.7), g.noise(at, 40.0, 6, 0.6)
    tone = g.mix(g.ramp(cloud, 0.3, 0.7), (0.48, 0.47, 0.445), (0.53, 0.52, 0.495))
    tone = g.mix(g.math('MULTIPLY', g.ramp(fibre, 0.4, 0.75), 0.16), tone, (0.34, 0.33, 0.31))
    bump = g('ShaderNodeBump', {'Strength': 0.25, 'Distance': 0.0002, 'Height': g.math('ADD', fibre, g.noise(at, 320.0, 4))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.8, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    return material


LEFT, RIGHT, FRONT, BACK = -15.0, 66.0, -17.5, 36.0  # the sheet's edges, in the building's metres


def lie(x, y):
    """The height at which the sheet lies, of places in the building's metres: nearly flat, its edges up a little."""
    edge = np.minimum(np.minimum(x - LEFT, y - FRONT), np.minimum(RIGHT - x, BACK - y))
    return 0.0006 + 0.0035 * np.exp(-edge / 2.2) * (1 + 0.5 * np.sin(x / 9)) + 0.00025 * noise.fbm(x / 14, y / 14, 2, 3)


def strokes(name, pairs, wide, material):
    """Printed lines: flat, `wide` metres on the paper; pairs of (x, y) in the building's metres."""
    points = []
    for a, b in pairs:
        a, b = np.float64(a), np.float64(b)
        n = max(1, int(np.linalg.norm(b - a) / 2.0))
        out = np.float64((a[1] - b[1], b[0] - a[0])) / max(np.linalg.norm(b - a), 1e-9) * wide / SCALE / 2
        for k in range(n):
            p, q = a + (b - a) * k / n, a + (b - a) * (k + 1) / n
            points += [p - out, q - out, q + out, p + out]
    xy = np.float64(points)
    scene.large(name, placed(np.column_stack([xy, 0 * xy[:, 0]])) + np.column_stack([0 * xy, lie(xy[:, 0], xy[:, 1]) + 0.00006]), np.arange(len(xy)).reshape(-1, 4), material)


# Digits and letters of the axes and dimensions, as strokes in a field of 4 by 6.
GLYPHS = {'0': '0,1 0,5 1,6 3,6 4,5 4,1 3,0 1,0 0,1', '1': '1,5 2,6 2,0', '2': '0,5 1,6 3,6 4,5 4,4 0,0 4,0', '3': '0,6 4,6 2,4 4,3 4,1 3,0 1,0 0,1', '4': '3,0 3,6 0,2 4,2', '5': '4,6 0,6 0,3 3,3.6 4,2.6 4,1 3,0 1,0 0,1', '6': '4,6 1,4 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,2', '7': '0,6 4,6 1,0', '8': '1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3', '9': '0,0 3,2 4,4 4,5 3,6 1,6 0,5 0,4 1,3 3,3 4,4', 'A': '0,0 2,6 4,0 3.3,2 0.7,2', 'B': '0,0 0,6 3,6 4,5 4,4 3,3 0,3 3,3 4,2 4,1 3,0 0,0', 'C': '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5'}


def words(text, x, y, high):
    """The strokes of a text whose middle is at x, y."""
    out = []
    for n, letter in enumerate(text):
        line = [tuple(float(c) for c in p.split(',')) for p in GLYPHS[letter].split()]
        line = [(x + (n * 5.6 + u + 0.8 - len(text) * 2.8) * high / 6, y + (v - 3) * high / 6) for u, v in line]
        out += zip(line, line[1:])
    return out


def sheet():
    n, m = 160, 100
    gx, gy = np.meshgrid(np.linspace(LEFT, RIGHT, n), np.linspace(FRONT, BACK, m))
    points = placed(np.stack([gx, gy, 0 * gx], -1).reshape(-1, 3))
    points[:, 2] = lie(gx, gy).ravel()
    thing = scene.surface('sheet', points, m, n, paper())
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.00022, -1
    ink = kit.clean('ink', (0.018, 0.02, 0.026), 0.6)
    bold, thin, fine = [], [], []
    for group in data['groups']:
        if group['side'] != 'whole' or group['layer'] not in ('column', 'core', 'stair', 'slab') or not group['built']:
            continue
        points, pairs = np.float64(group['points']), np.int64(group['edges'])
        low, high = (-0.3, 0.05) if group['layer'] == 'slab' else (-0.1, 1.7)
        on = ((points[pairs][:, :, 2] > low) & (points[pairs][:, :, 2] < high)).all(1) & (np.abs(points[pairs][:, 0, 2] - points[pairs][:, 1, 2]) < 1e-3)
        flat = np.unique(np.round(points[pairs[on]][:, :, :2], 3).reshape(-1, 4), axis=0).reshape(-1, 2, 2)
        (bold if group['layer'] in ('column', 'core') else thin).extend(flat)
    # Columns are filled.
    for x in f['xs']:
        for y in f['ys']:
            bold += [((x - 0.25, y + v), (x + 0.25, y + v)) for v in np.arange(-0.22, 0.25, 0.05)]
    # The glass line inside of the slab's edge.
    for inset in (0.05, 0.17):
        e = f['edge'] - inset - 0.1
        c = [(-e, -e), (f['length'] + e, -e), (f['length'] + e, f['depth'] + e), (-e, f['depth'] + e)]
        thin += [(c[k], c[(k + 1) % 4]) for k in range(4)]
    # Axes, dashed and dotted, with their circles; dimensions.
    off, r = -9.6, 0.95
    axes = [((x, off), (x, f['depth'] + 4), str(k + 1)) for k, x in enumerate(f['xs'])] + [((off, y), (f['length'] + 4, y), 'ABC'[k]) for k, y in enumerate(f['ys'])]
    for a, b, name in axes:
        long = math.dist(a, b)
        way = (np.float64(b) - a) / long
        fine += [(way * s + a, way * min(e, long) + a) for k in np.arange(r, long, 2.3) for s, e in ((k, k + 1.6), (k + 1.9, k + 2.05)) if s < long]
        ring = [(a[0] + r * math.cos(t), a[1] + r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 61)]
        thin += [*zip(ring, ring[1:]), *words(name, *a, 0.8)]
    for low, places, names in ((-7.3, f['xs'], ['7500'] * 6), (-5.6, f['xs'][::len(f['xs']) - 1], ['45000'])):
        fine.append(((places[0] - 0.5, low), (places[-1] + 0.5, low)))
        for x in places:
            fine.append(((x, low - 0.5), (x, low + 0.5)))
            thin.append(((x - 0.3, low - 0.3), (x + 0.3, low + 0.3)))
        for a, b, name in zip(places, places[1:], names):
            thin += words(name, (a + b) / 2, low + 0.62, 0.5)
    frame = [(LEFT + 2, FRONT + 2), (RIGHT - 2, FRONT + 2), (RIGHT - 2, BACK - 2), (LEFT + 2, BACK - 2)]
    bold += [(frame[k], frame[(k + 1) % 4]) for k in range(4)]
    for name, pairs, wide in (('bold', bold, 0.0008), ('thin', thin, 0.0005), ('fine', fine, 0.00036)):
        strokes(name, pairs, wide, ink)


# --- steel and brass ---

def metal(name, colour, rough, along=None, grain=2400.0, deep=0.2):
    """Turned round the axis z, or brushed `along` a direction; touched, so that its shine is uneven."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    if along is None:
        mark = g.noise(g('ShaderNodeCombineXYZ', {2: g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]}).outputs[0], grain, 4, 0.7)
    else:
        across = g('ShaderNodeVectorMath', {0: at, 1: (-along[1], along[0], 0)}, operation='DOT_PRODUCT').outputs['Value']
        run = g('ShaderNodeVectorMath', {0: at, 1: (*along, 0)}, operation='DOT_PRODUCT').outputs['Value']
        mark = g.noise(g('ShaderNodeCombineXYZ', {0: across, 1: g.math('MULTIPLY', run, 0.006)}).outputs[0], grain, 5, 0.7)
    smear, spot = g.noise(at, 55.0, 6, 0.65), g.noise(at, 260.0, 6, 0.7)
    tone = g.mix(g.math('MULTIPLY', g.ramp(spot, 0.5, 0.72), 0.45), colour, tuple(c * 0.45 for c in colour))
    bump = g('ShaderNodeBump', {'Strength': deep, 'Distance': 0.0002, 'Height': g.math('MULTIPLY_ADD', spot, 0.2, mark)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Metallic': 1.0, 'Roughness': g.ramp(smear, 0.3, 0.7, rough - 0.07, rough + 0.1), 'Normal': bump}).outputs[0])
    return material


def lathe(profile, at, material, sides=96):
    """A part turned round z: (radius, height); its corners are rounded a little."""
    smooth = [profile[0]]
    for before, p, after in zip(profile, profile[1:], profile[2:]):
        p, a, b = (np.float64(v) for v in (p, before, after))
        a, b = a - p, b - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        cut = min(0.0006, la * 0.4, lb * 0.4)
        p0, p1 = p + a / la * cut, p + b / lb * cut
        smooth += [tuple((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p1) for t in (0, 0.5, 1)]
    return kit.turned([*smooth, profile[-1]], at, (0, 0, 1), material, sides)


def bob():
    brass, steel = metal('brass', (0.68, 0.42, 0.15), 0.2), metal('point', (0.58, 0.57, 0.55), 0.2)
    orange = materials.plain('slider', (0.85, 0.22, 0.018), 0.36)
    tip = RULE + GAP
    at = (0, 0, tip)
    lathe([(0.0002, 0), (0.0046, 0.0185), (0.0048, 0.0205), (0.0042, 0.0215)], at, steel)
    body = [(0.0042, 0.0205), (0.0068, 0.0215), (0.0072, 0.0225)]
    # A long belly, a groove, a round shoulder, a neck.
    body += [(0.0072 + 0.0068 * math.sin(t * math.pi / 2) ** 0.9, 0.0225 + 0.0285 * t) for t in np.linspace(0.08, 1, 14)]
    body += [(0.0141, 0.0535), (0.0133, 0.054), (0.0133, 0.0552), (0.0141, 0.0557), (0.0141, 0.0585)]
    body += [(0.0141 - 0.0078 * (1 - math.cos(t * math.pi / 2)), 0.0585 + 0.0075 * math.sin(t * math.pi / 2)) for t in np.linspace(0.1, 1, 12)]
    body += [(0.0058, 0.0665), (0.0058, 0.0682)]
    lathe(body, at, brass, 128)
    # The cap: knurled, with a steel eye for the thread.
    n = 360
    turn = np.arange(n) * 2 * math.pi / n
    section = 0.0083 + 0.00026 * np.abs(np.sin(turn * 24))
    rounds = [(0.0680, 0.72), (0.0684, 0.93), (0.0692, 1.0), (0.0768, 1.0), (0.0776, 0.93), (0.0782, 0.7), (0.0798, 0.42), (0.081, 0.2)]
    points = [(float(r * k * math.cos(t)), float(r * k * math.sin(t)), tip + h) for h, k in rounds for r, t in zip(section, turn)]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rounds) - 1) for k in range(n)]
    scene.put('cap', points, faces, brass, smooth=True)
    lathe([(0.0019, 0.0795), (0.0019, 0.083), (0.0012, 0.0838)], at, steel, 40)
    # The thread, of three strands, and the slider that sets its length.
    cord, g = materials.new('cord')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(g.noise(g('ShaderNodeNewGeometry').outputs['Position'], 3000.0), (0.34, 0.31, 0.26), (0.6, 0.57, 0.5)), 'Roughness': 0.9, 'Specular': 0.1}).outputs[0])
    for k in range(3):
        path = [(0.00032 * math.cos(z * 2600 + k * 2.094), 0.00032 * math.sin(z * 2600 + k * 2.094), z) for z in np.arange(tip + 0.083, 0.62, 0.0006)]
        kit.tube(path, 0.00034, cord, sides=8)
    lathe([(0.0016, 0), (0.0049, 0.0002), (0.0054, 0.0014), (0.0054, 0.0042), (0.0043, 0.005), (0.0043, 0.0102), (0.0054, 0.011), (0.0054, 0.0138), (0.0049, 0.015), (0.0016, 0.0152)], (0, 0, tip + 0.094), orange, 64)


def rule():
    """Steel, 300 mm by 26; the point hangs over its middle."""
    along = np.float64((math.cos(TURN), math.sin(TURN)))
    across = np.float64((-along[1], along[0]))
    on = lambda u, v, z: (*(along * u + across * v), z)  # noqa: E731
    wide, start, thick = 0.026, -0.124, 0.0008
    low = RULE - thick
    plate = metal('rule', (0.56, 0.56, 0.55), 0.27, tuple(along), 5200.0, 0.08)
    outline = [tuple(along * (start + u) + across * v) for u, v in kit.rounded(0.155, 0, 0.31, wide, 0.0012, 4)]
    kit.plank(outline, low, RULE, plate, 0.00012)
    etched = kit.clean('etched', (0.012, 0.012, 0.013), 0.6)
    points, marks = [], []
    z = RULE + 0.00002
    for k in range(301):
        for v, way in ((0.5 * wide, -1), (-0.5 * wide, 1)):
            if way > 0 and k % 2:
                continue  # half as many on the other edge
            long = 0.007 if k % 10 == 0 else 0.0052 if k % 5 == 0 else 0.0036
            half, u = (0.00015 if k % 10 == 0 else 0.00012), start + 0.004 + k * 0.001
            points += [on(u - half, v, z), on(u + half, v, z), on(u + half, v + way * long, z), on(u - half, v + way * long, z)]
    for k in range(1, 31):
        middle = np.float64((start + 0.004 + k * 0.01, 0.5 * wide - 0.0092))
        for p, q in np.float64(words(str(k), 0, 0, 0.003)):
            out = np.float64((p[1] - q[1], q[0] - p[0])) / np.linalg.norm(q - p) * 0.0002
            marks += [on(*(middle + w), z) for w in (p - out, q - out, q + out, p + out)]
    for name, some in (('ticks', points), ('figures', marks)):
        scene.large(name, np.float64(some), np.arange(len(some)).reshape(-1, 4), etched)


# --- the model ---

def clear(name, body, rim, low, high, strength):
    """Clear where it faces the eye, luminous at grazing angles, most of all above."""
    material, g = materials.new(name)
    tall = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeNewGeometry').outputs['Position']}).outputs[2]
    edge = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.45}).outputs['Facing'], 2.2)
    shine = g('ShaderNodeEmission', {0: g.mix(edge, low, high), 1: g.math('MULTIPLY', g.math('MULTIPLY_ADD', edge, 1.6, 0.5), g.ramp(tall, 0.0, 0.09, strength * 0.4, strength))}).outputs[0]
    g.end(g.blend(g.math('MULTIPLY_ADD', edge, rim - body, body), g('ShaderNodeBsdfTransparent').outputs[0], shine))
    material.cycles.sample_as_light = False
    return material


def model():
    veil = clear('structure', 0.08, 0.5, (0.004, 0.14, 0.26), (0.06, 0.64, 1.0), 0.5)
    service = clear('services', 0.5, 0.9, (0.008, 0.2, 0.44), (0.08, 0.66, 1.0), 0.6)
    skins = {'slab': clear('slabs', 0.2, 0.55, (0.003, 0.115, 0.23), (0.05, 0.6, 1.0), 0.42), 'core': clear('core', 0.3, 0.75, (0.003, 0.09, 0.22), (0.04, 0.48, 0.95), 0.5)}
    edge, fine, bright = materials.glow('edges', (0.1, 0.68, 1.0), 1.2), materials.glow('fine edges', (0.05, 0.5, 0.95), 0.55), materials.glow('cut', (0.34, 0.9, 1.0), 3.0)
    things = []
    for group in data['groups']:
        layer, trade = group['layer'], group['trade']
        if group['side'] != 'model' or trade not in ('structure', 'services') or layer == 'hanger':
            continue
        points = placed(group['points'], 0.0009)
        things.append(scene.put('model', points, group['faces'], skins.get(layer, veil) if trade == 'structure' else service, smooth=group['round']))
        if group['round'] or not group['edges']:
            continue
        pairs = np.int64(group['edges'])
        on = (np.abs(np.float64(group['points'])[:, 0] - f['cut']) < 1e-4)[pairs].all(1)
        heavy = layer in ('slab', 'column')
        things.append(scene.lines('edges', points[pairs[~on]], EYE, 0.00007 if heavy else 0.00004, edge if heavy else fine))
        if trade == 'structure':
            things.append(scene.lines('cut', points[pairs[on]], EYE, 0.00012, bright))
    # Its outline on the sheet.
    c = placed([(f['cut'], -f['edge'], 0), (f['length'] + f['edge'], -f['edge'], 0), (f['length'] + f['edge'], f['depth'] + f['edge'], 0), (f['cut'], f['depth'] + f['edge'], 0)], 0.0011)
    things.append(scene.lines('foot', [(c[k], c[(k + 1) % 4]) for k in range(4)], EYE, 0.00013, bright))
    for thing in things:
        if thing:
            thing.visible_shadow = thing.visible_diffuse = False


sheet()
bob()
rule()
model()

# The desk, the dark behind it, and a pale card that only the steel mirrors.
kit.block((-2.5, -1.2, -0.04), (5.0, 2.1, 0.04), kit.wood('desk', (0.022, 0.013, 0.008), (0.05, 0.03, 0.018), 0.34, (0.6, 11, 11)), 0.004)
kit.block((-6, 3.2, -1), (12, 0.1, 4), kit.clean('wall', (0.09, 0.13, 0.15), 0.9), 0)
night = bpy.data.worlds.new('night')
night.color = (0.006, 0.018, 0.024)
bpy.context.scene.world = night
card = scene.put('card', [(-0.35, 0.75, 0.12), (0.5, 0.75, 0.12), (0.5, 0.75, 0.36), (-0.35, 0.75, 0.36)], [(0, 1, 2, 3)], materials.glow('card', (0.5, 0.56, 0.56), 0.5))
card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def lamp(at, size, power, colour, toward, mirrored=True):
    """An area lamp that metal mirrors."""
    scene.panel(at, size, power, colour, tuple(np.float64(toward) - at))
    bpy.context.collection.objects[-1].visible_glossy = mirrored


# One warm lamp, low, on the right behind the model, whose beam ends at the words; a cool sky from the left; what the model gives.
lamp((0.66, 0.1, 0.28), (0.08, 0.2), 1.2, (1.0, 0.66, 0.36), (0.09, 0.0, 0.0))
bpy.context.collection.objects[-1].data.spread = math.radians(60)
lamp((-0.7, -0.5, 0.6), (0.4, 0.7), 0.9, (0.45, 0.8, 1.0), (0, 0, 0))
scene.panel((0.3, 2.2, 0.1), (5, 0.4), 8, (0.16, 0.6, 0.75), (0, 1, 0.35))
side = placed([(f['cut'] + 8, -f['edge'] - 0.6, 9), (f['cut'] - 0.6, f['depth'] / 2, 9)])
lamp(tuple(side[0]), (0.12, 0.1), 0.08, (0.08, 0.58, 1.0), (*(side[0] + (math.sin(TURN), -math.cos(TURN), -1.2))[:3],), False)
lamp(tuple(side[1]), (0.1, 0.1), 0.08, (0.08, 0.58, 1.0), (*(side[1] + (-math.cos(TURN), -math.sin(TURN), -1.2))[:3],), False)

tip = np.float64((0, 0, RULE + GAP))
near = np.float64((*CORNER, 0.02))
focus = float(np.linalg.norm((tip * 0.65 + near * 0.35) - np.float64(EYE)))
lens, shift = (49, (0.19, 0.28)) if TALL else (45, (-0.07, 0.035))
scene.camera(EYE, (EYE[0], 0.0, 0.045), lens, shift, level=False, focus=focus, stop=4)
scene.render(arguments, bounces=6)
