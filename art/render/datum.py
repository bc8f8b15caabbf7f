"""A desk at dusk: a plumb bob hangs over a steel rule on a printed plan, out of which the building rises as model at 1:150. `tall` is the upright view for phones."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import plan  # noqa: E402
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
        for p, q in np.float64(plan.words(str(k), 0, 0, 0.003)):
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


plan.sheet(data, placed, SCALE)
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
