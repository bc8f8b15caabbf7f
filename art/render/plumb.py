"""A plumb bob over a survey mark on a slab: the line on which the model stands up."""
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

arguments, _ = scene.start()
TALL = scene.said('tall')
EYE = scene.word('eye', (-0.27, -0.66, 0.2))
S = 1.25  # a heavy bob
concrete = materials.concrete(tone=1.0)
brass = materials.plain('brass', (0.62, 0.36, 0.12), 0.24, 1.0)
steel = materials.plain('steel', (0.55, 0.55, 0.56), 0.2, 1.0)
orange, dark = props.orange(), props.dark()
ink = kit.clean('snap line', (0.03, 0.09, 0.3), 0.8)

# The slab and the hall round it.
kit.block((-30, -30, -0.2), (60, 60, 0.2), concrete, 0)
kit.block((-30, -30, 4.2), (60, 60, 0.3), concrete, 0)
for x in (-9, -3, 3.4, 9.4, 15.4):
    for y in (4.5, 10.5, 16.5):
        if (x, y) != (3.4, 4.5):
            kit.block((x - 0.3, y - 0.3, 0), (0.6, 0.6, 4.2), concrete, 0.02)
# The bob: a turned body, a steel point, a knurled cap, its cord.
TIP = 0.012
profile = [(0.0006, 0), (0.007, 0.03), (0.0075, 0.034), (0.012, 0.036), (0.026, 0.075), (0.0325, 0.105), (0.0335, 0.125), (0.031, 0.14), (0.022, 0.15), (0.0125, 0.154), (0.0125, 0.158), (0.0165, 0.16), (0.0165, 0.178), (0.0125, 0.182), (0.005, 0.188), (0.003, 0.196)]
profile = [(r * S, h * S) for r, h in profile]
kit.turned(profile[:3], (0, 0, TIP), (0, 0, 1), steel, 56)
kit.turned(profile[3:], (0, 0, TIP), (0, 0, 1), brass, 72).data.auto_smooth_angle = math.radians(40)
for k in range(40):
    a = 2 * math.pi * k / 40
    scene.rod('knurl', (0.0167 * S * math.cos(a), 0.0167 * S * math.sin(a), TIP + 0.161 * S), (0.0167 * S * math.cos(a + 0.1), 0.0167 * S * math.sin(a + 0.1), TIP + 0.177 * S), 0.0009, brass, 6)
for z in (0.088, 0.118):
    kit.ring((0, 0, TIP + z * S), (0, 0, 1), (0.0295 if z < 0.1 else 0.0338) * S, 0.0007, steel, 72)
scene.rod('cord', (0, 0, TIP + 0.19 * S), (0, 0, 4.2), 0.0012, orange, 8)
# The mark: a nail in a disc, two snapped lines, a sprayed triangle.
kit.turned([(0.0, 0.0005), (0.004, 0.0005), (0.016, 0.003), (0.018, 0.0)], (0, 0, 0.0001), (0, 0, 1), steel, 48)
for k in range(-3, 4):
    kit.block((-30, -0.001 + 2.4 * k, 0.0002), (60, 0.002, 0.0003), ink, 0)
    kit.block((-0.001 + 2.4 * k, -30, 0.0002), (0.002, 60, 0.0003), ink, 0)
spray = kit.clean('spray', (0.75, 0.14, 0.01), 0.8)
tri = [(-0.1, 0.07), (-0.02, 0.07), (-0.06, 0.14)]
for k in range(3):
    a, b = np.float64(tri[k]), np.float64(tri[(k + 1) % 3])
    w = (b - a) / np.linalg.norm(b - a)
    n = np.float64([-w[1], w[0]]) * 0.004
    kit.plank([tuple(a - n - w * 0.003), tuple(b - n + w * 0.003), tuple(b + n + w * 0.003), tuple(a + n - w * 0.003)], 0.0001, 0.0006, spray)

