"""A shopping street in the last sun after rain, before the dig: the survey's sprayed lines on the road end where it turns to glass, and what is known of the ground shows below it as model. The street is out of focus."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import scene  # noqa: E402
import street  # noqa: E402

arguments, _ = scene.start()
EYE = scene.word('eye', (1.1, -3.6, 1.15))
X0, X1, CUT, END, DEEP = 0.15, 3.55, scene.word('cut', -0.6), 15.0, -2.15  # the glass part from side to side, where it begins and ends, its depth
random = np.random.default_rng(4)

concrete = materials.concrete()
clay = materials.plain('clay', (0.27, 0.13, 0.085), 0.7)
iron = materials.plain('iron', (0.075, 0.08, 0.09), 0.5, 0.3)
grey = materials.plain('pvc', (0.3, 0.3, 0.31), 0.4)
blue = materials.plain('water pipe', (0.42, 0.42, 0.4), 0.4)
steel = materials.plain('galvanised', (0.4, 0.41, 0.42), 0.45, 0.6)
orange = materials.plain('hi-vis', (0.85, 0.16, 0.012), 0.42)
white = materials.plain('white', (0.68, 0.67, 0.64), 0.45)
dark = materials.plain('rubber', (0.025, 0.025, 0.028), 0.55)


def asphalt():
    material, g = materials.new('asphalt')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    fine, wide = g.noise(at, 60, 6, 0.7), g.noise(at, 0.7, 6, 0.6)
    tone = g.mix(g.ramp(fine, 0.3, 0.7), (0.022, 0.022, 0.024), (0.075, 0.072, 0.07))
    patch = g.ramp(wide, 0.3, 0.7, 0.7, 1.25)
    tone = g.mix(1.0, tone, g('ShaderNodeCombineRGB', {0: patch, 1: patch, 2: patch}).outputs[0], 'MULTIPLY')
    # After rain: puddles where it is low, a film of water elsewhere.
    low = g.ramp(g.noise(at, 0.55, 5, 0.55, stretch=(1.5, 0.6, 1)), 0.5, 0.56)
    rough = g.math('MULTIPLY_ADD', low, -0.3, g.ramp(wide, 0.35, 0.65, 0.34, 0.46))
    strength = g.math('MULTIPLY_ADD', low, -0.33, 0.35)
    tone = g.mix(g.math('MULTIPLY', low, 0.55), tone, (0.012, 0.012, 0.013))
    bump = g('ShaderNodeBump', {'Strength': strength, 'Distance': 0.006, 'Height': fine}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.5, 'Normal': bump}).outputs[0])
    return material


def below():
    """The walls of the glass part, before the dig: what is known of the ground, bluish and dark, its layers and stones lighter above."""
    material, g = materials.new('below')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    bent = g.math('ADD', z, g.math('MULTIPLY_ADD', g.noise(at, 1.6, 5), 0.2, -0.1))
    stones = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 9.0}).outputs[0], 0.1, 0.6, 1.5, 0.7)
    tone = g.mix(g.ramp(bent, -2.2, -0.75), (0.002, 0.012, 0.022), (0.006, 0.05, 0.075))
    tone = g.mix(g.ramp(bent, -0.52, -0.48), tone, (0.014, 0.085, 0.115))
    tone = g.mix(g.ramp(z, -0.2, -0.18), tone, (0.03, 0.15, 0.19))
    g.end(g('ShaderNodeEmission', {0: tone, 1: g.math('MULTIPLY', stones, 0.6)}).outputs[0])
    material.cycles.sample_as_light = False
    return material


# --- the houses of a shopping street ---

def wall(name, colour, joint=0.0):
    """Render, or brick with courses of `joint`: clouds, streaks below the sills, damp at the foot."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    tone = g.math('MULTIPLY', g.ramp(g.noise(at, 0.5, 6, 0.6), 0.3, 0.7, 0.8, 1.12), g.ramp(g.noise(at, 1.2, 5, 0.6, stretch=(2.4, 2.4, 0.15)), 0.5, 0.78, 1.0, 0.75))
    tone = g.math('MULTIPLY', tone, g.ramp(g.math('ADD', z, g.math('MULTIPLY', g.noise(at, 0.9, 6), 2.0)), 0.6, 2.4, 0.6, 1.0))
    if joint:
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', z, joint)), 0.5)), 0.42), -0.3, 1.0))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': 0.8, 'Specular': 0.25}).outputs[0])
    return material


