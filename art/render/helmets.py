"""A site office's wall in the first sun: fifty helmets, one for each who works here, and the next one as model."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bars  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
EYE = scene.word('eye', (-1.6, -1.0, 1.15))
COLUMNS, ROWS, DX, DZ, TOP = 10, 5, 0.44, 0.37, 2.27
WALL, EAST, HIGH = 0.42, 5.2, 3.0
SUN = (-22, 8)  # where it stands, from +x towards +y, and how high, in degrees
random = np.random.default_rng(9)
concrete = materials.concrete(tone=0.95)
brushed, dark = props.plain('brushed', (0.45, 0.45, 0.45), 0.35, 0.8), props.dark()


def larch():
    """Planed boards along x: growth rings drawn out, knots; each board another tone."""
    material, g = materials.new('larch')
    each = g('ShaderNodeObjectInfo').outputs['Random']
    at = g('ShaderNodeNewGeometry').outputs['Position']
    own = g('ShaderNodeVectorMath', {0: at, 1: g('ShaderNodeCombineXYZ', {0: g.math('MULTIPLY', each, 53.0), 1: g.math('MULTIPLY', each, 29.0)}).outputs[0]}, operation='ADD').outputs[0]
    bent = g.noise(own, 1.6, 3, 0.5, stretch=(0.6, 1, 2.4))
    rings = g('ShaderNodeTexWave', {'Vector': g('ShaderNodeMapping', {'Vector': own, 'Scale': (0.55, 6, 6)}).outputs[0], 'Scale': 3.2, 'Distortion': 9.0, 'Detail': 3.0, 'Detail Scale': 1.2}, bands_direction='Z').outputs[1]
    fibre = g.noise(own, 5.0, 6, 0.65, stretch=(0.5, 14, 14))
    knot = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': g('ShaderNodeMapping', {'Vector': own, 'Scale': (0.6, 1.1, 1.1)}).outputs[0], 'Scale': 2.3}).outputs[0], 0.05, 0.025)
    tone = g.mix(g.math('MULTIPLY_ADD', rings, 0.28, g.math('MULTIPLY', fibre, 0.72)), (0.2, 0.115, 0.056), (0.37, 0.245, 0.14))
    tone = g.mix(knot, tone, (0.07, 0.035, 0.018))
    shade = g.math('MULTIPLY', g.math('MULTIPLY_ADD', each, 0.34, 0.78), g.ramp(bent, 0.3, 0.7, 0.86, 1.08))
    tone = g.mix(1.0, tone, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.35, 'Distance': 0.003, 'Height': g.math('MULTIPLY_ADD', rings, 0.15, fibre)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', fibre, 0.25, 0.42), 'Specular': 0.35, 'Normal': bump}).outputs[0])
    return material


def worn(name, colour, rough=0.3):
    """A shell that has been on site: scuffs on its crown, scratches, dust in the grooves, each helmet another tone."""
    material, g = materials.new(name)
    each = g('ShaderNodeObjectInfo').outputs['Random']
    here = g('ShaderNodeTexCoord').outputs['Object']
    own = g('ShaderNodeVectorMath', {0: here, 1: g('ShaderNodeCombineXYZ', {0: g.math('MULTIPLY', each, 37.0), 1: g.math('MULTIPLY', each, 71.0)}).outputs[0]}, operation='ADD').outputs[0]
    yellowed = g.math('MULTIPLY_ADD', each, 0.26, 0.82)
    tone = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: yellowed, 1: g.math('MULTIPLY', yellowed, 0.99), 2: g.math('MULTIPLY', yellowed, 0.96)}).outputs[0], 'MULTIPLY')
    dust = g.math('MULTIPLY', g.ramp(g.noise(own, 11.0, 6, 0.65), 0.45, 0.7), 0.45)
    tone = g.mix(dust, tone, (0.22, 0.19, 0.155))
    scratch = g.math('MULTIPLY', g.ramp(g.noise(own, 34.0, 5, 0.7, stretch=(6, 0.5, 2)), 0.62, 0.7), g.ramp(g.noise(own, 7.0, 3), 0.45, 0.6))
    tone = g.mix(g.math('MULTIPLY', scratch, 0.75), tone, (0.1, 0.085, 0.07))
    matt = g.math('ADD', g.math('MULTIPLY_ADD', dust, 0.7, rough), g.math('MULTIPLY', scratch, 0.25), clamp=True)
    bump = g('ShaderNodeBump', {'Strength': 0.25, 'Distance': 0.002, 'Height': g.math('SUBTRACT', g.noise(own, 60.0, 3), scratch)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': matt, 'Specular': 0.5, 'Normal': bump}).outputs[0])
    return material


shells = {'white': worn('white shell', (0.66, 0.65, 0.62)), 'orange': worn('orange shell', (0.8, 0.15, 0.012)), 'grey': worn('grey shell', (0.13, 0.14, 0.15), 0.36)}
board = larch()
felt, strap = props.plain('felt', (0.03, 0.03, 0.034), 0.9), props.plain('strap', (0.05, 0.055, 0.065), 0.85)


# --- the room ---

props.room(-6, -5.5, EAST, WALL + 0.08, HIGH, kit.epoxy((0.2, 0.195, 0.185), 0.3), concrete, concrete, 0.2, 'we')
LAID = 0.36
for k, low in enumerate(np.arange(0.52, 2.62, LAID)):
    for j in range(5):
        x = -5.2 + 2.3 * j - 0.9 * (k % 2)
        kit.block((x, WALL + random.uniform(0, 0.003), low), (2.296, 0.08, LAID - 0.005), board, 0.004)
        for u in (0.05, 2.24):
            for v in (0.06, 0.3):
                scene.rod('screw', (x + u, WALL - 0.0025, low + v), (x + u, WALL + 0.01, low + v), 0.006, brushed, 8)
# The gate in the east: glazed from the floor to the ceiling, open on the side of the wall.
for y in (-0.06, -1.05, -2.25):
    kit.block((EAST, y, 0), (0.08, 0.07, HIGH), dark, 0.004)
kit.block((EAST + 0.01, -2.25, 2.12), (0.06, 2.2, 0.06), dark, 0.004)
kit.block((EAST + 0.01, -2.25, 0.0), (0.06, 1.2, 0.1), dark, 0.004)
kit.block((EAST, -5.5, 0), (0.2, 3.25, HIGH), concrete, 0)
kit.block((EAST, -0.0, 0), (0.2, 0.6, HIGH), concrete, 0)
kit.block((-6.2, -5.5, 0), (0.2, 6.0, HIGH), concrete, 0)


# --- helmets ---

CROWN, BRIM = 0.152, 0.026


def over(x, y):
    """The shell's place for a place in the disc of radius 1 (front −y): a dome with a broad ridge between two narrow ones."""
    r = math.hypot(x, y)
    angle = min(r, 1.0) * math.pi / 2
    out = math.sin(angle) ** 0.86
    u, v = (x / r, y / r) if r > 1e-6 else (0.0, 0.0)
    place = Vector((0.111 * u * out, 0.138 * v * out, BRIM + (CROWN - BRIM) * math.cos(angle) ** 0.8))
    away = Vector((place.x / 0.0123, place.y / 0.019, (place.z - BRIM) / 0.0155)).normalized()
    fade = max(0.0, min(1.0, (0.9 - abs(y + 0.04)) / 0.2))
    high = max((0.0085 * max(0.0, 1 - (abs(place.x) / 0.0185) ** 6)), *(0.006 * max(0.0, 1 - ((abs(place.x) - c) / 0.0085) ** 4) for c in (0.037, 0.062)))
    return place + away * high * fade


