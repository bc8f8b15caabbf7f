"""Over the shoulder of an installer in a plant room, in low sun: helmet and mixed reality headset; where the built pipe ends, the valve to come is model."""
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
import tablet  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
EYE, TARGET, LENS = scene.word('eye', (0.36, -1.3, 1.66)), scene.word('target', (0.275, 0.19, 1.66)), scene.word('lens', 44)
CUT = 0.02  # where the built pipe ends
steel, dark = props.steel(), props.dark()
clad = materials.plain('cladding', (0.5, 0.49, 0.47), 0.38, 0.3)
iron = materials.plain('iron', (0.05, 0.055, 0.065), 0.4, 0.2)
red, copper = materials.plain('sprinkler pipe', (0.4, 0.04, 0.025), 0.4), materials.plain('copper', (0.5, 0.24, 0.13), 0.32, 0.9)
wall = materials.plain('wall', (0.1, 0.125, 0.135), 0.6)

# --- the room, out of focus ---
HIGH, BACK = 4.2, 4.4
props.room(-7, -4, 6, BACK, HIGH, kit.epoxy((0.15, 0.15, 0.145)), wall, materials.concrete(tone=0.8), 0.2, 'es')
for y, z, r, look in ((3.7, 1.2, 0.16, clad), (3.5, 1.75, 0.11, clad), (3.9, 2.25, 0.16, clad), (3.3, 2.08, 0.05, red), (3.2, 1.46, 0.034, copper), (3.2, 1.38, 0.034, copper)):
    kit.tube([(-7, y, z), (6, y, z)], r, look, sides=32)
    for x in np.arange(-4.2 + z, 5, 1.9):
        kit.flange((x, y, z), (1, 0, 0), r, iron)
for x, r, look in ((-1.55, 0.12, clad), (-0.1, 0.09, iron), (1.5, 0.14, clad), (2.05, 0.05, red)):
    kit.tube([(x, 2.9, 0), (x, 2.9, HIGH)], r, look, sides=32)
    kit.valve((x, 2.9, 1.5 + 0.1 * x), (0, 0, 1), (0.2, -1, 0), r, iron, props.orange() if look is iron else iron)
kit.duct([(-7, 2.4, 2.75), (6, 2.4, 2.75)], 0.9, 0.5, steel)
for k, (x, z) in enumerate(((-0.3, 1.1), (-0.2, 1.1), (0.06, 1.0), (0.33, 1.14))):
    kit.turned([(0.022, 0), (0.022, 0.02)], (x, 3.3, z), (0, -1, 0), materials.glow(f'lamp {k}', (1.0, 0.62, 0.32), 6), 20)

# --- the pipe run: built up to the line, model past it ---
AT, R = (0.19, 1.5), 0.058
kit.meet([
    kit.tube([(-3, *AT), (3, *AT)], R, iron, sides=48),
    *kit.flange((-0.34, *AT), (1, 0, 0), R, iron, 0.016),
    *kit.valve((CUT + 0.175, *AT), (1, 0, 0), (0.1, -0.62, 0.78), R * 0.92, iron, iron),
], (CUT, 0, 0), (1, 0, 0), EYE, 0.0006, 1.15)
for y, z in ((0.3, 1.34), (0.3, 1.275)):
    kit.tube([(-3, y, z), (3, y, z)], 0.022, copper, sides=28)
    kit.turned([(0.022, -0.03), (0.028, -0.03), (0.028, 0.03), (0.022, 0.03)], (-0.16, y, z), (1, 0, 0), copper)
kit.block((-0.215, 0.1, AT[1] - R - 0.03), (0.03, 0.34, 0.03), steel, 0.002)
for y in (0.115, 0.425):
    scene.rod('hanger', (-0.2, y, AT[1] - R - 0.05), (-0.2, y, HIGH), 0.005, steel, 10)

# --- the installer ---
made = people.person((0.5, -0.27), 0.7, ((0.24, 0.2, 0.86), (-0.24, 0.2, 0.86)), head=(-8, 8), shell=props.white(), shirt=(0.028, 0.045, 0.085), gloves=(0.2, 0.18, 0.15))
head = next(thing for thing in made if thing.name.startswith('head'))
place = head.matrix_world.copy()
ridges = [thing for thing in made if thing.name.startswith('tube') and thing.data.materials[0] == props.white()]
for thing in ridges:
    bpy.data.objects.remove(thing)
# The helmet sits higher, above the casing; its ridges end flush.
hat = next(thing for thing in made if thing.name.startswith('helmet'))
hat.matrix_world = Matrix.Translation((-0.004, 0, 0.014)) @ hat.matrix_world
for x, r in ((-0.036, 0.0075), (0, 0.0105), (0.036, 0.0075)):
    share = math.sqrt(1 - (x / 0.107) ** 2)
    path = [Vector((x, 0.128 * share * math.copysign(abs(math.sin(t)) ** 0.86, t), 0.122 * share * math.cos(t) ** 0.94 - 0.002)) * (1 - 0.13 * max(0, abs(t) - 0.75) ** 1.5 / 0.5) for t in np.linspace(-1.3, 1.3, 41)]
    kit.tube(path, r, props.white(), sides=16).matrix_world = hat.matrix_world


