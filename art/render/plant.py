"""A plant room: pumps, valves, headers, a duct, a cabinet; beyond the cut the pipework goes on as model, and small sensors send."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
HIGH, BACK = 4.2, 3.6
EYE, CUT = scene.word('eye', (-1.5, -5.5, 1.6)), scene.word('cut', 2.55)
CLOSE = scene.said('close')  # beside one pump, in cool light, its value in a flag above it

concrete = materials.concrete(tone=0.95)
floor = kit.epoxy((0.15, 0.15, 0.145))
clad = materials.plain('cladding', (0.5, 0.49, 0.47), 0.38, 0.3)
zinc = materials.plain('zinc', (0.42, 0.425, 0.43), 0.45, 0.45)
iron = materials.plain('iron', (0.05, 0.055, 0.065), 0.45)
paint = materials.plain('paint', (0.085, 0.095, 0.11), 0.4)
orange = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.42)
cabinet = materials.plain('cabinet', (0.33, 0.33, 0.32), 0.45)
dark = materials.plain('rubber', (0.02, 0.02, 0.022), 0.5)

kit.block((-9, -7.5, -0.2), (22, 12, 0.2), floor, 0)
kit.block((-9, BACK, 0), (22, 0.3, HIGH), concrete, 0)
kit.block((-9, -7.5, HIGH), (22, 12, 0.3), concrete, 0)
for x in (-3.9, 1.2, 6.3):
    kit.block((x - 0.2, -7.5, HIGH - 0.35), (0.4, 11.2, 0.36), concrete, 0.015)
kit.block((-3.05, 0.1, 0), (0.5, 0.5, HIGH), concrete, 0.02)
kit.block((-9.3, -7.5, 0), (0.3, 12, HIGH), concrete, 0)
kit.block((12.7, -7.5, 0), (0.3, 12, HIGH), concrete, 0)
# The wall behind the camera lets the evening sun in through a few tall windows.
for x, wide in ((-9, 12.6), (5.3, 0.14), (6.8, 0.14), (8.3, 0.14), (9.6, 3.5)):
    kit.block((x, -7.6, 0), (wide, 0.2, HIGH), concrete, 0)
kit.block((-9, -7.6, 0), (22, 0.2, 1.2), concrete, 0)


def pump(x):
    y = 0.1
    parts = [kit.block((x - 0.42, y - 0.25, 0), (0.84, 1.65, 0.2), concrete, 0.012)]
    parts += [kit.block((x - 0.25, y - 0.1, 0.2), (0.5, 1.2, 0.1), paint)]
    z = 0.72
    fins = [(0.1, 0), (0.19, 0.02), (0.205, 0.06)]
    for k in range(9):
        s = 0.1 + k * 0.052
        fins += [(0.175, s), (0.21, s + 0.004), (0.21, s + 0.022), (0.175, s + 0.026)]
    fins += [(0.205, 0.6), (0.16, 0.63)]
    parts += [kit.turned(fins, (x, y - 0.12, z), (0, 1, 0), paint, 32, quiet=True)]
    parts += [kit.block((x - 0.09, y + 0.1, z + 0.17), (0.18, 0.2, 0.13), paint)]
    parts += [kit.block((x - 0.15, y - 0.02, 0.3), (0.3, 0.42, 0.25), paint)]
    parts += [kit.turned([(0.12, 0), (0.12, 0.2)], (x, y + 0.5, z), (0, 1, 0), orange, 24)]
    parts += [kit.turned([(0.16, 0), (0.3, 0.04), (0.335, 0.1), (0.335, 0.17), (0.3, 0.23), (0.16, 0.28)], (x, y + 0.7, z), (0, 1, 0), iron, 36)]
    parts += [kit.block((x - 0.14, y + 0.74, 0.3), (0.28, 0.2, 0.2), iron)]
    r, up, deep = 0.085, y + 0.84, y + 1.95
    # Delivery: up, over a check valve and a gate valve, into the upper header.
    parts += kit.flange((x + 0.16, up, 1.12), (0, 0, 1), r, iron)
    parts += [kit.tube([(x + 0.16, up, 0.8), (x + 0.16, up, 3.05), (x + 0.16, 1.75, 3.05)], r, clad, 0.2)]
    parts += [kit.turned([(r, 0), (r * 1.5, 0.1), (r * 1.5, 0.2), (r, 0.3)], (x + 0.16, up, 1.3), (0, 0, 1), iron)]
    parts += kit.flange((x + 0.16, up, 1.27), (0, 0, 1), r, iron) + kit.flange((x + 0.16, up, 1.63), (0, 0, 1), r, iron)
    parts += kit.valve((x + 0.16, up, 2.05), (0, 0, 1), (0, -1, 0), r, iron, orange)
    # Suction: from the lower header down and forward into the volute.
    parts += [kit.tube([(x - 0.3, deep, 2.5), (x - 0.3, deep, z), (x - 0.3, y + 1.2, z), (x, y + 1.2, z), (x, y + 0.95, z)], r * 1.1, clad, 0.14)]
    parts += kit.valve((x - 0.3, deep, 1.55), (0, 0, 1), (0, -1, 0), r * 1.1, iron, orange)
    # A gauge.
    parts += [kit.turned([(0.055, 0), (0.055, 0.035)], (x + 0.16, up - 0.16, 2.6), (0, -1, 0), cabinet, 24), scene.rod('stem', (x + 0.16, up, 2.6), (x + 0.16, up - 0.16, 2.6), 0.012, iron)]
    return parts


parts = []
for x in (-0.05, 1.6, 3.45, 5.15, 6.85):
    parts += pump(x)
for y, z, r in ((1.75, 3.05, 0.15), (2.05, 2.5, 0.16)):
    parts.append(kit.tube([(-2.1, y, z), (12.6, y, z)], r, clad, sides=28))
    parts += kit.flange((-2.1, y, z), (1, 0, 0), r, iron)
    for x in (0.75, 2.3, 4.3, 6.0, 7.7):
        parts += kit.flange((x, y, z), (1, 0, 0), r, iron)
for x in (-1.2, 0.95, 3.1, 5.2, 7.3):
    for y in (1.5, 2.3):
        parts += kit.quietly([scene.rod('hanger', (x, y, 2.25), (x, y, HIGH), 0.009, zinc, 6)])
    parts.append(kit.block((x - 0.025, 1.42, 2.28), (0.05, 0.96, 0.05), zinc))
parts += kit.duct([(-7, 0.35, 3.52), (12.6, 0.35, 3.52)], 0.95, 0.48, zinc)
parts += kit.duct([(0.6, -0.1, 3.52), (0.6, -5, 3.52)], 0.5, 0.3, zinc)
for y, r in ((3.35, 0.04), (3.22, 0.04), (3.08, 0.03)):
    parts.append(kit.tube([(-6, y, 3.62), (12.6, y, 3.62)], r, clad, sides=14))
tank = [(0.1, 0), (0.4, 0.03), (0.55, 0.16), (0.55, 2.1), (0.4, 2.23), (0.1, 2.28)]
for x in (8.35, 9.8):
    parts.append(kit.turned(tank, (x, 2.5, 0.25), (0, 0, 1), clad, 40))
    parts.append(kit.tube([(x, 2.5, 2.5), (x, 2.5, 3.05), (x, 1.75, 3.05)], 0.07, clad, 0.15))
kit.meet(parts, (CUT, 0, 0), (1, 0, 0), EYE, weight=0.00062)
kit.front([((CUT, -3.4, 0.004), (CUT, BACK - 0.006, 0.004)), ((CUT, BACK - 0.006, 0), (CUT, BACK - 0.006, HIGH)), ((CUT, BACK, HIGH - 0.006), (CUT, -3.4, HIGH - 0.006))], EYE, 0.0008)

# The cabinet, its lamps, and conduit above it.
for k in range(2):
    kit.block((-2.35 + k * 0.72, 3.12, 0.1), (0.71, 0.46, 2.0), cabinet, 0.01)
    kit.block((-1.76 + k * 0.72, 3.1, 1.05), (0.03, 0.03, 0.22), dark)
kit.block((-2.35, 3.14, 0), (1.43, 0.4, 0.1), dark)
kit.block((-2.2, 3.1, 1.5), (0.4, 0.03, 0.24), dark)
for k, colour in enumerate(((0.1, 0.9, 0.3), (1.0, 0.5, 0.1))):
    kit.turned([(0.016, 0), (0.016, 0.02)], (-1.45 + k * 0.09, 3.12, 1.66), (0, -1, 0), materials.glow(f'led{k}', colour, 2.5), 14)
for x in (-2.1, -1.9, -1.3):
    kit.tube([(x, 3.5, 2.1), (x, 3.5, 3.6)], 0.025, zinc, sides=10)
kit.block((-4.6, 2.9, 0), (0.9, 0.5, 0.5), paint)

if CLOSE:
    flag = materials.glow('flag', (0.12, 0.72, 1.0), 2.2)
    pole, top = np.float64([-0.05, 0.0, 0.98]), 1.62
    pairs = [(pole, (pole[0], pole[1], top)), *(((pole[0] + a, pole[1], top + b), (pole[0] + c, pole[1], top + d)) for a, b, c, d in ((0, 0, -0.62, 0), (-0.62, 0, -0.62, 0.34), (-0.62, 0.34, 0, 0.34), (0, 0.34, 0, 0)))]
    course = [(pole[0] - 0.57 + 0.035 * k, pole[1] - 0.004, top + 0.1 + 0.05 * math.sin(k * 0.9) + 0.012 * k) for k in range(15)]
    scene.lines('flag', pairs, EYE, 0.0016, flag)
    scene.lines('course', list(zip(course, course[1:])), EYE, 0.0016, materials.glow('course', (1.0, 0.24, 0.015), 3.0))
    scene.put('flag', [(pole[0] - 0.62, pole[1], top), (pole[0], pole[1], top), (pole[0], pole[1], top + 0.34), (pole[0] - 0.62, pole[1], top + 0.34)], [(0, 1, 2, 3)], materials.ghost('flag body', 0.3, 0.4))
for at, way in (((-0.05, 0.1, 0.94), (0, -0.3, 1)), ((1.76, 0.83, 2.72), (0, -1, 0)), ((-1.35, 1.89, 2.5), (0, -1, 0)), ((-0.55, -0.13, 3.5), (0, -1, 0))):
    kit.sensor(at, way, EYE, 0.045)

scene.sky(strength=1.5, glow_at=(0.7, -0.7))
if not CLOSE:
    scene.sun(direction=-52, elevation=9, strength=15, colour=(1.0, 0.6, 0.32), size=0.8)
for x, power in ((0.3, 150), (5.5, 50)):
    scene.panel((x, -1.2, HIGH - 0.4), (1.6, 0.3), power * (1.5 if CLOSE else 1), (0.86, 0.93, 1.0) if CLOSE else kit.WARM, (0, 0.15, -1))
scene.panel((6.2, -0.4, 2.0), (5, 2.5), 55, (0.1, 0.6, 1.0), (-0.5, 0.8, -0.1))
scene.camera(EYE, scene.word('target', (2.05, 3.0, 1.6)), scene.word('lens', 26), (0, scene.word('rise', 0.055)))
scene.render(arguments, bounces=5)
