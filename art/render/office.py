"""Night in an office that is in use: one panel of the ceiling is open, and round it the closed ones let the duct and valve above be seen as model."""
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
random = np.random.default_rng(7)
EYE, CEIL, SLAB = (-1.0, -3.9, 1.15), 2.7, 3.7
X0, X1, Y0, Y1 = -0.6, 2.4, -1.2, 6.0  # where one looks through the ceiling
STEP = 0.6

concrete = materials.concrete(tone=0.8)
carpet = materials.plain('carpet', (0.055, 0.06, 0.068), 1.0)
wall = kit.clean('wall', (0.42, 0.41, 0.39), 0.9)
tile = kit.clean('tile', (0.55, 0.545, 0.53), 0.95)
cloth = kit.clean('dust sheet', (0.62, 0.62, 0.6), 0.9)
any_ = materials.plain('any', (0.5, 0.5, 0.5))
dark = props.dark()

props.room(-7.2, -8, 6.6, 14, SLAB, carpet, wall, concrete, 0.2, 'e')
# Tiles, but for the ones looked through; one lies taken out.
for x in np.arange(-7.2, 6.5, STEP):
    for y in np.arange(-7.8, 13.9, STEP):
        inside = X0 - 0.01 <= x < X1 - 0.01 and Y0 - 0.01 <= y < Y1 - 0.01
        if not inside:
            lamp = abs((x + 7.2) / STEP % 5 - 2) < 0.1 and abs((y + 7.8) / STEP % 4 - 1) < 0.1
            kit.block((x + 0.008, y + 0.008, CEIL), (STEP - 0.016, STEP - 0.016, 0.02), props.look('office lamp', lambda n: materials.glow(n, (1.0, 0.86, 0.68), 2.2)) if lamp and x > -7 and y > 3 else tile, 0.002)
grid = props.plain('grid', (0.3, 0.3, 0.3), 0.6)
for x in np.arange(-7.2, 6.7, STEP):
    kit.block((x - 0.012, -8, CEIL - 0.006), (0.024, (Y0 + 8) if X0 + 0.1 < x < X1 - 0.1 else 22, 0.012), grid, 0)
    if X0 + 0.1 < x < X1 - 0.1:
        kit.block((x - 0.012, Y1, CEIL - 0.006), (0.024, 14 - Y1, 0.012), grid, 0)
lines = [((x, Y0, CEIL), (x, Y1, CEIL)) for x in np.arange(X0, X1 + 0.1, STEP)] + [((X0, y, CEIL), (X1, y, CEIL)) for y in np.arange(Y0, Y1 + 0.1, STEP)]
scene.lines('grid', lines, EYE, 0.0005, materials.glow('grid line', (0.05, 0.45, 0.8), 0.9)).visible_shadow = False
kit.front([((X0, Y0, CEIL - 0.008), (X1, Y0, CEIL - 0.008)), ((X1, Y0, CEIL - 0.008), (X1, Y1, CEIL - 0.008)), ((X1, Y1, CEIL - 0.008), (X0, Y1, CEIL - 0.008)), ((X0, Y1, CEIL - 0.008), (X0, Y0, CEIL - 0.008))], EYE, 0.0016)

parts = kit.duct([(0.1, Y0, 3.22), (0.1, Y1, 3.22)], 0.75, 0.4, any_, 1.2)
for x, r in ((1.1, 0.09), (1.42, 0.09), (1.75, 0.06), (2.0, 0.045)):
    parts.append(kit.tube([(x, Y0, 3.1), (x, Y1, 3.1)], r, any_, sides=18))
parts += kit.valve((1.1, 1.5, 3.1), (0, 1, 0), (0, 0, -1), 0.085, any_, any_)
parts += kit.valve((1.42, 3.4, 3.1), (0, 1, 0), (0, 0, -1), 0.085, any_, any_)
parts += [kit.tube([(0.4, 2.3, 3.22), (2.3, 2.3, 3.22)], 0.14, any_), kit.tube([(0.4, 4.6, 3.22), (2.3, 4.6, 3.22)], 0.14, any_)]
for y in np.arange(Y0 + 0.5, Y1, 1.4):
    parts.append(kit.block((-0.35, y, 2.96), (2.5, 0.04, 0.04), any_, 0))
    for x in (-0.33, 0.55, 2.1):
        parts += kit.quietly([scene.rod('rod', (x, y, 2.98), (x, y, SLAB), 0.008, any_, 6)])
props.model(parts, EYE, 0.0009, 2.6)
mark = materials.glow('mark', (1.0, 0.24, 0.015), 3.0)
kit.ring((1.1, 1.5, 2.84), np.float64((1.1, 1.5, 2.84)) - EYE, 0.27, 0.011, mark, 60)