def lit(name, colour, strength, shop=True):
    """A lit window: a bright wall, before it goods of different heights on shelves, or in a room furniture; the pane mirrors a little."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    chance = []
    for cell in ((6.3, 6.3, 2.1), (0.9, 0.9, 0.31)):
        whole = g('ShaderNodeVectorMath', {0: g('ShaderNodeVectorMath', {0: at, 1: cell}, operation='MULTIPLY').outputs[0]}, operation='FLOOR').outputs[0]
        chance.append(g('ShaderNodeTexWhiteNoise', {'Vector': whole}, noise_dimensions='3D').outputs)
    (each, hue), (bay, _) = chance
    back = g.math('MULTIPLY', g.math('MULTIPLY_ADD', bay, 0.7, 0.45), g.ramp(g.math('FRACT', g.math('DIVIDE', z, 3.3)), 0.1, 0.95, 0.35, 1.35))
    light = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: back, 1: back, 2: back}).outputs[0], 'MULTIPLY')
    if shop:
        level = g.math('FRACT', g.math('MULTIPLY', z, 2.1))
        there = g.math('MULTIPLY', g.math('LESS_THAN', level, g.math('MULTIPLY_ADD', each, 0.8, 0.1)), g.math('LESS_THAN', z, g.math('MULTIPLY_ADD', bay, 1.6, 0.9)))
        goods = g.mix(1.0, g.mix(0.35, colour, hue), (0.16, 0.13, 0.11), 'MULTIPLY')
        light = g.mix(g.math('MULTIPLY', there, 0.95), light, goods)
    g.end(g.blend(0.1, g('ShaderNodeEmission', {0: light, 1: strength}).outputs[0], g('ShaderNodeBsdfGlossy', {'Roughness': 0.04}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


def paving():
    """Slabs, each its own tone, with dark joints, wet in places."""
    material, g = materials.new('paving')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    part = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    cells = [g.math('DIVIDE', part[0], 0.6), g.math('DIVIDE', part[1], 0.9)]
    joint = g.math('GREATER_THAN', g.math('MAXIMUM', *(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', c), 0.5)) for c in cells)), 0.48)
    each = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', {k: g.math('FLOOR', c) for k, c in enumerate(cells)}).outputs[0]}, noise_dimensions='3D').outputs[0]
    wet = g.ramp(g.noise(at, 0.7, 6, 0.6), 0.42, 0.58)
    tone = g.math('MULTIPLY', g.math('MULTIPLY_ADD', each, 0.35, 0.8), g.math('MULTIPLY', g.math('MULTIPLY_ADD', joint, -0.5, 1.0), g.math('MULTIPLY_ADD', wet, -0.4, 1.0)))
    shade = g.mix(1.0, (0.24, 0.23, 0.215), g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': g.math('MULTIPLY_ADD', wet, -0.45, 0.7), 'Specular': 0.4}).outputs[0])
    return material


def house(side, y0, wide, storeys, skin, trim, style):
    """A house of the shopping street on the right (`side` 1) or left: shops below with fascia, awning, sign and door; above them recessed windows with sills, frames, blinds, here and there a balcony or a machine for cold air."""
    def solid(material, a0, a1, b0, b1, z0, z1):
        """a along the street, b out of the front."""
        add(material, side * (FRONT - b0), y0 + a0, z0, side * (FRONT - b1), y0 + a1, z1)

    base, step_up = 4.2, 3.3
    top = base + (storeys - 1) * step_up
    bays = max(2, round(wide / 2.5))
    step = wide / bays
    open_ = step * {'punched': 0.5, 'wide': 0.76, 'tall': 0.56}[style]
    for k in range(bays + 1):
        solid(skin, max(0, k * step - (step - open_) / 2), min(wide, k * step + (step - open_) / 2), -0.4, 0, base - 0.5, top + 0.3)
    for s in range(1, storeys):
        z = base + (s - 1) * step_up
        low, high = z + {'punched': 0.9, 'wide': 0.6, 'tall': 0.3}[style], z + 2.6
        solid(skin, 0, wide, -0.4, -0.01, z - (step_up - 2.6) if s > 1 else base - 0.5, low)
        for k in range(bays):
            a0, a1 = k * step + (step - open_) / 2, k * step + (step + open_) / 2
            solid(trim, a0 - 0.1, a1 + 0.1, -0.2, 0.09, low - 0.1, low)
            solid(trim, a0 - 0.08, a1 + 0.08, -0.05, 0.05, high, high + 0.18)
            chance = random.random()
            solid(rooms[0] if chance < 0.13 else rooms[1] if chance < 0.2 else glazing, a0, a1, -0.36, -0.33, low, high)
            if random.random() < 0.45:
                solid(blinds[int(random.integers(0, 3))], a0 + 0.05, a1 - 0.05, -0.33, -0.32, high - (high - low) * random.choice((0.25, 0.4, 0.6, 0.95)), high)
            for e in ((a0, a0 + 0.07), (a1 - 0.07, a1), ((a0 + a1) / 2 - 0.035, (a0 + a1) / 2 + 0.035)):
                solid(frames, *e, -0.34, -0.25, low, high)
            solid(frames, a0, a1, -0.34, -0.25, high - 0.72, high - 0.65)
            if random.random() < 0.18:
                solid(white, a0 + 0.1, a0 + 0.9, 0.04, 0.36, low - 0.78, low - 0.18)
                solid(dark, a0 + 0.2, a0 + 0.65, 0.36, 0.366, low - 0.7, low - 0.25)
            elif style != 'wide' and k % 3 == 1:
                solid(trim, a0 - 0.2, a1 + 0.2, 0, 0.62, low - 0.5, low - 0.36)
                for r in np.arange(a0 - 0.15, a1 + 0.16, 0.13):
                    solid(frames, r, r + 0.022, 0.55, 0.575, low - 0.36, low + 0.55)
                solid(frames, a0 - 0.18, a1 + 0.18, 0.54, 0.59, low + 0.55, low + 0.6)
    solid(skin, 0, wide, -0.4, -0.01, top - 0.7, top + 0.9)
    shops = max(1, round(wide / 4.8))
    for k in range(shops):
        a0, a1 = k * wide / shops + 0.3, (k + 1) * wide / shops - 0.3
        solid(trim, a0 - 0.3, a0, -0.5, 0.04, 0, base - 0.5)
        shade = shop_lights[int(random.integers(0, 3))] if random.random() < 0.9 else shutter
        door = a0 + 0.15 if random.random() < 0.5 else a1 - 1.2
        solid(shade, a0, a1, -0.42, -0.38, 0.5, 2.95)
        solid(trim, a0, a1, -0.42, -0.16, 0, 0.5)
        solid(frames, door, door + 1.05, -0.42, -0.1, 0.02, 2.95)
        solid(shade, door + 0.12, door + 0.93, -0.1, -0.09, 0.3, 2.3)
        for e in np.linspace(a0, a1, 4):
            solid(frames, e - 0.035, e + 0.035, -0.38, -0.3, 0.5, 2.95)
        solid(frames, a0, a1, -0.38, -0.3, 2.35, 2.41)
        solid(fascias[int(random.integers(0, 5))], a0, a1, -0.3, 0.08, 3.0, 3.6)
        if random.random() < 0.6:
            solid(signs[int(random.integers(0, 3))], a0 + 0.5, a0 + 0.5 + random.uniform(1.2, 2.4), 0.08, 0.1, 3.15, 3.45)
        if random.random() < 0.5:
            at = a0 + 0.1
            solid(fascias[int(random.integers(0, 5))], at, at + 0.12, 0.12, 0.8, 2.7, 4.0)
            solid(signs[int(random.integers(0, 3))], at - 0.01, at + 0.13, 0.2, 0.72, 2.85, 3.85)
        if random.random() < 0.75:
            cloth = awnings[int(random.integers(0, 3))]
            for j in range(7):
                solid(cloth, a0, a1, 0.2 * j, 0.2 * (j + 1), 2.95 - 0.09 * (j + 1), 2.98 - 0.09 * j)
            solid(cloth, a0, a1, 1.38, 1.4, 2.1, 2.34)
    solid(trim, wide - 0.3, wide, -0.5, 0.04, 0, base - 0.5)
    solid(steel, 0.1, 0.2, 0, 0.11, 0, top)
    solid(trim, -0.02, wide + 0.02, -0.1, 0.16, base - 0.5, base - 0.28)
    solid(trim, -0.02, wide + 0.02, -0.1, 0.36, top + 0.05, top + 0.25)
    add(skin, side * (FRONT + 0.4), y0, 0, side * (FRONT + 14), y0 + wide - 0.05, top + 0.9)
    for _ in range(4):
        y, b = y0 + random.uniform(0.5, wide - 2.0), random.uniform(1.5, 8)
        add((steel, skin, trim)[int(random.integers(0, 3))], side * (FRONT + b), y, top + 0.8, side * (FRONT + b + 1.6), y + random.uniform(0.6, 1.6), top + random.uniform(1.6, 2.8))


def shopping_street():
    """Houses, lamps' light and cars of the street before the dig."""
    skins = [wall('brick', (0.28, 0.11, 0.065), 0.085), wall('pale', (0.5, 0.46, 0.4)), wall('ochre', (0.44, 0.32, 0.2)), wall('tiles', (0.36, 0.36, 0.35), 0.3), wall('dark brick', (0.14, 0.085, 0.07), 0.085)]
    trims = [wall('stone', (0.42, 0.39, 0.34), 0.6), wall('dark stone', (0.2, 0.19, 0.18), 0.6)]
    for side in (1, -1):
        y, k = -9.0 if side > 0 else -3.0, 0 if side > 0 else 2
        while y < 112:
            wide = random.uniform(8.5, 14.5)
            house(side, y, wide, int(random.integers(4, 7)), skins[k % 5], trims[k % 3 == 1], ('punched', 'tall', 'wide')[(k * 2 + (side > 0)) % 3])
            y += wide
            k += 1
    flush()
    for x, y, colour, way in ((-3.9, 24, (0.42, 0.41, 0.38), -1), (-3.9, 38, (0.06, 0.08, 0.11), -1), (5.0, 31, (0.25, 0.05, 0.03), 1), (5.0, 44, (0.35, 0.35, 0.36), 1)):
        street.car(x, y, colour, way, glazing)
    for y in (3.5, 14.2, 24.6, 35.0):
        scene.rod('bin', (7.1, y, 0.12), (7.1, y, 1.0), 0.22, dark, 20)
    # What the shops throw onto the pavement.
    for side in (1, -1):
        for k in range(4):
            scene.panel((side * (FRONT - 0.5), 5 + 10 * k, 2.6), (0.6, 7), 110, (1.0, 0.68, 0.38), (-side, 0, -0.55))
    scene.panel((-4.5, -6.5, 4.5), (4, 3), 130, (0.82, 0.88, 1.0), (0.8, 1, -0.6))
    # Depth in the ground: a grid each metre along, and each half metre down.
    grid = [((x, y, 0), (x, y, DEEP)) for x in (X0 + 0.003, X1 - 0.003) for y in np.arange(math.ceil(CUT), END)]
    grid += [((x, CUT, -z), (x, END, -z)) for x in (X0 + 0.003, X1 - 0.003) for z in (0.5, 1.0, 1.5, 2.0)]
    grid += [((X0, y, DEEP + 0.004), (X1, y, DEEP + 0.004)) for y in np.arange(math.ceil(CUT), END)]
    grid += [((x, CUT, DEEP + 0.004), (x, END, DEEP + 0.004)) for x in np.arange(X0 + 0.5, X1, 0.7)]
    scene.lines('grid', grid, EYE, 0.00035, materials.glow('grid', (0.02, 0.3, 0.45), 0.45)).visible_shadow = False


