"""Under the slab of a bare corridor: hangers in a row, one on the wrong side of a beam, the next ones as model."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import noise  # noqa: E402
import numpy as np  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
EYE, TARGET = (-3.1, 2.7, 1.7), (-0.36, 3.58, 2.78)
HIGH, ROW, BAR = 3.0, (-0.66, -0.08), 2.6  # the slab; the rods of a hanger; the height of its channel
BEAM, WRONG, PLACE = (3.42, 3.72, 0.14), 3.2, 4.05
concrete, zinc, any_ = materials.concrete(tone=1.0), props.steel(), materials.plain('any', (0.5, 0.5, 0.5))


def soffit():
    """The slab from below: boards along the corridor, each at its own height, mortar that ran between them, pores."""
    x, y = np.meshgrid(np.arange(-3.2, 2.2, 0.005), np.concatenate([np.arange(1.2, 5.4, 0.006), np.arange(5.4, 9.0, 0.015)]))
    board = np.floor(x / 0.21).astype(int) + 40
    each = np.random.default_rng(6)
    step, tilt = each.normal(0, 0.0016, 90), each.normal(0, 0.012, 90)
    away = np.abs((x / 0.21 + 0.5) % 1 - 0.5) * 0.21
    run = np.clip(0.3 + 1.5 * noise.fbm(y / 0.3 + np.round(x / 0.21) * 7, 0 * x, 4, 43), -0.4, 1.3)
    h = step[board] + tilt[board] * ((x / 0.21) % 1 - 0.5) * 0.21 + 0.0007 * noise.fbm(x / 0.02, y / 0.5 + board * 9.0, 4, 3) + 0.0016 * noise.fbm(x / 0.35, y / 0.5, 3, 71)
    h += np.where(run > 0, 0.0035, 0.003) * run * np.exp(-(away / 0.0045) ** 2)
    ends = (y + (board * 0.83) % 2.6) % 2.6  # where one board meets the next
    h += 0.002 * np.exp(-((ends - 1.3) / 0.005) ** 2)
    for px, py, size in zip(each.uniform(-2.5, 1.5, 900), each.uniform(1.4, 5.2, 900), 0.003 + 0.011 * each.random(900) ** 4):
        a, b = ((p - low) / d for p, low, d in ((px, -3.2, 0.005), (py, 1.2, 0.006)))
        w = slice(max(0, int(b - 3)), int(b + 4)), slice(max(0, int(a - 4)), int(a + 5))
        h[w] -= 0.8 * size * np.clip(1 - np.hypot(x[w] - px, y[w] - py) / size, 0, 1) ** 0.6
    scene.surface('soffit', np.stack([x, y, HIGH - h], -1).reshape(-1, 3), *x.shape, concrete)


def threaded():
    """A galvanised rod with its thread."""
    material, g = materials.new('threaded')
    z = g('ShaderNodeSeparateXYZ', {0: g('ShaderNodeNewGeometry').outputs['Position']}).outputs[2]
    wave = g.math('SINE', g.math('MULTIPLY', z, 2 * math.pi / 0.0035))
    bump = g('ShaderNodeBump', {'Strength': 0.9, 'Distance': 0.0012, 'Height': wave}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (0.5, 0.51, 0.52, 1), 'Metallic': 0.85, 'Roughness': 0.32, 'Normal': bump}).outputs[0])
    return material


thread = threaded()


def channel(y, z, skin):
    """A slotted channel, open above: its sides, its lips, the webs between its slots."""
    a, b = ROW[0] - 0.07, ROW[1] + 0.07
    parts = [kit.block((a, y + s * 0.0205 - 0.00125, z), (b - a, 0.0025, 0.041), skin, 0) for s in (-1, 1)]
    parts += [kit.block((a, y + s * 0.0165 - 0.004, z + 0.0385), (b - a, 0.008, 0.0025), skin, 0) for s in (-1, 1)]
    parts += [kit.block((a, y + s * 0.0135 - 0.007, z), (b - a, 0.014, 0.0025), skin, 0) for s in (-1, 1)]
    return parts + [kit.block((x, y - 0.007, z), (0.022, 0.014, 0.0025), skin, 0) for x in np.arange(a, b - 0.01, 0.05)]


def hanger(y, model=False):
    """Two rods from anchor plates, a channel between nuts."""
    parts = channel(y, BAR, any_ if model else zinc)
    for x in ROW:
        look = any_ if model else zinc
        quiet = [scene.rod('rod', (x, y, BAR - 0.06), (x, y, HIGH), 0.006, any_ if model else thread, 20)]
        for z in (BAR - 0.016, BAR + 0.044, HIGH - 0.022):
            parts.append(scene.rod('nut', (x, y, z), (x, y, z + 0.011), 0.0105, look, 6))
        quiet.append(kit.turned([(0.017, 0), (0.017, 0.0025)], (x, y, BAR - 0.004), (0, 0, 1), look))
        parts += [kit.block((x - 0.04, y - 0.04, HIGH - 0.012), (0.08, 0.08, 0.009), look, 0.001), *kit.quietly(quiet)]
        for s in () if model else (-1, 1):
            scene.rod('screw', (x + s * 0.026, y + s * 0.026, HIGH - 0.02), (x + s * 0.026, y + s * 0.026, HIGH - 0.01), 0.007, zinc, 6)
    return parts


soffit()
kit.block((-9, -2, HIGH + 0.03), (12, 30, 0.25), concrete, 0)
for y in (BEAM[0], BEAM[0] + 4.8, BEAM[0] + 9.6):
    kit.block((-9, y, HIGH - BEAM[2]), (12, BEAM[1] - BEAM[0], 0.3), concrete, 0.012)
for y in (6.3, 10.1, 15.0):
    kit.block((-3.3, y, 0), (0.4, 0.4, HIGH), concrete, 0.015)
kit.block((1.35, -3, 0), (0.2, 26, HIGH), concrete, 0.01)
for y in (1.35, 1.97, WRONG):
    hanger(y)
ghosts = [part for y in (PLACE, 4.7, 5.35) for part in hanger(y, True)]

# The one that was set before the beam, and how far its place is beyond it.
mark = materials.glow('mark', (1.0, 0.24, 0.015), 3.0)
x, z = ROW[0] - 0.07, BAR - 0.1
for a, b in (((x, WRONG, z), (x, PLACE, z)), *(((x, y, z - 0.03), (x, y, BAR)) for y in (WRONG, PLACE))):
    scene.rod('mark', a, b, 0.0035, mark, 12).visible_shadow = False

props.model(ghosts, EYE, 0.0011, 2.6)

# Light: one lamp beyond the beam, below the slab; the day beyond the end.
scene.sky(strength=1.2, glow_at=(-0.2, 1.0), dark=(0.03, 0.06, 0.12), blue=(0.08, 0.13, 0.2), warm=(1.0, 0.66, 0.38), far=(0.26, 0.25, 0.27))
beam = bpy.data.lights.new('work lamp', 'SPOT')
beam.energy, beam.color, beam.shadow_soft_size, beam.spot_size, beam.spot_blend = 2600, (1.0, 0.86, 0.7), 0.05, math.radians(80), 0.8
spot = bpy.data.objects.new('work lamp', beam)
spot.location = (-1.6, 6.4, HIGH - 0.9)
spot.rotation_euler = (Vector((0, 2.9, HIGH - 0.4)) - spot.location).to_track_quat('-Z', 'Y').to_euler()
bpy.context.collection.objects.link(spot)
scene.panel((0.6, -0.6, 2.6), (1.2, 0.8), 5, (0.72, 0.84, 1.0), (-0.1, 1, -0.1))
scene.panel((1.2, 4.5, 0.6), (1.6, 4), 16, (0.75, 0.86, 1.0), (-0.3, 0, 1))
scene.camera(EYE, TARGET, 58, level=False, focus=3.3, stop=3.2)
scene.render(arguments, bounces=5)
