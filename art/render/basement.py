"""A basement without a signal: columns, a ramp up into the day, and a tablet in whose window the pipes of the model stand."""
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

arguments, _ = scene.start()
EYE, HIGH = (1.0, -5.5, 1.6), 3.3

concrete = materials.concrete(tone=0.9)
floor = kit.epoxy((0.13, 0.13, 0.128), 0.25)
any_ = materials.plain('any', (0.5, 0.5, 0.5))

kit.block((-16, -12, -0.2), (26, 50, 0.2), floor, 0)
kit.block((-16, -12, HIGH), (22, 50, 0.3), concrete, 0)
kit.block((-16.2, -12, 0), (0.2, 50, HIGH), concrete, 0)
kit.block((-16, 30, 0), (21.8, 0.3, HIGH), concrete, 0)
kit.block((-16, -12.2, 0), (40, 0.2, HIGH), concrete, 0)
for x in (-11.5, -6.2, -0.9):
    for y in (-1.5, 5.5, 12.5, 19.5, 26.5):
        kit.block((x - 0.3, y - 0.3, 0), (0.6, 0.6, HIGH), concrete, 0.02)
        kit.block((x - 0.302, y - 0.302, 0.2), (0.604, 0.604, 0.9), props.plain('band', (0.5, 0.17, 0.02), 0.6), 0.02)
    kit.block((x - 0.2, -12, HIGH - 0.4), (0.4, 42, 0.42), concrete, 0.01)
for y in (-1.5, 5.5, 12.5, 19.5, 26.5):
    kit.block((-16, y - 0.2, HIGH - 0.4), (22, 0.4, 0.42), concrete, 0.01)
# Parking lines.
for y in np.arange(-6, 28, 2.6):
    kit.block((-14, y, 0.001), (4.6, 0.1, 0.002), props.white(), 0)
# The ramp at the right, between two walls, up to the day.
n = 40
points = [(x, 4 + 22 * k / n, 5.2 * (k / n)) for k in range(n + 1) for x in (4.2, 9.4)]
scene.put('ramp', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], concrete)
kit.block((9.4, -12, 0), (0.3, 50, 7), concrete, 0)
kit.block((3.9, 6.5, 0), (0.3, 32, 7), concrete, 0.02)
kit.block((4.2, -12, HIGH), (5.2, 20.5, 0.3), concrete, 0)
for k in range(9):
    kit.block((4.25, 6.5 + k * 1.2, (2.5 + k * 1.2) * 5.2 / 22 + 0.004), (5.1, 0.06, 0.01), props.dark(), 0)
scene.rod('rail', (4.3, 5, 1.1), (4.3, 24, 1.0 + 20 * 5.2 / 22), 0.025, props.steel())
# Some water by the column, a barrier, a lamp on its stand.
kit.plank([(2.2 + 1.5 * np.cos(a) * (1 + 0.2 * np.sin(3 * a)), 0.6 + 2.2 * np.sin(a) * (1 + 0.15 * np.cos(2 * a))) for a in np.linspace(0, 6.2, 40)], 0.0005, 0.003, kit.clean('puddle', (0.015, 0.015, 0.016), 0.03, 0.5))
scene.stack((-4.6, 2.6, 0), (3.0, 0.12, 0.12), (1, 5, 3), props.steel(), gap=0.02, turn=0.1)

parts = kit.duct([(-3.2, -9, 2.55), (-3.2, 29, 2.55)], 0.9, 0.4, any_) + kit.duct([(-3.2, 8, 2.55), (4, 8, 2.55)], 0.6, 0.3, any_)
for x, r in ((-2.2, 0.11), (-1.85, 0.11), (1.0, 0.08), (1.3, 0.08), (1.55, 0.05), (2.6, 0.14)):
    parts.append(kit.tube([(x, -9, 2.6), (x, 29, 2.6)], r, any_, sides=20))
    for y in np.arange(-4, 28, 3.0):
        parts += kit.flange((x, y, 2.6), (0, 1, 0), r, any_)
for x in (1.0, 2.6):
    parts.append(kit.tube([(x, 10, 2.6), (x, 10, 0.4), (x - 2.5, 10, 0.4)], 0.09, any_, 0.25))
parts += [kit.block((-2.6, 11.0, 0), (2.2, 1.2, 0.2), any_), kit.turned([(0.1, 0), (0.6, 0.05), (0.7, 0.2), (0.7, 1.8), (0.6, 2.0), (0.1, 2.1)], (-1.6, 11.6, 0.2), (0, 0, 1), any_, 36)]
for y in np.arange(-3, 28, 2.8):
    parts.append(kit.block((-2.4, y, 2.44), (5.3, 0.04, 0.04), any_, 0))
    for x in (-2.38, 0.7, 2.86):
        parts += kit.quietly([kit.tube([(x, y, 2.46), (x, y, HIGH)], 0.01, any_, sides=6)])

scene.sky(strength=22, glow_at=(0.3, 1.0), dark=(0.035, 0.075, 0.14), blue=(0.1, 0.16, 0.25), warm=(0.9, 0.75, 0.55), far=(0.3, 0.3, 0.33))
scene.sun(direction=66, elevation=34, strength=22, colour=(1.0, 0.8, 0.58))
scene.panel((6.8, 17, 6.8), (4.5, 14), 1500, (0.8, 0.9, 1.0), (-0.05, -0.5, -1))
scene.lamp((-8.5, 9, 2.5), 260, (1.0, 0.66, 0.36))
scene.lamp((-3.2, 16, 2.5), 200, (1.0, 0.66, 0.36), bulb=False)
scene.lamp((-2.5, -2.0, 2.9), 90, (1.0, 0.7, 0.42), bulb=False)
camera = scene.camera(EYE, (2.2, 6, 1.6), 22, (0.0, 0.02))
planes = tablet.held(tilt=(-2, 6, 2.2), shift=(-0.075, 0.0), far=0.3)
tablet.through(parts, planes, weight=0.0009, shine=2.4)
view = camera.matrix_world
for x, power in ((-0.5, 0.5), (0.35, 0.5)):
    scene.panel(tuple(view @ scene.Vector((x, 0.25, 0.25))), (0.3, 0.3), power * 2.2, (1.0, 0.85, 0.7), tuple(view.to_3x3() @ scene.Vector((-x * 0.6, -0.3, -1))))
scene.render(arguments, bounces=5)
