"""People: in their own clothes at desks or with a tablet, or in work clothes with vest and helmet. Made to be seen from behind; with `front` also from there.

A body of oval sections and limbs; what it wears is cut from wider ones and hangs on it as cloth, whose folds come from a little more cloth than needed.
"""
import math

import bmesh
import bpy
import kit
import materials
import numpy as np
import props
import scene
import seats
import tablet
from mathutils import Euler, Matrix, Vector, noise
from mathutils.bvhtree import BVHTree

TRUNK = [(-0.12, 0.168, 0.122, -0.006), (-0.04, 0.178, 0.13, -0.014), (0.04, 0.166, 0.118, -0.004), (0.13, 0.15, 0.108, 0.008), (0.24, 0.164, 0.116, 0), (0.35, 0.183, 0.118, -0.014), (0.43, 0.186, 0.098, -0.02), (0.47, 0.13, 0.078, -0.018), (0.5, 0.072, 0.062, -0.008)]

# What a technician wears and carries, the trousers dusty.
WORKWEAR = {'belt': True, 'shirt': (0.05, 0.07, 0.105), 'trousers': (0.09, 0.082, 0.07), 'gloves': (0.17, 0.155, 0.13)}

# Vests: cloth and its binding.
ORANGE, YELLOW = ((0.62, 0.17, 0.03), (0.3, 0.075, 0.015)), ((0.56, 0.6, 0.05), (0.28, 0.3, 0.025))