def rim(a):
    """How far the brim reaches beyond the dome at the angle `a`: a gutter around, a peak in front."""
    front = max(0.0, -math.sin(a))
    return 0.008 + 0.036 * front ** 1.15


def shell():
    """A helmet's mesh: its crown up, its peak towards −y."""
    n = 60
    disc = lambda s, t: (s * math.sqrt(1 - t * t / 2), t * math.sqrt(1 - s * s / 2))  # noqa: E731
    steps = np.linspace(-1, 1, n + 1)
    points = [over(*disc(s, t)) for t in steps for s in steps]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    edge = [i for i in range(n)] + [j * (n + 1) + n for j in range(n)] + [n * (n + 1) + i for i in range(n, 0, -1)] + [j * (n + 1) for j in range(n, 0, -1)]
    last = edge
    for reach, drop in ((0.0, -0.012), (0.25, -0.017), (1.0, -0.019), (1.02, -0.025), (0.9, -0.027), (0.1, -0.024), (-0.3, -0.005)):
        row = []
        for k in edge:
            p = points[k]
            a = math.atan2(p.y / 0.138, p.x / 0.111)
            out = Vector((math.cos(a), math.sin(a), 0)) * (rim(a) * reach)
            fall = drop - 0.016 * max(0.0, reach) * max(0.0, -math.sin(a)) ** 2
            row.append(len(points))
            points.append(Vector((p.x, p.y, p.z + fall)) + out)
        m = len(edge)
        faces += [(last[k], row[k], row[(k + 1) % m], last[(k + 1) % m]) for k in range(m)]
        last = row
    return [tuple(p) for p in points], faces


