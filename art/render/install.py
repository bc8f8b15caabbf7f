"""Before a bare soffit at sunrise: through a tablet's glass a duct and a pipe of the model rest on the hangers that hang empty beside it; one hanger misses them."""
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
import tablet  # noqa: E402
from mathutils import Euler, Matrix, Vector  # noqa: E402

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE, YAW = (0.0, 0.0, 2.6), math.radians(28)
SOFFIT, END, LEFT, RIGHT = 4.0, 46.0, -9.0, 15.0
random = np.random.default_rng(12)

concrete = materials.concrete(tone=1.45)
steel = props.steel()
mark = materials.glow('mark', (1.0, 0.25, 0.015), 2.6)

# The slab with its beams and columns, a wall at the left, the open side with its rail at the right.
kit.block((LEFT, -8, -0.2), (RIGHT - LEFT, END + 8, 0.2), kit.epoxy((0.2, 0.205, 0.21), 0.4), 0)
kit.block((LEFT, -8, SOFFIT), (RIGHT - LEFT, END + 8, 0.3), concrete, 0)
for y in np.arange(5.6, END, 7.5):
    kit.block((LEFT, y, SOFFIT - 0.3), (RIGHT - LEFT, 0.4, 0.3), concrete, 0.015)
    for x in (-3.2, 8.0, 14.2):
        kit.turned([(0.3, 0), (0.3, SOFFIT - 0.28)], (x, y + 0.2, 0), (0, 0, 1), concrete, 48)
kit.block((LEFT - 0.2, -8, 0), (0.2, END + 8, SOFFIT), concrete, 0)
kit.block((LEFT, END, 0), (RIGHT - LEFT, 0.2, SOFFIT), concrete, 0)
for y0, y1 in ((-30, -12.0), (-4.2, -0.8), (1.2, 3.4), (4.6, 6.4), (7.4, 9.0)):  # out of view; between them the sun comes in
    kit.block((RIGHT, y0, 0), (0.3, y1 - y0, SOFFIT), concrete, 0)
for z in (0.5, 1.05):
    scene.rod('rail', (RIGHT - 0.15, -5, z), (RIGHT - 0.15, END, z), 0.024, steel)
for y in np.arange(-4, END, 2.4):
    scene.rod('post', (RIGHT - 0.15, y, 0), (RIGHT - 0.15, y, 1.1), 0.026, steel)

# Hangers all along the run: rods in the slab with a bar across. They carry nothing yet.
RUN, LOW, APART = 2.0, 2.95, 0.52  # the middle of the duct, its lower side, and how far one hanger is off
ys = np.arange(1.25, 16, 1.35)
OFF = ys[1]  # this one hangs APART off


def hanger(x0, x1, y, z):
    """A bar from x0 to x1, its top at z, on a rod near each end."""
    kit.block((x0, y - 0.02, z - 0.041), (x1 - x0, 0.041, 0.041), steel, 0.003)
    for x in (x0 + 0.04, x1 - 0.04):
        scene.rod('rod', (x, y, z - 0.07), (x, y, SOFFIT), 0.008, steel, 10)
        for h in (z - 0.055, z + 0.002):
            scene.rod('nut', (x, y, h), (x, y, h + 0.014), 0.016, steel, 6)
        scene.rod('anchor', (x, y, SOFFIT - 0.014), (x, y, SOFFIT), 0.032, steel, 16)


for y in ys:
    x = RUN - APART if y == OFF else RUN
    hanger(x - 0.5, x + 0.5, y, LOW)
PIPE, HIGH = 1.15, 3.36  # the pipe's middle and lower side
for y in np.arange(1.7, 16, 2.0):
    hanger(PIPE - 0.17, PIPE + 0.17, y, HIGH)

# Light: low sun through the open side, and what water throws back up to the soffit; the town beyond it; cool light from the left.
haze = scene.sky(strength=2.4, glow_at=(0.8, 0.7), dark=(0.02, 0.045, 0.1), blue=(0.07, 0.12, 0.22), warm=(1.3, 0.72, 0.36), far=(0.3, 0.28, 0.32))
scene.sun(direction=-24, elevation=4.6, strength=46, colour=(1.0, 0.64, 0.36), size=0.7)
scene.sun(direction=-32, elevation=-7, strength=24, colour=(1.0, 0.64, 0.36), size=0.5)
blocks = []
for _ in range(70):
    a, r = math.radians(random.uniform(-10, 85)), random.uniform(260, 700)
    blocks.append((r * math.cos(a), r * math.sin(a), random.uniform(14, 40), random.uniform(14, 30), random.uniform(2, 16)))
scene.town(haze, [b for b in blocks if b[0] > 60], 170)
far, g = materials.new('water')
g.end(materials.fade(g, g('ShaderNodeBsdfPrincipled', {'Base Color': (0.3, 0.33, 0.36, 1), 'Roughness': 0.5}).outputs[0], haze, 70))
scene.put('water', [(RIGHT + 1, -400, -9), (900, -400, -9), (900, 900, -9), (RIGHT + 1, 900, -9)], [(0, 1, 2, 3)], far).visible_shadow = False
scene.panel((RIGHT - 0.5, 10, 1.2), (0.8, 36), 70, (1.0, 0.62, 0.34), (-1, -0.25, 0.3))
scene.panel((LEFT + 1, 10, 1.5), (2.4, 26), 420, (0.22, 0.46, 1.0), (1, 0, 0.3))
scene.panel((3, 3, 0.3), (6, 8), 40, (0.22, 0.46, 1.0), (0, 0.2, 1))

