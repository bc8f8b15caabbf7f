"""Close under a slab at night: a rotary hammer, plumb, is about to touch the mark on the concrete; in a strip the slab shows what is inside, a conduit where the bit would go. `tall` is the upright view for phones."""
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
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
EYE = scene.word('eye', (-0.13, -0.63, -0.3))
random = np.random.default_rng(31)
GAP = 0.004  # from the tip to the soffit, which is the plane z = 0
AXIS = np.float64((0, 0, 1.0))  # the way the bit goes: plumb
TIP = np.float64((0, 0, -GAP))
COVER = 0.052  # from the soffit to the conduit's axis
HIT = TIP + AXIS * (COVER + GAP) / AXIS[2]
NIGHT = (0.02, 0.06, 0.08)  # light from below
STEP = 0.0009  # of the soffit's relief, where it is sharp
CAST, RUN = math.radians(-17), math.radians(5)  # the ways of the boards, from y, and of the conduit, from x
EDGE = 4.0  # where the slab ends
LEFT, NEAR, FAR = -0.1, -0.16, -0.03  # the strip, in the conduit's directions
JOINTS = np.cumsum(np.concatenate([[-3.927], np.random.default_rng(5).uniform(0.094, 0.128, 80)]))  # across the boards


def seen(point, level=-0.004):
    """A point inside of the slab, moved along the line of sight to just below the soffit."""
    eye, point = np.float64(EYE), np.float64(point)
    return eye + (point - eye) * (level - eye[2]) / (point[2] - eye[2])


def turned_by(x, y, angle):
    c, s = math.cos(angle), math.sin(angle)
    return x * c + y * s, -x * s + y * c


# --- the soffit: a relief of boards, fins, pores and a tie hole, finest where the lens is sharp ---

def spread(low, fine_low, fine_high, high, step):
    """Places from `low` to `high`, `step` apart between the fine ones and wider and wider beyond."""
    middle = np.arange(fine_low, fine_high, step)

    def beyond(length):
        out, d = [], step
        while sum(out) < length:
            d = min(d * 1.03, 0.03)
            out.append(d)
        return np.cumsum(out)

    return np.concatenate([(fine_low - beyond(fine_low - low))[::-1], middle, fine_high + beyond(high - fine_high)])


def relief(x, y):
    """Height towards the floor in m, tone, and coordinates across and along the boards."""
    u, v = turned_by(x, y, CAST)
    board = np.searchsorted(JOINTS, u)
    rows = np.random.default_rng(8)
    step, tilt, tone, shift = rows.normal(0, 0.0009, 90), rows.normal(0, 0.011, 90), rows.uniform(0.8, 1.12, 90), rows.uniform(0, 50, 90)
    centre = (JOINTS[np.clip(board, 1, 80)] + JOINTS[np.clip(board, 1, 80) - 1]) / 2
    h = step[board] + tilt[board] * (u - centre)
    # Fibres of the wood, drawn along the board and bent round knots.
    wave = noise.fbm(u / 0.05, v / 0.35 + shift[board], 3, 3) * 0.012
    fibre = noise.fbm((u + wave) / 0.0055, v / 0.16 + shift[board], 4, 17)
    ring = noise.fbm((u + wave * 2.5) / 0.021, v / 0.9 + shift[board], 2, 29)
    h = h + 0.00034 * fibre + 0.0005 * ring + 0.0006 * noise.fbm(x / 0.06, y / 0.06, 3, 71)
    # Mortar that ran between the boards: broken fins, and grooves where they broke off.
    away = np.min([np.abs(u - JOINTS[np.clip(board, 0, 80)]), np.abs(u - JOINTS[np.clip(board - 1, 0, 80)])], 0)
    which = np.where(np.abs(u - JOINTS[np.clip(board, 0, 80)]) < np.abs(u - JOINTS[np.clip(board - 1, 0, 80)]), board, board - 1)
    rough = noise.fbm(v / 0.045 + which * 7.3, which * 3.1 + 0 * v, 4, 43)
    fin = np.clip(0.35 + rough * 1.6, -0.5, 1.25)
    away_rough = away + 0.0006 * noise.fbm(v / 0.006, u / 0.006, 3, 47)
    h = h + np.where(fin > 0, 0.0014 * fin * np.exp(-(away_rough / 0.0011) ** 2), 0.0016 * fin * np.exp(-(away_rough / 0.0017) ** 2))
    tone = tone[board] * (1 + 0.09 * fibre + 0.1 * ring) * (1 - 0.28 * np.exp(-(away / 0.0032) ** 2))
    return h, tone, u, v


