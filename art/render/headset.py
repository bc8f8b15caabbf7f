"""A plant room in low sun, past the helmet and the headset of someone who looks at a valve: where the built pipe ends, it goes on as model."""
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
import seats  # noqa: E402
import tablet  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
EYE, LENS = scene.word('eye', (0.265, -0.95, 1.5)), scene.word('lens', 35)
CUT = 0.0  # where the built pipe ends
steel = props.steel()
clad = materials.plain('cladding', (0.42, 0.42, 0.41), 0.38, 0.3)
iron = materials.plain('iron', (0.1, 0.105, 0.112), 0.38, 0.4)
red, wall = materials.plain('sprinkler pipe', (0.3, 0.03, 0.02), 0.4), materials.plain('wall', (0.1, 0.125, 0.135), 0.6)

# --- the room, out of focus ---
HIGH, BACK = 4.2, 4.4
props.room(-7, -4, 6, BACK, HIGH, kit.epoxy((0.15, 0.15, 0.145)), wall, materials.concrete(tone=0.8), 0.2, 'es')
for y, z, r, look in ((3.7, 1.2, 0.16, clad), (3.5, 1.75, 0.11, clad), (3.9, 2.25, 0.16, clad), (3.3, 2.08, 0.05, red), (3.2, 1.46, 0.034, clad), (3.2, 1.38, 0.034, clad)):
    kit.tube([(-7, y, z), (6, y, z)], r, look, sides=32)
    for x in np.arange(-4.2 + z, 5, 1.9):
        kit.flange((x, y, z), (1, 0, 0), r, iron)
for x, r, look in ((-1.55, 0.12, clad), (-0.1, 0.09, iron), (1.5, 0.14, clad), (2.05, 0.05, red)):
    kit.tube([(x, 2.9, 0), (x, 2.9, HIGH)], r, look, sides=32)
    kit.valve((x, 2.9, 1.5 + 0.1 * x), (0, 0, 1), (0.2, -1, 0), r, iron, iron)
kit.duct([(-7, 2.4, 2.75), (6, 2.4, 2.75)], 0.9, 0.5, steel)

# --- the pipe run: built up to the line, model past it ---
AT, R = (0.19, 1.5), 0.08
kit.meet([
    kit.tube([(-3, *AT), (3, *AT)], R, iron, sides=64),
    *kit.flange((-0.2, *AT), (1, 0, 0), R, iron, 0.018),
    *kit.valve((CUT + 0.24, *AT), (1, 0, 0), (0.1, -0.62, 0.78), R * 0.94, iron, iron),
], (CUT, 0, 0), (1, 0, 0), EYE, 0.0006, 1.15)
for z in (1.325, 1.255):
    kit.tube([(-3, 0.3, z), (3, 0.3, z)], 0.022, steel, sides=28)
    kit.turned([(0.022, -0.03), (0.028, -0.03), (0.028, 0.03), (0.022, 0.03)], (-0.05, 0.3, z), (1, 0, 0), steel)
kit.block((-0.115, 0.07, AT[1] - R - 0.03), (0.03, 0.4, 0.03), steel, 0.002)
for y in (0.085, 0.455):
    scene.rod('hanger', (-0.1, y, AT[1] - R - 0.05), (-0.1, y, HIGH), 0.005, steel, 10)

# --- helmet and headset, near and out of focus ---
before = set(bpy.data.objects)
people.hat(props.white())
bpy.context.view_layer.update()
seats.placed(before, Matrix.Translation((0, 0.006, 0.036)))


def on(x, y, z):
    """Right, ahead, up; the headset's middle at 0.656."""
    return Vector((x, y, z - 0.656))


