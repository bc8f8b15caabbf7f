"""People in their own clothes, without a helmet: at desks, or standing with a tablet. Made to be seen from behind; props.person is who works on site."""
import math

import bpy
import kit
import materials
import props
import seats
import tablet
from mathutils import Euler, Matrix, Vector


def person(at, turn, shirt, hair, hands, seated=False, lean=0.0, head=(0, 10), style='short', skin=(0.46, 0.27, 0.18), trousers=(0.05, 0.055, 0.07)):
    """Someone facing +y before the turn; `hands` (right, left) as seen from between the feet; `head` turns aside and down, `lean` bends forward, in degrees."""
    name = f'{at}'
    cloths, legs_, hair_ = wear(f'shirt {name}', shirt), wear(f'trousers {name}', trousers), strands(f'hair {name}', hair)
    body_ = props.look(f'skin {skin}', lambda n: kit.clean(n, skin, 0.55, 0.35))
    before = set(bpy.data.objects)
    hip = Vector((0, 0, 0.5)) if seated else Vector((0.02, 0, 0.95))
    back = Matrix.Translation(hip) @ Matrix.Rotation(math.radians(-lean), 4, 'X')
    on = lambda x, y, z: back @ Vector((x, y, z))  # noqa: E731  above the hip

    def chain(*joints):
        return [(Vector(p), r) for *p, r in joints]

    # Trunk: oval sections from the hem to the neck.
    levels = [(-0.1, 0.165, 0.125, 0), (0.0, 0.17, 0.128, -0.005), (0.12, 0.155, 0.115, 0.005), (0.24, 0.168, 0.118, 0), (0.36, 0.188, 0.118, -0.012), (0.44, 0.18, 0.098, -0.018), (0.485, 0.13, 0.075, -0.015), (0.51, 0.07, 0.06, -0.005)]
    n, points = 28, []
    for z, half, deep, y in levels:
        points += [tuple(on(half * math.copysign(abs(math.cos(a)) ** 0.85, math.cos(a)), y + deep * math.sin(a), z)) for a in (2 * math.pi * k / n for k in range(n))]
    m = len(levels)
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(m - 1) for k in range(n)] + [tuple(range(n - 1, -1, -1)), tuple(range((m - 1) * n, m * n))]
    sleeves, bare = [], []
    for s, hand in zip((1, -1), hands):
        shoulder, hand = on(s * 0.172, -0.015, 0.41), Vector(hand)
        way = hand - shoulder
        bent = math.sqrt(max(0.0, 0.29 ** 2 - (way.length / 2) ** 2))
        low = Vector((s * 0.3, -0.2, -1)) - way.normalized() * Vector((s * 0.3, -0.2, -1)).dot(way.normalized())
        elbow = shoulder + way / 2 + low.normalized() * bent
        fore = elbow + (hand - elbow) * 0.28
        sleeves.append(chain((*shoulder, 0.06), (*shoulder.lerp(elbow, 0.5), 0.055), (*elbow, 0.053), (*fore, 0.052)))
        bare.append(chain((*elbow.lerp(hand, 0.2), 0.04), (*elbow.lerp(hand, 0.8), 0.029), (*hand, 0.031), (*(hand + (hand - elbow).normalized() * 0.09), 0.02)))
    top = tablet.skin('top', sleeves, cloths, 0.008)
    base = len(top.data.vertices)
    joined = bpy.data.meshes.new('top')
    joined.from_pydata([tuple(v.co) for v in top.data.vertices] + points, [], [tuple(p.vertices) for p in top.data.polygons] + [tuple(v + base for v in f) for f in faces])
    joined.materials.append(cloths)
    top.data = joined
    tablet.skin('bare', bare, body_, 0.006)
    # Legs: the left one carries, the right knee is loose; or both under the desk.
    if seated:
        legs = [chain((s * 0.085, 0.0, 0.52, 0.095), (s * 0.13, 0.42, 0.53, 0.075), (s * 0.14, 0.4, 0.1, 0.055)) for s in (1, -1)]
        feet = [chain((s * 0.14, 0.39, 0.05, 0.05), (s * 0.16, 0.54, 0.035, 0.042)) for s in (1, -1)]
    else:
        legs = [chain((0.1, 0.0, 0.92, 0.105), (0.13, 0.05, 0.5, 0.08), (0.17, -0.03, 0.1, 0.066)), chain((-0.075, 0.0, 0.93, 0.105), (-0.085, 0.015, 0.5, 0.08), (-0.09, -0.02, 0.1, 0.066))]
        feet = [chain((0.17, -0.03, 0.05, 0.052), (0.23, 0.11, 0.038, 0.044)), chain((-0.09, -0.02, 0.05, 0.052), (-0.11, 0.14, 0.038, 0.044))]
    legs.append(chain((*(hip + Vector((-0.07, 0, -0.03))), 0.11), (*(hip + Vector((0.07, 0, -0.03))), 0.11)))
    tablet.skin('legs', legs, legs_, 0.009)
    tablet.skin('feet', feet, props.dark(), 0.009)
    # Head, on its neck.
    skull = set(bpy.data.objects)
    c = lambda *joints: [(on(*p), r) for *p, r in joints]  # noqa: E731
    tablet.skin('head', [c((0, -0.005, 0.47, 0.056), (0, 0.012, 0.58, 0.053)), c((0, 0.02, 0.66, 0.085), (0, 0.045, 0.6, 0.066)), c((0.083, 0.01, 0.63, 0.016), (0.087, 0.0, 0.65, 0.016)), c((-0.083, 0.01, 0.63, 0.016), (-0.087, 0.0, 0.65, 0.016))], body_, 0.006)
    locks = [c((0, -0.005, 0.68, 0.094), (0, -0.022, 0.64, 0.087)), c((0, -0.03, 0.615, 0.068), (0, -0.03, 0.585, 0.052))]
    if style == 'tail':
        locks += [c((0, -0.09, 0.69, 0.032), (0, -0.125, 0.66, 0.034), (0, -0.125, 0.56, 0.03), (0, -0.1, 0.47, 0.012))]
    if style == 'bob':
        locks += [c((s * 0.05, -0.03, 0.66, 0.06), (s * 0.07, -0.02, 0.58, 0.045), (s * 0.06, -0.03, 0.53, 0.035)) for s in (1, -1)] + [c((0, -0.05, 0.64, 0.07), (0, -0.05, 0.53, 0.042))]
    tablet.skin('hair', locks, hair_, 0.005)
    tablet.skin('collar', [c((0.05, -0.035, 0.5, 0.02), (0, -0.055, 0.515, 0.02), (-0.05, -0.035, 0.5, 0.02))], cloths, 0.006)
    pivot = on(0, 0, 0.54)
    nod = Matrix.Translation(pivot) @ Euler((math.radians(lean * 0.5 - head[1]), 0, math.radians(head[0]))).to_matrix().to_4x4() @ Matrix.Translation(-pivot)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - skull:
        if thing.name.split('.')[0] in ('head', 'hair'):
            thing.matrix_world = nod @ thing.matrix_world
    return seats.placed(before, Matrix.Translation((*at, 0)) @ Matrix.Rotation(turn, 4, 'Z'))


def wear(name, colour):
    """Cloth on somebody: folds in bump and tone."""
    material, g = materials.new(name)
    at = g('ShaderNodeTexCoord').outputs['Object']
    fold = g.noise(at, 7.0, 4, 0.55, stretch=(1.5, 1.5, 0.8))
    shade = g.math('MULTIPLY', g.ramp(fold, 0.3, 0.7, 0.72, 1.12), g.ramp(g.noise(at, 400.0, 2), 0.3, 0.7, 0.88, 1.1))
    tone = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.9, 'Distance': 0.05, 'Height': g.math('ABSOLUTE', g.math('SUBTRACT', fold, 0.5))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.92, 'Specular': 0.12, 'Sheen': 0.4, 'Normal': bump}).outputs[0])
    return material


def strands(name, colour):
    material, g = materials.new(name)
    at = g('ShaderNodeTexCoord').outputs['Object']
    lock = g.noise(at, 26.0, 5, 0.65, stretch=(4, 4, 0.35))
    tone = g.mix(lock, tuple(c * 0.45 for c in colour), tuple(c * 1.5 for c in colour))
    bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.012, 'Height': lock}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.5, 'Specular': 0.35, 'Normal': bump}).outputs[0])
    return material