FRONT = 11.6
add, flush = street.add, street.flush


def soil():
    """Layers from above: asphalt, gravel, clay with stones."""
    material, g = materials.new('soil')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    z = g.math('ADD', z, g.math('MULTIPLY_ADD', g.noise(at, 3.0, 5), 0.12, -0.06))
    stones = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 16.0}).outputs[0]
    fine = g.noise(at, 14, 8, 0.7)
    earth = g.mix(g.ramp(fine, 0.3, 0.7), (0.06, 0.038, 0.024), (0.16, 0.105, 0.068))
    broken = g.mix(g.ramp(stones, 0.1, 0.55), (0.3, 0.27, 0.24), (0.08, 0.07, 0.06))
    tone = g.mix(g.ramp(z, -0.52, -0.46), earth, broken)
    tone = g.mix(g.ramp(z, -0.2, -0.17), tone, (0.035, 0.034, 0.034))
    height = g.math('ADD', fine, g.math('MULTIPLY', stones, -0.6))
    bump = g('ShaderNodeBump', {'Strength': 1.0, 'Distance': 0.06, 'Height': height}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.92, 'Specular': 0.15, 'Normal': bump}).outputs[0])
    return material


road, earth = asphalt(), soil()
glazing = materials.plain('window', (0.02, 0.025, 0.032), 0.05, specular=0.6)
frames, shutter = materials.plain('window frame', (0.045, 0.047, 0.05), 0.4), materials.plain('shutter', (0.16, 0.165, 0.17), 0.5, 0.3)
rooms = [lit('room', (1.0, 0.55, 0.24), 0.9, False), lit('dim room', (1.0, 0.66, 0.38), 0.45, False)]
shop_lights = [lit('bakery', (1.0, 0.43, 0.14), 0.95), lit('grocer', (1.0, 0.55, 0.25), 0.85), lit('chemist', (0.85, 0.72, 0.55), 0.75)]
signs = [materials.glow(f'sign {k}', c, 1.3) for k, c in enumerate(((1.0, 0.75, 0.45), (0.95, 0.25, 0.12), (0.85, 0.92, 0.95)))]
blinds = [kit.clean(f'blind {k}', c, 0.8) for k, c in enumerate(((0.55, 0.52, 0.46), (0.4, 0.39, 0.36), (0.3, 0.18, 0.1)))]
fascias = [kit.clean(f'board {k}', c, 0.6) for k, c in enumerate(((0.02, 0.06, 0.07), (0.16, 0.03, 0.025), (0.02, 0.025, 0.03), (0.05, 0.09, 0.05), (0.3, 0.25, 0.18)))]
awnings = [materials.plain(f'awning {k}', c, 0.8) for k, c in enumerate(((0.42, 0.07, 0.04), (0.03, 0.12, 0.1), (0.5, 0.43, 0.3)))]
# The road, with the hole and its glass part left out.
for at, size in (((-5, -12, -0.12), (X0 + 5, 130, 0.12)), ((X1, -12, -0.12), (6.2 - X1, 130, 0.12)), ((X0, END, -0.12), (X1 - X0, 103, 0.12)), ((X0, -12, -0.12), (X1 - X0, 6.2, 0.12))):
    kit.block(at, size, road, 0)