def person(at, turn, hands, work=True, seated=False, lean=0.0, head=(0, 8), carry=1, stride=0.0, far=False, shirt=(0.075, 0.082, 0.095), trousers=(0.05, 0.054, 0.063), hair=(0.025, 0.019, 0.015), skin=(0.38, 0.215, 0.14), style='short', shell=None, bare=False, rod=None, belt=False, gloves=(0.07, 0.07, 0.072), hivis=ORANGE, kneel=False, points=False, front=False):
    """Someone of 1.76 m facing +y before the turn; `hands` (right, left) as seen from between the feet; `head` turns aside and down, `lean` bends forward, in degrees; the leg `carry` (1 the right) has the weight, and is `stride` ahead of the other. Who is `far` has no folds, who is `bare` at work no helmet. Both hands close round a rod of radius `rod` (or each round its own: right, left) that stands where they are; a `belt` carries tools. Round a rod wider than 6 cm the hands lie from both sides, in coated gloves. Who is to `kneel` does so on the right knee, with 2 on both; who `points` does so with the right hand. Who is seen from the `front` has a face, glasses and what is on a vest."""
    before = set(bpy.data.objects)
    name, frames = f'{at}', 1 if far else 24
    rods = rod if isinstance(rod, tuple) else (rod, rod)
    seated = seated or kneel  # its hip is as low
    walks = bool(stride) and not seated
    hip = Vector((0, 0, 0.5)) if seated else Vector((0.02 * carry, 0, 0.915)) if walks else Vector((0.035 * carry, 0, 0.95))
    back = Matrix.Translation(hip) @ Matrix.Rotation(math.radians(-lean), 4, 'X')

    def on(x, y, z):
        """A place above the hip: the shoulder over the leg that carries is lower, the neck over both feet."""
        sway = 0 if seated else carry * max(z, -0.1) / 0.5
        if walks:  # the shoulder over the leg behind goes ahead
            sway, turned = sway * 0.4, -carry * 0.17 * min(max(z, -0.1), 0.5) / 0.5
            x, y = x * math.cos(turned) - y * math.sin(turned), x * math.sin(turned) + y * math.cos(turned)
        return back @ Vector((x - 0.03 * sway, y, z - 0.075 * x * sway))

    limb = lambda *joints: [(Vector(p), r) for *p, r in joints]  # noqa: E731
    bones = []
    for s, hand, rod in zip((1, -1), hands, rods):
        shoulder, hand = on(s * 0.178, -0.018, 0.425), Vector(hand)
        if rod and rod > 0.06:
            hand = against(s, shoulder, hand, rod)(-0.088, 0, 0.036)
        elif rod:
            hand = beside(s, shoulder, hand, rod, -0.075)
        else:
            hand -= (hand - shoulder).normalized() * 0.05
        way = hand - shoulder
        bent = math.sqrt(max(0.0, 0.29 ** 2 - (way.length / 2) ** 2))
        low = Vector((s * 0.2, -0.42, -1))
        low -= way.normalized() * low.dot(way.normalized())
        bones.append((shoulder, shoulder + way / 2 + low.normalized() * bent, hand))
    if seated:
        legs = [limb((s * 0.088, 0.0, 0.53, 0.09), (s * 0.13, 0.42, 0.53, 0.068), (s * 0.14, 0.4, 0.1, 0.045)) for s in (1, -1)]
        soles = [((s * 0.14, 0.38), s * 0.12, 0) for s in (1, -1)]
        if kneel:
            for k, side in enumerate((1, -1)[:int(kneel)]):
                legs[k], soles[k] = limb((side * 0.088, 0.0, 0.52, 0.09), (side * 0.13, 0.09, 0.085, 0.068), (side * 0.12, -0.32, 0.155, 0.045)), ((side * 0.12, -0.5), 0, 1.2)
    else:
        stand = Vector((0.055 * carry, stride / 2 - 0.02, 0.1))
        loose = Vector((-0.15 * carry, 0.05, 0.1))
        legs = [limb((hip.x + 0.086 * carry, 0, 0.93, 0.092), (stand.x + 0.03 * carry, 0.012 + stride * 0.3, 0.5, 0.066), (*stand, 0.045)), limb((hip.x - 0.088 * carry, 0.004, 0.91, 0.092), (loose.x + 0.012 * carry, 0.085 - stride * 0.15, 0.5, 0.066), (*loose, 0.045))]
        soles = [(stand.xy, 0.14 * carry, 0), (loose.xy, -0.35 * carry, 0)]
        if walks:
            # The foot behind stands on its ball, 0.13 ahead of the ankle.
            heel, ball = 0.62, -stride / 2 - 0.06 + 0.13
            ankles = [Vector((0.062 * carry, stride / 2 + 0.01, 0.1)), Vector((-0.062 * carry, ball - 0.13 * math.cos(heel) + 0.1 * math.sin(heel), 0.13 * math.sin(heel) + 0.1 * math.cos(heel)))]
            tops = [Vector((hip.x + 0.087 * side * carry, 0.02 * side, 0.88)) for side in (1, -1)]
            legs = []
            for side, joint, ankle in zip((1, -1), tops, ankles):
                way = ankle - joint
                bent = math.sqrt(max(0.0004, 0.424 ** 2 - (way.length / 2) ** 2))
                fore = Vector((0.12 * side * carry, 1, 0))
                fore -= way.normalized() * fore.dot(way.normalized())
                legs.append(limb((*joint, 0.092), (*(joint + way / 2 + fore.normalized() * bent), 0.064), (*ankle, 0.045)))
            soles = [(ankles[0].xy, 0.1 * carry, 0), (Vector((ankles[1].x, ball - 0.13)), -0.08 * carry, heel)]

    def arms(more, end=1.0):
        return [limb((*a, 0.056 + more), (*a.lerp(b, 0.5), 0.05 + more), (*b, 0.042 + more), (*b.lerp(c, end), 0.03 + more)) for a, b, c in bones]

    def leg(more, low=0.0):
        out = [[(p - Vector((0, 0, low * (k == 2))), r + more * (1, 0.9, 1.15)[k]) for k, (p, r) in enumerate(chain)] for chain in legs]
        return out + [limb((*(hip + Vector((-0.075, 0, -0.02))), 0.1 + more), (*(hip + Vector((0.075, 0, -0.02))), 0.1 + more))]

    body = solid('body', arms(0) + leg(0), oval(on, 0), 0.017)
    top = solid('top', arms(0.012, 1.04), oval(on, 0.012 if work else 0.034, -0.16), 0.0145)
    for _, b, c in bones:
        trim(top, b.lerp(c, 0.9), c - b, 0.12)
    trim(top, on(0, -0.01, 0.515), on(0, 0.12, 1) - on(0, 0, 0), 0.16)
    trim(top, on(0, 0, 0 if seated else -0.1), on(0, 0, -1) - on(0, 0, 0), 0.4)
    slack = solid('trousers', leg(0.014, 0.05), oval(on, 0.006, -0.12, 0.1), 0.0145)
    for chain in legs:
        knee, foot = chain[1][0], chain[2][0]
        trim(slack, foot - Vector((0, 0, 0.05)), foot - knee, 0.16)
    trim(slack, on(0, 0, 0.08), on(0, 0, 1) - on(0, 0, 0), 0.3)
    joints = [b for _, b, _ in bones]
    clothes = {
        top: (lambda p: near(p, [on(0, 0, 0.5)], 0.09) + near(p, [b.lerp(c, 0.9) for _, b, c in bones], 0.07), lambda p: 0.25 + near(p, joints, 0.16) + 0.5 * (p[:, 2] < on(0, 0, 0.1).z), 0.11),
        slack: (lambda p: 1.0 * (p[:, 2] > on(0, 0, 0.02).z) + near(p, [c[2][0] - Vector((0, 0, 0.06)) for c in legs], 0.11), lambda p: 0.4 + near(p, [c[1][0] for c in legs], 0.16) + near(p, [c[2][0] for c in legs], 0.24), 0.1),
    }
    # A vest covers where they meet; without one, the shirt hangs over the trousers.
    for under, layer in [([body], [top, slack])] if work else [([body], [slack]), ([body, slack], [top])]:
        hang(under, {thing: clothes[thing] for thing in layer}, frames)
    if not far:
        crumple(top, [list(bone) for bone in bones], joints, 0.0065)
        crumple(slack, [[p for p, _ in chain] for chain in legs], [chain[1][0] for chain in legs] + [chain[2][0] + Vector((0, 0, 0.05)) for chain in legs] + [chain[0][0] for chain in legs], 0.0085)
    cloth = wear(f'shirt {name}', shirt, work)
    top.data.materials[0], slack.data.materials[0] = cloth, wear(f'trousers {name}', trousers, work, legs=True)
    bpy.data.objects.remove(body)
    if work:
        vest = solid('vest', [], oval(on, 0.034, -0.14, 0.53), 0.0145)
        for s, (a, b, _) in zip((1, -1), bones):
            carve(vest, on(s * 0.225, -0.012, 0.4), (0.07, 0.2, 0.13))
        trim(vest, on(0, -0.012, 0.5), on(0, 0.2, 1) - on(0, 0, 0), 0.16)
        trim(vest, on(0, 0, -0.07), on(0, 0, -1) - on(0, 0, 0), 0.4)
        hang([top, slack], {vest: (lambda p: 1.0 * (p[:, 2] > on(0, 0, 0.47).z), lambda p: 0.3 + 0.7 * (p[:, 2] < on(0, 0, 0.3).z), 0.06)}, frames, 0.004)
        vest.data.materials[0] = reflective(vest, on, hivis[0])
        if not far:
            crumple(vest, [[on(0, 0, 0.5), on(0, 0, -0.12)]], [on(x, y, z) for x in (-0.16, 0.16) for y in (-0.1, 0.1) for z in (0.0, 0.16)], 0.007)
            bind(vest, hivis[1])
        if front:
            outfit(vest, on, hivis[1])
    for thing in (top, slack, *([vest] if work else [])):
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.004, 1
        fine = thing.modifiers.new('fine', 'SUBSURF')
        fine.levels, fine.render_levels = 0, 1
    if belt:
        toolbelt(on, [vest, top] if work else [top])
    # Hands: a palm, fingers side by side, the thumb towards the other hand.
    flesh = props.look(f'skin {skin}', lambda n: kit.clean(n, skin, 0.55, 0.35))
    knit = props.look(f'work gloves {gloves}', lambda n: tablet.glove(n, gloves, 500)) if work else flesh
    for s, hand, rod, (a, b, c) in zip((1, -1), hands, rods, bones):
        if rod and rod > 0.06:
            clasp(against(s, a, Vector(hand), rod), b, c, gloves)
            continue
        if rod:
            tablet.skin('hand', fist(s, a, c, Vector(hand), rod) + [limb((*b.lerp(c, 0.8), 0.037 if work else 0.03), (*c, 0.029))], knit, 0.004)
            continue
        out = (c - b).normalized()
        out = (out + Vector((0, 1.5 * max(0, out.z), 0))).normalized()
        across = out.cross(Vector((0, 1, 0.35))).normalized()
        inner = across.cross(out)
        p = lambda u, v, w: c + across * u + out * v + inner * w  # noqa: E731,B023
        fingers = [limb((*p(u, 0.045, 0), 0.0125), (*p(u * 1.05, 0.085, 0.006), 0.011), (*p(u, 0.108, 0.026), 0.0095)) for u in (-0.028, -0.0095, 0.0095, 0.028)]
        if points and s > 0:  # the palm down, the first finger stretched
            across = out.cross(Vector((0, 0, 1))).normalized()
            inner = out.cross(across)
            fingers = [limb((*p(u, 0.045, 0), 0.0125), (*p(u, 0.082, 0.02), 0.0118), (*p(u, 0.06, 0.042), 0.0105)) for u in (-0.0095, 0.0095, 0.028)]
            fingers.append(limb((*p(-0.028, 0.045, 0), 0.0125), (*p(-0.029, 0.088, 0.004), 0.0108), (*p(-0.03, 0.128, 0.012), 0.0088)))
        fingers += [limb((*p(u, -0.02, 0), 0.021), (*p(u * 1.4, 0.045, 0), 0.017)) for u in (-0.012, 0.012)]
        fingers += [limb((*p(-s * 0.024, 0.0, 0.01), 0.017), (*p(-s * 0.045, 0.045, 0.028), 0.0115)), limb((*b.lerp(c, 0.84), 0.036 if work else 0.029), (*p(0, -0.015, 0), 0.028 if work else 0.024))]
        tablet.skin('hand', fingers, knit, 0.004)
    # Shoes on their soles.
    leather = props.look('leather', lambda n: kit.clean(n, (0.05, 0.034, 0.022) if work else (0.022, 0.022, 0.025), 0.6))
    for (x, y), aside, heel in soles:
        shoe = set(bpy.data.objects)
        tablet.skin('shoe', [limb((0, -0.03, 0.075, 0.045), (0, 0.07, 0.068, 0.044), (0.004, 0.17, 0.05, 0.034)), limb((0, 0.13, 0.045, 0.044), (0, 0, 0.05, 0.042)), limb((0, -0.012, 0.08, 0.047), (0, -0.006, 0.13, 0.041)) if work else limb((0, -0.02, 0.075, 0.042), (0, -0.02, 0.1, 0.038))], leather, 0.006)
        kit.plank([(0.043 * math.cos(a) * (1 if math.sin(a) > 0 else 0.86), 0.064 + 0.134 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))) for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)], 0, 0.03, props.dark(), 0.004)
        seats.placed(shoe, Matrix.Translation((x, y, 0)) @ Matrix.Rotation(-aside, 4, 'Z') @ Matrix.Translation((0, 0.13, 0)) @ Matrix.Rotation(-heel, 4, 'X') @ Matrix.Translation((0, -0.13, 0)))
    # Head, on its neck.
    trunk = set(bpy.data.objects)
    c = lambda *joints: [(on(*p), r) for *p, r in joints]  # noqa: E731
    ears = [c((s * 0.077, 0.0, 0.625, 0.012), (s * 0.083, -0.012, 0.648, 0.014), (s * 0.082, -0.004, 0.668, 0.011)) for s in (1, -1)]
    tablet.skin('neck', [c((0, -0.012, 0.46, 0.058), (0, 0.006, 0.6, 0.053))], flesh, 0.006)
    if front:
        visage(c, on, f'face {name}', skin, hair)
    else:
        tablet.skin('head', [c((0, 0.028, 0.682, 0.078), (0, 0.06, 0.61, 0.058), (0, 0.07, 0.58, 0.042)), c((0, 0.1, 0.668, 0.011), (0, 0.117, 0.637, 0.0125)), c((0, -0.018, 0.68, 0.07), (0, -0.012, 0.61, 0.062))] + ears, flesh, 0.005)
    locks = ([] if work and not bare else [c((0, 0.015, 0.706, 0.083), (0, -0.03, 0.7, 0.085), (0, -0.04, 0.65, 0.073))]) + [c((0, -0.028, 0.65, 0.071), (0, -0.03, 0.605, 0.058), (0, -0.028, 0.585, 0.045))] + [c((s * 0.03, 0.0, 0.69, 0.056), (s * 0.034, -0.01, 0.66, 0.046)) for s in (1, -1)]
    if style == 'tail':
        locks += [c((0, -0.09, 0.69, 0.032), (0, -0.125, 0.66, 0.034), (0, -0.125, 0.56, 0.03), (0, -0.1, 0.47, 0.012))]
    if style == 'bob':
        locks += [c((s * 0.04, -0.03, 0.67, 0.058), (s * 0.06, -0.02, 0.58, 0.042), (s * 0.056, -0.03, 0.53, 0.032)) for s in (1, -1)] + [c((0, -0.05, 0.64, 0.066), (0, -0.05, 0.53, 0.04))]
    tablet.skin('hair', locks, strands(f'hair {name}', hair), 0.005)
    if work and not bare:
        helmet = set(bpy.data.objects)
        hat(shell or props.orange())
        bpy.context.view_layer.update()
        for thing in set(bpy.data.objects) - helmet:
            thing.matrix_world = Matrix.Translation(on(0, 0.006, 0.678)) @ Matrix.Rotation(math.radians(-lean), 4, 'X') @ thing.matrix_world
    pivot = on(0, 0, 0.56)
    nod = Matrix.Translation(pivot - Vector((0, 0, 0.012))) @ Euler((math.radians(lean * 0.5 - head[1]), 0, math.radians(head[0]))).to_matrix().to_4x4() @ Matrix.Translation(-pivot)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - trunk:
        if not thing.name.startswith('neck'):
            thing.matrix_world = nod @ thing.matrix_world
    rim = [on(0.068 * math.cos(a), -0.012 + 0.066 * math.sin(a), 0.505 + 0.018 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
    kit.tube(rim, 0.013, cloth, sides=10, closed=True)
    return seats.placed(before, Matrix.Translation(at if len(at) == 3 else (*at, 0)) @ Matrix.Rotation(turn, 4, 'Z'))


def ahead(at, turn):
    """Gives places before someone who stands at `at`, turned by `turn`: on(u to the right, v ahead, w above the feet)."""
    c, s, low = math.cos(turn), math.sin(turn), at[2] if len(at) == 3 else 0
    return lambda u, v, w: (at[0] + u * c - v * s, at[1] + u * s + v * c, low + w)


def beside(s, shoulder, at, rod, back):
    """The place of a wrist (`back` negative) or knuckle of the hand `s` (1 the right) that holds an upright rod at `at`."""
    way = at - shoulder
    way = Vector((way.x, way.y, 0)).normalized()
    return at + way.cross(Vector((0, 0, 1))) * s * (rod + 0.014) + way * back


def fist(s, shoulder, wrist, at, rod):
    """A hand closed round an upright rod: fingers one above the other, the thumb on top."""
    up, way = Vector((0, 0, 1)), (beside(s, shoulder, at, rod, 0) - wrist).normalized()
    out = way.cross(up) * s
    round_ = lambda a, r, h: at + (out * math.cos(math.radians(a)) + way * math.sin(math.radians(a))) * r + up * h  # noqa: E731
    chains = []
    for k, h in enumerate((0.031, 0.0105, -0.01, -0.03)):
        r = rod + (0.0125, 0.013, 0.0125, 0.0115)[k]
        chains.append([(round_(a, r, h - 0.004 * j), 0.0128 - 0.0006 * j) for j, a in enumerate((-20, 35, 85, 135, 185))])
        chains.append([(round_(-20, r, h), 0.0155), (round_(-62, rod + 0.028, h * 0.95), 0.018), (wrist, 0.026)])
    chains.append([(round_(-75, rod + 0.03, 0.02), 0.019), (round_(-110, rod + 0.02, 0.036), 0.0155), (round_(-165, rod + 0.0135, 0.05), 0.0125), (round_(-215, rod + 0.0135, 0.054), 0.0112)])
    return chains


def against(s, shoulder, at, rod, dip=0.9):
    """Gives places on the hand `s` (1 the right) that lies on a pipe at `at`, its fingers ahead and down by `dip`: on(p along the fingers, q towards the thumb, d off the pipe)."""
    up, way = Vector((0, 0, 1)), Vector((at.x - shoulder.x, at.y - shoulder.y, 0)).normalized()
    out, c, n = way.cross(up) * s, math.cos(dip), math.sin(dip)

    def on(p, q, d):
        a = (p * c + q * n) / rod
        return at + (out * math.cos(a) + way * math.sin(a)) * (rod + d) + up * (q * c - p * n)

    return on


def clasp(on, elbow, wrist, colour):
    """A gloved hand on a pipe: knit, with a coat on the palm and on the ends of the fingers, creased at the joints."""
    limb = lambda *joints: [(on(*p), r) for *p, r in joints]  # noqa: E731
    fingers, palm = [], []
    for p, q, long, more in ((0.026, 0.034, 0.08, 1.0), (0.033, 0.0115, 0.089, 1.03), (0.028, -0.0115, 0.083, 1.0), (0.015, -0.033, 0.064, 0.9)):
        fingers.append(limb((p, q, 0.021, 0.0142 * more), (p + long * 0.25, q * 1.05, 0.0205, 0.012 * more), (p + long * 0.47, q * 1.12, 0.0185, 0.0125 * more), (p + long * 0.62, q * 1.16, 0.015, 0.011 * more), (p + long * 0.76, q * 1.2, 0.0125, 0.0113 * more), (p + long, q * 1.25, 0.0088, 0.0092 * more)))
        palm += [limb((-0.088, q * 0.4, 0.034, 0.021), (-0.03, q * 0.75, 0.0215, 0.0195), (p, q, 0.0205, 0.0148))]
    thumb = limb((-0.07, 0.016, 0.027, 0.0215), (-0.03, 0.05, 0.021, 0.0178), (-0.012, 0.066, 0.019, 0.0146), (0.002, 0.077, 0.0168, 0.0148), (0.016, 0.086, 0.014, 0.0128), (0.034, 0.094, 0.0102, 0.0104))
    web = limb((-0.02, 0.047, 0.018, 0.013), (0.012, 0.04, 0.017, 0.0115))
    hand = tablet.skin('hand', fingers + palm + [thumb, web, [(elbow.lerp(wrist, 0.92), 0.028), (wrist, 0.026)]], props.dark(), 0.0012)
    hand.modifiers['soft'].iterations = 9
    freeze(hand)
    points = np.float64([v.co for v in hand.data.vertices])
    hand.data.attributes.new('rest', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', points.ravel())
    ends = near(points, [p for chain in [*fingers, thumb] for p, _ in chain[3:]], 0.024)
    inner = near(points, [on(p, q, -0.012) for p in np.linspace(-0.08, 0.12, 24) for q in np.linspace(-0.05, 0.1, 20)], 0.042)
    patchy = np.float64([noise.noise(Vector(p) * 210) for p in points]) * 0.35
    hand.data.attributes.new('coat', 'FLOAT', 'POINT').data.foreach_set('value', np.clip((np.maximum(ends, inner) + patchy * 0.3 - 0.45) * 6, 0, 1))
    joints = [chain[k][0] for chain in [*fingers, thumb] for k in (2, 4)] + [wrist, on(-0.05, 0.03, 0.03), on(-0.01, 0.05, 0.02)]
    crumple(hand, [[p for p, _ in chain] for chain in [*fingers, thumb, palm[1]]], joints, 0.0021, 4.2)
    hand.data.polygons.foreach_set('use_smooth', [True] * len(hand.data.polygons))
    hand.data.materials.clear()
    hand.data.materials.append(coated(colour))
    knit = props.look(f'cuff {colour}', lambda n: tablet.glove(n, tuple(0.5 * v for v in colour), 260))
    tablet.skin('cuff', [[(elbow.lerp(wrist, 0.8), 0.034), (elbow.lerp(wrist, 0.99), 0.0295)]], knit, 0.002)
    for share, wide in ((0.955, 0.0318), (0.972, 0.0312), (0.989, 0.0306)):
        kit.ring(elbow.lerp(wrist, share), wrist - elbow, wide, 0.0028, knit)


def coated(colour):
    """Knit, and where the attribute `coat` says so dark rubber with fine creases."""
    material, g = materials.new('coated glove')
    at = g('ShaderNodeAttribute', attribute_name='rest').outputs['Vector']
    coat = g('ShaderNodeAttribute', attribute_name='coat').outputs['Fac']
    weave = g('ShaderNodeTexWave', {'Vector': at, 'Scale': 170.0, 'Distortion': 2.2, 'Detail': 2.0, 'Detail Scale': 2.0}).outputs[1]
    grime = g.ramp(g.noise(at, 38.0, 5, 0.62), 0.35, 0.7, 1.08, 0.55)
    shade = g.math('MULTIPLY', grime, g.math('MULTIPLY_ADD', weave, 0.28, 0.8))
    tone = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    dust = g.math('MULTIPLY', g.ramp(g.noise(at, 60.0, 6, 0.65), 0.42, 0.7), 0.6)
    tone = g.mix(coat, tone, g.mix(dust, (0.022, 0.024, 0.027), (0.13, 0.115, 0.1)))
    high = g.math('ADD', g.math('MULTIPLY', weave, g.math('MULTIPLY_ADD', coat, -0.3, 0.35)), g.math('MULTIPLY', g.noise(at, 300.0, 4, 0.6), 0.5))
    high = g.math('ADD', high, g.math('MULTIPLY', coat, 0.8))
    bump = g('ShaderNodeBump', {'Strength': 0.6, 'Distance': 0.0016, 'Height': high}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', coat, -0.28, 0.88), 'Specular': 0.3, 'Sheen': 0.3, 'Normal': bump}).outputs[0])
    return material


def hat(material):
    """A safety helmet on its head at the origin that looks along +y: an oval shell with ridges, a short peak, the band at the nape."""
    n, m, wide, long, high = 48, 12, 0.107, 0.13, 0.122
    points, faces = [], []

    def on(a, k):
        """A ring from the rim (0) to the crown; a lip at the rim, the peak ahead."""
        t = max(0, k - 1) / (m - 1) * math.pi / 2
        r, z = math.cos(t) ** 0.86, high * math.sin(t) ** 0.94
        x, y = wide * r * math.cos(a), long * r * math.sin(a)
        if k == 0:
            peak = max(0.0, math.cos((a - math.pi / 2) * 0.98)) ** 0.8 if abs(a - math.pi / 2) < 1.45 else 0.0
            x, y, z = x * 1.065 * (1 - 0.06 * peak), y + math.sin(a) * 0.009 + 0.036 * peak, -0.006 - 0.01 * peak
        return x, y, z

    for k in range(m):
        points += [on(2 * math.pi * j / n, k) for j in range(n)]
    points.append((0, 0, high))
    for k in range(m - 1):
        faces += [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for j in range(n)]
    faces += [((m - 1) * n + j, (m - 1) * n + (j + 1) % n, m * n) for j in range(n)]
    shell = scene.put('helmet', points, faces, material, smooth=True)
    shell.data.auto_smooth_angle = math.radians(60)
    thick = shell.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.004, -1
    for x, r, reach in ((0, 0.0105, 1.2), (-0.036, 0.0065, 1.08), (0.036, 0.0065, 1.08)):
        path = []
        for t in np.linspace(-reach, reach, 21):
            share = math.sqrt(1 - (x / wide) ** 2)
            path.append((x, long * share * math.copysign(abs(math.sin(t)) ** 0.86, math.sin(t)) * 0.985, high * share * math.cos(t) ** 0.94 - 0.002))
        kit.tube(path, r, material, sides=10)
    band = props.dark()
    kit.tube([(0.092 * math.cos(a), -0.004 + 0.104 * math.sin(a), -0.012 - 0.03 * max(0, -math.sin(a))) for a in np.linspace(math.pi, 2 * math.pi, 24)], 0.006, band, sides=8)
    kit.turned([(0.0, 0), (0.016, 0), (0.016, 0.012), (0.012, 0.015), (0.0, 0.015)], (0, -0.11, -0.042), (0, -1, 0), band, 20)


def toolbelt(on, worn):
    """A belt over what is worn, with a pouch on each side, a small one and a hammer behind."""
    trees = [BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get()) for thing in worn]
    angles = np.linspace(0, 2 * math.pi, 60, endpoint=False)

    def out(a, z):
        """How far the cloth reaches at an angle and height."""
        axis, way = on(0, -0.01, z), Vector((math.cos(a), math.sin(a), 0))
        hits = [tree.ray_cast(axis + way * 0.5, -way, 0.5)[3] for tree in trees]
        return 0.5 - min([h for h in hits if h] or [0.34])

    reach = np.float64([max(out(a, z) for z in (-0.06, -0.04)) for a in angles]) + 0.002
    for _ in range(4):
        reach = (np.roll(reach, 1) + reach * 2 + np.roll(reach, -1)) / 4
    leather, canvas = props.look('belt', lambda n: kit.clean(n, (0.035, 0.026, 0.019), 0.6)), props.look('pouch', lambda n: kit.clean(n, (0.2, 0.13, 0.07), 0.75))
    at = lambda a, r, z: on(0, -0.01, z) + Vector((math.cos(a), math.sin(a), 0)) * r  # noqa: E731
    n = len(angles)
    strap = scene.put('belt', [tuple(at(a, r, z)) for z in (-0.072, -0.028) for a, r in zip(angles, reach)], [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], leather, smooth=True)
    thick = strap.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.006, 1
    for a, w, d, h, look in ((math.pi * 1.02, 0.13, 0.045, 0.16, canvas), (math.pi * 1.33, 0.08, 0.035, 0.12, leather), (math.pi * 1.9, 0.12, 0.045, 0.16, canvas)):
        before = set(bpy.data.objects)
        kit.plank(kit.rounded(0, d / 2, w, d, 0.018), -h, -0.012, look, 0.008)
        kit.plank(kit.rounded(0, d / 2, w + 0.008, d + 0.008, 0.02), -0.05, -0.004, leather, 0.006)
        r = float(np.interp(a, angles, reach))
        seats.placed(before, Matrix.Translation(at(a, r - 0.008, -0.035)) @ Matrix.Rotation(a - math.pi / 2, 4, 'Z') @ Matrix.Rotation(-0.05, 4, 'X'))
    a = math.pi * 1.16
    p = lambda r, z, t=0.0: tuple(at(a + t, float(np.interp(a, angles, reach)) + r, z))  # noqa: E731
    scene.rod('shaft', p(0.012, -0.29), p(0.014, -0.05), 0.012, bpy.data.materials.get('timber') or props.plain('handle', (0.3, 0.19, 0.1)), 12)
    scene.rod('hammer', p(0.016, -0.03, -0.2), p(0.016, -0.03, 0.22), 0.014, props.steel(), 14)


# --- seen from the front ---

def visage(c, on, name, colour, hair):
    """A face that looks down: brow, cheeks, nose, lips, lids; stubble and colour are painted on its points. Clear glasses, a strap below the chin."""
    both = lambda *joints: [c(*((s * x, y, z, r) for x, y, z, r in joints)) for s in (1, -1)]  # noqa: E731
    chains = [c((0, 0.018, 0.69, 0.08), (0, -0.02, 0.69, 0.074), (0, -0.02, 0.62, 0.06)), c((0, 0.04, 0.66, 0.06), (0, 0.052, 0.605, 0.049))]
    chains += both((0.053, 0.01, 0.612, 0.021), (0.043, 0.048, 0.579, 0.0195), (0.012, 0.081, 0.566, 0.0175))
    chains += [c((0, 0.088, 0.568, 0.016), (0, 0.086, 0.578, 0.016))]
    chains += both((0.043, 0.068, 0.634, 0.021), (0.06, 0.032, 0.642, 0.019)) + both((0.036, 0.068, 0.606, 0.0225), (0.046, 0.042, 0.6, 0.022))
    chains += both((0.052, 0.07, 0.668, 0.0135), (0.022, 0.0885, 0.67, 0.0135), (0, 0.09, 0.667, 0.012))
    chains += [c((0, 0.095, 0.663, 0.0085), (0, 0.11, 0.641, 0.0088), (0, 0.1195, 0.6275, 0.0105))] + both((0.011, 0.106, 0.624, 0.0082), (0.013, 0.1, 0.628, 0.008))
    chains += both((0.014, 0.0905, 0.601, 0.0165), (0, 0.092, 0.601, 0.0165))
    chains += both((0.0215, 0.1005, 0.5965, 0.004), (0.007, 0.1085, 0.6005, 0.0056), (0, 0.108, 0.5995, 0.0054)) + both((0.019, 0.1005, 0.5935, 0.004), (0, 0.1075, 0.591, 0.0072))
    chains += both((0.031, 0.0805, 0.6505, 0.0138), (0.0315, 0.0805, 0.6515, 0.0138))
    chains += both((0.077, 0.0, 0.622, 0.009), (0.083, -0.013, 0.645, 0.012), (0.086, -0.016, 0.662, 0.0115), (0.082, -0.002, 0.672, 0.009))
    head = tablet.skin('head', chains, props.dark(), 0.0022)
    head.modifiers['soft'].iterations = 6
    freeze(head)
    points = np.float64([v.co for v in head.data.vertices])
    at = lambda *places: [on(s * x, y, z) for x, y, z in places for s in (1, -1)]  # noqa: E731
    tone = np.tile(np.float64(colour), (len(points), 1))

    def paint(weight, other, share):
        nonlocal tone
        tone = tone + (np.float64(other) - tone) * np.clip(weight, 0, 1)[:, None] * share

    ruddy, lip = (colour[0] * 1.08, colour[1] * 0.72, colour[2] * 0.66), (colour[0] * 0.86, colour[1] * 0.52, colour[2] * 0.52)
    paint(near(points, at((0.046, 0.083, 0.625), (0.084, -0.01, 0.655)), 0.05), ruddy, 0.7)
    paint(near(points, at((0, 0.128, 0.627)), 0.03), ruddy, 0.8)
    paint(near(points, at((0.031, 0.09, 0.637), (0.02, 0.092, 0.645)), 0.022), (colour[0] * 0.72, colour[1] * 0.62, colour[2] * 0.62), 0.6)
    beard = near(points, at((0, 0.1, 0.565), (0.02, 0.098, 0.575), (0.04, 0.07, 0.568), (0.056, 0.04, 0.582), (0.066, 0.018, 0.607), (0.02, 0.107, 0.61), (0.006, 0.112, 0.611), (0.028, 0.1, 0.595), (0.03, 0.04, 0.55), (0, 0.06, 0.545)), 0.034)
    patchy = np.float64([noise.noise(Vector(p) * 160) for p in points]) * 0.18 + 0.8
    paint(beard * patchy, [0.55 * h + 0.12 * s for h, s in zip(hair, colour)], 0.5)
    paint(near(points, at((0, 0.114, 0.6), (0.009, 0.113, 0.6), (0, 0.1135, 0.5915), (0.009, 0.111, 0.592), (0.016, 0.105, 0.595)), 0.0115), lip, 0.9)
    paint(near(points, at(*((x, 0.1135 - 6 * x * x, 0.5962) for x in np.linspace(0, 0.022, 12))), 0.0042), (0.05, 0.018, 0.014), 1.0)
    paint(near(points, at((0.0065, 0.1175, 0.6195)), 0.0062), (0.04, 0.018, 0.012), 0.8)
    layer = head.data.attributes.new('tone', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.concatenate([np.clip(tone, 0, 1), np.ones((len(tone), 1))], 1).ravel())
    head.data.polygons.foreach_set('use_smooth', [True] * len(head.data.polygons))
    material, g = materials.new(name)
    place = g('ShaderNodeTexCoord').outputs['Object']
    shade = g.ramp(g.noise(place, 75.0, 4, 0.6), 0.3, 0.7, 0.9, 1.08)
    look = g.mix(1.0, g('ShaderNodeAttribute', attribute_name='tone').outputs['Color'], g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.35, 'Distance': 0.0012, 'Height': g.noise(place, 420.0, 3)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': look, 'Subsurface': 0.18, 'Subsurface Color': look, 'Subsurface Radius': (0.03, 0.011, 0.006), 'Roughness': 0.46, 'Specular': 0.38, 'Normal': bump}).outputs[0])
    head.data.materials.clear()
    head.data.materials.append(material)
    brows = both((0.014, 0.1005, 0.673, 0.0032), (0.03, 0.0985, 0.6775, 0.0036), (0.051, 0.083, 0.6745, 0.0022))
    tablet.skin('brows', brows, strands(f'brows {name}', tuple(1.3 * h for h in hair)), 0.0014).modifiers['soft'].iterations = 4
    lash = props.look('lash', lambda n: kit.clean(n, (0.012, 0.009, 0.008), 0.6))
    for s in (1, -1):
        arc = [(0.031 + 0.0128 * math.sin(a), 0.0805 + 0.0139 * math.cos(a), 0.6452 + 0.0026 * (1 - math.cos(2 * a))) for a in np.linspace(-1.0, 1.15, 14)]
        kit.tube([tuple(on(s * x, y, z)) for x, y, z in arc], 0.00115, lash, sides=6)
    spectacles(on)
    webbing = props.look('webbing', lambda n: kit.clean(n, (0.03, 0.03, 0.033), 0.8))
    for s in (1, -1):
        for x, y, z in ((0.089, 0.045, 0.68), (0.089, -0.03, 0.68)):
            path = [(x, y, z), (0.084, 0.016, 0.625), (0.07, 0.03, 0.588), (0.044, 0.058, 0.551), (0.0, 0.072, 0.542)]
            kit.tube([tuple(on(s * a, b, h)) for a, b, h in path], 0.003, webbing, 0.02, 8)
        kit.ring(on(s * 0.085, 0.016, 0.625), on(s, 0, 0) - on(0, 0, 0), 0.005, 0.002, webbing, 16)


def spectacles(on):
    """Clear safety glasses: one bent pane, dark rim above and arms."""
    rows, columns = 7, 33
    points = []
    for v in np.linspace(0, 1, rows):
        for a in np.linspace(-1.25, 1.25, columns):
            x, y = 0.0685 * math.sin(a) / math.sin(1.25), 0.058 + 0.066 * (math.cos(a) - math.cos(1.25)) / (1 - math.cos(1.25)) * 0.9
            low = 0.6335 + 0.0035 * abs(a) ** 2 + 0.013 * math.exp(-(x / 0.013) ** 2)
            high = 0.6715 - 0.003 * abs(a) ** 2
            points.append(tuple(on(x, y - 0.004 * (1 - v), low + (high - low) * v)))
    material, g = materials.new('clear pane')
    clear = g('ShaderNodeBsdfTransparent', {0: (0.86, 0.89, 0.9, 1)}).outputs[0]
    shine = g('ShaderNodeBsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.03}).outputs[0]
    g.end(g.blend(g.math('MULTIPLY', g('ShaderNodeFresnel', {'IOR': 1.5}).outputs[0], 0.9), clear, shine))
    pane = scene.surface('pane', np.float64(points), rows, columns, material)
    pane.visible_shadow = False
    rim = props.look('rim', lambda n: kit.clean(n, (0.02, 0.021, 0.024), 0.35, 0.5))
    kit.tube(points[-columns:], 0.0019, rim, sides=8)
    for s, k in ((1, -1), (-1, 0)):
        end = points[-columns:][k]
        kit.tube([end, tuple(on(s * 0.08, 0.02, 0.667)), tuple(on(s * 0.0845, -0.02, 0.662))], 0.0026, rim, 0.02, 8)


def outfit(vest, on, colour):
    """What is on the front of a vest: a zip, two pockets with flaps, a card, a radio with its cable."""
    tree = BVHTree.FromObject(vest, bpy.context.evaluated_depsgraph_get())
    way = (on(0, -1, 0) - on(0, 0, 0)).normalized()

    def front(x, z, off):
        at = on(x, 0.6, z)
        hit = tree.ray_cast(at, way, 0.7)[0]
        return (hit or on(x, 0.13, z)) - way * off

    def patch(name, x, z, off, look, thick=0.0025):
        xs, zs = np.linspace(*x, 12), np.linspace(*z, 12)
        grid = np.float64([[front(a, b, off) for a in xs] for b in zs])
        for _ in range(2):
            grid[1:-1, 1:-1] = (grid[:-2, 1:-1] + grid[2:, 1:-1] + grid[1:-1, :-2] + grid[1:-1, 2:]) / 4
        part = scene.surface(name, grid.reshape(-1, 3), 12, 12, look)
        backed = part.modifiers.new('thick', 'SOLIDIFY')
        backed.thickness, backed.offset = thick, 0

    cloth = props.look(f'pocket {colour}', lambda n: kit.clean(n, tuple(1.7 * v for v in colour), 0.85))
    edge = props.look(f'binding {colour}', lambda n: kit.clean(n, colour, 0.85))
    zip_ = props.look('zip', lambda n: kit.clean(n, (0.03, 0.03, 0.034), 0.5, 0.4))
    patch('placket', (-0.014, 0.014), (-0.06, 0.42), 0.0055, edge, 0.002)
    patch('zip', (-0.0045, 0.0045), (-0.06, 0.42), 0.0072, zip_, 0.002)
    patch('pocket', (0.03, 0.128), (0.218, 0.31), 0.006, cloth)
    patch('flap', (0.028, 0.13), (0.285, 0.318), 0.0085, edge)
    patch('pocket', (-0.128, -0.03), (0.218, 0.31), 0.006, cloth)
    patch('card', (-0.118, -0.05), (0.225, 0.295), 0.0085, props.look('card', lambda n: kit.clean(n, (0.6, 0.6, 0.58), 0.25, 0.5)), 0.0015)
    patch('photo', (-0.112, -0.088), (0.255, 0.29), 0.0098, props.look('photo', lambda n: kit.clean(n, (0.12, 0.1, 0.09), 0.3, 0.5)), 0.001)
    for row in (0.248, 0.238):
        patch('line', (-0.112, -0.06), (row - 0.003, row), 0.0098, zip_, 0.001)
    radio = set(bpy.data.objects)
    black = props.dark()
    kit.block((-0.024, -0.012, -0.05), (0.048, 0.026, 0.09), black, 0.006)
    for k in range(5):
        kit.block((-0.016, 0.0125, -0.03 + 0.008 * k), (0.032, 0.003, 0.003), props.plain('grille', (0.05, 0.05, 0.055), 0.4), 0)
    scene.rod('aerial', (-0.015, 0, 0.035), (-0.015, 0, 0.13), 0.0055, black, 12, 0.7)
    kit.turned([(0.007, 0), (0.007, 0.012)], (0.012, 0, 0.038), (0, 0, 1), props.orange(), 16)
    where = front(-0.1, 0.375, 0.016)
    turned = Matrix.Translation(where) @ way.to_track_quat('-Y', 'Z').to_matrix().to_4x4()
    seats.placed(radio, turned)


# --- cloth ---

def oval(on, more, low=-0.12, high=0.5, n=36):
    """The trunk's sections between two heights, wider by `more`, as a closed shape."""
    fine = np.linspace(max(low, -0.2), min(high, 0.53), 24)
    half, deep, y = (np.interp(fine, [t[0] for t in TRUNK], [t[k] for t in TRUNK]) for k in (1, 2, 3))
    points = []
    for z, h, d, o in zip(fine, half, deep, y):
        points += [tuple(on((h + more) * math.copysign(abs(math.cos(a)) ** 0.88, math.cos(a)), o + (d + more) * math.sin(a), z)) for a in (2 * math.pi * k / n for k in range(n))]
    m = len(fine)
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(m - 1) for k in range(n)]
    return points, faces + [tuple(range(n - 1, -1, -1)), tuple(range((m - 1) * n, m * n))]


def solid(name, chains, trunk, voxel):
    """Limbs and trunk fused, as a mesh that can be cut; its points are kept as `rest`."""
    thing = tablet.skin(name, chains, props.dark(), voxel)
    base = len(thing.data.vertices)
    joined = bpy.data.meshes.new(name)
    joined.from_pydata([tuple(v.co) for v in thing.data.vertices] + trunk[0], [], [tuple(p.vertices) for p in thing.data.polygons] + [tuple(v + base for v in f) for f in trunk[1]])
    thing.data = joined
    freeze(thing)
    thing.data.materials.append(props.dark())
    return thing


def freeze(thing):
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = mesh


def edit(thing, change):
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    change(mesh)
    mesh.to_mesh(thing.data)
    mesh.free()


def trim(thing, at, way, reach):
    """Takes away what lies beyond the plane at `at` within `reach`, and lays the edge on the plane."""
    way = way.normalized()

    def change(mesh):
        far = lambda v: (v.co - at).dot(way)  # noqa: E731
        near_ = lambda v: ((v.co - at) - way * far(v)).length < reach and far(v) < reach * 1.6  # noqa: E731
        bmesh.ops.delete(mesh, geom=[v for v in mesh.verts if far(v) > 0 and near_(v)], context='VERTS')
        for v in mesh.verts:
            if v.is_boundary and near_(v) and far(v) > -0.03:
                v.co -= way * far(v)

    edit(thing, change)


def carve(thing, at, size):
    """An arm's hole: takes away what lies in an oval, and smooths its edge."""
    def change(mesh):
        out = lambda v: sum(((v.co[k] - at[k]) / size[k]) ** 2 for k in range(3))  # noqa: E731
        bmesh.ops.delete(mesh, geom=[v for v in mesh.verts if out(v) < 1], context='VERTS')
        for _ in range(6):
            edge = {v: [e.other_vert(v).co.copy() for e in v.link_edges if e.is_boundary] for v in mesh.verts if v.is_boundary}
            for v, others in edge.items():
                v.co = v.co * 0.5 + sum(others, Vector()) / len(others) * 0.5

    edit(thing, change)


def near(points, places, reach):
    """1 at the places, 0 from `reach` on."""
    return np.clip(1.6 - 1.6 * np.min([np.linalg.norm(points - np.float64(p), axis=1) for p in places], axis=0) / reach, 0, 1)


def hang(bodies, clothes, frames, gap=0.003):
    """Lets clothes (what is held, where there is more cloth, by how much) fall on the bodies, and keeps where they end."""
    for thing in bodies:
        thing.modifiers.new('in the way', 'COLLISION')
        thing.collision.thickness_outer, thing.collision.cloth_friction = gap, 12
    for thing, (held, loose, more) in clothes.items():
        points = np.empty(len(thing.data.vertices) * 3)
        thing.data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        thing.data.attributes.new('rest', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', points.ravel())
        for group, weights in (('held', held(points)), ('tight', 1 - loose(points))):
            made = thing.vertex_groups.new(name=group)
            for k, w in enumerate(np.clip(weights, 0, 1)):
                made.add([k], float(w), 'REPLACE')
        cloth = thing.modifiers.new('cloth', 'CLOTH')
        s, c = cloth.settings, cloth.collision_settings
        s.quality, s.mass, s.air_damping = 4, 0.25, 3
        s.tension_stiffness = s.compression_stiffness = 12
        s.shear_stiffness, s.bending_stiffness, s.bending_damping = 4, 0.06, 1
        s.vertex_group_mass, s.vertex_group_shrink = 'held', 'tight'
        s.shrink_min = -more  # negative: there is more cloth
        c.distance_min, c.collision_quality = gap, 2
        cloth.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    for thing in clothes:
        freeze(thing)
    for thing in bodies:
        thing.modifiers.clear()
    bpy.context.scene.frame_set(1)


def crumple(thing, limbs, joints, deep, fine=1.0):
    """Folds across the limbs, deepest at the joints: ridges where noise that is short along a limb changes its sign; `fine` of them in the place of one."""
    mesh = thing.data
    mesh.calc_normals()
    rest = np.empty(len(mesh.vertices) * 3)
    mesh.attributes['rest'].data.foreach_get('vector', rest)
    rest = rest.reshape(-1, 3)
    far, along = np.full(len(rest), np.inf), np.zeros(len(rest))
    for k, chain in enumerate(limbs):
        run = 3.0 * k
        for a, b in zip(chain, chain[1:]):
            way = np.float64(b - a)
            long = np.linalg.norm(way)
            t = np.clip((rest - np.float64(a)) @ way / long ** 2, 0, 1)
            away = np.linalg.norm(rest - np.float64(a) - t[:, None] * way, axis=1)
            along = np.where(away < far, run + t * long, along)
            far = np.minimum(far, away)
            run += long
    strength = deep * (0.3 + 0.7 * near(rest, joints, 0.2 / fine))
    normals = [v.normal.copy() for v in mesh.vertices]  # all first: each move would make Blender count them again
    for v, normal, p, s, d in zip(mesh.vertices, normals, rest * fine, along * fine, strength):
        slant = noise.noise(Vector(p) * 4.5) * 0.09
        fold = noise.noise((p[0] * 5.5, p[1] * 5.5 + p[2] * 1.5, (s + slant) * 21))
        v.co += normal * d * ((1 - min(1, abs(fold) * 3.2)) ** 1.6 - 0.25)
    mesh.update()


def bind(thing, colour):
    """Tape along the edges of what is worn."""
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    left = {e for e in mesh.edges if e.is_boundary}
    look = props.look(f'binding {colour}', lambda n: kit.clean(n, colour, 0.85))
    while left:
        edge = left.pop()
        path = [edge.verts[0], edge.verts[1]]
        while path[-1] is not path[0]:
            step = next((e for e in path[-1].link_edges if e in left), None)
            if not step:
                break
            left.discard(step)
            path.append(step.other_vert(path[-1]))
        if len(path) > 20 and path[-1] is path[0]:
            line = np.float64([v.co for v in path[:-1]])
            for _ in range(2):
                line = (np.roll(line, 1, 0) + line * 2 + np.roll(line, -1, 0)) / 4
            kit.tube(line.tolist(), 0.0065, look, sides=8, closed=True)
    mesh.free()


# --- what it is made of ---

def fabric(g, colour, dirt=0.0, dusty=None):
    """Tone and bump of woven cloth in the place of its rest."""
    at = g('ShaderNodeAttribute', attribute_name='rest').outputs['Vector']
    grain = g.ramp(g.noise(at, 420.0, 2), 0.3, 0.7, 0.84, 1.12)
    stain = g.ramp(g.noise(at, 9.0, 5, 0.62), 0.35, 0.72, 1.06, 1.0 - dirt)
    shade = g.math('MULTIPLY', grain, stain)
    tone = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    if dusty:
        tone = g.mix(g.math('MULTIPLY', g.ramp(g('ShaderNodeSeparateXYZ', {0: at}).outputs[2], 0.05, 0.5, 0.5, 0.0), g.ramp(g.noise(at, 14.0, 5), 0.35, 0.65)), tone, dusty)
    crease = g.math('ADD', g.noise(at, 22.0, 4, 0.6, stretch=(1.6, 1.6, 0.9)), g.math('MULTIPLY', g.noise(at, 7.0, 2, stretch=(0.8, 0.8, 2.2)), 1.6))
    bump = g('ShaderNodeBump', {'Strength': 0.35, 'Distance': 0.012, 'Height': crease}).outputs[0]
    return at, tone, bump


def within(g, value, low, high):
    return g.math('MULTIPLY', g.math('GREATER_THAN', value, low), g.math('LESS_THAN', value, high))


def wear(name, colour, work, legs=False):
    """Cloth on somebody; work trousers are dusty below."""
    material, g = materials.new(name)
    at, tone, bump = fabric(g, colour, 0.3 if work else 0.18, (0.2, 0.175, 0.15) if work and legs else None)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.9, 'Specular': 0.15, 'Sheen': 0.4, 'Normal': bump}).outputs[0])
    return material


def reflective(vest, on, colour):
    """Hi-vis cloth with bands: two round the waist, one over each shoulder."""
    material, g = materials.new('vest')
    at, tone, bump = fabric(g, colour, 0.3)
    part = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    x = g.math('ABSOLUTE', g.math('SUBTRACT', part[0], on(0, 0, 0.2).x))
    z = lambda h: on(0, 0, h).z  # noqa: E731
    bands = [within(g, part[2], z(h), z(h + 0.05)) for h in (0.0, 0.15)] + [g.math('MULTIPLY', within(g, x, 0.075, 0.125), g.math('GREATER_THAN', part[2], z(0.15)))]
    band = g.math('MAXIMUM', bands[0], g.math('MAXIMUM', bands[1], bands[2]))
    cloth = g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.85, 'Specular': 0.15, 'Sheen': 0.3, 'Normal': bump}).outputs[0]
    shine = g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(g.noise(at, 60.0, 3), (0.4, 0.4, 0.39), (0.62, 0.62, 0.6)), 'Roughness': 0.42, 'Metallic': 0.45, 'Normal': bump}).outputs[0]
    g.end(g.blend(band, cloth, shine))
    return material


def strands(name, colour):
    material, g = materials.new(name)
    at = g('ShaderNodeTexCoord').outputs['Object']
    lock = g.noise(at, 26.0, 5, 0.65, stretch=(4, 4, 0.35))
    tone = g.mix(lock, tuple(c * 0.45 for c in colour), tuple(c * 1.5 for c in colour))
    bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.012, 'Height': lock}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.5, 'Specular': 0.35, 'Normal': bump}).outputs[0])
    return material