def soffit():
    xs = spread(-5.0, -0.42, 0.36, 5.0, STEP)
    ys = spread(-4.0, -0.3, 0.24, EDGE, STEP)
    x, y = np.meshgrid(xs, ys)
    h, tone, u, v = relief(x, y)
    dust = np.zeros(x.shape)

    def window(px, py, r):
        a, b = np.searchsorted(xs, (px - r, px + r))
        c, d = np.searchsorted(ys, (py - r, py + r))
        return slice(c, d), slice(a, b)

    # Pores where air stayed under the boards: many small ones, few large.
    for px, py, size in zip(random.uniform(-0.5, 0.45, 1500), random.uniform(-0.4, 0.5, 1500), 0.0007 + 0.0042 * random.random(1500) ** 6):
        w = window(px, py, size * 2.4)
        far = np.hypot((x[w] - px) * random.uniform(0.75, 1.2), (y[w] - py) * random.uniform(0.75, 1.2)) / size
        hollow = np.clip(1.25 - far, 0, 1) ** 0.7
        h[w] -= hollow * size * 0.75
        tone[w] *= 1 - 0.55 * np.clip(hollow * 1.4, 0, 1)
    # A tie hole with its cone, and the rust of its tie.
    px, py = -0.235, 0.1
    w = window(px, py, 0.06)
    far = np.hypot(x[w] - px, y[w] - py) + 0.0008 * noise.fbm(x[w] / 0.006, y[w] / 0.006, 3, 91)
    h[w] -= np.interp(far, (0, 0.007, 0.0075, 0.0125, 0.0135, 0.015), (0.03, 0.03, 0.012, 0.01, 0.0006, 0))
    tone[w] *= np.interp(far, (0, 0.0125, 0.015, 0.03), (0.35, 0.5, 0.85, 1))
    # What drilling has left: a little dust round the mark, more to one side.
    w = window(0, 0, 0.09)
    far = np.hypot(x[w], y[w])
    dust[w] = 0.28 * np.exp(-(far / 0.02) ** 2) * np.clip(0.7 + noise.fbm(x[w] / 0.008, y[w] / 0.008, 4, 95), 0, 1.4)
    points = np.stack([x, y, -h], -1).reshape(-1, 3)
    thing = scene.surface('soffit', points, *x.shape, cast())
    s, t = turned_by(x, y, RUN)
    for name, values in (('tone', tone), ('dust', dust)):
        thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values.astype(np.float32).ravel())
    for name, (a, b) in (('board', (u, v)), ('strip', (s, t))):
        thing.data.attributes.new(name, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.stack([a, b, 0 * a], -1).astype(np.float32).ravel())
    return thing