# The sides of the trench; in the glass part they stay dark.
for x in (X0 - 0.4, X1):
    kit.block((x, -5.8, DEEP - 0.2), (0.4, CUT + 5.8, -DEEP + 0.08), earth, 0)
kit.block((X0, -6.2, DEEP - 0.2), (X1 - X0, 0.4, -DEEP + 0.08), earth, 0)
ground = below()
kit.block((X0 - 0.4, CUT, DEEP - 0.2), (0.4, END - CUT, -DEEP + 0.08), ground, 0)
kit.block((X1, CUT, DEEP - 0.2), (0.4, END - CUT, -DEEP + 0.08), ground, 0)
kit.block((X0, END, DEEP - 0.2), (X1 - X0, 0.4, -DEEP + 0.08), ground, 0)
kit.block((X0, CUT, DEEP - 0.3), (X1 - X0, END - CUT, 0.1), ground, 0)
kit.block((X0, -12, -0.12), (X1 - X0, CUT + 12, 0.12), road, 0)


def sprayed(lines):
    """The survey's lines along the road, one over each pipe and a bar across each; denser in their middle, with specks around."""
    material, g = materials.new('sprayed')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    wave = g.math('MULTIPLY_ADD', g.noise(at, 1.6, 3), 0.05, -0.025)
    x, y = (g.math('ADD', part, wave) for part in g('ShaderNodeSeparateXYZ', {0: at}).outputs[:2])
    away = 9.0
    for middle, start, bar in lines:
        across = g.math('ABSOLUTE', g.math('SUBTRACT', x, middle))
        along = g.math('MAXIMUM', across, g.math('SUBTRACT', start, y))
        away = g.math('MINIMUM', away, g.math('MINIMUM', along, g.math('MAXIMUM', g.math('ABSOLUTE', g.math('SUBTRACT', y, bar)), g.math('SUBTRACT', across, 0.12))))
    dense = g.math('SUBTRACT', g.ramp(away, 0.075, 0.016), g.math('MULTIPLY', g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 110.0}).outputs[0], 0.25))
    cover = g.ramp(g.math('ADD', dense, g.math('MULTIPLY', g.noise(at, 190.0, 3, 0.7), 0.9)), 1.13, 1.34)
    g.end(g.blend(cover, g('ShaderNodeBsdfTransparent').outputs[0], g('ShaderNodeBsdfPrincipled', {'Base Color': (0.95, 0.2, 0.015, 1), 'Roughness': 0.5}).outputs[0]))
    return material


