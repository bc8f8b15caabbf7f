"""A wet street in low morning sun: a surveyor has sprayed a crossing on the road; his mark ends at an open slot, in which the pipes show as model.

x runs across the street, y along it; the road is z = 0.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gravel  # noqa: E402
import ground  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import noise  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import street  # noqa: E402
from mathutils import Vector  # noqa: E402

arguments, _ = scene.start()
EYE = scene.word('eye', (0.2, -4.2, 1.5))
X0, X1, Y0, Y1, DEEP = 0.85, 2.0, -3.0, 2.4, -0.95  # the slot
MARK = (0.6, 0.25)
random = np.random.default_rng(7)


def asphalt():
    """Asphalt after rain: stones, dark where it is damp, water in its hollows, drier where wheels have been."""
    material, g = materials.new('asphalt')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    wet = g.ramp(g.math('ADD', g.noise(at, 0.5, 6, 0.6), g.math('MULTIPLY', g.noise(at, 3.6, 4), 0.25)), 0.48, 0.7)
    pool = g.ramp(g.math('ADD', g.noise(at, 0.42, 5, 0.55, stretch=(0.7, 1.3, 1)), g.math('MULTIPLY', g.noise(at, 4.1, 4), 0.1)), 0.58, 0.61)
    stone = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 110.0}).outputs[0]
    height = g.math('ADD', g.math('MULTIPLY', stone, -0.9), g.math('MULTIPLY', g.noise(at, 34.0, 6, 0.7), 0.7))
    tone = g.math('MULTIPLY', g.math('MULTIPLY_ADD', wet, -0.4, 1.0), g.math('MULTIPLY', g.ramp(stone, 0.1, 0.6, 1.3, 0.75), g.ramp(g.noise(at, 0.9, 6, 0.66), 0.3, 0.7, 0.75, 1.2)))
    shade = g.mix(1.0, (0.068, 0.066, 0.064), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    rough = g.math('MULTIPLY', g.ramp(wet, 0.0, 1.0, 0.58, 0.24), g.math('MULTIPLY_ADD', pool, -0.8, 1.0))
    bump = g('ShaderNodeBump', {'Strength': g.math('MULTIPLY_ADD', pool, -0.66, 0.7), 'Distance': 0.007, 'Height': height}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Specular': 0.5, 'Normal': bump}).outputs[0])
    return material


def sprayed(reach):
    """The mark: a circle with a cross, denser in the middle of each stroke, with specks around; its right arm ends at the slot."""
    material, g = materials.new('sprayed')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    part = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    x, y = (g.math('ADD', g.math('SUBTRACT', part[k], MARK[k]), g.math('MULTIPLY_ADD', g.noise(at, 6.0, 2), 0.03, -0.015)) for k in (0, 1))
    far = g('ShaderNodeVectorMath', {0: g('ShaderNodeCombineXYZ', {0: x, 1: y}).outputs[0]}, operation='LENGTH').outputs['Value']
    strokes = [g.math('ABSOLUTE', g.math('SUBTRACT', far, 0.195))]
    strokes += [g.math('MAXIMUM', g.math('ABSOLUTE', a), g.math('SUBTRACT', g.math('ABSOLUTE', b), reach - 0.03)) for a, b in ((x, y), (y, x))]
    away = g.math('MINIMUM', strokes[0], g.math('MINIMUM', *strokes[1:]))
    speck, stone = g.noise(at, 190.0, 3, 0.7), g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 110.0}).outputs[0]
    dense = g.math('SUBTRACT', g.ramp(away, 0.075, 0.016), g.math('MULTIPLY', stone, 0.25))
    cover = g.ramp(g.math('ADD', dense, g.math('MULTIPLY', speck, 0.9)), 1.13, 1.34)
    paint = g('ShaderNodeBsdfPrincipled', {'Base Color': (0.95, 0.2, 0.015, 1), 'Roughness': 0.55, 'Specular': 0.4}).outputs[0]
    g.end(g.blend(cover, g('ShaderNodeBsdfTransparent').outputs[0], paint))
    return material


def slot():
    """The opened road: a cut edge of asphalt, earth, stones that came loose, and the luminous line round it."""
    earth, bed = ground.strata(DEEP, 2.4), materials.plain('bed', (0.2, 0.15, 0.1), 0.95)
    for x0, y0, x1, y1 in ((-40, -12, X0, 90), (X1, -12, 40, 90), (X0, -12, X1, Y0), (X0, Y1, X1, 90)):
        street.add(road, x0, y0, -0.14, x1, y1, 0)
    street.flush()

    def side(place, length):
        """A wall of the slot with relief: `place` gives the point at a way along, a height, and how far it stands out."""
        v, u = np.meshgrid(np.arange(0, length, 0.012), np.linspace(DEEP - 0.1, -0.13, 96), indexing='ij')
        out = 0.012 - 0.05 * u + 0.05 * noise.fbm(v / 0.5, u / 0.4, 4, 3) + 0.02 * noise.fbm(v / 0.08, u / 0.08, 3, 5)
        scene.surface('side', np.stack(place(v, u, np.where(u > -0.16, out * 0.3, out)), -1).reshape(-1, 3), *v.shape, earth)

    side(lambda v, u, out: (X1 - out, Y0 + v, u), Y1 - Y0)
    side(lambda v, u, out: (X0 + v, Y1 - out, u), X1 - X0 + 0.02)
    side(lambda v, u, out: (X0 + out, Y0 + v, u), Y1 - Y0)
    v, u = np.meshgrid(np.arange(Y0, Y1, 0.025), np.linspace(X0, X1, 60), indexing='ij')
    low = DEEP + 0.05 * noise.fbm(u / 0.5, v / 0.5, 4, 11) + 0.25 * np.clip(np.abs(u - (X0 + X1) / 2) - 0.35, 0, 1) ** 1.5
    scene.surface('bed', np.stack([u, v, low], -1).reshape(-1, 3), *v.shape, bed)
    n = 900
    x, y = random.uniform(X0, X1, n), random.uniform(Y0, Y1, n)
    gravel.pebbles(np.stack([x, y, np.full(n, DEEP + 0.02)], -1), 0.008 + 0.035 * random.random(n) ** 4, random, materials.plain('stone', (0.24, 0.21, 0.18), 0.85))
    n = 700
    y, off = random.uniform(Y0, Y1, n), np.abs(random.normal(0, 0.09, n)) + 0.012
    x = np.where(random.random(n) < 0.45, X0 - off, X1 + 1.6 * off)
    gravel.pebbles(np.stack([x, y, np.full(n, 0.001)], -1), 0.002 + 0.013 * random.random(n) ** 5, random, materials.plain('crumbs', (0.11, 0.09, 0.072), 0.9))
    corners = [(X0, Y0, 0.006), (X0, Y1, 0.006), (X1, Y1, 0.006), (X1, Y0, 0.006)]
    kit.front(list(zip(corners, corners[1:])), EYE, 0.001)


def services():
    """A main, a thinner line beside it, and the line whose crossing is marked."""
    glass, thin, line = ground.clear('main', 0.07, 0.9, 0.6), ground.clear('thin', 0.25, 0.95, 0.8), materials.glow('outline', (0.25, 0.86, 1.0), 2.2)
    parts = []
    for x, z, r, look in ((1.34, -0.54, 0.17, glass), (1.74, -0.42, 0.045, thin)):
        parts.append(kit.tube([(x, Y0 + 0.02, z), (x, Y1 - 0.03, z)], r, look, sides=96))
        ground.outlines((x, Y0 + 0.02, z), (x, Y1 - 0.03, z), r, EYE, line, 0.0007)
    for y in (-0.4, 1.3):
        parts.append(kit.turned([(0.17, -0.09), (0.2, -0.08), (0.2, 0.08), (0.17, 0.09)], (1.34, y, -0.54), (0, 1, 0), glass, 96))
        parts += [kit.ring((1.34, y + e, -0.54), (0, 1, 0), 0.202, 0.003, line, 96) for e in (-0.085, 0.085)]
    a, b = (X0 + 0.02, MARK[1], -0.27), (X1 - 0.03, MARK[1] + 0.06, -0.27)
    parts.append(kit.tube([a, b], 0.05, ground.clear('crossing', 0.5, 1.0, 1.5), sides=64))
    ground.outlines(a, b, 0.05, EYE, line, 0.0008)
    for part in parts:
        part.visible_shadow = False


def surveyor():
    """Kneels before the mark he has just sprayed, from behind at his side; gloves, the face in the helmet's shade."""
    turn = -1.02
    right, ahead = Vector((math.cos(turn), math.sin(turn), 0)), Vector((-math.sin(turn), math.cos(turn), 0))
    stand = Vector((*MARK, 0)) - ahead * 0.8 - right * 0.1
    people.person(tuple(stand), turn, ((0.1, 0.55, 0.27), (-0.15, 0.4, 0.66)), lean=40, head=(14, 28), kneel=True, rod=(0.033, None), belt=True, shell=props.white(), hivis=people.YELLOW, shirt=(0.06, 0.075, 0.1), trousers=(0.06, 0.066, 0.078), gloves=(0.075, 0.07, 0.062))
    can(tuple(stand + right * 0.1 + ahead * 0.55 + Vector((0, 0, 0.37))), -1)
    can((stand.x - 0.62, stand.y - 0.3, 0), 1)


