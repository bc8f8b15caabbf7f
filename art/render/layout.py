"""A bare storey in low sun in which a foreman kneels and marks the line of a partition, and the model of that wall alone: `layout.py … reality` and `layout.py … model`, which `over.py` lays over the first. `tall` is the upright view for phones."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE, HIGH, TOP = (0, 0, 1.2), 3.7, 2.6 if TALL else 3.0
concrete = materials.concrete(tone=1.1)
steel = materials.plain('galvanised', (0.42, 0.43, 0.44), 0.42, 0.75)

# The partition: from where to where in plan, and its openings, from, to, and how high, along it.
WALLS = [((-0.85, 3.55), (5.0, 6.77), [(1.5, 2.51, 2.1), (4.6, 5.6, 2.1)])]
THICK = 0.125
EAST, NORTH = 5.2, 12.0


def hall():
    kit.block((-9.5, -8, -0.3), (16, 20.3, 0.3), concrete, 0)
    kit.block((-9.5, -8, HIGH), (16, 20.3, 0.3), concrete, 0)
    kit.block((-9.5, NORTH, 0), (16, 0.3, HIGH), concrete, 0)
    # In the shade at left, the wall where the partition begins, with the holes of its formwork's ties.
    kit.block((-9.5, 3.4, 0), (8.65, 0.3, HIGH), concrete, 0.008)
    hole = materials.plain('hole', (0.02, 0.02, 0.02), 0.9)
    for x in np.arange(-1.15, -9, -1.2):
        for z in (0.45, 1.65, 2.85):
            kit.turned([(0.013, 0), (0.013, 0.004)], (x, 3.398, z), (0, 1, 0), hole, 20)
    # The column that carries the code faces the eye.
    for x, y in ((1.16, 3.9), (1.16, 9.3), (-4.3, 9.3)):
        kit.block((x, y, 0), (0.72, 0.6, HIGH), concrete, 0.012)
    for y in (4.0, 9.4):
        kit.block((-9.5, y, HIGH - 0.4), (16, 0.4, 0.4), concrete, 0.012)
    # Right of the picture, piers between which the sun comes in, and a lintel.
    for y0, y1 in ((-8, 0.4), (2.9, 3.5), (6.9, 7.5), (10.9, 12)):
        kit.block((EAST, y0, 0), (0.3, y1 - y0, HIGH), concrete, 0.01)
    kit.block((EAST + 0.05, 7.5, 0), (0.2, 3.4, 1.22), concrete, 0.01)
    kit.block((EAST, -8, 3.2), (0.3, 20, HIGH - 3.2), concrete, 0)
    # What the partition is made of: boards and studs.
    board = materials.plain('board', (0.5, 0.49, 0.46), 0.8)
    scene.stack((-0.1, 7.6, 0), (1.25, 2.6, 0.0125), (1, 1, 30), board, gap=0.002, turn=0.05, jitter=0.006)
    scene.stack((1.9, 6.6, 0), (3.2, 0.075, 0.05), (1, 9, 5), steel, gap=0.01, turn=0.9, jitter=0.02)


def chalk():
    """Lines on the slab where the faces of the partition will stand, open at doors, whose leaf's way is an arc."""
    look = powder()

    def line(p, q, half=0.012):
        along = (q - p) / np.linalg.norm(q - p)
        w = np.float64((-along[1], along[0])) * half
        scene.put('chalk', [(*p - w, 0.002), (*q - w, 0.002), (*q + w, 0.002), (*p + w, 0.002)], [(0, 1, 2, 3)], look).visible_shadow = False

    for a, b, doors in WALLS:
        along, across, length = frame(a, b)
        place = lambda u, v: np.float64(a) + along * u + across * v  # noqa: E731,B023
        for s, e in pieces(length, doors):
            for side in (-THICK / 2, THICK / 2):
                line(place(s - 0.12, side), place(e + 0.12, side))
            for u in (s, e):
                line(place(u, -THICK / 2 - 0.22), place(u, THICK / 2 + 0.22))
        s, e, _ = doors[0]
        arc = [place(e - (e - s) * math.cos(t), THICK / 2 + (e - s) * math.sin(t)) for t in np.linspace(0.05, math.pi / 2, 25)]
        for p, q in zip(arc, arc[1:]):
            line(p, q, 0.006)
        line(place(e, THICK / 2 + 0.1), arc[-1], 0.006)
        # From an axis in front of it the begin of the door is measured.
        at = place(s, -THICK / 2 - 0.3)
        foot = np.float64((at[0], 3.16))
        line(np.float64((-0.6, foot[1])), np.float64((EAST, foot[1])), 0.006)
        line(foot, at, 0.005)
        for p in (foot, at):
            line(p - (0.05, 0.05), p + (0.05, 0.05), 0.006)