# What stands up from the lines: a wall, its stud frame and pipes, as model, from the mark to the right.
any_ = materials.plain('any', (0.5, 0.5, 0.5))
parts = []
for x in np.arange(0.16, 4.3, 0.6):
    stud = kit.block((x, -0.05, 0), (0.05, 0.1, 2.7), any_, 0)
    stud['model'] = 'veil'
    parts.append(stud)
for z in (0.0, 1.3, 2.65):
    parts.append(kit.block((0.16, -0.05, z), (4.1, 0.1, 0.05), any_, 0))
    parts[-1]['model'] = 'veil'
for x in (0.34, 0.46):
    parts.append(kit.tube([(x, 0, 0), (x, 0, 0.55), (x + 1.6, 0, 0.55), (x + 1.6, 0, 2.7)], 0.016, any_, 0.06, 18))
parts.append(kit.tube([(0.92, 0, 0), (0.92, 0, 0.3), (2.7, 0, 0.34), (2.7, 0, 2.7)], 0.05, any_, 0.12, 24))
box_ = kit.block((0.66, -0.06, 0.28), (0.16, 0.06, 0.08), any_, 0)
parts.append(box_)
props.model(parts, EYE, 0.0011, 1.6)
board = scene.put('board', [(0.16, 0.052, 0), (4.25, 0.052, 0), (4.25, 0.052, 2.7), (0.16, 0.052, 2.7)], [(0, 1, 2, 3)], materials.ghost('board', 0.05, 0.1))
board.visible_shadow = False
kit.front([((0.019, 0, 0.002), (4.25, 0, 0.002))], EYE, 0.0014)

# On the slab: a folding rule, a pencil, gloves' place taken by a helmet far behind, a tripod out of focus.
for k, (a, b) in enumerate((((-0.5, 0.28), (-0.28, 0.3)), ((-0.28, 0.3), (-0.08, 0.24)))):
    d = np.float64(b) - a
    kit.block((*a, 0.0005 + 0.004 * k), (float(np.hypot(*d)), 0.016, 0.0035), props.plain('rule', (0.7, 0.56, 0.16), 0.5), 0.001, math.atan2(d[1], d[0]))
scene.rod('pencil', (-0.34, 0.02, 0.005), (-0.2, -0.03, 0.005), 0.0042, spray, 6)
scene.total_station((-1.0, 3.4, 0.03), 0.6)
scene.stack((-2.4, 6.2, 0), (0.5, 0.25, 0.24), (3, 3, 4), materials.plain('block', (0.3, 0.29, 0.27), 0.95), turn=0.1)
props.ladder((4.6, 7.2, 0), 2.4, 1.2, 0.6, 0.5)
scene.stack((1.2, 9.0, 0), (3.6, 0.22, 0.05), (1, 4, 6), materials.timber(), turn=-0.1)

scene.sky(strength=6, glow_at=(0.5, 1.0), dark=(0.03, 0.06, 0.12), blue=(0.07, 0.12, 0.2), warm=(1.1, 0.6, 0.3), far=(0.22, 0.22, 0.25))
scene.sun(direction=74, elevation=8, strength=16, colour=(1.0, 0.58, 0.3), size=0.7)
scene.panel((-0.7, -0.5, 0.5), (0.3, 0.5), 2.6, (1.0, 0.86, 0.7), (1, 0.7, -0.4))
bpy.data.objects['panel'].visible_glossy = True  # the brass mirrors it
scene.panel((1.2, -0.3, 0.8), (1.6, 1.0), 4, (0.1, 0.6, 1.0), (-0.4, 0.2, -0.6))
if TALL:
    scene.camera(EYE, (0.035, 0.0, 0.15), 40, (0, 0.03), level=False, focus=float(np.linalg.norm(np.float64(EYE) - (0, 0, 0.12))), stop=5.6)
else:
    scene.camera(EYE, (-0.075, 0.0, 0.105), 34, (0, 0), level=False, focus=float(np.linalg.norm(np.float64(EYE) - (0, 0, 0.12))), stop=5.6)
scene.render(arguments, bounces=5)