marks = sprayed([(0.55, -1.9, -1.2), (1.2, -2.6, -1.0), (2.35, -2.3, -1.3), (3.1, -1.7, -1.1)])
scene.put('marks', [(X0 - 0.3, -4, 0.003), (X1 + 0.3, -4, 0.003), (X1 + 0.3, CUT, 0.003), (X0 - 0.3, CUT, 0.003)], [(0, 1, 2, 3)], marks)

# Kerbs, pavements, joints, road marks.
slabs = paving()
for side, x in ((-1, -5.0), (1, 6.2)):
    for k in range(60):
        kit.block((x - (0.15 if side < 0 else 0), -12 + k, -0.1), (0.15, 0.99, 0.22), concrete, 0.008)
    kit.block((x - 8 if side < 0 else x + 0.15, -12, -0.1), (7.85, 130, 0.2), slabs, 0)
for k in range(14):
    kit.block((-2.35, -4 + k * 6, 0), (0.14, 3, 0.003), white, 0)

# What lies in it: everything runs along y and goes on beyond the cut.
parts = []
parts.append(kit.tube([(1.2, -5.9, -1.72), (1.2, END - 0.2, -1.72)], 0.32, clay, sides=32))
for y in np.arange(-4.2, END, 2.0):
    parts.append(kit.turned([(0.32, 0), (0.385, 0.02), (0.385, 0.2), (0.32, 0.24)], (1.2, y, -1.72), (0, 1, 0), clay, 32))
