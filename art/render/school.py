"""A school's corridor in the morning: its ceiling is closed on the left; in the open half one pipe hangs below the grid, and the model shows it a hand's width higher."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, random = np.float64((-0.2, 0, 1.45)), np.random.default_rng(3)
WIDE, NEAR, FAR, CEILING, HIGH, STEP = 1.8, -2.4, 18.0, 2.7, 3.9, 0.6  # half the corridor's width, its ends, heights, the ceiling's grid
SILL, HEAD, WINDOW, DOOR = 0.9, 2.5, 2.5, 1.0
ACROSS, LOW, PLACE, RADIUS = 2.95, 2.59, 2.83, 0.07  # the pipe: how far away, where it hangs, where it should, its radius

concrete, zinc, dark = materials.concrete(tone=0.95), materials.plain('zinc', (0.47, 0.475, 0.48), 0.36, 0.7), props.dark()
clad, bare = materials.plain('cladding', (0.55, 0.545, 0.53), 0.34, 0.35), materials.plain('steel pipe', (0.3, 0.305, 0.31), 0.4, 0.45)
wall, dado, raw = kit.clean('paint', (0.66, 0.64, 0.6), 0.85), kit.clean('dado', (0.3, 0.36, 0.33), 0.4), materials.plain('plaster', (0.4, 0.385, 0.36), 0.95)
tiles = [kit.clean(f'tile {k}', (0.62 + k / 50, 0.61 + k / 50, 0.59 + k / 50), 0.95, 0.05) for k in range(4)]
grid, frame = props.plain('grid', (0.6, 0.6, 0.59), 0.4), kit.clean('frame', (0.42, 0.42, 0.41), 0.45)
oak = kit.wood('oak', (0.16, 0.09, 0.045), (0.3, 0.19, 0.1), 0.42, (9, 9, 0.5))

# --- the shell: windows left, classroom doors right, a window at the end ---
kit.block((-WIDE, NEAR, -0.2), (2 * WIDE, FAR - NEAR, 0.2), kit.clean('floor', (0.34, 0.32, 0.29), 0.24, 0.45), 0)
kit.block((-WIDE - 0.2, NEAR, HIGH), (2 * WIDE + 0.4, FAR - NEAR, 0.25), concrete, 0)
for y in np.arange(1.4, FAR, 4.8):
    kit.block((-WIDE, y, HIGH - 0.35), (2 * WIDE, 0.35, 0.36), concrete, 0.012)


def upright(x, y0, y1, z0, z1):
    """A piece of a long wall: dado, paint, and bare plaster above the ceiling."""
    for low, high, skin in ((0, 1.2, dado), (1.2, CEILING + 0.04, wall), (CEILING + 0.04, HIGH, raw)):
        a, b = max(z0, low), min(z1, high)
        if a < b:
            kit.block((x, y0, a), (0.2, y1 - y0, b - a), skin, 0)


def opening(x, y, wide, low, high):
    """The wall below and above an opening, and its frame."""
    upright(x, y, y + wide, 0, low)
    upright(x, y, y + wide, high, HIGH)
    for at, size in (((y, low), (0.06, high - low)), ((y + wide - 0.06, low), (0.06, high - low)), ((y + 0.06, low), (wide - 0.12, 0.05)), ((y + 0.06, high - 0.06), (wide - 0.12, 0.06))):
        kit.block((x - 0.01, *at), (0.22, *size), frame, 0.004)


for x, first, step, wide, low, high in ((-WIDE - 0.2, -1.6, 3.0, WINDOW, SILL, HEAD), (WIDE, 4.6, 4.2, DOOR, 0, 2.15)):
    end = NEAR
    for y in np.arange(first, FAR - wide, step):
        upright(x, end, y, 0, HIGH)
        opening(x, y, wide, low, high)
        if low:
            kit.block((x + 0.06, y + wide / 2 - 0.03, low), (0.07, 0.06, high - low), frame, 0.004)
            kit.block((x + 0.16, y, low - 0.03), (0.1, wide, 0.03), frame, 0.004)
        else:
            kit.block((x + 0.05, y + 0.06, 0.01), (0.05, wide - 0.12, 2.08), oak, 0.003)
            kit.block((x + 0.045, y + 0.66, 1.2), (0.06, 0.14, 0.7), props.plain('door glass', (0.05, 0.055, 0.06), 0.08), 0.002)
            kit.block((x - 0.006, y - 0.45, 1.55), (0.008, 0.3, 0.2), frame, 0.002)
        end = y + wide
    upright(x, end, FAR, 0, HIGH)
kit.block((WIDE - 0.02, 6.1, 1.3), (0.03, 2.1, 0.9), oak, 0.004)
for k in range(10):  # children's drawings on a board
    kit.block((WIDE - 0.024, 6.2 + 0.4 * (k % 5), 1.36 + 0.42 * (k // 5)), (0.005, 0.3, 0.36), kit.clean(f'drawing {k}', random.uniform((0.4, 0.35, 0.25), (0.75, 0.7, 0.6))), 0)
kit.block((-WIDE, FAR, 0), (2 * WIDE, 0.2, SILL), dado, 0)
kit.block((-WIDE, FAR, HEAD), (2 * WIDE, 0.2, HIGH - HEAD), wall, 0)
for x in (-WIDE, -0.63, 0.57, WIDE - 0.06):
    kit.block((x, FAR, SILL), (0.06, 0.1, HEAD - SILL), frame, 0.003)
kit.block((-WIDE, NEAR, 0), (2 * WIDE, 0.1, HIGH), wall, 0)

# --- the ceiling: tiles and lamps left, only the grid and its wires right ---
lens = kit.clean('lens of a lamp', (0.5, 0.5, 0.49), 0.2, 0.5)
xs, ys = np.arange(-WIDE, WIDE - 0.01, STEP), np.arange(NEAR, FAR - 0.01, STEP)
for i, x in enumerate(xs[:3]):
    for j, y in enumerate(ys):
        lamp, outlet = i == 1 and j % 4 == 1, i == 2 and j % 6 == 4
        gap = 0.03 if lamp else 0.01
        kit.block((x + gap, y + gap, CEILING), (STEP - 2 * gap, STEP - 2 * gap, 0.02), lens if lamp else random.choice(tiles), 0.003)
        for k in range(8 if outlet else 0):
            kit.block((x + 0.06 + 0.06 * k, y + 0.05, CEILING - 0.004), (0.03, STEP - 0.1, 0.005), dark, 0)
for x in (*xs, WIDE - 0.012):
    kit.block((x - 0.012, NEAR, CEILING - 0.004), (0.024, FAR - NEAR, 0.006), grid, 0)
    kit.block((x - 0.001, NEAR, CEILING), (0.002, FAR - NEAR, 0.035), grid, 0)
for y in ys:
    kit.block((-WIDE, y - 0.012, CEILING - 0.005), (2 * WIDE, 0.024, 0.006), grid, 0)
    kit.block((0, y - 0.001, CEILING), (WIDE, 0.002, 0.035), grid, 0)
scene.lines('wires', [((x, y, CEILING + 0.03), (x, y, HIGH)) for x in xs[3:] for y in ys[1::2]], EYE, 0.0005, zinc)

# --- above it: duct, pipes, tray, and the pipe that crosses too low ---
kit.duct([(1.2, NEAR, 3.36), (1.2, FAR, 3.36)], 0.8, 0.36, zinc, 1.2)
for x, z, r, skin in ((0.3, 3.28, 0.09, clad), (0.58, 3.34, 0.06, bare)):
    kit.tube([(x, NEAR, z), (x, FAR, z)], r, skin, sides=26)
for x, dx, dz in ((-0.25, 0.36, 0.01), (-0.25, 0.012, 0.08), (0.1, 0.012, 0.08)):
    kit.block((x, NEAR, 3.5), (dx, FAR - NEAR, dz), zinc, 0)
for y in np.arange(-1.0, FAR, 1.5):
    for a, b, z in ((0.16, 0.7, 3.13), (0.72, 1.68, 3.13)):
        kit.block((a, y, z), (b - a, 0.041, 0.041), zinc, 0)
        for x in (a + 0.02, b - 0.02):
            scene.rod('rod', (x, y + 0.02, z - 0.05), (x, y + 0.02, HIGH), 0.0085, zinc, 8)


def across(z, radius, skin):
    return kit.tube([(WIDE + 0.1, ACROSS, z), (0.3, ACROSS, z), (0.3, ACROSS, 3.28)], radius, skin, 0.16, 40)


across(LOW, RADIUS, kit.clean('jacket', (0.66, 0.655, 0.64), 0.38, 0.5))
for x in (0.62, 1.5):
    kit.turned([(RADIUS, -0.018), (RADIUS + 0.007, -0.018), (RADIUS + 0.007, 0.018), (RADIUS, 0.018)], (x, ACROSS, LOW), (1, 0, 0), zinc, 40)
    scene.rod('rod', (x, ACROSS, LOW + RADIUS), (x, ACROSS, HIGH), 0.007, zinc, 10)
kit.turned([(RADIUS, 0), (RADIUS + 0.035, 0), (RADIUS + 0.035, 0.012), (RADIUS, 0.012)], (WIDE - 0.012, ACROSS, LOW), (1, 0, 0), zinc, 40)
props.model([across(PLACE, RADIUS - 0.002, bare)], EYE, 0.0009, 3.1)
view = np.float64((0.82, ACROSS - 0.1, (LOW + PLACE) / 2)) - EYE
view /= np.linalg.norm(view)
mark = kit.ring(EYE + view * 1.3, view, 0.108, 0.0042, materials.glow('mark', (1.0, 0.24, 0.015), 1.5), 96)
mark.visible_shadow = mark.visible_glossy = mark.visible_diffuse = False

# --- light: low sun through the windows, what the ground outside throws up ---
haze = scene.sky(strength=9, glow_at=(-1.0, 0.5), dark=(0.07, 0.11, 0.18), blue=(0.14, 0.2, 0.28), warm=(0.9, 0.7, 0.5), far=(0.34, 0.36, 0.38))
scene.town(haze, [(-46, -10 + 27 * k, 12, 20, 3.5 + k % 3) for k in range(6)] + [(-26, 105, 60, 12, 4)], 300)
kit.block((-220, -60, -4.2), (440, 420, 0.2), kit.clean('yard', (0.13, 0.125, 0.09), 0.95), 0)
scene.sun(direction=152, elevation=7.5, strength=52, colour=(1.0, 0.74, 0.48), size=0.7)
for y in np.arange(1.4, FAR - 2, 3.0):
    scene.panel((-WIDE - 0.05, y + WINDOW / 2, 1.5), (WINDOW, 1.2), 42, (1.0, 0.9, 0.77), (1, 0, 0.5))
for y in (2.6, 8.0):  # what the floor throws up to the open half
    scene.panel((-0.4, y, 0.9), (1.0, 4.4), 58, (1.0, 0.87, 0.7), (0.6, 0, 0.8))
scene.panel((0.4, -1.6, 1.0), (2.4, 1.4), 20, (0.86, 0.93, 1.0), (0.1, 1, 0.5))
scene.camera(EYE, EYE + (0, 6, 0), 44, (0.37, 0.47))
scene.render(arguments, bounces=5)