def cast():
    """Concrete from rough boards, a forearm away; along the strip it is nearly clear."""
    material, g = materials.new('cast')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    value = lambda name, out='Fac': g('ShaderNodeAttribute', attribute_name=name).outputs[out]  # noqa: E731
    board = value('board', 'Vector')
    fine, patch, cloud = g.noise(at, 520.0, 6, 0.7), g.noise(at, 60.0, 8, 0.68), g.noise(at, 7.0, 7, 0.62)
    fibre = g.noise(board, 1.0, 6, 0.65, stretch=(420, 9, 1))
    tone = g.math('MULTIPLY', value('tone'), g.ramp(cloud, 0.3, 0.72, 0.76, 1.14))
    tone = g.math('MULTIPLY', tone, g.ramp(patch, 0.28, 0.74, 0.84, 1.12))
    tone = g.math('MULTIPLY', tone, g.ramp(fine, 0.25, 0.75, 0.84, 1.12))
    tone = g.math('MULTIPLY', tone, g.ramp(fibre, 0.3, 0.72, 0.88, 1.08))
    colour = g.mix(g.ramp(cloud, 0.35, 0.7), (0.235, 0.225, 0.21), (0.305, 0.3, 0.29))
    colour = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    # Hairline cracks: where a slow noise crosses its middle, in places.
    bent = g('ShaderNodeVectorMath', {0: at, 1: g('ShaderNodeVectorMath', {0: g('ShaderNodeTexNoise', {'Vector': at, 'Scale': 45.0, 'Detail': 5.0}).outputs[1], 3: 0.028}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    crack = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(bent, 2.6, 1.0), 0.5))
    crack = g.math('MULTIPLY', g.ramp(crack, 0.0009, 0.0022, 1.0, 0.0), g.ramp(g.noise(at, 3.3, 2), 0.42, 0.5))
    colour = g.mix(g.math('MULTIPLY', crack, 0.75), colour, (0.035, 0.033, 0.03))
    # Lime that water has carried out, along a joint.
    parts = g('ShaderNodeSeparateXYZ', {0: board}).outputs
    off = g.math('ABSOLUTE', g.math('SUBTRACT', parts[0], float(JOINTS[np.abs(JOINTS - -0.17).argmin()])))
    lime = g.math('MULTIPLY', g.ramp(g.math('ADD', off, g.math('MULTIPLY', g.math('SUBTRACT', patch, 0.5), 0.07)), 0.002, 0.03, 1.0, 0.0), g.math('MULTIPLY', g.ramp(g.noise(at, 11.0, 4), 0.42, 0.6), g.ramp(g.noise(at, 130.0, 7, 0.72), 0.36, 0.6, 0.2, 1.0)))
    colour = g.mix(g.math('MULTIPLY', lime, 0.75), colour, (0.56, 0.55, 0.52))
    # Dust, and a cross in pencil where the hole is to be.
    colour = g.mix(value('dust'), colour, (0.5, 0.49, 0.47))
    place = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    mark = 0.0
    for a, b in ((0, 1), (1, 0)):
        wide = g.math('ABSOLUTE', g.math('ADD', place[a], g.math('MULTIPLY', place[b], 0.12 if a else -0.12)))
        stroke = g.math('MULTIPLY', g.ramp(wide, 0.0008, 0.0014, 1.0, 0.0), g.ramp(g.math('ABSOLUTE', place[b]), 0.021, 0.023, 1.0, 0.0))
        mark = g.math('MAXIMUM', mark, stroke)
    mark = g.math('MULTIPLY', mark, g.ramp(fine, 0.3, 0.55, 0.45, 0.95))
    colour = g.mix(mark, colour, (0.016, 0.02, 0.035))
    height = g.math('ADD', g.math('MULTIPLY', fine, 0.34), g.math('ADD', g.math('MULTIPLY', patch, 0.9), g.math('MULTIPLY', fibre, 0.3)))
    height = g.math('SUBTRACT', height, g.math('MULTIPLY', crack, 0.4))
    bump = g('ShaderNodeBump', {'Strength': 0.75, 'Distance': 0.0011, 'Height': height}).outputs[0]
    stone = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': g.ramp(patch, 0.3, 0.7, 0.62, 0.86), 'Specular': 0.3, 'Normal': bump}).outputs[0]
    along = g('ShaderNodeSeparateXYZ', {0: value('strip', 'Vector')}).outputs
    open_ = g.math('MULTIPLY', g.math('GREATER_THAN', along[0], LEFT), g.math('MULTIPLY', g.math('GREATER_THAN', along[1], NEAR), g.math('LESS_THAN', along[1], FAR)))
    g.end(g.blend(g.math('MULTIPLY', open_, 0.8), stone, g('ShaderNodeBsdfTransparent').outputs[0]))
    return material


# --- the model inside of the slab ---

def clear(name, body, rim, low, high, power):
    """A translucent round part: clear in its middle, luminous at its outline."""
    material, g = materials.new(name)
    facing = g('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    edge = g.math('POWER', facing, power)
    colour = g.mix(edge, low, high)
    shine = g('ShaderNodeEmission', {0: colour, 1: g.math('MULTIPLY_ADD', edge, 2.2, 0.55)}).outputs[0]
    g.end(g.blend(g.math('MULTIPLY_ADD', edge, rim - body, body), g('ShaderNodeBsdfTransparent').outputs[0], shine))
    material.cycles.sample_as_light = False
    return material


def model():
    along = np.float64((math.cos(RUN), math.sin(RUN), 0))
    across = np.float64((-math.sin(RUN), math.cos(RUN), 0))
    before = set(bpy.data.objects)
    pipe = clear('conduit', 0.62, 0.98, (0.012, 0.25, 0.5), (0.16, 0.8, 1.0), 2.4)
    bar = clear('bar', 0.05, 0.7, (0.01, 0.16, 0.32), (0.05, 0.5, 0.85), 2.6)
    line = materials.glow('joint', (0.3, 0.88, 1.0), 2.4)
    at = lambda s, t, z: tuple(along * s + across * t + (0, 0, z))  # noqa: E731
    hs, ht = HIT @ along, HIT @ across
    kit.tube([at(-1.2, ht, COVER), at(1.4, ht, COVER)], 0.0125, pipe, sides=64)
    for side in (-1, 1):
        # The outline, as the camera sees it.
        ends = []
        for s in (-0.9, 1.2):
            place = np.float64(at(s, ht, COVER))
            out = np.cross(along, place - np.float64(EYE))
            ends.append(tuple(place + side * 0.0132 * out / np.linalg.norm(out)))
        kit.tube(ends, 0.0006, materials.glow('outline', (0.2, 0.82, 1.0), 2.0), sides=6)
    for s in (hs - 0.068, hs + 0.19):
        kit.turned([(0.0128, -0.026), (0.0155, -0.0255), (0.0155, 0.0255), (0.0128, 0.026)], at(s, ht, COVER), along, pipe, 64)
        for e in (-0.026, -0.0035, 0.0035, 0.026):
            kit.ring(at(s + e, ht, COVER), along, 0.0157, 0.0006, line, 64)
    for t in np.arange(-0.225, 0.5, 0.15):
        kit.tube([at(-1.2, ht + t, 0.042), at(1.4, ht + t, 0.042)], 0.004, bar, sides=24)
    for s in np.arange(-0.975, 1.2, 0.15):
        kit.tube([at(hs + s, -0.6, 0.034), at(hs + s, EDGE - 0.1, 0.034)], 0.004, bar, sides=24)
    scene.put('depth', [(-3, -1, 0.14), (3, -1, 0.14), (3, EDGE, 0.14), (-3, EDGE, 0.14)], [(0, 1, 2, 3)], materials.glow('depth', (0.0022, 0.014, 0.024), 1.0))
    # The line where the concrete ends and the model begins.
    white = materials.glow('front', (0.35, 0.9, 1.0), 3.2)
    z = -0.0035
    kit.tube([at(1.4, NEAR, z), at(LEFT, NEAR, z), at(LEFT, FAR, z), at(1.4, FAR, z)], 0.0007, white, sides=8)
    # The hit: the way of the bit, dashed, and the circle.
    orange = materials.glow('hit', (1.0, 0.24, 0.012), 2.4)
    face = HIT - np.float64(EYE)
    u, v = kit._frame(face)
    kit.tube([seen(HIT + np.float64(u * math.cos(a) + v * math.sin(a)) * 0.034) for a in np.arange(120) * math.pi / 60], 0.001, orange, sides=8, closed=True)
    length = np.linalg.norm(HIT - TIP)
    for k in np.arange(0.006, length, 0.0085):
        kit.tube([seen(TIP + AXIS * k), seen(TIP + AXIS * min(k + 0.005, length))], 0.0007, orange, sides=6)
    for thing in set(bpy.data.objects) - before:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


# --- the hammer ---

def worn(name, colour, rough, metal, scratch=0.5, dusty=0.35, around=None):
    """Metal or plastic from a site: fine turning marks round `around`, scratches, and dust that lies where it looks up."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    if around is not None:
        # Along the axis: turned parts carry rings.
        way = g('ShaderNodeVectorMath', {0: at, 1: tuple(around)}, operation='DOT_PRODUCT').outputs['Value']
        rings = g.noise(g('ShaderNodeCombineXYZ', {2: way}).outputs[0], 2600.0, 4, 0.7)
    else:
        rings = g.noise(at, 900.0, 3, 0.6)
    smear, fine = g.noise(at, 70.0, 6, 0.65), g.noise(at, 700.0, 5, 0.7)
    line = g.ramp(g.noise(at, 60.0, 3, 0.7, stretch=(0.5, 6, 9)), 0.63, 0.67)
    other = g.ramp(g.noise(at, 60.0, 3, 0.7, stretch=(9, 1.5, 0.7)), 0.65, 0.69)
    cut = g.math('MULTIPLY', g.math('MAXIMUM', line, other), scratch)
    tone = g.mix(cut, colour, tuple(min(1, c * 1.6 + 0.03) for c in colour))
    rest = g.math('MULTIPLY', g.ramp(g.noise(at, 34.0, 8, 0.72), 0.42, 0.72), g.ramp(fine, 0.3, 0.7, 0.3, 1.0))
    up = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    lying = g.math('MULTIPLY', g.ramp(up, 0.1, 0.8), g.ramp(fine, 0.2, 0.6, 0.5, 1.0))
    dust = g.math('MULTIPLY', g.math('MAXIMUM', rest, lying), dusty)
    tone = g.mix(dust, tone, (0.42, 0.41, 0.39))
    roughness = g.math('ADD', g.ramp(smear, 0.3, 0.7, rough - 0.07, rough + 0.1), g.math('MULTIPLY', dust, 0.5), clamp=True)
    height = g.math('ADD', g.math('MULTIPLY', rings, 0.25), g.math('MULTIPLY', dust, 0.3))
    bump = g('ShaderNodeBump', {'Strength': 0.35, 'Distance': 0.00025, 'Height': g.math('SUBTRACT', height, g.math('MULTIPLY', cut, 0.3))}).outputs[0]
    shiny = g.math('MULTIPLY', metal, g.math('SUBTRACT', 1.0, dust)) if metal else 0.0
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': roughness, 'Metallic': shiny, 'Specular': 0.45 if metal else 0.28, 'Normal': bump}).outputs[0])
    return material


def clear_cup():
    """Clear plastic, scratched and dusty."""
    material, g = materials.new('cup')
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    fine, smear = g.noise(at, 480.0, 6, 0.7), g.noise(at, 38.0, 7, 0.65)
    facing = g('ShaderNodeLayerWeight', {'Blend': 0.3}).outputs['Facing']
    way = g('ShaderNodeVectorMath', {0: at, 1: tuple(AXIS)}, operation='DOT_PRODUCT').outputs['Value']
    deep = g.ramp(way, -0.1, -0.05, 0.55, 0.04)
    dust = g.math('MULTIPLY', g.ramp(g.math('ADD', g.math('MULTIPLY', fine, 0.5), g.math('MULTIPLY', smear, 0.5)), 0.36, 0.66), g.math('ADD', deep, 0.06))
    bump = g('ShaderNodeBump', {'Strength': 0.2, 'Distance': 0.0003, 'Height': smear}).outputs[0]
    glass = g.blend(g.math('MULTIPLY_ADD', g.math('POWER', facing, 2.2), 0.6, 0.06), g('ShaderNodeBsdfTransparent', {0: (0.86, 0.88, 0.89, 1)}).outputs[0], g('ShaderNodeBsdfGlossy', {0: (0.9, 0.9, 0.9, 1), 1: 0.12, 'Normal': bump}).outputs[0])
    powder = g('ShaderNodeBsdfDiffuse', {0: (0.42, 0.41, 0.39, 1)}).outputs[0]
    g.end(g.blend(dust, glass, powder))
    return material


def along_bit(h):
    """The point of the hammer's axis at `h` below the tip."""
    return TIP - AXIS * h


def lathe(profile, material, sides=96):
    """A part turned round the axis: (radius, way below the tip); corners are rounded a little."""
    smooth = []
    for k, (r, h) in enumerate(profile):
        p = np.float64((r, h))
        if 0 < k < len(profile) - 1:
            a, b = np.float64(profile[k - 1]) - p, np.float64(profile[k + 1]) - p
            la, lb = np.linalg.norm(a), np.linalg.norm(b)
            cut = min(0.0009, la * 0.4, lb * 0.4)
            p0, p1 = p + a / la * cut, p + b / lb * cut
            smooth += [tuple((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p1) for t in (0, 0.5, 1)]
        else:
            smooth.append(tuple(p))
    return kit.turned(smooth, tuple(TIP), tuple(-AXIS), material, sides)


def swept(name, section, stations, material):
    """A section (angles → radii) carried along the axis: stations are (way below the tip, scale, twist)."""
    u, v = (np.float64(w) for w in kit._frame(-AXIS))
    n = len(section)
    points = []
    for h, scale, twist in stations:
        a = np.arange(n) * 2 * math.pi / n + twist
        r = np.asarray(section) * scale
        points += [tuple(along_bit(h) + u * x + v * y) for x, y in zip(r * np.cos(a), r * np.sin(a))]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(stations) - 1) for k in range(n)]
    faces += [tuple(range(n - 1, -1, -1)), tuple(range((len(stations) - 1) * n, len(stations) * n))]
    thing = scene.put(name, points, faces, material, smooth=True)
    thing.data.auto_smooth_angle = math.radians(36)
    return thing


def hammer():
    u, v = (np.float64(w) for w in kit._frame(-AXIS))
    steel = worn('bit', (0.36, 0.355, 0.345), 0.3, 1.0, 0.6, 0.45, AXIS)
    bright = worn('ring', (0.5, 0.5, 0.49), 0.24, 1.0, 0.5, 0.25, AXIS)
    carbide = worn('carbide', (0.2, 0.2, 0.205), 0.34, 1.0, 0.7, 0.15)
    rubber = worn('rubber', (0.018, 0.018, 0.019), 0.6, 0.0, 0.25, 0.1)
    grip = worn('sleeve', (0.018, 0.0185, 0.02), 0.42, 0.0, 0.4, 0.08)
    body = worn('housing', (0.026, 0.027, 0.03), 0.46, 0.0, 0.4, 0.07)
    orange = worn('clamp', (0.6, 0.105, 0.01), 0.36, 0.0, 0.4, 0.2)
    # The bit: two flutes, a carbide head, a smooth shank.
    angle = np.arange(72) * 2 * math.pi / 72
    land = 1 / (1 + np.exp(-(np.abs(np.cos(angle)) - 0.74) * 26))
    section = 0.0032 + 0.0017 * land
    stations = [(h, 1.0, h * 2 * math.pi / 0.034) for h in np.linspace(0.006, 0.1, 190)]
    stations.append((0.102, 1.01, 0.1 * 2 * math.pi / 0.034))
    swept('flutes', section, stations, steel)
    lathe([(0.003, 0.097), (0.0049, 0.101), (0.005, 0.16)], bright, 48)
    for k, (wide, thick, high) in enumerate(((0.0104, 0.0034, 0.009), (0.0094, 0.0028, 0.0085))):
        w, d = (u, v) if k == 0 else (v, u)
        top = 0.0 if k == 0 else 0.0014
        corners = [(-wide / 2, 0.0022 + top), (0, top), (wide / 2, 0.0022 + top), (wide / 2 * 0.97, high), (-wide / 2 * 0.97, high)]
        points = [tuple(along_bit(h) + w * x + d * e) for e in (-thick / 2, thick / 2) for x, h in corners]
        faces = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)] + [(i, (i + 1) % 5, (i + 1) % 5 + 5, i + 5) for i in range(5)]
        scene.put('head', points, faces, carbide, bevel=0.0003)
    lathe([(0.0025, 0.0032), (0.0044, 0.0052), (0.0046, 0.0085), (0.0036, 0.0125)], steel, 40)
    # The dust cup: a clear bowl with a rubber lip, a collar on the bit, dust at its bottom.
    lip, foot = 0.06, 0.103
    bowl = [(0.045, lip), (0.0448, lip + 0.008), (0.0425, lip + 0.02), (0.036, lip + 0.031), (0.024, lip + 0.039), (0.0085, foot - 0.002)]
    lathe([(r, h) for r, h in bowl] + [(r - 0.0016, h - 0.0012) for r, h in reversed(bowl)], clear_cup(), 128)
    kit.ring(along_bit(lip), AXIS, 0.0448, 0.0021, rubber, 128)
    kit.ring(along_bit(lip + 0.006), AXIS, 0.0452, 0.0009, rubber, 128)
    lathe([(0.006, foot - 0.01), (0.0088, foot - 0.009), (0.0088, foot + 0.004), (0.0062, foot + 0.006)], rubber, 64)
    powder, g = materials.new('powder')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    grain = g.noise(at, 900.0, 6, 0.75)
    bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.0008, 'Height': g.math('ADD', grain, g.noise(at, 150.0, 5))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(grain, (0.36, 0.35, 0.33), (0.52, 0.51, 0.49)), 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    heap = [(0.006, lip + 0.024), (0.016, lip + 0.03), (0.027, lip + 0.0345), (0.029, lip + 0.035)]
    lathe([*heap, (0.022, lip + 0.038), (0.009, foot - 0.004)], powder, 64)
    # Chuck, its sleeve with grooves, a steel ring, the nose, the clamp of depth stop and handle, the housing.
    lathe([(0.0056, 0.108), (0.0105, 0.1085), (0.0135, 0.113), (0.0165, 0.121), (0.017, 0.1245), (0.015, 0.1265)], rubber)
    ribs = np.arange(240) * 2 * math.pi / 240
    groove = 0.0202 - 0.0011 * np.clip(np.cos(ribs * 20) * 3 + 0.6, 0, 1)
    rounds = [(0.1262, 0.86), (0.1268, 0.91), (0.1285, 0.955), (0.131, 0.985), (0.134, 1.0), (0.158, 1.02), (0.1605, 1.012), (0.162, 0.985), (0.1627, 0.95)]
    swept('sleeve', groove, [(h, s, 0.0) for h, s in rounds], grip)
    lathe([(0.015, 0.1625), (0.0212, 0.163), (0.0212, 0.1675), (0.015, 0.168)], bright)
    lathe([(0.015, 0.168), (0.0226, 0.1685), (0.0262, 0.172), (0.0262, 0.178)], body)
    lathe([(0.02, 0.178), (0.0298, 0.1785), (0.0302, 0.181), (0.0302, 0.2025), (0.0298, 0.205), (0.02, 0.2055)], orange)
    lathe([(0.026, 0.205), (0.0285, 0.207), (0.032, 0.218), (0.0385, 0.24), (0.041, 0.27), (0.042, 0.42)], body)
    side = u * math.cos(5.3) + v * math.sin(5.3)
    lug = along_bit(0.1918)
    rod = side * 0.0505
    scene.rod('stop', along_bit(0.066) + rod, along_bit(0.4) + rod, 0.0033, bright, 40)
    scene.rod('stop end', along_bit(0.062) + rod, along_bit(0.066) + rod, 0.0024, bright, 40, 1.35)
    for k in range(14):
        kit.ring(along_bit(0.08 + 0.01 * k) + rod, AXIS, 0.0033, 0.00025, rubber, 32)
    arm = scene.rod('lug', lug + side * 0.024, lug + side * 0.062, 0.0095, orange, 40)
    rounding = arm.modifiers.new('bevel', 'BEVEL')
    rounding.width, rounding.segments = 0.0015, 3
    scene.rod('bolt', lug + side * 0.062, lug + side * 0.068, 0.006, bright, 6)


