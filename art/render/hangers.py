"""What a tablet's camera shows below a bare soffit in low sun: a duct and a pipe of the model rest on their hangers; one hanger misses the duct. Only `bench` shows this picture."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import tablet  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
EYE, YAW = (0.0, 0.0, 2.6), math.radians(28)
SOFFIT, END, LEFT, RIGHT = 4.0, 46.0, -9.0, 15.0

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

# Light: low sun through the open side, and what the ground throws back up to the soffit; cool light from the left; haze beyond the rail.
haze = scene.sky(strength=2.4, glow_at=(0.8, 0.7), dark=(0.03, 0.06, 0.11), blue=(0.1, 0.16, 0.26), warm=(0.95, 0.72, 0.5), far=(0.34, 0.4, 0.48))
scene.sun(direction=-24, elevation=4.6, strength=46, colour=(1.0, 0.74, 0.5), size=0.7)
scene.sun(direction=-32, elevation=-7, strength=24, colour=(1.0, 0.76, 0.54), size=0.5)
far, g = materials.new('field')
g.end(materials.fade(g, g('ShaderNodeBsdfPrincipled', {'Base Color': (0.16, 0.18, 0.19, 1), 'Roughness': 0.9}).outputs[0], haze, 120))
scene.put('field', [(RIGHT + 1, -400, -9), (900, -400, -9), (900, 900, -9), (RIGHT + 1, 900, -9)], [(0, 1, 2, 3)], far).visible_shadow = False
scene.panel((RIGHT - 0.5, 10, 1.2), (0.8, 36), 70, (1.0, 0.74, 0.5), (-1, -0.25, 0.3))
scene.panel((LEFT + 1, 10, 1.5), (2.4, 26), 420, (0.4, 0.6, 1.0), (1, 0, 0.3))
scene.panel((3, 3, 0.3), (6, 8), 40, (0.4, 0.6, 1.0), (0, 0.2, 1))

# The model, and the mark at the hanger that misses.
coming = kit.duct([(RUN, 0.4, LOW + 0.21), (RUN, 24, LOW + 0.21)], 0.74, 0.42, steel, 1.2)
coming.append(kit.tube([(PIPE, 0.4, HIGH + 0.09), (PIPE, 24, HIGH + 0.09)], 0.09, steel, sides=32))
tablet.through(coming, [(Vector(EYE), Vector((0, -1, 0)))], 0.0009, 4.1)
end = np.float64((RUN - 0.5 - APART + 0.04, OFF, LOW - 0.02))
kit.ring(end, end - EYE, 0.1, 0.005, mark, 64)
scene.camera(EYE, (math.sin(YAW), math.cos(YAW), EYE[2]), 56.5, (0.025, 0.16))
scene.render(arguments, bounces=5)