# The tablet: a metal frame, black glass around the screen, rubber at the corners.
W, H, RIM, THICK = 0.256, 0.256 * 152 / 236, 0.0085, 0.007
FAR, UP = 0.402, 0.1  # from the lens to the screen, and how far above the lens's axis, as a slope
view = (-0.075, 0.096) if not TALL else (0.0, 0.112)
camera = scene.camera(EYE, (math.sin(YAW), math.cos(YAW), EYE[2]), 35 if not TALL else 42.5, view, focus=FAR, stop=18)
bpy.context.view_layer.update()
place = camera.matrix_world @ Matrix.Translation((0, UP * FAR, -FAR)) @ Euler([math.radians(t) for t in (-5, -9, 0.9)]).to_matrix().to_4x4()


def loft(name, loops, material):
    """A strip through closed lines of equal length, given as (points, z)."""
    n = len(loops[0][0])
    points = [(x, y, z) for line, z in loops for x, y in line]
    thing = scene.put(name, points, [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(loops) - 1) for k in range(n)], material, smooth=True)
    thing.data.auto_smooth_angle = math.radians(30)
    thing.matrix_world = place
    return thing


def outline(out, radius=0.0125):
    """The screen's rectangle, larger by `out` on each side."""
    return kit.rounded(0, 0, W + 2 * out, H + 2 * out, radius, 12)


metal = materials.plain('anodised', (0.36, 0.37, 0.39), 0.26, 1.0)
black = kit.clean('black glass', (0.006, 0.006, 0.007), 0.22, 0.2)
loft('frame', [(outline(RIM - 0.001), -THICK), (outline(RIM), -THICK + 0.001), (outline(RIM), -0.0014), (outline(RIM - 0.0012), -0.0002), (outline(RIM - 0.0015, 0.011), 0)], metal)
loft('bezel', [(outline(RIM - 0.0015, 0.011), 0), (outline(0, 0.0003), 0)], black)
rubber = kit.clean('rubber guard', (0.035, 0.036, 0.038), 0.62, 0.3)
cx, cy = W / 2 + RIM - 0.0125, H / 2 + RIM - 0.0125
arc = [(math.cos(a), math.sin(a)) for a in np.linspace(0, math.pi / 2, 11)]
guard = [(cx - 0.013, cy + 0.0135), *((cx + 0.0141 * c, cy + 0.0141 * s) for c, s in arc[::-1]), (cx + 0.0135, cy - 0.013)]
guard += [(cx + 0.0103, cy - 0.013), *((cx + 0.0095 * c, cy + 0.0095 * s) for c, s in arc), (cx - 0.013, cy + 0.0103)]
for sx in (-1, 1):
    for sy in (-1, 1):
        line = [(sx * x, sy * y) for x, y in guard]
        tablet.plate('guard', line[::-1] if sx * sy > 0 else line, -THICK - 0.001, 0.0012, rubber, 0.0007).matrix_world = place

# The screen is as sharp as a camera's picture, whatever the lens does: each ray goes on as if it came from the lens's middle.
screen, g = materials.new('screen')
at = g('ShaderNodeNewGeometry').outputs
onward = g('ShaderNodeVectorMath', {0: g('ShaderNodeVectorMath', {0: at['Position'], 1: EYE}, operation='SUBTRACT').outputs[0]}, operation='NORMALIZE').outputs[0]
bend = g('ShaderNodeVectorMath', {0: at['Incoming'], 1: g('ShaderNodeVectorMath', {0: onward, 3: 1.45}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
normal = g('ShaderNodeVectorMath', {0: g('ShaderNodeVectorMath', {0: bend, 3: -1.0}, operation='SCALE').outputs[0]}, operation='NORMALIZE').outputs[0]
through = g('ShaderNodeBsdfRefraction', {'Color': (1, 1, 1, 1), 'Roughness': 0.0, 'IOR': 1.45, 'Normal': normal}, distribution='SHARP').outputs[0]
shine = g('ShaderNodeEmission', {0: (0.75, 0.88, 1.0, 1), 1: 0.9}).outputs[0]
side = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeTexCoord').outputs['Object']}).outputs
sheen = g.ramp(g.math('MULTIPLY_ADD', side[1], 0.6, side[0]), -0.02, 0.14, 0.004, 0.05)
g.end(g.blend(sheen, through, shine))
pane = scene.put('pane', [(x, y, -0.0001) for x, y in ((-W / 2, H / 2), (-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2))], [(0, 1, 2, 3)], screen)
pane.matrix_world = place
pane.visible_shadow = pane.visible_diffuse = pane.visible_glossy = False
for x, power, colour in ((0.5, 1.2, (1.0, 0.86, 0.7)), (-0.45, 0.4, (0.75, 0.88, 1.0))):
    scene.panel(tuple(place @ Vector((x, 0.3, 0.2))), (0.3, 0.4), power, colour, tuple(place.to_3x3() @ Vector((-x, -0.3, -0.2))))

# What only the screen shows: the duct, the pipe, and the mark at the hanger that misses.
before = set(bpy.data.objects)
coming = kit.duct([(RUN, 0.4, LOW + 0.21), (RUN, 24, LOW + 0.21)], 0.74, 0.42, steel, 1.2)
coming.append(kit.tube([(PIPE, 0.4, HIGH + 0.09), (PIPE, 24, HIGH + 0.09)], 0.09, steel, sides=32))
tablet.through(coming, [(Vector(EYE), Vector((0, -1, 0)))], 0.0009, 4.1)
end = np.float64((RUN - 0.5 - APART + 0.04, OFF, LOW - 0.02))
kit.ring(end, end - EYE, 0.1, 0.005, mark, 64)
for thing in set(bpy.data.objects) - before:
    thing.visible_camera = thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
scene.render(arguments, bounces=5)
