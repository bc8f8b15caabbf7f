"""A corridor from one viewpoint on two days: with its services below the slab (`open`), and with a ceiling (`closed`) through which, within a ring, the model shows the valve above it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, VALVE = np.float64((0, 0, 1.25)), np.float64((0.12, 3.8, 3.02))
WIDE, NEAR, FAR, CEILING, HIGH, STEP = 1.5, -2.4, 15.6, 2.6, 3.75, 0.6  # half the corridor's width, its ends, heights, the ceiling's grid
VIEW, RADIUS = (VALVE - EYE) / np.linalg.norm(VALVE - EYE), 0.112  # the ring: its axis from the eye, its radius at a distance of 1
LEFT, RIGHT, DOOR = (2.0, 5.4, 8.8, 12.2), (3.3, 7.4, 11.5), 1.1
done = scene.said('closed')

concrete, zinc, dark, oak = materials.concrete(tone=0.95), materials.plain('zinc', (0.47, 0.475, 0.48), 0.36, 0.7), props.dark(), kit.wood('oak', (0.14, 0.08, 0.04), (0.26, 0.16, 0.085), 0.42, (9, 9, 0.5))
clad, bare, red = materials.plain('cladding', (0.55, 0.545, 0.53), 0.34, 0.35), materials.plain('steel pipe', (0.14, 0.145, 0.15), 0.42, 0.5), materials.plain('sprinkler pipe', (0.3, 0.03, 0.02), 0.45)
frame = materials.plain('frame', (0.2, 0.2, 0.195), 0.5)
wall = kit.clean('paint', (0.62, 0.605, 0.575), 0.85) if done else materials.plain('plasterboard', (0.44, 0.43, 0.41), 0.92)
ground = kit.epoxy((0.27, 0.26, 0.245), 0.3) if done else concrete


def within(material):
    """The material, not there within the ring as the eye sees it."""
    g = materials.Graph(material.node_tree)
    end = next(n for n in g.tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0]
    way = g('ShaderNodeVectorMath', {0: g('ShaderNodeVectorMath', {0: g('ShaderNodeNewGeometry').outputs['Position'], 1: EYE}, operation='SUBTRACT').outputs[0]}, operation='NORMALIZE').outputs[0]
    near = g('ShaderNodeVectorMath', {0: way, 1: VIEW}, operation='DOT_PRODUCT').outputs['Value']
    g.tree.links.new(g.blend(g.math('GREATER_THAN', near, np.cos(np.arctan(RADIUS))), end.links[0].from_socket, g('ShaderNodeBsdfTransparent').outputs[0]), end)
    return material


# --- the shell: doorways to lit rooms left, doors right, a window at the end ---
kit.block((-6, NEAR, -0.2), (8, FAR - NEAR, 0.2), ground, 0)
kit.block((-6, NEAR, HIGH), (8, FAR - NEAR, 0.25), concrete, 0)
for y in np.arange(0.9, FAR, 4.8):
    kit.block((-6, y, HIGH - 0.2), (8, 0.35, 0.21), concrete, 0.012)
for side, doors in ((-1, LEFT), (1, RIGHT)):
    x = -WIDE - 0.15 if side < 0 else WIDE
    cuts = [NEAR, *[e for y in doors for e in (y, y + DOOR)], FAR]
    for a, b in zip(cuts[::2], cuts[1::2]):
        kit.block((x, a, 0), (0.15, b - a, HIGH), wall, 0)
        if done:
            kit.block((side * WIDE - 0.012, a, 0), (0.024, b - a, 0.1), dark, 0.002)
        else:
            for y in np.arange(np.ceil(a / 1.2) * 1.2, b, 1.2):  # the filled joints of the boards
                kit.block((side * WIDE - 0.001, y - 0.05, 0), (0.002, 0.1, HIGH), props.plain('filler', (0.62, 0.61, 0.59), 0.9), 0)
    for y in doors:
        kit.block((x, y, 2.15), (0.15, DOOR, HIGH - 2.15), wall, 0)
        if done:
            for at, size in (((y - 0.06, 0), (0.06, 2.21)), ((y + DOOR, 0), (0.06, 2.21)), ((y, 2.15), (DOOR, 0.06))):
                kit.block((x - 0.015, *at), (0.18, *size), frame, 0.003)
            if side > 0:
                kit.block((x + 0.03, y, 0.01), (0.05, DOOR, 2.14), oak, 0.003)
                kit.tube([(x + 0.03, y + 0.95, 1.04), (x - 0.045, y + 0.95, 1.04), (x - 0.045, y + 0.82, 1.04)], 0.01, zinc, 0.015, 12)
for x0, x1, y in ((-6, -5.85, None), (-WIDE - 0.2, WIDE + 0.2, FAR)):
    size = (x1 - x0, FAR - NEAR) if y is None else (x1 - x0, 0.2)
    kit.block((x0, NEAR if y is None else y, 0), (*size, 0.8), wall, 0)
    kit.block((x0, NEAR if y is None else y, 2.45), (*size, HIGH - 2.45), wall, 0)
for y in np.arange(NEAR, FAR, 1.2):
    kit.block((-6, y, 0.8), (0.1, 0.07, 1.65), dark, 0)
for x in (-WIDE, -0.53, 0.47, WIDE - 0.06):
    kit.block((x, FAR, 0.8), (0.06, 0.1, 1.65), dark, 0.003)
kit.block((WIDE, NEAR, 0), (2, 0.1, HIGH), wall, 0)
kit.block((WIDE + 1.4, NEAR, 0), (0.1, FAR - NEAR, HIGH), wall, 0)


def services():
    """Duct, pipes and tray along the corridor, and the branch with the valve."""
    vx, vy, vz = VALVE
    parts = kit.duct([(-0.98, NEAR, 3.22), (-0.98, FAR, 3.22)], 0.8, 0.4, zinc, 1.2)
    for x, z, r, skin in ((-0.36, vz, 0.1, clad), (0.86, 3.42, 0.085, clad), (1.1, 3.42, 0.085, clad), (1.34, 3.37, 0.035, red)):
        parts.append(kit.tube([(x, NEAR, z), (x, FAR, z)], r, skin, sides=26))
    parts.append(kit.tube([(-0.36, vy, vz), (WIDE, vy, vz)], 0.085, bare, sides=26))
    parts += kit.flange((0.72, vy, vz), (1, 0, 0), 0.085, bare)
    parts += kit.valve(VALVE, (1, 0, 0), (0, -0.8, -0.6), 0.105, bare, red)
    for v, w, dx, dz in ((0.18, 3.44, 0.44, 0.01), (0.18, 3.44, 0.012, 0.08), (0.608, 3.44, 0.012, 0.08)):
        tray = kit.block((v, NEAR, w), (dx, FAR - NEAR, dz), zinc, 0)
        tray['model'] = 'duct'
        parts.append(tray)
    for y in np.arange(-1.4, FAR, 1.5):
        for a, b, z in ((-1.42, -0.54, 2.96), (0.12, 1.42, 3.29)):
            parts.append(kit.block((a, y, z), (b - a, 0.041, 0.041), zinc, 0))
            for x in (a + 0.02, b - 0.02):
                parts += kit.quietly([scene.rod('rod', (x, y + 0.02, z - 0.05), (x, y + 0.02, HIGH), 0.0085, zinc, 8)])
        parts.append(kit.turned([(0.104, -0.02), (0.112, -0.02), (0.112, 0.02), (0.104, 0.02)], (-0.36, y, vz), (0, 1, 0), zinc))
        parts += kit.quietly([scene.rod('rod', (-0.36, y, vz + 0.1), (-0.36, y, HIGH), 0.0085, zinc, 8)])
    return parts


parts = services()
if done:
    # Tiles, their grid and lamps, with a hole within the ring; above it the model before a dark ground.
    tile, grid = within(kit.clean('tile', (0.7, 0.69, 0.67), 0.95, 0.05)), within(props.plain('grid', (0.5, 0.5, 0.49), 0.5))
    lamp = materials.glow('lamp', (1.0, 0.9, 0.76), 5.0)
    xs, ys = np.arange(-WIDE, WIDE - 0.01, STEP), np.arange(NEAR, FAR - 0.01, STEP)
    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            lit = i == 2 and j % 5 == 1 and y > 4.5
            kit.block((x + 0.012, y + 0.012, CEILING), (STEP - 0.024, STEP - 0.024, 0.02), lamp if lit else tile, 0.003)
            if lit:
                scene.panel((x + STEP / 2, y + STEP / 2, CEILING - 0.02), (0.5, 0.5), 14, (1.0, 0.88, 0.7), (0, 0, -1))
    for x in (*xs, WIDE):
        kit.block((x - 0.012, NEAR, CEILING - 0.006), (0.024, FAR - NEAR, 0.01), grid, 0)
    for y in ys:
        kit.block((-WIDE, y - 0.012, CEILING - 0.007), (2 * WIDE, 0.024, 0.01), grid, 0)
    props.model(parts, EYE, 0.0007, 1.8)
    void = materials.glow('void', (0.004, 0.014, 0.022), 1.0)
    kit.block((-WIDE, NEAR, HIGH - 0.24), (2 * WIDE, FAR - NEAR, 0.01), void, 0)
    kit.block((-WIDE, VALVE[1] + 2.6, CEILING + 0.03), (2 * WIDE, 0.01, HIGH - CEILING), void, 0)
    through = [((x, 1.2, CEILING + 0.03), (x, 6, CEILING + 0.03)) for x in xs] + [((-WIDE, y, CEILING + 0.03), (WIDE, y, CEILING + 0.03)) for y in ys if 1 < y < 6]
    scene.lines('through', through, EYE, 0.0005, materials.glow('through', (0.05, 0.45, 0.8), 0.7)).visible_shadow = False
else:
    props.ladder((0.85, 7.6, 0), 1.9, 1.0, 0.5, 0.2)
mark = kit.ring(EYE + VIEW * 1.3, VIEW, RADIUS * 1.3, 0.0042, materials.glow('mark', (1.0, 0.27, 0.02), 1.6), 96)
mark.visible_shadow = mark.visible_glossy = mark.visible_diffuse = False

scene.sky(strength=9, glow_at=(-0.5, 1.0), dark=(0.07, 0.11, 0.18), blue=(0.14, 0.2, 0.28), warm=(0.9, 0.7, 0.5), far=(0.34, 0.36, 0.38))
scene.sun(direction=152, elevation=13, strength=30, colour=(1.0, 0.72, 0.45), size=0.7)
for y in LEFT:
    scene.panel((-2.3, y + 0.55, 1.3), (1.2, 1.8), 50, (1.0, 0.88, 0.74), (1, -0.1, 0.35))
scene.panel((-0.6, -2.0, 1.0), (1.6, 1.4), 70 if done else 60, (0.84, 0.92, 1.0), (0.05, 1, 0.45))
if not done:
    for y in (0.5, 6.5, 11.5):
        scene.panel((-1.3, y, 2.4), (0.3, 1.6), 26, (1.0, 0.9, 0.78), (0.75, 0.25, 0.65))
scene.camera(EYE, (0, 6, 1.25), 25.5, (-0.015, 0.2))
scene.render(arguments, bounces=5)
