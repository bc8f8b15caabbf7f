"""A corridor's ceiling and wall from one viewpoint on two days: with its hangers (`open`), and finished (`closed`), where the model shows what is above the ceiling."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, HIGH, CEILING, NEAR, FAR = (0.0, -6.3, 1.2), 3.55, 2.5, -8.0, 12.0
SEEN = (-3.9, 3.5)  # the model above the closed ceiling: its near edge and its right one
done = scene.said('closed')

concrete = materials.concrete(tone=0.95)


def blockwork(painted):
    """Blocks in courses along x, bare or painted."""
    material, g = materials.new('blockwork')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    way = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    flat = g('ShaderNodeCombineXYZ', {0: way[0], 1: way[2]}).outputs[0]
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

# --- the shell: a wall with doors, open towards windows behind the eye ---
kit.block((-FAR, NEAR, -0.2), (2 * FAR, 4 - NEAR, 0.2), ground, 0)
kit.block((-FAR, NEAR, HIGH), (2 * FAR, 4 - NEAR, 0.25), concrete, 0)
for x in np.arange(-10.2, FAR, 4.0):
    kit.block((x, NEAR, HIGH - 0.22), (0.35, 4 - NEAR, 0.23), concrete, 0.012)
for x in np.arange(-FAR, FAR, 1.8):
    kit.block((x, NEAR, 0), (0.12, 0.12, HIGH), dark, 0)
doors = (-7.4, -3.25, 3.0, 6.8)
start = -FAR
for at in (*doors, FAR):
    kit.block((start, 0, 0), (at - start, 0.2, HIGH), wall, 0)
    start = at + 1.05
for at in doors:
    kit.block((at, 0, 2.1), (1.05, 0.2, HIGH - 2.1), wall, 0)
    if done:
        kit.block((at + 0.05, 0.04, 0.005), (0.95, 0.05, 2.06), oak, 0.003)
        kit.block((at + 0.12, -0.03, 1.02), (0.13, 0.06, 0.02), zinc, 0.004)
        for s in (0, 0.99):
            kit.block((at + s, -0.02, 0), (0.06, 0.14, 2.1), dark, 0.003)
        kit.block((at, -0.02, 2.06), (1.05, 0.14, 0.06), dark, 0.003)
kit.block((-FAR, 3.8, 0), (2 * FAR, 0.2, HIGH), wall, 0)

# --- above the ceiling: duct, two pipes, sprinkler pipe and tray along the wall ---
AXES = ((-2.98, -2.02, 2.86), (-1.72, -0.8, 2.86), (-0.74, -0.26, 2.86))


def hangers():
    parts = []
    for x in np.arange(-11.3, FAR, 1.5):
        for a, b, z in AXES:
            parts.append(kit.block((x - 0.021, a, z), (0.042, b - a, 0.042), zinc, 0))
            for y in (a + 0.03, b - 0.03):
                parts += kit.quietly([scene.rod('rod', (x, y, z - 0.05), (x, y, HIGH), 0.0095, zinc, 8)])
    return parts


def services():
    parts = kit.duct([(-FAR, -2.5, 3.09), (FAR, -2.5, 3.09)], 0.84, 0.38, zinc, 1.5)
    for y, r, skin in ((-1.55, 0.095, clad), (-1.27, 0.095, clad), (-0.95, 0.045, red)):
        parts.append(kit.tube([(-FAR, y, 2.902 + r), (FAR, y, 2.902 + r)], r, skin, sides=24))
    for v, w, dy, dz in ((-0.72, 2.905, 0.44, 0.012), (-0.72, 2.905, 0.012, 0.08), (-0.29, 2.905, 0.012, 0.08)):
        tray = kit.block((-FAR, v, w), (2 * FAR, dy, dz), zinc, 0)
        tray['model'] = 'duct'
        parts.append(tray)
    for x in (-4.1, 0.85, 4.6):
        parts.append(scene.rod('drop', (x, -0.95, 2.93), (x, -0.95, 2.54), 0.016, red, 10))
    for x in (-1.1, 1.3):
        parts.append(kit.tube([(x, -1.27, 2.96), (x, -1.27, 2.72), (x, 0.0, 2.72)], 0.055, clad, 0.12, 20))
    parts += kit.valve((0.05, -1.55, 2.997), (1, 0, 0), (0, -0.75, -0.66), 0.095, dark, orange)
    return parts


if not done:
    hangers()
    # Sleeves through the wall, ready for what will branch off.
    for x in (-4.4, -1.1, 1.3, 4.3):
        kit.turned([(0.085, -0.03), (0.11, -0.03), (0.11, 0.03), (0.085, 0.03)], (x, 0, 2.72), (0, 1, 0), orange)
        kit.turned([(0.085, 0), (0.085, 0.005)], (x, -0.004, 2.72), (0, -1, 0), dark)
if done:
    # Tiles in their grid, lamps, and the part where the model is seen.
    tile = kit.clean('tile', (0.7, 0.69, 0.67), 0.95, 0.05)
    lamp = materials.glow('lamp', (1.0, 0.94, 0.84), 7)
    step = 0.65
    for i in range(int(FAR * 2 / step)):
        for j in range(int(-NEAR / step)):
            x, y = SEEN[1] + (i - 24) * step, -(j + 1) * step
            if x < SEEN[1] - 0.01 and y > SEEN[0] - 0.01:
                continue
            kit.block((x + 0.005, y + 0.005, CEILING), (step - 0.01, step - 0.01, 0.02), lamp if i % 4 == 1 and j == 2 else tile, 0)
    kit.block((SEEN[1], NEAR, CEILING + 0.022), (FAR, -NEAR, 0.01), dark, 0)
    kit.block((-FAR, NEAR, CEILING + 0.022), (2 * FAR, SEEN[0] - NEAR, 0.01), dark, 0)
    props.model(services() + hangers(), EYE, 0.0009, 1.6)
    void = materials.glow('void', (0.004, 0.013, 0.018), 1.0)
    kit.block((-FAR, NEAR, HIGH - 0.24), (2 * FAR, -NEAR, 0.01), void, 0)
    kit.block((-FAR, -0.012, CEILING + 0.03), (2 * FAR, 0.01, HIGH), void, 0)
    grid = [((SEEN[1] - k * step, SEEN[0], CEILING), (SEEN[1] - k * step, 0, CEILING)) for k in range(1, 24)] + [((-FAR, -k * step, CEILING), (SEEN[1], -k * step, CEILING)) for k in range(1, 6)]
    scene.lines('grid', grid, EYE, 0.0004, materials.glow('grid', (0.08, 0.5, 0.7), 0.5))
    kit.front([((-FAR, SEEN[0], CEILING), (SEEN[1], SEEN[0], CEILING)), ((SEEN[1], SEEN[0], CEILING), (SEEN[1], -0.004, CEILING)), ((SEEN[1], -0.004, CEILING), (-FAR, -0.004, CEILING))], EYE, 0.0013)
    kit.block((-FAR, -0.012, 0), (2 * FAR, 0.012, 0.1), dark, 0)

scene.sky(strength=7, glow_at=(-0.4, -1), dark=(0.07, 0.11, 0.18), blue=(0.14, 0.2, 0.28), warm=(0.9, 0.7, 0.5), far=(0.34, 0.36, 0.38))
for at in doors:
    scene.panel((at + 0.5, 2.6, 2.9), (1.6, 1.6), 90, (0.86, 0.93, 1.0), (0, 0, -1))
scene.panel((-3, -4.2, 0.4), (9, 3), 60 if done else 46, (1.0, 0.9, 0.78), (0.1, 0.35, 1))
scene.panel((4, -7.4, 1.7), (9, 2.4), 120 if done else 80, (0.9, 0.95, 1.0), (0, 1, 0))
scene.sun(direction=233 if done else 222, elevation=5 if done else 3, strength=15, colour=(1.0, 0.74, 0.48), size=0.8)
scene.camera(EYE, (0, 0, 1.2), 55, (0.1, 0.42))
scene.render(arguments, bounces=5)
