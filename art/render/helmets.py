"""A site office's wall: fifty helmets on their hooks, one for each who works here, and the next one as model."""
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
EYE = scene.word('eye', (0.35, -3.9, 1.5) if TALL else (1.75, -2.75, 1.52))
random = np.random.default_rng(9)
birch = kit.wood('birch', (0.22, 0.135, 0.07), (0.36, 0.24, 0.14), 0.55, (0.5, 9, 9))
concrete = materials.concrete(tone=0.95)
brushed, dark, orange = props.plain('brushed', (0.45, 0.45, 0.45), 0.35, 0.8), props.dark(), props.orange()
shells = {'white': kit.clean('white shell', (0.62, 0.61, 0.58), 0.3, 0.5), 'orange': kit.clean('orange shell', (0.8, 0.15, 0.012), 0.3, 0.5), 'grey': kit.clean('grey shell', (0.13, 0.14, 0.15), 0.35, 0.5)}
any_ = materials.plain('any', (0.5, 0.5, 0.5))

props.room(-6, -5.5, 5, 0.5, 3.0, kit.epoxy((0.2, 0.195, 0.185), 0.3), concrete, concrete, 0.2, 'w')
kit.block((-3.6, 0.42, 0.55), (8.2, 0.08, 2.1), birch, 0.004)
for k in range(1, 7):
    kit.block((-3.6 + k * 8.2 / 7 - 0.002, 0.415, 0.55), (0.004, 0.006, 2.1), dark, 0)


def helmet(x, z, material, tilt=0.0, turn=0.0):
    """Hung by its harness: the crown towards the room, the peak down. Returns its parts."""
    before = set(bpy.data.objects)
    profile = [(0.148, 0), (0.146, 0.01), (0.123, 0.015), (0.122, 0.05), (0.113, 0.09), (0.092, 0.125), (0.055, 0.147), (0.012, 0.153), (0.0, 0.153)]
    shell = kit.turned(profile, (0, 0, 0), (0, 0, 1), material, 44)
    shell.scale = (0.9, 1.06, 1.0)
    peak = kit.plank([(0.135 * math.sin(a), -0.135 * math.cos(a) * (1.0 + 0.34 * math.cos(a) ** 2)) for a in np.linspace(-1.25, 1.25, 21)], -0.006, 0.007, material, 0.003)
    for s in (-0.034, 0, 0.034):
        line = [(s, 0.125 * t * 1.02, 0.158 - 0.085 * t * t - abs(s) * 0.06) for t in np.linspace(-0.86, 0.86, 15)]
        kit.tube(line, 0.0085 if s else 0.011, material, sides=10)
    for s in (-1, 1):
        kit.block((s * 0.112 - 0.012, -0.02, 0.018), (0.024, 0.04, 0.018), material, 0.004)
    out = [t for t in bpy.data.objects if t not in before]
    from mathutils import Matrix
    place = Matrix.Translation((x, 0.345, z)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(math.radians(78 + tilt), 4, 'X')
    for part in out:
        part.matrix_world = place @ part.matrix_basis
    return out


COLUMNS, ROWS, DX, DZ = 10, 5, 0.42, 0.385
count, ghosts = 0, []
for r in range(ROWS):
    z = 2.36 - r * DZ
    kit.block((-2.05, 0.4, z + 0.115), (COLUMNS * DX + 0.85, 0.025, 0.045), birch, 0.004)
    for c in range(COLUMNS + (1 if r == 0 else 0)):
        x = -1.8 + c * DX
        kit.tube([(x, 0.41, z + 0.135), (x, 0.35, z + 0.135), (x, 0.335, z + 0.155)], 0.006, brushed, 0.01, 10)
        colour = 'orange' if (c + 3 * r) % 7 == 2 else 'grey' if (c * 3 + r) % 11 == 5 else 'white'
        made = helmet(x, z, shells[colour] if c < COLUMNS else any_, random.uniform(-4, 4), random.uniform(-0.07, 0.07))
        if c == COLUMNS:
            ghosts += made
        count += c < COLUMNS
print(f'{count} helmets')
bpy.context.view_layer.update()
for ghost in ghosts:
    ghost.matrix_basis = ghost.matrix_world.copy()
props.model(ghosts, EYE, 0.0016, 2.6)

# Under them a bench with boots, vests on the right, a tripod in its corner.
kit.block((-2.1, 0.05, 0.42), (5.1, 0.36, 0.045), birch, 0.006)
for x in (-1.9, 0.4, 2.75):
    kit.block((x, 0.08, 0), (0.05, 0.3, 0.42), dark, 0.004)
boot = props.plain('boot', (0.06, 0.045, 0.03), 0.75)
for k, x in enumerate((-1.7, -1.05, -0.35, 0.62, 1.2, 2.0)):
    for s in (0, 0.13):
        j = random.uniform(-0.02, 0.02)
        kit.plank(kit.rounded(x + s + j, 0.2, 0.095, 0.27, 0.045), 0.0, 0.085, boot, 0.012)
        kit.plank(kit.rounded(x + s + j, 0.265, 0.1, 0.13, 0.045), 0.07, 0.26, boot, 0.012)
        kit.plank(kit.rounded(x + s + j, 0.2, 0.105, 0.285, 0.05), 0.0, 0.022, dark, 0.002)
props.rolls((2.25, 0.12, 0.465), 3, 0.6, 0.1)
scene.total_station((3.45, -0.45, 0), 0.9)
kit.block((-3.4, 0.1, 0.0), (0.9, 0.3, 0.9), dark, 0.01)

scene.sky(strength=5, glow_at=(-1, 0.1), dark=(0.03, 0.06, 0.12), blue=(0.08, 0.13, 0.2), warm=(1.1, 0.62, 0.32), far=(0.25, 0.24, 0.26))
scene.sun(direction=205, elevation=24, strength=10, colour=(1.0, 0.72, 0.45), size=0.8)
for x in (-1.2, 0.4, 2.0):
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = 170, (1.0, 0.8, 0.58), math.radians(78), 0.7, 0.06
    thing = bpy.data.objects.new('spot', light)
    thing.location, thing.rotation_euler = (x, -0.95, 2.92), (math.radians(26), 0, 0)
    bpy.context.collection.objects.link(thing)
    kit.turned([(0.05, 0), (0.06, 0.1), (0.02, 0.14)], (x, -1.0, 2.86), (0, 0.3, 1), dark, 24)
scene.panel((2.45, -0.5, 2.4), (0.5, 0.5), 4, (0.1, 0.6, 1.0), (0, 1, 0))
scene.panel((-1, -4.5, 2.6), (3, 1.4), 110, (0.9, 0.94, 1.0), (0.2, 1, -0.4))
if TALL:
    scene.camera(EYE, (0.25, 0.4, 1.5), 27, (0, -0.01))
else:
    scene.camera(EYE, (0.85, 0.4, 1.52), 24, (-0.02, -0.02))
scene.render(arguments, bounces=5)