def on(x, y, z):
    """A place above the hip, as in `people`: right, ahead, up."""
    sway = max(z, -0.1) / 0.5
    return Vector((0.035 + x - 0.03 * sway, y, 0.95 + z - 0.075 * x * sway))


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


# A warm collar round the neck.
before = set(bpy.data.objects)
tablet.skin('collar', [[(on(0, -0.014, 0.455), 0.076), (on(0, -0.006, 0.5), 0.067), (on(0, 0.004, 0.56), 0.062)]], tablet.glove('collar', (0.03, 0.034, 0.042), 300), 0.004)
casing, soft, glass = kit.clean('casing', (0.05, 0.052, 0.056), 0.38, 0.5), kit.clean('pad', (0.02, 0.02, 0.021), 0.95), kit.clean('lens', (0.004, 0.004, 0.006), 0.05, 1.0)
MIDDLE = 0.656  # the height of its cameras
# The casing with the cameras, its arms, the band behind.
hoop(-math.pi + 0.3, math.pi - 0.3, lambda a: (0.014 - 0.014 * smooth(0.7, 1.5, a), 0.026 - 0.018 * smooth(0.7, 1.5, a), 0.641 + 0.01 * smooth(0.6, 1.4, a) - 0.012 * smooth(1.7, 2.8, a), MIDDLE * 2 - 0.641 - 0.001 * smooth(0.8, 1.5, a) - 0.012 * smooth(1.7, 2.8, a)), casing)
hoop(-1.0, 1.0, lambda a: (-0.012, 0.03, 0.65, 0.675), soft, 0.006, 40)
hoop(-math.pi, math.pi, lambda a: (-0.02, 0.012, 0.66, 0.685), soft)
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


def facing(a, more, z, profile, look, sides=28):
    x, y = round_(a, more)
    kit.turned(profile, on(x, y, z), (math.sin(a), math.cos(a), 0), look, sides)


for a in (-1.15, -0.62, -0.3, 0.0, 0.3, 0.62, 1.15):
    more, r = 0.014 - 0.014 * smooth(0.7, 1.5, a), 0.0065 if a else 0.0085
    facing(a, more - 0.002, MIDDLE, [(r + 0.0025, 0), (r + 0.0025, 0.0032), (r, 0.0038), (r, 0.0015), (0, 0.0015)], casing)
    facing(a, more - 0.001, MIDDLE, [(r, 0), (r, 0.001), (r * 0.7, 0.0022), (0, 0.0026)], glass)
for s in (1, -1):
    facing(s * 1.62, -0.002, 0.661, [(0, 0), (0.019, 0), (0.019, 0.006), (0.0165, 0.009), (0, 0.009)], casing, 36)
    facing(s * 1.62, 0.006, 0.661, [(0.006, 0), (0.006, 0.002), (0, 0.002)], steel, 6)
    kit.tube([on(s * 0.101, -0.012, 0.656), on(s * 0.105, -0.016, 0.635), on(s * 0.1, -0.004, 0.624)], 0.0075, casing, 0.008, 14)
    kit.tube([on(s * 0.084, 0.014, 0.65), on(s * 0.068, 0.04, 0.585), on(0, 0.075, 0.54)], 0.004, soft, 0.03, 10)
pack = on(0, -0.132, 0.64)
kit.plank(kit.rounded(pack.x, pack.y, 0.105, 0.04, 0.016), pack.z - 0.032, pack.z + 0.026, casing, 0.005)
kit.turned([(0.019, 0), (0.019, 0.017), (0.016, 0.02), (0, 0.02)], pack + Vector((0, -0.02, -0.002)), (0, -1, 0), dark, 24)
bpy.context.view_layer.update()
for thing in set(bpy.data.objects) - before:
    thing.matrix_world = place @ thing.matrix_world

scene.sky(strength=1.2, glow_at=(0.9, 0.4))
scene.sun(direction=215, elevation=18, strength=15, colour=(1.0, 0.62, 0.34), size=0.8)
scene.panel((2.0, -1.8, 2.3), (1.6, 1.2), 15, (0.75, 0.85, 1.0), (-1.5, 1.6, -0.7))
scene.panel((0, 1.5, 2.1), (5, 0.6), 30, (0.75, 0.85, 1.0), (0, 1, -0.1))
scene.panel((0.26, 0.08, 1.5), (0.3, 0.3), 1.0, (0.1, 0.6, 1.0), (0.3, -0.5, 0.1))
ahead = (Vector(TARGET) - Vector(EYE)).to_2d().normalized()
scene.camera(EYE, TARGET, LENS, (0, scene.word('rise', -0.1)), focus=(Vector((0.2, 0.1)) - Vector(EYE).to_2d()).dot(ahead), stop=scene.word('stop', 5.6))
scene.render(arguments, bounces=6)
