"""Close below a corridor's ceiling at night: one tile is out; a torch and a work lamp light the valve whose tag says V-118."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
# The ceiling's lower side is z = 0; its opening ends at y = FAR.
EYE, TARGET = scene.word('eye', (-0.13, -0.85, -0.52)), scene.word('target', (0.03, 0.07, 0.225))
VALVE, OUT = Vector((0.07, 0.13, 0.36)), Vector((-0.14, -0.4, -0.9)).normalized()  # its middle, the way of its spindle
FAR, STEP, SLAB, WHEEL = 0.12, 0.6, 1.05, 0.088
HUB = VALVE + OUT * 0.19

zinc, dark = props.steel(), props.dark()
pipe = materials.plain('primed pipe', (0.12, 0.045, 0.035), 0.6)
grid = props.plain('grid', (0.62, 0.62, 0.6), 0.4)


def mineral():
    """A tile of mineral fibre: fissures and pinholes in its paint."""
    material, g = materials.new('mineral')
    at = g('ShaderNodeTexCoord').outputs['Object']
    crumbs = g.ramp(g.noise(at, 95.0, 4, 0.6, stretch=(1, 0.55, 1)), 0.3, 0.42)
    holes = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 150.0}).outputs[0], 0.12, 0.26)
    height = g.math('MULTIPLY', crumbs, holes)
    tone = g.mix(height, (0.2, 0.19, 0.17), g.mix(g.noise(at, 4.0, 4), (0.56, 0.55, 0.52), (0.66, 0.65, 0.62)))
    bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.002, 'Height': height}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    return material


def foil():
    """Aluminium foil round insulation: wrinkled, a little dull."""
    material, g = materials.new('foil')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    bent = g('ShaderNodeVectorMath', {0: at, 1: g('ShaderNodeVectorMath', {0: g('ShaderNodeTexNoise', {'Vector': at, 'Scale': 9.0, 'Detail': 3.0}).outputs[1], 3: 0.12}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    crease = g('ShaderNodeTexVoronoi', {'Vector': g('ShaderNodeMapping', {'Vector': bent, 'Scale': (0.5, 1, 1)}).outputs[0], 'Scale': 42.0}, feature='DISTANCE_TO_EDGE').outputs[0]
    height = g.math('ADD', g.ramp(crease, 0.0, 0.16), g.math('MULTIPLY', g.noise(at, 26.0, 4), 0.9))
    bump = g('ShaderNodeBump', {'Strength': 0.5, 'Distance': 0.004, 'Height': height}).outputs[0]
    dust = g.ramp(g.noise(at, 7.0, 5), 0.4, 0.75, 0.0, 0.5)
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(dust, (0.6, 0.6, 0.61), (0.34, 0.32, 0.29)), 'Metallic': g.math('MULTIPLY_ADD', dust, -0.7, 0.9), 'Roughness': g.math('MULTIPLY_ADD', dust, 0.5, 0.3), 'Normal': bump}).outputs[0])
    return material


def cast():
    """Bronze as it was cast: rough, dull in its hollows."""
    material, g = materials.new('brass')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    stain = g.ramp(g.noise(at, 22.0, 6, 0.65), 0.35, 0.7)
    bump = g('ShaderNodeBump', {'Strength': 0.35, 'Distance': 0.0012, 'Height': g.noise(at, 420.0, 4)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(stain, (0.2, 0.12, 0.05), (0.5, 0.32, 0.14)), 'Metallic': 0.9, 'Roughness': g.math('MULTIPLY_ADD', stain, -0.16, 0.52), 'Normal': bump}).outputs[0])
    return material


def enamel():
    """Red paint that hands have worn down to the iron."""
    material, g = materials.new('wheel')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    patch = g.math('MULTIPLY_ADD', g.noise(at, 160.0, 5, 0.7), 0.45, g.math('MULTIPLY', g.noise(at, 24.0, 4), 0.55))
    worn = g.ramp(patch, 0.53, 0.57)
    bump = g('ShaderNodeBump', {'Strength': 0.5, 'Distance': 0.0006, 'Height': g.math('MULTIPLY_ADD', worn, -1.0, g.math('MULTIPLY', g.noise(at, 300.0, 3), 0.4))}).outputs[0]
    red = g.mix(g.noise(at, 12.0, 4), (0.22, 0.011, 0.006), (0.36, 0.02, 0.009))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(worn, red, (0.1, 0.085, 0.075)), 'Metallic': g.math('MULTIPLY', worn, 0.8), 'Roughness': g.math('MULTIPLY_ADD', worn, 0.08, 0.36), 'Specular': 0.5, 'Normal': bump}).outputs[0])
    return material


tile, wrap, brass, iron = mineral(), foil(), cast(), enamel()

# --- the ceiling round its opening, the tile that leans away in it ---
for x in np.arange(-1.5, 1.6, STEP):
    for y in FAR + np.arange(-3.0, 3.1, STEP):
        if not (abs(x + STEP / 2) < 0.1 and -1.3 < y < FAR - 0.1):
            kit.block((x + 0.004, y + 0.004, 0.002), (STEP - 0.008, STEP - 0.008, 0.018), tile, 0.001)
for x in np.arange(-1.5, 1.6, STEP):
    kit.block((x - 0.012, -3, -0.001), (0.024, 6.6, 0.002), grid, 0.0004)
    kit.block((x - 0.0015, -3, 0.001), (0.003, 6.6, 0.026), grid, 0)
for y in FAR + np.arange(-3.0, 3.1, STEP):
    for x in np.arange(-1.5, 1.6, STEP):
        if not (abs(x + STEP / 2) < 0.1 and -0.7 < y < FAR - 0.1):
            kit.block((x + 0.012, y - 0.012, -0.0008), (STEP - 0.024, 0.024, 0.002), grid, 0.0004)
            kit.block((x + 0.012, y - 0.0015, 0.001), (STEP - 0.024, 0.003, 0.026), grid, 0)
leaning = kit.block((0, 0, 0), (0.59, 0.59, 0.018), tile, 0.002)
along, face = Vector((-0.8, -0.6, 0)), Vector((0.6, -0.8, 0))
leaning.matrix_world = Matrix.Translation((-0.23, -0.06, 0.038)) @ Matrix((Vector((0, 0, 0.99)) - face * 0.12, along, face + Vector((0, 0, 0.12)))).transposed().to_quaternion().to_matrix().to_4x4()

# --- above it ---
kit.block((-3, -3, SLAB), (6, 6, 0.2), materials.concrete(tone=0.7), 0)


def insulated(a, b, radius, step=0.5):
    """Insulation in foil from a to b, along x, taped at its joints."""
    kit.tube([a, b], radius, wrap, sides=96)
    for x in np.arange(math.ceil(a[0] / step) * step, b[0], step):
        kit.turned([(radius, -0.026), (radius + 0.0012, -0.025), (radius + 0.0012, 0.025), (radius, 0.026)], (x + 0.07, *a[1:]), (1, 0, 0), props.plain('tape', (0.5, 0.5, 0.51), 0.22, 0.9), 96)


x, y, z = VALVE
for a, b in ((-3.0, x - 0.2), (x + 0.2, 3.0)):
    insulated((a, y, z), (b, y, z), 0.083)
for end in (x - 0.2, x + 0.2):
    kit.turned([(0.046, -0.004), (0.0855, -0.004), (0.0855, 0.022), (0.046, 0.022)], (end, y, z), (1 if end < x else -1, 0, 0), kit.clean('collar', (0.02, 0.02, 0.021), 0.6), 96)
kit.tube([(x - 0.3, y, z), (x + 0.3, y, z)], 0.044, pipe, sides=64)
for a, b, r in (((-3, 0.62, 0.6), (3, 0.62, 0.6), 0.125), ((-3, 0.95, 0.36), (3, 0.95, 0.36), 0.1)):
    insulated(a, b, r, 0.9)
for at, r in (((0.03, 0.74), 0.028), ((-0.06, 0.74), 0.028)):
    kit.tube([(-0.34 + at[0], -3, at[1]), (-0.34 + at[0], 3, at[1])], r, materials.plain('copper', (0.5, 0.24, 0.13), 0.3, 0.9), sides=32)
kit.duct([(0.75, -3, 0.62), (0.75, 3, 0.62)], 0.5, 0.36, zinc)
for at in ((-0.36, y, z), (0.47, y, z), (-0.52, 0.62, 0.6), (0.36, 0.62, 0.6)):
    r = 0.086 if at[1] == y else 0.128
    kit.turned([(r, -0.014), (r + 0.003, -0.014), (r + 0.003, 0.014), (r, 0.014)], at, (1, 0, 0), zinc, 64)
    scene.rod('hanger', (at[0], at[1], at[2] + r), (at[0], at[1], SLAB), 0.005, zinc, 16)
    scene.rod('nut', (at[0], at[1], at[2] + r), (at[0], at[1], at[2] + r + 0.02), 0.011, zinc, 6)
for k in range(5):
    kit.tube([(-3, 0.42 + 0.018 * k, 0.86 + 0.01 * (k % 2)), (0, 0.43 + 0.017 * k, 0.835), (3, 0.42 + 0.018 * k, 0.86)], 0.007, kit.clean(f'cable {k}', ((0.3, 0.3, 0.29), (0.03, 0.03, 0.03))[k % 2], 0.5), 0.5, 12)

# --- the valve: body, bonnet, gland, wheel ---
kit.turned([(0.05, -0.085), (0.064, -0.055), (0.07, 0), (0.064, 0.055), (0.05, 0.085)], VALVE, (1, 0, 0), brass, 96)
for s in (-1, 1):
    nut = kit.turned([(0.066, 0), (0.069, 0.003), (0.069, 0.04), (0.066, 0.043)], VALVE + Vector((s * 0.08, 0, 0)), (s, 0, 0), brass, 6)
    nut.data.polygons.foreach_set('use_smooth', [False] * len(nut.data.polygons))
kit.turned([(0.056, 0.03), (0.054, 0.078), (0.05, 0.084), (0.05, 0.106), (0.046, 0.112), (0.032, 0.128), (0.027, 0.15)], VALVE, OUT, brass, 96)
for a, b, r in ((0.084, 0.104, 0.063), (0.15, 0.168, 0.029), (0.196, 0.206, 0.014)):
    scene.rod('nut', VALVE + OUT * a, VALVE + OUT * b, r, brass if r > 0.02 else zinc, 6).data.use_auto_smooth = True
scene.rod('spindle', VALVE + OUT * 0.14, VALVE + OUT * 0.205, 0.0085, zinc, 32)
u, v = kit._frame(OUT)
rim = HUB - OUT * 0.012
kit.tube([rim + (u * math.cos(a) + v * math.sin(a)) * WHEEL for a in np.arange(120) * math.pi / 60], 0.0098, iron, sides=28, closed=True)
kit.turned([(0.02, -0.016), (0.023, -0.013), (0.023, 0.003), (0.019, 0.006)], HUB, OUT, iron, 48)
for k in range(5):
    d = u * math.cos(0.3 + k * 1.2566) + v * math.sin(0.3 + k * 1.2566)
    kit.tube([HUB + d * 0.015, HUB + d * 0.045 - OUT * 0.003, rim + d * WHEEL], 0.0066, iron, 0.03, 16)

# --- the tag on its chain ---
black, orange = kit.clean('engraved', (0.012, 0.012, 0.013), 0.5), materials.plain('tag', (0.62, 0.16, 0.004), 0.42)
TAG = Matrix.Translation(VALVE + Vector((-0.2, -0.075, -0.17))) @ Matrix(((0.985, -0.1, -0.17, 0), (0.12, 0.55, 0.83, 0), (0.01, -0.83, 0.56, 0), (0, 0, 0, 1))).to_quaternion().to_matrix().to_4x4() @ Matrix.Rotation(math.pi, 4, 'X') @ Matrix.Rotation(math.radians(-5), 4, 'Z')
before = set(bpy.data.objects)
kit.plank(kit.rounded(0, 0, 0.136, 0.062, 0.009), 0, 0.0035, orange, 0.0008)
strokes = {'V': [[(-0.5, 1), (0, 0), (0.5, 1)]], '-': [[(-0.35, 0.5), (0.35, 0.5)]], '1': [[(-0.3, 0.75), (0.1, 1), (0.1, 0)]], '8': [[(0.32 * math.sin(a) * k, c + r * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 25)] for c, r, k in ((0.76, 0.24, 0.9), (0.26, 0.27, 1.15))]}
for k, letter in enumerate('V-118'):
    for line in strokes[letter]:
        kit.tube([(-0.043 + 0.0215 * k + 0.018 * x, -0.021 + 0.032 * y, 0.0034) for x, y in line], 0.0019, black, sides=10)
kit.turned([(0.0042, 0), (0.0066, 0), (0.0066, 0.0044), (0.0042, 0.0044)], (0, 0.0225, -0.0004), (0, 0, 1), brass, 32)
for thing in set(bpy.data.objects) - before:
    thing.matrix_world = TAG @ thing.matrix_basis
hook, eyelet = VALVE + Vector((-0.145, -0.042, -0.02)), TAG @ Vector((0, 0.0235, 0.002))
for k in range(15):
    t, d = (k + 0.5) / 15, (eyelet - hook).normalized()
    across = d.cross(Vector((1, 0.3, 0)) if k % 2 else Vector((0.2, 1, 0.4))).normalized()
    at = hook.lerp(eyelet, t) + Vector((0, 0, -0.02 * math.sin(math.pi * t)))
    p, q = (eyelet - hook).length / 15 * 0.78, across
    kit.tube([at + d * math.cos(a) * p + q.cross(d) * math.sin(a) * 0.0036 for a in np.arange(16) * math.pi / 8], 0.0011, zinc, sides=8, closed=True)
kit.turned([(0.0442, -0.004), (0.047, -0.004), (0.047, 0.004), (0.0442, 0.004)], VALVE + Vector((-0.145, 0, 0)), (1, 0, 0), zinc, 64)

# --- light: a torch from the right below, a work lamp on the duct, the corridor's lamps far behind ---
LAMP, WAY = Vector((0.49, 0.1, 0.64)), Vector((-1, 0.1, -0.3)).normalized()
kit.turned([(0.02, -0.06), (0.022, -0.058), (0.024, 0.02), (0.046, 0.034), (0.05, 0.042), (0.05, 0.066), (0.045, 0.066), (0.043, 0.058)], LAMP, WAY, props.orange(), 64)
kit.turned([(0.001, 0.06), (0.043, 0.06)], LAMP, WAY, materials.glow('lamp', (1.0, 0.75, 0.45), 9), 48)
scene.panel(LAMP + WAY * 0.075, (0.05, 0.05), 13, (1.0, 0.76, 0.5), WAY)
night = bpy.data.worlds.new('night')
night.color = (0.0025, 0.003, 0.004)
bpy.context.scene.world = night
beam = bpy.data.lights.new('torch', 'SPOT')
beam.energy, beam.color, beam.shadow_soft_size, beam.spot_size, beam.spot_blend = scene.word('torch', 150), (1.0, 0.79, 0.56), 0.02, math.radians(44), 0.9
torch = bpy.data.objects.new('torch', beam)
torch.location = scene.word('from', (0.5, -0.95, -0.38))
torch.rotation_euler = (Vector((-0.02, 0.2, 0.27)) - torch.location).to_track_quat('-Z', 'Y').to_euler()
bpy.context.collection.objects.link(torch)
scene.panel((-0.6, -1.6, -1.9), (2.4, 1.2), scene.word('fill', 22), (1.0, 0.86, 0.7), (0.2, 0.6, 1))
scene.panel((-1.5, 1.0, 0.25), (0.3, 0.5), 4, (0.7, 0.84, 1.0), (1, -0.45, 0.25))
scene.camera(EYE, TARGET, scene.word('lens', 56), level=False, focus=(HUB - Vector(EYE)).dot((Vector(TARGET) - Vector(EYE)).normalized()), stop=scene.word('stop', 2.2))
scene.render(arguments, bounces=4)