def grains():
    """Some grains that fall from the mark."""
    stone = materials.plain('grain', (0.42, 0.41, 0.39), 0.9)
    for _ in range(420):
        far = random.exponential(0.02)
        a, fall = random.uniform(0, 6.283), random.exponential(0.05)
        size = random.uniform(0.0002, 0.0007)
        kit.block((far * math.cos(a), far * math.sin(a), -0.006 - fall), (size, size, size * random.uniform(0.7, 2.2)), stone, 0, random.uniform(0, 3))


soffit()
model()
hammer()
grains()

# Above the slab no light; below it, from all sides, the night of the page, which the concrete shows where the lamp does not reach.
kit.block((-5, -4, 0.15), (10, EDGE + 4, 0.02), materials.concrete(tone=0.45), 0)
night = bpy.data.worlds.new('night')
night.color = NIGHT
bpy.context.scene.world = night

# A work lamp on the right, low under the soffit, so that its light fades to the left; a cool one on the left of the camera.
beam = bpy.data.lights.new('work lamp', 'SPOT')
beam.energy, beam.color, beam.shadow_soft_size = 50, (1.0, 0.95, 0.89), 0.03
beam.spot_size, beam.spot_blend = math.radians(130), 1.0
spot = bpy.data.objects.new('work lamp', beam)
spot.location = (0.62, -0.2, -0.25)
spot.rotation_euler = (Vector((0.0, 0, -0.04)) - spot.location).to_track_quat('-Z', 'Y').to_euler()
bpy.context.collection.objects.link(spot)
scene.panel((-0.42, -0.72, -0.42), (0.4, 0.7), 2.2, (0.55, 0.86, 1.0), (0.42, 0.72, 0.3))
bpy.data.objects['panel'].visible_glossy = True

# The drill's axis stands at 73 % of the width across the window, at 70 % on phones; the circle at 36 % and 44 % of the height.
focus = float(np.linalg.norm(seen(HIT) * 0.35 + TIP * 0.65 - np.float64(EYE)))
lens, shift = (56, (-0.12, 0.041)) if scene.said('tall') else (30, (-0.23, -0.012))
scene.camera(EYE, tuple(TIP), lens, shift, level=False, focus=focus, stop=3.2)
scene.render(arguments, bounces=7)