SHELL = shell()
kept = {}


def helmet(x, z, material, tilt=0.0, turn=0.0, stand=None):
    """Hung by its harness: the crown towards the room, the peak down. Or it stands at `stand`. Returns where it is; without a material nothing is made."""
    place = stand or Matrix.Translation((x, 0.34, z)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(math.radians(76 + tilt), 4, 'X')
    if not material:
        return place
    if material not in kept:
        kept[material] = scene.put('shell', *SHELL, material, smooth=True)
        kept[material].data.auto_smooth_angle = math.radians(60)
        thing = kept[material]
    else:
        thing = bpy.data.objects.new('shell', kept[material].data)
        bpy.context.collection.objects.link(thing)
    thing.matrix_world = place
    before = set(bpy.data.objects)
    kit.turned([(0.104, -0.02), (0.109, -0.02), (0.109, 0.02), (0.104, 0.02)], (0, 0, 0), (0, 0, 1), felt, 32)  # the harness
    kit.plank(kit.rounded(0, 0.125, 0.05, 0.03, 0.012), -0.03, 0.0, dark, 0.004)  # its knob
    for s in (-1, 1):
        kit.block((s * 0.113 - 0.011, -0.022, 0.016), (0.022, 0.044, 0.022), material, 0.005)  # the slot for ear muffs
        kit.block((s * 0.1245 - 0.001, -0.013, 0.02), (0.002, 0.026, 0.012), felt, 0.0005)
    for part in set(bpy.data.objects) - before:
        part.matrix_world = place @ part.matrix_basis
    if not stand and random.random() < 0.6:
        # The chin strap hangs down.
        a, b, low = place @ Vector((-0.1, -0.02, 0.0)), place @ Vector((0.1, -0.02, 0.0)), random.uniform(0.2, 0.27)
        aside = random.uniform(-0.03, 0.03)
        kit.tube([a.lerp(b, t) + Vector((aside * math.sin(math.pi * t), -0.02, -low * math.sin(math.pi * t) ** 0.8)) for t in np.linspace(0, 1, 17)], 0.0042, strap, sides=8)
    return place


def hook(x, z):
    kit.tube([(x, WALL, z + 0.135), (x, 0.35, z + 0.135), (x, 0.335, z + 0.155)], 0.006, brushed, 0.01, 10)


TAKEN = (3, 0)
count = 0
for r in range(ROWS):
    z = TOP - r * DZ
    kit.block((0.13, WALL - 0.022, z + 0.112), (COLUMNS * DX + 0.12, 0.025, 0.05), board, 0.004)
    for c in range(COLUMNS):
        x = 0.39 + c * DX
        hook(x, z)
        colour = 'orange' if (c + 3 * r) % 7 == 2 else 'grey' if (c * 3 + r) % 11 == 5 else 'white'
        if (r, c) == TAKEN:
            continue
        helmet(x + random.normal(0, 0.006), z, shells[colour], random.uniform(-5, 5), random.uniform(-0.14, 0.14))
        count += 1
# The fiftieth stands on the bench: it is of the one who reaches for the next.
helmet(-0.16, 0, shells['orange'], stand=Matrix.Translation((-0.16, 0.24, 0.465 + 0.002)) @ Matrix.Rotation(-0.5, 4, 'Z'))
print(f'{count + 1} helmets')

# The next one is model: its shell, and the lines of ridges, sections, brim.
MX, MZ = 0.39 - DX, TOP - DZ
hook(MX, MZ)
place = helmet(MX, MZ, None)
ghost = scene.put('model', *SHELL, materials.service('helmet', 0.9, 0.62), smooth=True)
ghost.matrix_world = place
ghost.visible_shadow = False
curves = []
ring = np.linspace(0, 2 * math.pi, 73)
for x in (-0.44, -0.27, -0.15, 0.15, 0.27, 0.44):
    curves.append([over(x, y) for y in np.linspace(-0.84, 0.8, 41)])
for s in (1.0,):
    curves.append([over(s * math.cos(a), s * math.sin(a)) for a in ring])
for y in (-0.05,):
    m = math.sqrt(1 - y * y)
    curves.append([over(x, y) for x in np.linspace(-m, m, 41)])
curves.append([Vector((0.111 * math.cos(a), 0.138 * math.sin(a), BRIM - 0.021 - 0.016 * max(0.0, -math.sin(a)) ** 2)) + Vector((math.cos(a), math.sin(a), 0)) * rim(a) for a in ring])
lines = [(place @ (a * 1.006), place @ (b * 1.006)) for curve in curves for a, b in zip(curve, curve[1:])]
scene.lines('lines', [(tuple(a), tuple(b)) for a, b in lines], EYE, 0.0008, materials.glow('lines', (0.14, 0.72, 1.0), 1.6)).visible_shadow = False

# Under them a bench with drawings on it.
kit.block((-3.4, 0.08, 0.42), (8.4, 0.33, 0.045), board, 0.006)
for x in (-1.2, 0.7, 2.6, 4.5):
    kit.block((x, 0.11, 0), (0.05, 0.27, 0.42), dark, 0.004)
props.rolls((1.2, 0.16, 0.465), 3, 0.7, 0.05)

# --- light ---

haze = scene.sky(strength=6, glow_at=(1, -0.3), dark=(0.03, 0.06, 0.12), blue=(0.08, 0.13, 0.2), warm=(1.3, 0.8, 0.42), far=(0.25, 0.24, 0.26))
scene.sun(direction=SUN[0], elevation=SUN[1], strength=16, colour=(1.0, 0.68, 0.4), size=0.7)
blocks = []
for _ in range(90):
    a, r = math.radians(random.uniform(-48, 12)), random.uniform(70, 420)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(12, 30), random.uniform(12, 26), random.uniform(2, 9) + r * 0.02))
