"""A corridor from one viewpoint on two days: with its services below the slab and its boards bare (`open`), and painted, with a ceiling (`closed`) through which, within a ring, the model shows the valve above it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402

arguments, _ = scene.start()
EYE, VALVE = np.float64((0, 0, 1.05)), np.float64((0.12, 3.2, 2.95))
WIDE, NEAR, FAR, CEILING, HIGH, STEP = 1.5, -2.4, 15.6, 2.6, 3.75, 0.6  # half the corridor's width, its ends, heights, the grid of ceiling and floor
VIEW, RADIUS = (VALVE - EYE) / (VALVE - EYE)[1] + (0, 0, 0.012), 0.13  # the ring, a circle on the picture: its middle and its radius at a depth of 1
LEFT, RIGHT, DOOR = (3.5, 6.9, 10.3, 13.7), (4.5, 8.3, 12.1), 1.1
PIPE, RAIL = 0.1, 0.98  # the radius of the pipe with the valve; the height of the rail where the paint changes
done = scene.said('closed')

concrete, zinc, dark, oak = materials.concrete(tone=0.95), materials.plain('zinc', (0.47, 0.475, 0.48), 0.36, 0.7), props.dark(), kit.wood('oak', (0.14, 0.08, 0.04), (0.26, 0.16, 0.085), 0.42, (9, 9, 0.5))
clad, bare, red = materials.plain('cladding', (0.55, 0.545, 0.53), 0.34, 0.35), materials.plain('steel pipe', (0.14, 0.145, 0.15), 0.42, 0.5), materials.plain('sprinkler pipe', (0.3, 0.03, 0.02), 0.45)
frame, filler, carton = materials.plain('frame', (0.33, 0.335, 0.33), 0.4), materials.plain('filler', (0.7, 0.69, 0.66), 0.9), materials.plain('carton', (0.33, 0.22, 0.12), 0.85)
wall = kit.clean('paint', (0.68, 0.66, 0.62), 0.7) if done else kit.clean('plasterboard', (0.5, 0.47, 0.42), 0.9)
lower, paper = kit.clean('lower paint', (0.2, 0.245, 0.205), 0.45, 0.4), props.white()


def within(material):
    """The material, not there within the ring as the eye sees it."""
    g = materials.Graph(material.node_tree)
    end = next(n for n in g.tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0]
    way = g('ShaderNodeVectorMath', {0: g('ShaderNodeNewGeometry').outputs['Position'], 1: EYE}, operation='SUBTRACT').outputs[0]
    flat = g('ShaderNodeVectorMath', {0: way, 1: g('ShaderNodeSeparateXYZ', {0: way}).outputs[1]}, operation='DIVIDE').outputs[0]
    away = g('ShaderNodeVectorMath', {0: flat, 1: VIEW}, operation='DISTANCE').outputs['Value']
    g.tree.links.new(g.blend(g.math('LESS_THAN', away, RADIUS), end.links[0].from_socket, g('ShaderNodeBsdfTransparent').outputs[0]), end)
    return material


# --- the shell: doorways to lit rooms left, doors right, a window at the end ---
kit.block((-6, NEAR, -0.2), (8, FAR - NEAR, 0.2), concrete, 0)
kit.block((-6, NEAR, HIGH), (8, FAR - NEAR, 0.25), concrete, 0)
for y in np.arange(0.9, FAR, 4.8):
    kit.block((-6, y, HIGH - 0.2), (8, 0.35, 0.21), concrete, 0.012)
random = np.random.default_rng(4)
for side, doors in ((-1, LEFT), (1, RIGHT)):
    x = -WIDE - 0.15 if side < 0 else WIDE
    cuts = [NEAR, *[e for y in doors for e in (y, y + DOOR)], FAR]

    def on(y, z, long, high, material, thick, bevel=0.0):
        """A flat thing on this wall."""
        return kit.block((side * WIDE - (thick if side > 0 else 0), y, z), (thick, long, high), material, bevel)

    for a, b in zip(cuts[::2], cuts[1::2]):
        kit.block((x, a, 0), (0.15, b - a, HIGH), wall, 0)
        if done:
            on(a, 0, b - a, RAIL, lower, 0.003)
            on(a, 0, b - a, 0.1, dark, 0.014, 0.003)
            on(a + 0.04, RAIL, b - a - 0.08, 0.13, oak, 0.03, 0.008)
        else:
            for y in np.arange(np.ceil(a / 1.2) * 1.2, b, 1.2):  # the filled joints and screws of the boards
                on(y - 0.06, 0, 0.12, HIGH, filler, 0.001)
            for y in np.arange(np.ceil(a / 0.4) * 0.4, min(b, 8), 0.4):
                for z in np.arange(0.3, HIGH, 0.3):
                    kit.turned([(0.014 + 0.012 * random.random(), 0), (0.01, 0.0018)], (side * WIDE, y + random.normal(0, 0.006), z), (-side, 0, 0), filler, 10)
            on(a, 1.0, b - a, 0.006, props.plain('level', (0.3, 0.05, 0.03), 0.8), 0.002)
    if not done:
        on(NEAR, 2.44, FAR - NEAR, 0.06, filler, 0.0014)
    for y in doors:
        kit.block((x, y, 2.15), (0.15, DOOR, HIGH - 2.15), wall, 0)
        for at, size in (((y - 0.04, 0), (0.06, 2.19)), ((y + DOOR - 0.02, 0), (0.06, 2.19)), ((y, 2.13), (DOOR, 0.06))):
            kit.block((x - 0.015, *at), (0.18, *size), frame, 0.004)
        if done:
            on(y - 0.34, 1.5, 0.2, 0.14, zinc, 0.008, 0.002)
            if side > 0:
                kit.block((x + 0.03, y, 0.01), (0.05, DOOR, 2.14), oak, 0.003)
                kit.tube([(x + 0.03, y + 0.95, 1.04), (x - 0.045, y + 0.95, 1.04), (x - 0.045, y + 0.82, 1.04)], 0.01, zinc, 0.015, 12)
        else:  # a conduit to the box of the switch
            kit.tube([(side * (WIDE - 0.015), y + DOOR + 0.25, 1.15), (side * (WIDE - 0.015), y + DOOR + 0.25, HIGH)], 0.0125, zinc, sides=10)
            on(y + DOOR + 0.2, 1.05, 0.1, 0.1, zinc, 0.04, 0.004)
    if done and side > 0:  # a notice board
        on(3.02, 1.22, 1.1, 0.8, zinc, 0.02, 0.004)
        on(3.05, 1.25, 1.04, 0.74, props.plain('felt', (0.1, 0.115, 0.12), 0.95), 0.022)
        for y, z, long, high in ((3.1, 1.62, 0.21, 0.297), (3.36, 1.6, 0.21, 0.297), (3.14, 1.3, 0.297, 0.21), (3.5, 1.29, 0.21, 0.26), (3.65, 1.57, 0.35, 0.38)):
            on(y, z, long, high, paper, 0.024)
if done:
    tiles = kit.epoxy((0.34, 0.325, 0.3), 0.2)
    for x in np.arange(-WIDE, WIDE - 0.01, STEP):
        for y in np.arange(NEAR, FAR - 0.01, STEP):
            kit.block((x + 0.002, y + 0.002, -0.02), (STEP - 0.004, STEP - 0.004, 0.024), tiles, 0.0015)
for x0, x1, y in ((-6, -5.85, None), (-WIDE - 0.2, WIDE + 0.2, FAR)):
    size = (x1 - x0, FAR - NEAR) if y is None else (x1 - x0, 0.2)
    kit.block((x0, NEAR if y is None else y, 0), (*size, 0.7), wall, 0)
    kit.block((x0, NEAR if y is None else y, 3), (*size, HIGH - 3), wall, 0)
for y in np.arange(NEAR, FAR, 1.2):
    kit.block((-6, y, 0.7), (0.1, 0.07, 2.3), dark, 0)
for x in (-WIDE, -0.53, 0.47, WIDE - 0.06):
    kit.block((x, FAR, 0.7), (0.06, 0.1, 2.3), dark, 0.003)
kit.block((WIDE, NEAR, 0), (2, 0.1, HIGH), wall, 0)
kit.block((WIDE + 1.4, NEAR, 0), (0.1, FAR - NEAR, HIGH), wall, 0)


def services():
    """Duct, pipes and tray along the corridor; below them, from wall to wall, the pipe with the valve."""
    vx, vy, vz = VALVE
    parts = kit.duct([(-0.98, NEAR, 3.3), (-0.98, FAR, 3.3)], 0.8, 0.36, zinc, 1.2)
    for x, z, r, skin in ((-0.36, 3.4, 0.1, clad), (0.86, 3.42, 0.085, clad), (1.1, 3.42, 0.085, clad), (1.34, 3.37, 0.035, red)):
        parts.append(kit.tube([(x, NEAR, z), (x, FAR, z)], r, skin, sides=26))
    parts.append(kit.tube([(-WIDE - 0.1, vy, vz), (WIDE + 0.1, vy, vz)], PIPE, zinc, sides=32))
    parts += kit.flange((0.98, vy, vz), (1, 0, 0), PIPE, bare)
    parts += kit.valve(VALVE, (1, 0, 0), (0, -0.95, -0.3), 0.13, bare, red)
    for side in (-1, 1):  # where it enters a wall: a collar, a sleeve, the seal between
        parts.append(kit.turned([(0.21, -0.01), (0.21, 0.012), (0.15, 0.016), (0.15, 0.07), (0.135, 0.07), (0.135, 0.055), (PIPE, 0.055)], (side * WIDE, vy, vz), (-side, 0, 0), zinc, 40))
    for x in (-0.505, 0.7):
        parts.append(kit.turned([(PIPE + 0.002, -0.02), (PIPE + 0.012, -0.02), (PIPE + 0.012, 0.02), (PIPE + 0.002, 0.02)], (x, vy, vz), (1, 0, 0), zinc))
        parts += kit.quietly([scene.rod('rod', (x, vy, vz + PIPE), (x, vy, HIGH), 0.0085, zinc, 8)])
    for v, w, dx, dz in ((0.18, 3.44, 0.44, 0.01), (0.18, 3.44, 0.012, 0.08), (0.608, 3.44, 0.012, 0.08)):
        tray = kit.block((v, NEAR, w), (dx, FAR - NEAR, dz), zinc, 0)
        tray['model'] = 'duct'
        parts.append(tray)
    for y in np.arange(-2.1, FAR, 1.5):
        for a, b, z in ((-1.42, -0.54, 3.045), (0.12, 1.42, 3.29)):
            parts.append(kit.block((a, y, z), (b - a, 0.041, 0.041), zinc, 0))
            for x in (a + 0.02, b - 0.02):
                parts += kit.quietly([scene.rod('rod', (x, y + 0.02, z - 0.05), (x, y + 0.02, HIGH), 0.0085, zinc, 8)])
        parts.append(kit.turned([(0.104, -0.02), (0.112, -0.02), (0.112, 0.02), (0.104, 0.02)], (-0.36, y, 3.4), (0, 1, 0), zinc))
        parts += kit.quietly([scene.rod('rod', (-0.36, y, 3.5), (-0.36, y, HIGH), 0.0085, zinc, 8)])
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
    for x, y in ((-0.6, 3.9), (0.6, 6.3), (-0.6, 8.7)):
        kit.turned([(0.055, 0.02), (0.055, -0.02), (0.035, -0.045)], (x, y, CEILING), (0, 0, 1), paper)
    props.model(parts, EYE, 0.0007, 1.8)
    void = materials.glow('void', (0.004, 0.014, 0.022), 1.0)
    kit.block((-WIDE, NEAR, HIGH - 0.24), (2 * WIDE, FAR - NEAR, 0.01), void, 0)
    kit.block((-WIDE, VALVE[1] + 2.6, CEILING + 0.03), (2 * WIDE, 0.01, HIGH - CEILING), void, 0)
    through = [((x, 1.2, CEILING + 0.03), (x, 6, CEILING + 0.03)) for x in xs] + [((-WIDE, y, CEILING + 0.03), (WIDE, y, CEILING + 0.03)) for y in ys if 1 < y < 6]
    scene.lines('through', through, EYE, 0.0005, materials.glow('through', (0.05, 0.45, 0.8), 0.7)).visible_shadow = False
else:
    props.ladder((0.85, 7.6, 0), 1.9, 1.0, 0.5, 0.2)
    for k in range(5):
        kit.block((-1.42 + 0.012 * (k % 2), 8.5, 0.04 + 0.17 * k), (0.63, 0.63, 0.165), carton, 0.006, 0.02 * (k % 3))
mark = kit.ring(EYE + VIEW * 1.3, (0, 1, 0), RADIUS * 1.3, 0.0042, materials.glow('mark', (1.0, 0.27, 0.02), 1.6), 96)
mark.visible_shadow = mark.visible_glossy = mark.visible_diffuse = False

scene.sky(strength=9, glow_at=(-0.5, 1.0), dark=(0.07, 0.11, 0.18), blue=(0.14, 0.2, 0.28), warm=(0.9, 0.7, 0.5), far=(0.34, 0.36, 0.38))
scene.sun(direction=164, elevation=8, strength=30, colour=(1.0, 0.72, 0.45), size=0.7)
for y in LEFT:
    scene.panel((-2.3, y + 0.55, 1.3), (1.2, 1.8), 50, (1.0, 0.88, 0.74), (1, -0.1, 0.35))
scene.panel((-0.6, -2.0, 1.0), (1.6, 1.4), 40 if done else 28, (0.84, 0.92, 1.0), (0.05, 1, 0.45))
if not done:
    scene.panel((-1.2, 0.9, 1.3), (0.5, 0.5), 34, (1.0, 0.86, 0.7), (0.5, 0.75, 0.6))
    for y in (0.5, 6.5, 11.5):
        scene.panel((-1.3, y, 2.4), (0.3, 1.6), 15, (1.0, 0.9, 0.78), (0.75, 0.25, 0.65))
scene.camera(EYE, (0, 6, EYE[2]), 25, (-0.015, 0.175))
scene.render(arguments, bounces=5)