parts.append(kit.tube([(2.35, -5.9, -1.45), (2.35, END - 0.2, -1.45)], 0.15, blue, sides=24))
for y in np.arange(-3.4, END, 2.9):
    parts += kit.flange((2.35, y, -1.45), (0, 1, 0), 0.15, iron)
parts += kit.valve((2.35, 0.9, -1.45), (0, 1, 0), (0, 0, 1), 0.15, iron, orange)
parts.append(kit.tube([(2.35, 6.0, -1.45), (2.35, 6.0, -0.95), (3.5, 6.0, -0.95)], 0.08, blue, 0.12))
for k in range(3):
    for j in range(2):
        parts.append(kit.tube([(2.98 + k * 0.15, -5.9, -0.98 + j * 0.15), (2.98 + k * 0.15, END - 0.2, -0.98 + j * 0.15)], 0.063, grey, sides=16))
parts.append(kit.tube([(0.55, -5.9, -1.02), (0.55, END - 0.2, -1.02)], 0.09, iron, sides=20))
for y in (4.6, 9.4):
    parts.append(kit.tube([(0.55, y, -1.02), (0.55, y, -0.55), (0.2, y, -0.55)], 0.05, iron, 0.08))
# A manhole on the sewer, model only.
parts.append(kit.turned([(0.62, -2.05), (0.62, -0.75), (0.36, -0.3), (0.36, -0.02)], (1.2, 8.0, 0), (0, 0, 1), concrete, 32))
parts[-1]['model'] = 'veil'
# Connections to the houses, gullies, a cable that no archive knew, valves; the sewer is the darkest, because it is the deepest.
for y in (1.4, 4.1, 7.2, 10.4, 13.1):
    parts.append(kit.tube([(2.35, y, -1.45), (2.35, y, -1.12), (X1, y, -1.12)], 0.05, blue, 0.1, sides=14))
    parts.append(kit.tube([(1.2, y + 0.9, -1.55), (X0, y + 0.9, -0.85)], 0.085, clay, sides=16))