def smooth(low, high, a):
    t = np.clip((abs(a) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def round_(a, more=0.0):
    """A place on the headset's oval at the angle `a` from ahead, towards the right."""
    return (0.101 + more) * math.sin(a), 0.008 + ((0.147 if math.cos(a) > 0 else 0.132) + more) * math.cos(a)


def hoop(first, last, section, look, bevel=0.003, n=96):
    """A band round the head; `section` gives how far out it reaches, its thickness, its lower and upper edge."""
    points = []
    for a in np.linspace(first, last, n):
        more, thick, low, high = section(a)
        points += [tuple(on(*round_(a, m), z)) for m, z in ((more - thick, low), (more, low), (more, high), (more - thick, high))]
    faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(n - 1) for k in range(4)]
    return scene.put('hoop', points, faces + [(3, 2, 1, 0), (4 * n - 4, 4 * n - 3, 4 * n - 2, 4 * n - 1)], look, bevel, smooth=True)


def visor_glass():
    """Dark glass that lets a little through and mirrors the room."""
    material, g = materials.new('visor')
    clear = g('ShaderNodeBsdfTransparent', {0: (0.13, 0.15, 0.165, 1)}).outputs[0]
    shine = g('ShaderNodeBsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': 0.04}).outputs[0]
    g.end(g.blend(g.math('ADD', g('ShaderNodeFresnel', {'IOR': 1.6}).outputs[0], 0.05, clamp=True), clear, shine))
    return material


hood = kit.clean('hood', (0.012, 0.013, 0.015), 0.95)
tablet.skin('hood', [[(on(0, 0, 0.68), 0.083), (on(0, -0.03, 0.6), 0.07), (on(0, -0.06, 0.4), 0.12)]], hood, 0.005)
casing, glass = kit.clean('casing', (0.085, 0.088, 0.094), 0.34, 0.5), kit.clean('lens', (0.004, 0.004, 0.006), 0.05, 1.0)
hoop(-math.pi + 0.3, math.pi - 0.3, lambda a: (0.014 - 0.014 * smooth(0.7, 1.5, a), 0.026 - 0.018 * smooth(0.7, 1.5, a), 0.641 + 0.01 * smooth(0.6, 1.4, a), 0.671 - 0.001 * smooth(0.8, 1.5, a)), casing)
rows, columns = 14, 61
sheet = []
for v in np.linspace(0, 1, rows):
    for a in np.linspace(-1.36, 1.36, columns):
        x, y = round_(a, 0.008 + 0.007 * math.sin(math.pi * v * 0.8) - 0.012 * v * v - 0.008 * smooth(0.8, 1.36, a))
        low = 0.604 + 0.045 * (abs(a) / 1.36) ** 3 + 0.014 * math.exp(-(x / 0.02) ** 2)
        sheet.append(tuple(on(x, y, 0.648 + (low - 0.648) * v)))
visor = scene.surface('visor', np.float64(sheet), rows, columns, visor_glass())
visor.visible_shadow = False
kit.tube(sheet[-columns:], 0.0016, glass, sides=8)
pack = on(0, -0.132, 0.64)
kit.plank(kit.rounded(pack.x, pack.y, 0.105, 0.04, 0.016), pack.z - 0.032, pack.z + 0.026, casing, 0.005)
HEAD = Vector(scene.word('head', (0.55, -0.36, 1.403)))
seats.placed(before, Matrix.Translation(HEAD) @ Matrix.Rotation(0.75, 4, 'Z') @ Matrix.Rotation(math.radians(-6), 4, 'X'))

# Low sun from behind on the left; something out of view keeps it off the helmet.
way = Vector((-0.78, -0.545, 0.309))
shade = HEAD + way * 0.45
side, rise = Vector((0.573, -0.82, 0)), Vector((0.253, 0.177, 0.951))
card = scene.put('shade', [tuple(shade + side * u + rise * v) for u, v in ((-0.17, -0.2), (0.2, -0.2), (0.2, 0.25), (-0.17, 0.25))], [(0, 1, 2, 3)], hood)
card.visible_camera = card.visible_glossy = card.visible_diffuse = False
scene.sky(strength=1.2, glow_at=(0.9, 0.4))
scene.sun(direction=215, elevation=18, strength=15, colour=(1.0, 0.76, 0.52), size=0.8)
scene.panel((2.0, -1.8, 2.3), (1.6, 1.2), 9, (0.75, 0.85, 1.0), (-1.5, 1.6, -0.7))
scene.panel((0, 1.5, 2.1), (5, 0.6), 30, (0.75, 0.85, 1.0), (0, 1, -0.1))
scene.panel((0.26, 0.08, 1.5), (0.3, 0.3), 1.0, (0.1, 0.6, 1.0), (0.3, -0.5, 0.1))
scene.camera(EYE, (EYE[0], 0, EYE[2]), LENS, (0, scene.word('rise', 0.055)), focus=AT[0] - 0.06 - EYE[1], stop=scene.word('stop', 3.2))
scene.render(arguments, bounces=6)