def can(at, way):
    """A can of marking paint of 0.2 m that stands at `at`, or with `way` −1 hangs from it."""
    white, cap = props.plain('can', (0.62, 0.61, 0.58), 0.3, 0.2), props.orange()
    kit.turned([(0.028, 0.0), (0.0325, 0.004), (0.0325, 0.15), (0.028, 0.165)], at, (0, 0, way), white, 28)
    kit.turned([(0.0328, 0.03), (0.0328, 0.1)], at, (0, 0, way), cap, 28)
    kit.turned([(0.027, 0.16), (0.027, 0.195), (0.02, 0.2), (0.006, 0.2)], at, (0, 0, way), cap, 28)


def beyond():
    """Out of focus: kerbs, trees, cars, lit shops and houses of a street in the mist."""
    pave, glass = materials.plain('pavement', (0.3, 0.285, 0.26), 0.5), materials.plain('glass', (0.02, 0.025, 0.032), 0.05, specular=0.6)
    for s in (-1, 1):
        street.add(pave, s * 5.2, -5, -0.1, s * 12, 90, 0.14)
    for y in np.arange(9.0, 80, 7):
        street.add(props.white(), -1.1, y, 0, -0.98, y + 3, 0.004)
    shop = materials.glow('shop', (1.0, 0.6, 0.28), 0.8)
    for s in (-1, 1):
        for y in np.arange(27.0 if s < 0 else 9.0, 70, 4.6):
            street.add(shop, s * 9.3, y, 0.6, s * 9.35, y + random.uniform(1.2, 3.2), 2.7)
    street.flush()
    for k, (x, y) in enumerate(((6.4, 11), (6.4, 19), (6.4, 28), (-6.4, 30), (-6.4, 39), (6.4, 38))):
        street.tree((x, y, 0.14), 7.5, k + 3, 9000)
    for x, y, colour, way in ((3.9, 13, (0.1, 0.11, 0.13), 1), (3.9, 20, (0.4, 0.4, 0.4), 1), (-4.2, 27, (0.36, 0.07, 0.03), -1), (-2.6, 36, (0.3, 0.3, 0.31), -1), (1.4, 44, (0.4, 0.39, 0.37), 1)):
        street.car(x, y, colour, way, glass)
    for x, y in ((-2.4, 3.6), (-2.9, 7.2), (2.9, 5.2)):
        kit.turned([(0.19, 0), (0.19, 0.03), (0.14, 0.035), (0.05, 0.6), (0.03, 0.62)], (x, y, 0), (0, 0, 1), props.orange(), 24)
        kit.turned([(0.103, 0.27), (0.08, 0.42)], (x, y, 0), (0, 0, 1), props.white(), 24)
    haze = scene.sky(strength=4.2, glow_at=(-0.6, 1.0), dark=(0.05, 0.075, 0.115), blue=(0.08, 0.105, 0.14), warm=(1.0, 0.6, 0.34), far=(0.15, 0.14, 0.15))
    blocks = [(9.4, y, 12, 13.8, random.uniform(13, 21)) for y in np.arange(7, 100, 14)] + [(-21.4, y, 12, 13.8, random.uniform(13, 21)) for y in np.arange(26, 100, 14)]
    scene.town(haze, blocks + [(-40 + 17 * k, 100, 16.6, 14, random.uniform(14, 24)) for k in range(5)], 110)


road = asphalt()
slot()
services()
reach = X0 - MARK[0]
scene.put('mark', [(MARK[0] - reach - 0.1, MARK[1] - reach - 0.1, 0.003), (X0, MARK[1] - reach - 0.1, 0.003), (X0, MARK[1] + reach + 0.1, 0.003), (MARK[0] - reach - 0.1, MARK[1] + reach + 0.1, 0.003)], [(0, 1, 2, 3)], sprayed(reach))
surveyor()
beyond()
scene.sun(direction=scene.word('sun', 132.0), elevation=13, strength=19, colour=(1.0, 0.7, 0.43), size=0.7)
scene.panel(((X0 + X1) / 2, 0, -0.1), (0.9, 5), 22, (0.75, 0.88, 1.0), (0, 0, -1))
scene.panel((-1.2, -5.0, 3.0), (3, 2), 60, (0.72, 0.84, 1.0), (0.3, 1, -0.55))
scene.camera(EYE, scene.word('target', (EYE[0], 4.0, 0.3)), scene.word('lens', 32), (0.0, -0.208), focus=4.35, stop=0.55)
scene.render(arguments, bounces=5)
