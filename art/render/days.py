"""One corridor from one viewpoint on three days: with its hangers (`open`), with services (`mounted`), and finished (`closed`), where the model shows what is above the ceiling."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
DAY = next(day for day in ('open', 'mounted', 'closed') if scene.said(day))
EYE, HIGH, CEILING, WIDE, LONG, BACK = (-0.12, -2.4, 1.5), 3.55, 2.55, 2.6, 21.0, -4.0
SEEN = (-0.6, 7.5)  # where the closed ceiling shows the model
OPEN = 1.4  # the door that stands open on the last day
random = np.random.default_rng(12)
done = DAY == 'closed'
left, right = -WIDE / 2, WIDE / 2

concrete = materials.concrete(tone=0.95)


def blockwork(painted):
    """Blocks in courses along y, bare or painted."""
    material, g = materials.new('blockwork')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    way = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    flat = g('ShaderNodeCombineXYZ', {0: way[1], 1: way[2]}).outputs[0]
    tones = ((0.6, 0.59, 0.56, 1), (0.58, 0.57, 0.54, 1), (0.5, 0.49, 0.465, 1)) if painted else ((0.33, 0.315, 0.29, 1), (0.26, 0.25, 0.235, 1), (0.42, 0.41, 0.39, 1))
    courses = g('ShaderNodeTexBrick', {'Vector': flat, 'Color1': tones[0], 'Color2': tones[1], 'Mortar': tones[2], 'Scale': 1.0, 'Mortar Size': 0.006, 'Brick Width': 0.4, 'Row Height': 0.2})
    wear = g.ramp(g.noise(at, 2.0, 7, 0.65), 0.3, 0.75, 0.72, 1.1)
    tone = g.mix(1.0, courses.outputs[0], g('ShaderNodeCombineRGB', {0: wear, 1: wear, 2: wear}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.6, 'Distance': 0.01, 'Height': g.math('SUBTRACT', g.math('MULTIPLY', g.noise(at, 30.0, 5), 0.3), courses.outputs[1])}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.15, 'Normal': bump}).outputs[0])
    return material


wall = blockwork(done)
ground = kit.epoxy((0.3, 0.3, 0.29), 0.4) if done else concrete
zinc = materials.plain('zinc', (0.46, 0.465, 0.47), 0.4, 0.55)
red = materials.plain('sprinkler pipe', (0.32, 0.03, 0.02), 0.45)
clad = materials.plain('cladding', (0.52, 0.51, 0.49), 0.38, 0.3)
oak, white, dark, orange = kit.wood(), props.white(), props.dark(), props.orange()

# --- the shell ---
kit.block((left - 3, BACK, -0.2), (WIDE + 6, LONG - BACK, 0.2), ground, 0)
kit.block((left - 3, BACK, HIGH), (WIDE + 6, LONG - BACK, 0.25), concrete, 0)
for y in np.arange(-1.0, LONG, 4.0):
    kit.block((left - 3, y, HIGH - 0.3), (WIDE + 6, 0.35, 0.31), concrete, 0.012)
doors = {-1: (1.4, 6.2, 11.0, 15.8), 1: (3.2, 8.2, 13.2)}
for side, openings in doors.items():
    x = left - 0.2 if side < 0 else right
    y = BACK
    for at in (*openings, LONG):
        kit.block((x, y, 0), (0.2, at - y, HIGH), wall, 0)
        y = at + 1.1
    for at in openings:
        kit.block((x, at, 2.1), (0.2, 1.1, HIGH - 2.1), wall, 0)
        if done:
            face = x + 0.2 if side < 0 else x
            if at != OPEN:
                kit.block((face - 0.05, at + 0.05, 0.005), (0.1, 1.0, 2.06), oak, 0.003)
                kit.block((face - 0.03 + 0.07 * -side, at + 0.14, 1.02), (0.06, 0.13, 0.02), zinc, 0.004)
            for s in (0, 1.04):
                kit.block((face - 0.07, at + s, 0), (0.14, 0.06, 2.1), dark, 0.003)
            kit.block((face - 0.07, at, 2.06), (0.14, 1.1, 0.06), dark, 0.003)
# A window ends the corridor; a thin frame divides it.
kit.block((left - 0.2, LONG, 0), (WIDE + 0.4, 0.2, 0.9), wall, 0)
kit.block((left - 0.2, LONG, 2.5), (WIDE + 0.4, 0.2, HIGH - 2.5), wall, 0)
for x in (left, 0, right):
    kit.block((x - 0.04, LONG + 0.05, 0.9), (0.08, 0.08, 1.6), dark, 0)

# --- above the ceiling ---


def hangers():
    parts = []
    for y in np.arange(-1.8, LONG, 1.4):
        for a, b, z in ((-1.12, -0.18, 2.84), (0.02, 0.62, 2.98), (0.72, 1.16, 2.9)):
            parts.append(kit.block((a, y - 0.021, z), (b - a, 0.042, 0.042), zinc, 0))
            for x in (a + 0.03, b - 0.03):
                parts += kit.quietly([scene.rod('rod', (x, y, z - 0.04), (x, y, HIGH), 0.0085, zinc, 8)])
    return parts


def services():
    parts = kit.duct([(-0.65, -3.2, 3.06), (-0.65, LONG - 0.5, 3.06)], 0.8, 0.34, zinc, 1.4)
    for x, r, skin in ((0.14, 0.075, clad), (0.34, 0.075, clad), (0.52, 0.04, red)):
        parts.append(kit.tube([(x, -3.2, 3.025 + r), (x, LONG - 0.5, 3.025 + r)], r, skin, sides=22))
    for u, v, dx, dz in ((0.74, 2.945, 0.4, 0.012), (0.74, 2.945, 0.012, 0.08), (1.128, 2.945, 0.012, 0.08)):
        tray = kit.block((u, -3.2, v), (dx, LONG + 2.7, dz), zinc, 0)
        tray['model'] = 'duct'
        parts.append(tray)
    for k in range(7):
        parts += kit.quietly([kit.tube([(0.79 + 0.05 * k, -3.2, 2.975), (0.79 + 0.05 * k, LONG - 0.5, 2.975)], 0.017, dark if k % 3 else orange, sides=8)])
    for y in np.arange(0.7, LONG - 1, 2.8):
        parts.append(kit.tube([(-0.25, y, 3.02), (0.06, y, 3.02)], 0.1, zinc, sides=20))
        parts.append(scene.rod('drop', (0.52, y + 0.8, 3.06), (0.52, y + 0.8, 2.6), 0.014, red, 10))
    return parts


if not done:
    hangers()
    # Sleeves through the walls, ready for what will branch off.
    for side, x in ((-1, left), (1, right)):
        for at in doors[side]:
            kit.turned([(0.1, -0.03), (0.12, -0.03), (0.12, 0.03), (0.1, 0.03)], (x, at - 0.55, 2.98), (1, 0, 0), orange)
            kit.turned([(0.1, 0), (0.1, 0.005)], (x - 0.01 * side, at - 0.55, 2.98), (-side, 0, 0), dark)
if DAY == 'mounted':
    services()
if done:
    # Tiles in their grid, a row of lamps, and the part where the model is seen.
    tile = kit.clean('tile', (0.7, 0.69, 0.67), 0.95, 0.05)
    lamp = materials.glow('lamp', (1.0, 0.94, 0.84), 7)
    step, start = WIDE / 4, -3.1
    for j in range(int((LONG - start) / step)):
        for i in range(4):
            y = start + j * step
            if SEEN[0] < y + step / 2 < SEEN[1]:
                continue
            lit = i in (1, 2) and j % 4 == 1
            kit.block((left + i * step + 0.005, y + 0.005, CEILING), (step - 0.01, step - 0.01, 0.02), lamp if lit else tile, 0)
    kit.block((left, start, CEILING + 0.012), (WIDE, SEEN[0] - start - 0.15, 0.01), dark, 0)
    kit.block((left, SEEN[1], CEILING + 0.012), (WIDE, LONG - SEEN[1], 0.01), dark, 0)
    y0, y1 = (start + step * np.ceil((SEEN[0] - step / 2 - start) / step), start + step * np.ceil((SEEN[1] - step / 2 - start) / step))
    props.model(services() + hangers(), EYE, 0.0008, 1.5)
    void = materials.glow('void', (0.004, 0.013, 0.018), 1.0)
    kit.block((left - 0.1, y0 - 6, HIGH - 0.34), (WIDE + 0.2, 26, 0.01), void, 0)
    for x in (left - 0.01, right):
        kit.block((x, y0, CEILING + 0.03), (0.01, 20, HIGH), void, 0)
    grid = [((left + i * step, y0, CEILING), (left + i * step, y1, CEILING)) for i in (1, 2, 3)] + [((left, y, CEILING), (right, y, CEILING)) for y in np.arange(y0 + step, y1 - 0.1, step)]
    scene.lines('grid', grid, EYE, 0.0004, materials.glow('grid', (0.08, 0.5, 0.7), 0.5))
    kit.front([((left, y0, CEILING), (right, y0, CEILING)), ((right - 0.004, y0, CEILING), (right - 0.004, y1, CEILING)), ((right, y1, CEILING), (left, y1, CEILING)), ((left + 0.004, y1, CEILING), (left + 0.004, y0, CEILING))], EYE, 0.0012)
    for x in (left, right - 0.012):
        kit.block((x, BACK, 0), (0.012, LONG - BACK, 0.1), dark, 0)
    for y in (0.95, 7.75, 12.55):
        kit.block((left, y, 1.05), (0.014, 0.09, 0.09), white, 0.003)
    scene.stack((-1.22, 4.6, 0), (0.62, 0.62, 0.03), (1, 1, 9), tile, turn=0.03)
else:
    scene.stack((-1.2, 4.6, 0), (0.3, 2.6, 0.06) if DAY == 'open' else (0.6, 1.2, 0.34), (1, 1, 4 if DAY == 'open' else 2), zinc, turn=0.02)
    kit.block((0.6, 7.0, 0), (0.5, 0.8, 0.5), orange if DAY == 'open' else white, 0.02)
# The ladder and the buckets stay in their places.
props.ladder((0.78, 2.4, 0), 2.3, 1.1, 0.5, 0.1)
for k in range(2):
    scene.rod('bucket', (-1.05, 2.6 + k * 0.42, 0), (-1.05, 2.6 + k * 0.42, 0.33), 0.13, white if done else dark, 20, 1.2)

scene.sky(strength=6, glow_at=(0.2, 1), dark=(0.07, 0.11, 0.18), blue=(0.14, 0.2, 0.28), warm=(0.9, 0.7, 0.5), far=(0.34, 0.36, 0.38))
scene.panel((0, LONG + 0.4, 1.7), (2.4, 1.6), 260, (1.0, 0.86, 0.68), (0, -1, -0.1))
if done:
    for j in range(1, 34, 4):
        y = -3.1 + (j + 0.5) * WIDE / 4
        if not SEEN[0] < y < SEEN[1]:
            scene.panel((0, y, CEILING - 0.03), (1.3, 0.65), 26, (1.0, 0.93, 0.82), (0, 0, -1))
    scene.panel((0, 3.5, 1.0), (1.6, 5), 14, (1.0, 0.93, 0.82), (0, 0, 1))
    scene.panel((0, -3.4, 2.0), (2, 1), 22, (1.0, 0.95, 0.88), (0, 1, -0.2))
scene.sun(direction={'open': 203, 'mounted': 186, 'closed': 195}[DAY], elevation=27, strength=16, colour=(1.0, 0.74, 0.48), size=0.8)
for side, openings in doors.items():
    for at in openings:
        if not done or at == OPEN:
            scene.panel((side * (WIDE / 2 + 0.7), at + 0.55, 1.5), (1.1, 1.9), 34, (0.8, 0.9, 1.0), (-side, 0, -0.1))
if not done:
    for y in (-1.9, 4.2, 11.5):
        scene.panel((0.2, y, 1.9), (0.5, 0.5), 34, (1.0, 0.78, 0.54), (0, 0.25, 1))
scene.camera(EYE, (-0.12, 6, 1.5), 19.5, (0.0, 0.1))
scene.render(arguments, bounces=5)