scene.town(haze, blocks, 240)
scene.put('land', [(EAST + 0.3, -400, -0.05), (900, -400, -0.05), (900, 400, -0.05), (EAST + 0.3, 400, -0.05)], [(0, 1, 2, 3)], materials.mud(-0.5, haze))
mast, paint = np.float64((46.0, -4.0, 0)), materials.plain('crane', (0.5, 0.2, 0.03), 0.45)
bars.lattice(mast, mast + (0, 0, 30), 1.6, 1.6, 0.09, paint)
bars.lattice(mast + (-6, 5, 29.4), mast + (26, -22, 29.4), 1.2, 1.5, 0.06, paint)
scene.panel((EAST - 0.1, -1.1, 1.5), (2.0, 2.6), 60, (1.0, 0.82, 0.62), (-1, 0.25, 0))
scene.panel((-1.5, -4.5, 2.4), (4, 1.6), 75, (0.72, 0.84, 1.0), (0.3, 1, -0.3))
scene.panel((MX, 0.0, MZ + 0.05), (0.24, 0.3), 1.6, (0.1, 0.6, 1.0), (0, 1, 0))
scene.panel((MX, 0.16, MZ), (0.2, 0.3), 1.0, (0.1, 0.6, 1.0), (0.6, -1, -0.1))
azimuth = math.radians(scene.word('azimuth', 44))
scene.camera(EYE, (EYE[0] + math.cos(azimuth), EYE[1] + math.sin(azimuth), EYE[2]), scene.word('lens', 24), scene.word('shift', (0, -0.02)), focus=2.0, stop=1.0)
scene.render(arguments, bounces=5)
