"""From a lift under the slab: a tablet on a clamp shows the next lengths of duct and pipe as model, where so far only the hangers are, and fine lines go on beside it; beyond them, the installed lengths."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh  # noqa: E402
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import tablet  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = (0.0, 0.0, 2.72)
SOFFIT, CUT, END, LEFT, RIGHT = 4.35, 5.3, 30.0, -5.2, 6.6  # where the installed lengths begin and end; the walls
random = np.random.default_rng(12)

concrete = materials.concrete(tone=0.95)
timber = materials.timber()
block = materials.plain('block', (0.3, 0.29, 0.27), 0.95, specular=0.1)
wool = kit.clean('insulation', (0.5, 0.5, 0.49), 0.45, 0.5)
copper = materials.plain('copper', (0.52, 0.24, 0.13), 0.3, 0.9)
red = materials.plain('sprinkler pipe', (0.32, 0.035, 0.022), 0.42)
dark, steel, orange = props.dark(), props.steel(), props.orange()


def sheet():
    """Galvanised sheet: spangled, a little shiny."""
    material, g = materials.new('zinc')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    spangle = g('ShaderNodeSeparateRGB', {0: g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 34.0}).outputs[1]}).outputs[0]
    tone = g.mix(spangle, (0.46, 0.475, 0.49), (0.62, 0.635, 0.65))
    dent = g('ShaderNodeBump', {'Strength': 0.25, 'Distance': 0.02, 'Height': g.noise(at, 1.7, 3)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', spangle, 0.12, 0.28), 'Metallic': 0.75, 'Specular': 0.5, 'Normal': dent}).outputs[0])
    return material


zinc = sheet()


def services(y0, y1, looks, beyond=False):
    """The run between y0 and y1: a main duct with branches, a round duct, pipes, a tray. `looks` are duct, pipe, copper, sprinkler."""
    main, pipe, thin, sprinkler = looks
    parts = kit.duct([(1.5, y0, 3.5), (1.5, y1, 3.5)], 1.05, 0.46, main, 1.25)
    parts.append(kit.tube([(2.75, y0, 3.52), (2.75, y1, 3.52)], 0.2, main, sides=32))
    parts += [kit.turned([(0.2, -0.012), (0.208, -0.012), (0.208, 0.012), (0.2, 0.012)], (2.75, y, 3.52), (0, 1, 0), main, 32, quiet=True) for y in np.arange(y0 + 0.5, y1, 0.62)]
    for x, r in ((0.62, 0.085), (0.34, 0.085)):
        parts.append(kit.tube([(x, y0, 3.28), (x, y1, 3.28)], r, pipe, sides=24))
    for x in (0.08, -0.04):
        parts.append(kit.tube([(x, y0, 3.3), (x, y1, 3.3)], 0.028, thin, sides=14))
    parts.append(kit.tube([(-0.62, y0, 3.78), (-0.62, y1, 3.78)], 0.055, sprinkler, sides=18))
    for y in np.arange(math.ceil((y0 - 1.2) / 3) * 3 + 1.2, y1 - 0.2, 3.0):
        parts.append(kit.tube([(-0.62, y, 3.78), (-2.5, y, 3.78), (-2.5, y, 3.5)], 0.03, sprinkler, 0.08, 14))
        parts.append(kit.turned([(0.03, 0), (0.012, 0.05), (0.012, 0.075)], (-2.5, y, 3.42), (0, 0, 1), sprinkler, 14, quiet=True))
    for y in np.arange(math.ceil((y0 - 4.4) / 4) * 4 + 4.4, y1 - 0.6, 4.0):
        parts += kit.duct([(1.0, y, 3.54), (-1.75, y, 3.54)], 0.5, 0.3, main, 1.1)
        low = kit.block((-2.3, y - 0.3, 3.2), (0.6, 0.6, 0.5), main, 0.004)
        low['model'] = 'duct'
        parts.append(low)
    tray = kit.block((3.3, y0, 3.34), (0.4, y1 - y0, 0.07), main, 0)
    tray['model'] = 'duct'
    return [*parts, tray]


services(CUT, END, (zinc, wool, copper, red))

# The slab with its beams, round columns, a block wall that is half built, the open side.
kit.block((LEFT - 3, -5, -0.2), (RIGHT - LEFT + 4, END + 8, 0.2), concrete, 0)
kit.block((LEFT - 3, -5, SOFFIT), (RIGHT - LEFT + 4, END + 8, 0.3), concrete, 0)
for y in np.arange(-1.2, END, 6.0):
    kit.block((LEFT - 3, y, SOFFIT - 0.34), (RIGHT - LEFT + 4, 0.4, 0.34), concrete, 0.015)
for y in np.arange(4.8, END, 6.0):
    for x in (-2.95, 4.9):
        kit.turned([(0.27, 0), (0.27, SOFFIT - 0.3)], (x, y + 0.2, 0), (0, 0, 1), concrete, 40)
kit.block((LEFT - 0.2, -5, 0), (0.2, 14, SOFFIT), concrete, 0)
kit.block((LEFT - 0.12, 9.0, 0), (0.02, 18, 2.94), block, 0)  # no daylight through the joints
for row in range(18):
    y, last = 9.0 + 0.25 * (row % 2), END - (0 if row < 9 else (row - 8) * 0.9)
    while y < last:
        scene.box('block', (LEFT - 0.2, y, row * 0.245), (0.2, 0.492, 0.238), block, 0.006)
        y += 0.5
kit.block((LEFT - 3, END + 2, 0), (RIGHT - LEFT + 4, 0.2, SOFFIT), concrete, 0)
for z in (0.5, 1.05):
    scene.rod('rail', (RIGHT - 0.15, -5, z), (RIGHT - 0.15, END + 2, z), 0.024, steel)
for y in np.arange(-4, END, 2.4):
    scene.rod('post', (RIGHT - 0.15, y, 0), (RIGHT - 0.15, y, 1.1), 0.026, steel)
scene.box('toe board', (RIGHT - 0.19, -5, 0.01), (0.03, END + 7, 0.17), timber)

# Hangers: rods in the slab with a bar across, all along the run; those under the model still carry nothing.
OFF, MOVED = 3.6, 4.12  # where the model has one hanger, and where it was set
ys = [y for y in np.arange(1.2, END, 2.4) if abs(y - OFF) > 0.1]
mark = materials.glow('mark', (1.0, 0.25, 0.015), 2.6)


def hanger(a, b, z, thick=0.0065):
    """A bar from a to b in plan, its top at z, on a rod near each end."""
    a, b = np.float64(a), np.float64(b)
    way = (b - a) / np.linalg.norm(b - a)
    turn = math.atan2(way[1], way[0])
    kit.block((a[0] + way[1] * 0.02, a[1] - way[0] * 0.02, z - 0.041), (np.linalg.norm(b - a), 0.041, 0.041), steel, 0.003, turn)
    for x, y in (a + way * 0.04, b - way * 0.04):
        scene.rod('rod', (x, y, z - 0.07), (x, y, SOFFIT), thick, steel, 8)
        for h in (z - 0.053, z + 0.002):
            scene.rod('nut', (x, y, h), (x, y, h + 0.012), 0.013, steel, 6)
        scene.rod('anchor', (x, y, SOFFIT - 0.012), (x, y, SOFFIT), 0.028, steel, 16)


for y in ys:
    hanger((0.86, y), (2.14, y), 3.25)
    hanger((0.16, y + 0.3), (0.8, y + 0.3), 3.19)
    hanger((2.48, y + 0.3), (3.04, y + 0.3), 3.3)
    hanger((-0.74, y + 0.6), (-0.5, y + 0.6), 3.72)
for y in np.arange(4.4, END, 4.0):
    for x in (-0.75, -1.55):
        hanger((x, y - 0.33), (x, y + 0.33), 3.37)
hanger((0.86, MOVED), (2.14, MOVED), 3.25, 0.008)
# Where the next holes go: orange strokes sprayed on the slab.
spray = kit.clean('spray', (0.85, 0.2, 0.02), 0.8)
for y in ys[:4]:
    for x in (-1.9, -2.2):
        for turn in (0.7, 2.3):
            kit.block((x - 0.09 * math.cos(turn), y + 1.0 - 0.09 * math.sin(turn), SOFFIT - 0.002), (0.18, 0.014, 0.002), spray, 0, turn)

# On the floor: the next lengths of duct, a pallet, a lamp, buckets, a ladder.


def length(x, y, turn, z=0.1, size=(0.98, 1.2, 0.44)):
    """One length of duct with its flanges, open at both ends, on two timbers."""
    (w, d, h), c, s = size, math.cos(turn), math.sin(turn)
    for v in (0.15, d - 0.25):
        scene.box('timber', (x - v * s, y + v * c, z - 0.1), (w, 0.1, 0.1), timber, 0.004, turn)
    for u, e, dx, dz in ((0, 0, w, 0.008), (0, h - 0.008, w, 0.008), (0, 0, 0.008, h), (w - 0.008, 0, 0.008, h)):
        scene.box('sheet', (x + u * c, y + u * s, z + e), (dx, d, dz), zinc, 0, turn)
    for v in (0, d - 0.03):
        for u, e, dx, dz in ((-0.03, -0.03, w + 0.06, 0.04), (-0.03, h - 0.01, w + 0.06, 0.04), (-0.03, 0, 0.04, h), (w - 0.01, 0, 0.04, h)):
            scene.box('flange', (x + u * c - v * s, y + u * s + v * c, z + e), (dx, 0.03, dz), zinc, 0.002, turn)


for k in range(3):
    length(-1.75 + 0.05 * k, 8.6 + 0.02 * k, 0.12, 0.1 + 0.52 * k)
length(-0.35, 8.9, -0.2)
length(3.2, 11.5, 0.5)
for k in range(5):
    kit.turned([(0.19, 3.0), (0.19, 0), (0.2, 0), (0.2, 3.0)], (2.4 + 0.42 * (k % 3) + 0.21 * (k // 3), 6.8, 0.3 + 0.36 * (k // 3)), (0.05, 1, 0), zinc, 28)
scene.stack((-4.4, 7.2, 0), (0.5, 0.25, 0.24), (2, 5, 4), block, turn=0.1)
for x, y in ((-3.6, 6.2), (-3.3, 6.5)):
    scene.rod('bucket', (x, y, 0), (x, y, 0.34), 0.13, dark, 20, 1.2)
props.ladder((-4.3, 12.4, 0), 2.2, 1.1, 0.5, 0.5)
for k in range(3):
    a = 0.4 + k * 2.094
    scene.rod('tripod', (-3.7 + 0.5 * math.cos(a), 9.6 + 0.5 * math.sin(a), 0), (-3.7, 9.6, 1.3), 0.014, dark)
scene.rod('stem', (-3.7, 9.6, 1.2), (-3.7, 9.6, 2.1), 0.014, dark)
kit.block((-3.84, 9.52, 2.06), (0.28, 0.08, 0.2), orange, 0.01)
kit.block((-3.82, 9.5, 2.08), (0.24, 0.02, 0.16), materials.glow('work lamp', (1.0, 0.75, 0.48), 14), 0)
scene.lamp((-3.7, 9.3, 2.16), 210, (1.0, 0.72, 0.45), bulb=False)

# Light: low sun through the open side, the town outside.
haze = scene.sky(strength=7, glow_at=(0.8, 0.7), dark=(0.05, 0.1, 0.18), blue=(0.14, 0.21, 0.32), warm=(0.8, 0.78, 0.74), far=(0.3, 0.34, 0.4))
scene.sun(direction=38, elevation=17, strength=24, colour=(1.0, 0.9, 0.76), size=0.8)
blocks = []
for _ in range(70):
    a, r = math.radians(random.uniform(-10, 80)), random.uniform(110, 560)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(14, 40), random.uniform(14, 30), random.uniform(6, 24)))
scene.town(haze, [b for b in blocks if b[0] > 60], 420)
scene.put('land', [(RIGHT + 1, -400, -9), (900, -400, -9), (900, 900, -9), (RIGHT + 1, 900, -9)], [(0, 1, 2, 3)], materials.mud(-9.5, haze))
scene.panel((RIGHT, 7, 2.6), (2.4, 20), 720, (0.64, 0.82, 1.0), (-1, 0, 0.28))
scene.panel((3.0, 6.5, 0.4), (4.5, 11), 65, (0.82, 0.91, 1.0), (-0.2, 0, 1))
scene.panel((-1.5, -1.0, 3.4), (1.6, 0.8), 9, (0.8, 0.9, 1.0), (0.5, 1, 0.1))

if TALL:
    far, shift, view = 0.236, (0.0, -0.006), (0.0, 0.1)
else:
    far, shift, view = 0.312, (0.074, 0.018), (-0.12, 0.1)
scene.camera(EYE, (0.0, 8, EYE[2]), 24, view, focus=far, stop=22)

# The tablet on its clamp, on an arm from the rail of the lift.
bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = arguments['width'], arguments['height']
planes = tablet.held((-3, -5, 1.0), shift, far, hands=False)
place = bpy.data.objects['body'].matrix_world.copy()
on = lambda x, y, z: place @ Vector((x, y, z))  # noqa: E731
glass, g = materials.new('glass')
g.end(g.blend(0.035, g('ShaderNodeBsdfTransparent', {0: (1, 1, 1, 1)}).outputs[0], g('ShaderNodeEmission', {0: (0.3, 0.6, 0.8, 1), 1: 0.5}).outputs[0]))
w, h = tablet.WIDE / 2 - 0.013, tablet.HIGH / 2 - 0.013
pane = scene.put('pane', [tuple(on(sx * w, sy * h, -0.0002)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], glass)
corners = [world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, v.co) for v in pane.data.vertices]
WINDOW = [((min(c[k] for c in corners) + max(c[k] for c in corners)) / 2, (max(c[k] for c in corners) - min(c[k] for c in corners)) / 2) for k in (0, 1)]  # on the picture: its middle and half its size
pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False
low = tablet.HIGH / 2
for x in (-0.045, 0.045):
    jaw = kit.block((x - 0.016, -low - 0.012, -0.02), (0.032, 0.02, 0.028), dark, 0.006)
    jaw.matrix_world = place @ jaw.matrix_basis
bar = kit.block((-0.065, -low - 0.024, -0.022), (0.13, 0.014, 0.016), dark, 0.005)
bar.matrix_world = place @ bar.matrix_basis
foot = on(0, -low - 0.02, -0.014)
kit.tube([tuple(foot), tuple(foot + Vector((0, 0.004, -0.05))), (foot.x + 0.012, foot.y + 0.03, foot.z - 0.09), (foot.x + 0.012, foot.y + 0.03, foot.z - 0.4)], 0.0085, dark, 0.015, 24)
kit.turned([(0.0125, -0.011), (0.0135, -0.009), (0.0135, 0.009), (0.0125, 0.011)], foot + Vector((0, 0.002, -0.022)), (0, 0.2, 1), dark, 40)
kit.turned([(0.0138, -0.002), (0.0138, 0.002)], foot + Vector((0, 0.002, -0.022)), (0, 0.2, 1), orange, 40)


def sharp(things):
    """Edges of the model, as lines."""
    pairs = []
    for thing in things:
        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        mesh.transform(thing.matrix_basis)
        if not thing.get('quiet'):
            pairs += [tuple(tuple(v.co) for v in e.verts) for e in mesh.edges if e.calc_face_angle(0) > 0.55]
        mesh.free()
    return pairs


def faint():
    """Cyan that fades out with the distance from the tablet on the picture."""
    material, g = materials.new('beyond')
    seen = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeTexCoord').outputs['Window']}).outputs
    away = [g.math('MAXIMUM', g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', seen[k], middle)), half), 0) for k, (middle, half) in enumerate(WINDOW)]
    off = g.math('POWER', g.math('ADD', g.math('MULTIPLY', away[0], away[0]), g.math('MULTIPLY', away[1], away[1])), 0.5)
    g.end(g.blend(g.ramp(off, 0, 0.16, 0.7, 0), g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeEmission', {0: (0.08, 0.66, 1.0, 1), 1: 1.0}).outputs[0]))
    return material


# What only the screen shows: the lengths to come, and the hanger beside its place.
any_ = materials.plain('any', (0.5, 0.5, 0.5))
coming = [*services(2.65, CUT, (any_,) * 4), kit.block((0.86, OFF - 0.02, 3.209), (1.28, 0.041, 0.041), any_, 0)]
scene.lines('edges beyond', sharp(coming), EYE, 0.0007, faint()).visible_shadow = False
tablet.through(coming, planes, 0.0009, 1.4)
at = np.float64((0.9, MOVED, 3.22))
kit.ring(at, at - EYE, 0.13, 0.0055, mark, 64).visible_shadow = False
scene.lines('way', [((0.9, OFF, 3.2), (0.9, MOVED, 3.2)), ((0.9, OFF, 3.12), (0.9, OFF, 3.2)), ((0.9, MOVED, 3.12), (0.9, MOVED, 3.2))], EYE, 0.0011, mark)
scene.render(arguments, bounces=4)