for y in (5.2, 11.2):
    parts += kit.valve((2.35, y, -1.45), (0, 1, 0), (0, 0, 1), 0.15, iron, orange)
parts.append(kit.tube([(X0, 8.1, -0.42), (X1, 9.4, -0.42)], 0.03, grey, sides=12))
for part in (parts[0], *parts[1:11]):
    part['model'] = 'duct'
kit.meet(parts, (0, CUT, 0), (0, 1, 0), EYE, weight=0.0009, shine=1.5)
corner = [(X0, CUT), (X1, CUT), (X1, END), (X0, END)]
kit.front([((*corner[0], 0.006), (*corner[1], 0.006)), ((X0, CUT, 0), (X0, CUT, DEEP)), ((X1, CUT, 0), (X1, CUT, DEEP)), ((X0, CUT, DEEP + 0.02), (X1, CUT, DEEP + 0.02))], EYE, 0.0012)
frame = [((*corner[k], 0.006), (*corner[(k + 1) % 4], 0.006)) for k in (1, 2, 3)] + [((x, y, z), (x, y2, z2)) for x in (X0, X1) for y, z, y2, z2 in ((CUT, DEEP, END, DEEP), (END, 0, END, DEEP))]
frame += [((X0, y, 0.004), (X0 + 0.12, y, 0.004)) for y in range(4, 15)] + [((X1, y, 0.004), (X1 - 0.12, y, 0.004)) for y in range(4, 15)]
rods = scene.lines('glass edges', frame, EYE, 0.0007, materials.glow('glass edge', (0.08, 0.66, 1.0), 1.3))
rods.visible_shadow = False
pane = scene.put('pane', [(*c, 0.0) for c in corner], [(0, 1, 2, 3)], materials.ghost('pane', 0.004, 0.03))
pane.visible_shadow = False

# Barriers round it, cones.