def powder():
    """Chalk on rough concrete: thin where the ground is low."""
    material, g = materials.new('chalk')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    lies = g.math('MULTIPLY', g.ramp(g.noise(at, 90, 4, 0.7), 0.3, 0.48), g.ramp(g.noise(at, 5, 3), 0.25, 0.55, 0.72, 1.0))
    g.end(g.blend(lies, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeBsdfDiffuse', {0: (0.66, 0.06, 0.014, 1)}).outputs[0]))
    return material


def foreman():
    """Kneels at the wall's foot, from behind at his right, and marks with a crayon where the door begins; a rule lies beside him."""
    (ax, ay), b, ((door, _, _), _) = WALLS[0]
    along, across, _ = frame((ax, ay), b)
    turn = -0.86
    ahead, right = np.float64((-math.sin(turn), math.cos(turn))), np.float64((math.cos(turn), math.sin(turn)))
    mark = np.float64((ax, ay)) + along * door - across * (THICK / 2 + 0.19)
    stand = mark - ahead * 0.56 - right * 0.08
    people.person((*stand, 0), turn, ((0.08, 0.56, 0.17), (-0.17, 0.42, 0.63)), lean=47, head=(8, 22), kneel=True, rod=(0.012, None), belt=True, shell=props.white(), hivis=people.ORANGE, shirt=(0.05, 0.065, 0.085), trousers=(0.075, 0.07, 0.062), gloves=(0.17, 0.155, 0.13))
    kit.turned([(0.002, 0.0), (0.009, 0.016), (0.009, 0.2)], (*mark, 0.006), (0, 0, 1), materials.plain('crayon', (0.6, 0.05, 0.015), 0.6), 16)
    # A folding rule along the line.
    p = np.float64((ax, ay)) + along * 0.15 - across * 0.2
    kit.block((*p, 0.004), (1.0, 0.03, 0.012), materials.plain('rule', (0.62, 0.45, 0.08), 0.5), 0.002, math.atan2(along[1], along[0]))


def frame(a, b):
    along = np.float64(b) - a
    length = float(np.linalg.norm(along))
    along /= length
    return along, np.float64((-along[1], along[0])), length


def pieces(length, doors):
    ends = [0, *(e for s, t, _ in doors for e in (s, t)), length]
    return list(zip(ends[::2], ends[1::2]))


def glass(name, body, rim, strength=0.32):
    """A clear surface of the model: more opaque seen from the side, lighter where it faces the sun."""
    material, g = materials.new(name)
    facing = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing'], 2.0)
    lit = g('ShaderNodeVectorMath', {0: g('ShaderNodeNewGeometry').outputs['True Normal'], 1: (0.8, -0.5, 0.35)}, operation='DOT_PRODUCT').outputs['Value']
    lit = g.math('ABSOLUTE', lit)
    shine = g('ShaderNodeEmission', {0: g.mix(lit, (0.012, 0.3, 0.62), (0.07, 0.7, 1.0)), 1: g.math('MULTIPLY', g.math('MULTIPLY_ADD', lit, 1.2, 0.5), strength)}).outputs[0]
    g.end(g.blend(g.math('MULTIPLY_ADD', facing, rim - body, body), g('ShaderNodeBsdfTransparent').outputs[0], shine))
    material.cycles.sample_as_light = False
    return material


def model():
    skin, sheet = glass('wall', 0.09, 0.3), glass('stud', 0.28, 0.6, 0.62)
    line, fine = materials.glow('edge', (0.1, 0.7, 1.0), 2.0), materials.glow('seam', (0.08, 0.62, 1.0), 1.4)
    box = materials.glow('box', (0.25, 0.86, 1.0), 1.6)
    things, edges, seams = [], [], []
    (a, b, doors), = WALLS
    along, across, length = frame(a, b)
    place = lambda u, v, z: (*(np.float64(a) + along * u + across * v), z)  # noqa: E731

    def solid(s, e, v0, v1, z0, z1, look, kept=None):
        c = [place(u, v, z) for z in (z0, z1) for v in (v0, v1) for u in (s, e)]
        if look:
            things.append(scene.put('model', c, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)], look))
        if kept is not None:
            kept += [(c[i], c[j]) for i, j in ((0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (0, 4), (1, 5), (2, 6), (3, 7))]

    def stud(u, z0, z1, turned=1):
        """A channel of thin sheet: a web and two flanges with lips."""
        wide, deep, thin = 0.05 * turned, 0.0375, 0.002
        solid(*sorted((u, u + thin * turned)), -deep, deep, z0, z1, sheet)
        for v in (-deep, deep):
            solid(*sorted((u, u + wide)), v - thin / 2, v + thin / 2, z0, z1, sheet)
            seams.extend([(place(x, v, z0), place(x, v, z1)) for x in (u, u + wide)])
            seams.append((place(u + wide, v * 0.8, z0), place(u + wide, v * 0.8, z1)))
        # Holes for cables.
        for z in np.arange(0.5, z1 - 0.2, 0.6):
            if z > z0 + 0.1:
                ring = [place(u, 0.017 * math.cos(t), z + 0.03 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 17)]
                seams.extend(zip(ring, ring[1:]))

    def track(s, e, z, up):
        """A rail at floor, head or ceiling that the studs stand in."""
        solid(s, e, -0.039, 0.039, z, z + 0.002, sheet)
        for v in (-0.039, 0.039):
            solid(s, e, v - 0.001, v + 0.001, *sorted((z, z + 0.045 * up)), sheet)
            seams.extend([(place(s, v, h), place(e, v, h)) for h in (z, z + 0.045 * up)])

    for s, e in pieces(length, doors):
        solid(s, e, -THICK / 2, THICK / 2, 0.004, TOP, skin, edges)
        for v in (-0.05, 0.05):  # the board's back
            solid(s, e, v, v, 0.004, TOP, None, seams)
        for x in np.arange(s + 0.6, e - 0.2, 0.6):
            stud(x, 0.01, TOP - 0.01)
        stud(s + 0.004, 0.01, TOP - 0.01)
        stud(e - 0.004, 0.01, TOP - 0.01, -1)
        track(s + 0.004, e - 0.004, 0.006, 1)
        track(s + 0.004, e - 0.004, TOP - 0.008, -1)
        # Boards of 1.25 m.
        for x in np.arange(s + 1.25, e - 0.1, 1.25):
            seams.append((place(x, -THICK / 2, 0.004), place(x, -THICK / 2, TOP)))
    for s, e, z in doors:
        solid(s, e, -THICK / 2, THICK / 2, z, TOP, skin, edges)
        track(s, e, z + 0.01, 1)
        track(s, e, TOP - 0.008, -1)
        for x in (s + 0.3, e - 0.35):
            stud(x, z + 0.01, TOP - 0.01)
    # Sockets, switches beside the door, and the conduits up from them.
    turn = math.atan2(along[1], along[0])
    for u, z in ((0.82, 0.3), (0.91, 0.3), (2.75, 1.05), (3.4, 0.3), (3.49, 0.3)):
        at = np.float64(place(u - 0.04, -THICK / 2 - 0.004, z))
        things.append(kit.block(at, (0.08, 0.008, 0.08), box, 0.003, turn))
        things.append(kit.ring(place(u, -THICK / 2 - 0.005, z + 0.04), (*across, 0), 0.026, 0.0022, line, 28))
        things.append(kit.block(place(u - 0.032, -THICK / 2 + 0.004, z + 0.006), (0.064, 0.045, 0.068), sheet, 0.003, turn))
        things.append(kit.tube([place(u, -0.02, z + 0.074), place(u, -0.02, TOP - 0.01)], 0.008, box, sides=10))
    things += [scene.lines('edges', edges, EYE, 0.0008, line), scene.lines('seams', seams, EYE, 0.0004, fine)]
    for thing in things:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


hall()
chalk()
foreman()
if scene.said('model'):
    # Alone: what is real only cuts it.
    for thing in bpy.data.objects:
        thing.is_holdout = True
    bpy.context.scene.render.film_transparent = True
    model()
scene.sky(strength=2.2, glow_at=(1, -0.5), dark=(0.06, 0.1, 0.17), blue=(0.16, 0.21, 0.29), warm=(0.95, 0.84, 0.7), far=(0.34, 0.36, 0.4))
scene.sun(direction=333, elevation=16, strength=33, colour=(1.0, 0.67, 0.36), size=0.6)
scene.panel((EAST - 0.1, 3, 2.0), (9, 2.4), 80, (0.7, 0.84, 1.0), (-1, 0.1, -0.05))
scene.panel((1, -5, 2.4), (8, 2.4), 25, (0.78, 0.88, 1.0), (0, 1, -0.05))
bpy.context.scene.cycles.min_transparent_bounces = 64  # or the model's surfaces would be grainy
scene.camera(EYE, (0, 10, 1.2), *((29, (0.144, 0.12)) if TALL else (23, (-0.12, -0.04))))
scene.render(arguments, bounces=6)