# Rows of desks, some under sheets; screens; chairs pushed in; a ladder under the valve.


def desk(x, y, covered):
    kit.block((x, y, 0.7), (1.5, 0.75, 0.035), wall, 0.004)
    for dx in (0.05, 1.41):
        kit.block((x + dx, y + 0.05, 0), (0.04, 0.65, 0.7), dark, 0)
    if covered:
        n = 34
        u, v = np.meshgrid(np.linspace(-0.12, 1.62, n), np.linspace(-0.14, 0.89, n), indexing='ij')
        over = np.clip(np.minimum(np.minimum(u, 1.5 - u), np.minimum(v, 0.75 - v)), -0.14, 0)
        z = 0.745 + over * 3.4 + 0.33 * np.exp(-((u - 0.75) / 0.3) ** 2 - ((v - 0.5) / 0.14) ** 2) + 0.012 * np.sin(u * 23 + v * 9) * np.cos(v * 31) + random.normal(0, 0.002, u.shape)
        scene.surface('cover', np.stack([x + u, y + v, z], -1).reshape(-1, 3), n, n, cloth)
    else:
        kit.block((x + 0.45, y + 0.5, 0.86), (0.6, 0.03, 0.36), dark, 0.008)
        kit.block((x + 0.72, y + 0.52, 0.735), (0.06, 0.04, 0.2), dark, 0)
    cx = x + 0.75
    kit.plank(kit.rounded(cx, y - 0.18, 0.5, 0.48, 0.12), 0.44, 0.5, dark, 0.02)
    kit.block((cx - 0.22, y - 0.46, 0.6), (0.44, 0.05, 0.45), dark, 0.02)
    scene.rod('leg', (cx, y - 0.18, 0.08), (cx, y - 0.18, 0.45), 0.03, dark)
    kit.plank(kit.rounded(cx, y - 0.18, 0.55, 0.55, 0.2), 0.05, 0.09, dark)


for j, y in enumerate((-2.6, 0.4, 3.4, 6.4, 9.4)):
    for i, x in enumerate((-6.6, -4.9, 2.9, 4.6)):
        desk(x, y, i < 2 and j < 3 or (i == 2 and j < 2))
props.ladder((1.0, 1.7, 0), 1.9, 0.9, 0.46, 0.2)
scene.box('tile out', (0.3, -0.6, 0.0), (0.58, 0.02, 0.58), tile, 0.002, 0.1).rotation_euler = (-0.25, 0, 0.1)
props.helmet((0.1, 1.0, 0))
kit.block((-0.3, 1.6, 0), (0.5, 0.28, 0.24), props.orange(), 0.02, 0.3)

# The window side: night and the town.
for k in range(13):
    kit.block((6.6, -8 + k * 1.8, 0), (0.1, 0.08, SLAB), dark, 0)
kit.block((6.6, -8, 0), (0.12, 22, 0.5), wall, 0)
kit.block((6.6, -8, CEIL), (0.12, 22, 1.0), wall, 0)
haze = scene.sky(strength=1.1, glow_at=(1.0, 0.2))
blocks = []
for _ in range(110):
    a, r = np.radians(random.uniform(-30, 80)), random.uniform(60, 420)
    blocks.append((EYE[0] + r * np.cos(a), EYE[1] + r * np.sin(a), random.uniform(12, 30), random.uniform(12, 26), random.uniform(-18, 34)))
scene.town(haze, [b for b in blocks if b[0] > 45], 420)
scene.panel((0.9, 2.4, CEIL - 0.1), (2.8, 6.6), 55, (0.1, 0.6, 1.0), (0, 0, -1))
scene.panel((0.9, 2.4, CEIL + 0.1), (2.8, 6.6), 22, (0.1, 0.6, 1.0), (0, 0, 1))
scene.panel((-3.5, 8.5, CEIL - 0.1), (5, 6), 130, (1.0, 0.84, 0.64), (0, 0, -1))
# A work lamp on its stand lights the near part warm.
scene.rod('stand', (-1.9, 0.6, 0), (-1.9, 0.6, 1.75), 0.02, dark)
kit.block((-2.03, 0.5, 1.7), (0.26, 0.1, 0.18), props.orange(), 0.02, 0.6)
scene.panel((-1.85, 0.6, 1.85), (0.25, 0.18), 60, (1.0, 0.72, 0.45), (0.75, 0.1, 0.5))
scene.panel((-1.85, 0.5, 1.7), (0.25, 0.18), 70, (1.0, 0.72, 0.45), (0.6, 0.5, -0.5))
scene.panel((-2.5, -5.5, 2.5), (3, 2), 26, (0.8, 0.88, 1.0), (0.2, 0.6, -1))
scene.camera(EYE, (1.25, 2.6, 1.5), 21, (0.0, 0.19))
scene.render(arguments, bounces=5)