def barrier(x, y, turn, long=2.0):
    c, s = math.cos(turn), math.sin(turn)
    n = 8
    for z, h in ((0.78, 0.22), (0.34, 0.12)):
        for k in range(n):
            u = k * long / n
            scene.box('board', (x + u * c, y + u * s, z), (long / n, 0.04, h), white if k % 2 else orange, 0, turn)
    for u in (0.12, long - 0.12):
        scene.rod('post', (x + u * c, y + u * s, 0.08), (x + u * c, y + u * s, 1.05), 0.022, steel)
        scene.box('foot', (x + u * c - 0.3 * abs(s) - 0.1, y + u * s - 0.3 * abs(c) - 0.05, 0), (0.2 + 0.5 * abs(s), 0.2 + 0.5 * abs(c), 0.09), dark, 0.01)
    bulb = materials.glow('warn', (1.0, 0.42, 0.05), 5)
    scene.rod('lamp', (x + 0.12 * c, y + 0.12 * s, 1.05), (x + 0.12 * c, y + 0.12 * s, 1.2), 0.06, bulb, 16)


for k in range(5):
    barrier(X1 + 0.75, 5.2 + k * 2.3, math.pi / 2)
for k in range(2):
    barrier(X0 - 0.1 + k * 1.9, END + 1.0, 0.0, 1.8)
for x, y in ((-0.9, 8.4), (-0.95, 12.2)):
    kit.plank(kit.rounded(x, y, 0.4, 0.4, 0.04), 0, 0.035, dark)
    kit.turned([(0.15, 0.03), (0.106, 0.25), (0.075, 0.42), (0.03, 0.7)], (x, y, 0), (0, 0, 1), orange, 24)
    kit.turned([(0.112, 0.25), (0.08, 0.42)], (x, y, 0.002), (0, 0, 1), white, 24)

# Blocks beyond the street, its lamps, the low sun at its end.
haze = scene.sky(strength=6.5, glow_at=(0.05, 1.0))
blocks = []
y = 112
while y < 150:
    d = random.uniform(12, 22)
    blocks.append((-13 - 16, y, 16, d - 0.4, random.uniform(12, 24)))
    blocks.append((13.2, y + 4, 16, d - 0.6, random.uniform(12, 22)))
    y += d
for _ in range(40):
    blocks.append((random.uniform(-260, 260), random.uniform(190, 600), random.uniform(16, 40), 20, random.uniform(14, 52)))
scene.town(haze, blocks, 650)
street_lamp = materials.glow('street lamp', (1.0, 0.62, 0.3), 12)
for k in range(8):
    for x, s in ((-5.8, 1), (7.0, -1)):
        y = 3 + k * 15 + (7 if s < 0 else 0)
        scene.rod('mast', (x, y, 0), (x, y, 6.4), 0.075, dark, 10, 0.6)
        scene.rod('arm', (x, y, 6.35), (x + s * 1.3, y, 6.6), 0.035, dark, 8)
        kit.block((x + s * 1.3 - 0.3, y - 0.12, 6.52), (0.6, 0.24, 0.08), dark)
        kit.block((x + s * 1.3 - 0.24, y - 0.09, 6.5), (0.48, 0.18, 0.02), street_lamp, 0)
        if k < 2:
            scene.panel((x + s * 1.3, y, 6.45), (0.7, 0.4), 420 if s < 0 else 300, (1.0, 0.6, 0.3), (0, 0, -1))
shopping_street()
scene.put('land', [(-900, 110, -0.05), (900, 110, -0.05), (900, 1900, -0.05), (-900, 1900, -0.05)], [(0, 1, 2, 3)], road)
scene.sun(direction=94, elevation=8, strength=16, colour=(1.0, 0.55, 0.28))
scene.panel(((X0 + X1) / 2, 8, DEEP + 0.3), (3, 10), 160, (0.1, 0.6, 1.0), (0, -0.4, 1))
scene.panel(((X0 + X1) / 2, CUT - 0.05, -1.0), (3, 1.8), 30, (0.1, 0.6, 1.0), (0, -1, -0.1))
scene.camera(EYE, scene.word('target', (1.85, 3.2, -0.1)), scene.word('lens', 28), level=False, focus=4.6, stop=0.45)
scene.render(arguments, bounces=5)
