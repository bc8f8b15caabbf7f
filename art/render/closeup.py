"""Near things: `bend` a duct elbow half as a dense mesh and half as few faces, `gauge` a hole cored two centimetres off its place."""
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
concrete = materials.concrete(tone=1.05)


def bend():
    """On site, in the noon's light: the model's elbow before the real duct that it repeats."""
    eye = (0.15, -2.25, 1.62)
    radius, half, zc, xc = 0.62, 0.3, 0.95, -0.55
    dense, few = (22, 11), (5, 1)

    def mesh(columns, rows, y0, y1):
        """The elbow's four sides as a grid; the duct comes from the left and turns up."""
        run = max(2, columns // 2)
        stations = [(xc - 1.15 + 1.15 * k / run, zc, 0, 1) for k in range(run)]
        stations += [(xc + radius * math.sin(t), zc + radius * (1 - math.cos(t)), -math.sin(t), math.cos(t)) for t in np.linspace(0, math.pi / 2, columns + 1)]
        stations += [(xc + radius, zc + radius + 1.1 * (k + 1) / run, -1, 0) for k in range(run)]
        section = [(-half, y0 + (y1 - y0) * k / rows) for k in range(rows + 1)] + [(-half + 2 * half * (k + 1) / rows, y1) for k in range(rows)] + [(half, y1 - (y1 - y0) * (k + 1) / rows) for k in range(rows)] + [(half - 2 * half * (k + 1) / rows, y0) for k in range(rows - 1)]
        points = [(x + nx * o, y, z + nz * o) for x, z, nx, nz in stations for o, y in section]
        n = len(section)
        faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(stations) - 1) for k in range(n)]
        return np.float64(points), faces

    cut = xc + radius * 0.5
    veil = materials.service('few', 0.86, 0.42)
    line, fine = materials.glow('few line', (0.2, 0.82, 1.0), 2.6), materials.glow('dense line', (0.1, 0.7, 1.0), 1.5)
    for (columns, rows), left in ((dense, True), (few, False)):
        points, faces = mesh(columns, rows, 0.0, 0.75)
        kept = [f for f in faces if (np.mean(points[list(f)][:, 0] + 0.9 * (points[list(f)][:, 2] - zc - 0.35)) < cut) == left]
        pairs = set()
        for f in kept:
            for k in range(4):
                pairs.add(tuple(sorted((f[k], f[(k + 1) % 4]))))
            if left:
                pairs.add(tuple(sorted((f[0], f[2]))))
        scene.put('elbow', [tuple(p) for p in points], kept, veil).visible_shadow = False
        scene.lines('mesh', [(tuple(points[a]), tuple(points[b])) for a, b in pairs], eye, 0.00045 if left else 0.0017, fine if left else line).visible_shadow = False
    # The real one behind, hung from the slab, with its flanges; the wall and an opening to the day.
    zinc = materials.plain('zinc', (0.46, 0.465, 0.47), 0.4, 0.6)
    points, faces = mesh(28, 1, 1.55, 2.3)
    thing = scene.put('duct', [(p[0] + 1.15, p[1] + 0.2, p[2] + 0.12) for p in points], faces, zinc, smooth=True)
    for x in (xc - 0.75, xc - 0.05):
        kit.block((x + 1.15, 1.72, zc - half + 0.09), (0.03, 0.81, 2 * half + 0.06), zinc, 0.002)
    for z in (zc + radius + 0.05, zc + radius + 0.8):
        kit.block((xc + radius + 1.15 - half - 0.03, 1.72, z), (2 * half + 0.06, 0.81, 0.03), zinc, 0.002)
    props.room(-5, -4, 5, 4.2, 3.0, concrete, concrete, concrete, 0.3, 'e')
    for y in (-2.5, 1.0, 4.0):
        kit.block((4.6, y, 0), (0.4, 0.4, 3.0), concrete, 0.02)
    for x in (-2.4, -2.05, -1.75):
        kit.tube([(x, 3.3, 0), (x, 3.3, 3.0)], 0.06, props.plain('pipe', (0.42, 0.42, 0.41), 0.4, 0.3))
    kit.block((-2.55, 3.34, 1.4), (1.0, 0.05, 0.05), zinc, 0)
    haze = scene.sky(strength=11, glow_at=(1, 0.4), dark=(0.04, 0.075, 0.13), blue=(0.1, 0.15, 0.22), warm=(0.9, 0.75, 0.55), far=(0.3, 0.32, 0.36))
    scene.put('land', [(5, -300, -4), (900, -300, -4), (900, 900, -4), (5, 900, -4)], [(0, 1, 2, 3)], materials.mud(-9, haze))
    scene.town(haze, [(60 + 25 * (k % 4), -60 + k * 22, 18, 18, 6 + 7 * (k % 3)) for k in range(14)], 380)
    scene.sun(direction=12, elevation=24, strength=14, colour=(1.0, 0.86, 0.66))
    scene.panel((-1.5, -3.2, 2.8), (2.4, 1.2), 60, (0.95, 0.96, 1.0), (0.2, 0.8, -0.7))
    scene.panel((0, 0.9, 1.5), (2, 1.5), 22, (0.1, 0.6, 1.0), (0, 1, 0))
    scene.camera(eye, (0.28, 1, 1.5), 24, (0.0, -0.01))


def drilled(name, around=None):
    """Concrete a hand away: laitance, pores and scratches, and round a hole the pale slurry of its drill; without `around`, cut: stones in mortar, scored by the drill."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    fine = g.noise(at, 420.0, 8, 0.7)
    if around:
        cloud, patch = g.noise(at, 9.0, 7, 0.62), g.noise(at, 46.0, 8, 0.68)
        tone = g.math('MULTIPLY', g.ramp(cloud, 0.3, 0.72, 0.74, 1.12), g.ramp(patch, 0.28, 0.74, 0.86, 1.1))
        tone = g.math('MULTIPLY', tone, g.ramp(fine, 0.25, 0.75, 0.86, 1.1))
        # Sand shows through where the skin is worn.
        sand = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 520.0}).outputs
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', g.math('MULTIPLY', g.ramp(sand[0], 0.2, 0.45, 1.0, 0.0), g.ramp(patch, 0.5, 0.66)), -0.24, 1.0))
        # Pores, few of them large.
        height, hollow = g.math('MULTIPLY', fine, 0.16), 0.0
        for scale, share, wide in ((70.0, 0.9, 0.14), (210.0, 0.93, 0.24)):
            cell = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': scale}).outputs
            some = g.math('GREATER_THAN', g('ShaderNodeSeparateRGB', {0: cell[1]}).outputs[0], share)
            hollow = g.math('MAXIMUM', hollow, g.math('MULTIPLY', some, g.ramp(cell[0], wide * 0.5, wide, 1.0, 0.0)))
        scratch = g.ramp(g.noise(at, 30.0, 4, 0.7, stretch=(0.35, 9, 1)), 0.66, 0.72)
        height = g.math('ADD', height, g.math('MULTIPLY', patch, 0.5))
        height = g.math('SUBTRACT', height, g.math('MULTIPLY_ADD', hollow, 0.9, g.math('MULTIPLY', scratch, 0.12)))
        tone = g.math('MULTIPLY', tone, g.math('MULTIPLY_ADD', hollow, -0.62, 1.0))
        colour = g.mix(g.ramp(cloud, 0.35, 0.7), (0.2, 0.192, 0.18), (0.27, 0.264, 0.254))
        off = g('ShaderNodeVectorMath', {0: at, 1: (*around[:2], 0)}, operation='DISTANCE').outputs['Value']
        ragged = g.math('MULTIPLY_ADD', g.math('ADD', patch, cloud), 0.07, -0.07)
        slurry = g.math('MULTIPLY', g.ramp(g.math('ADD', off, ragged), around[2] + 0.004, around[2] + 0.05, 1.0, 0.0), g.ramp(patch, 0.3, 0.6, 0.35, 1.0))
        colour = g.mix(g.math('MULTIPLY', slurry, 0.55), colour, (0.4, 0.392, 0.376))
        rough, strength = g.math('MULTIPLY_ADD', slurry, 0.15, 0.75), 0.5
    else:
        bent = g('ShaderNodeVectorMath', {0: at, 1: g('ShaderNodeVectorMath', {0: g('ShaderNodeTexNoise', {'Vector': at, 'Scale': 90.0}).outputs[1], 3: 0.007}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
        colour, stone = g.mix(fine, (0.17, 0.165, 0.155), (0.29, 0.28, 0.265)), 0.0
        for scale, wide in ((62.0, 0.42), (150.0, 0.36)):
            cell = g('ShaderNodeTexVoronoi', {'Vector': bent, 'Scale': scale}).outputs
            pick = g('ShaderNodeSeparateRGB', {0: cell[1]}).outputs
            here = g.math('MULTIPLY', g.ramp(cell[0], wide - 0.03, wide, 1.0, 0.0), g.math('GREATER_THAN', pick[2], 0.25))
            rock = g.mix(pick[0], (0.075, 0.07, 0.066), (0.36, 0.33, 0.29))
            rock = g.mix(g.math('MULTIPLY', g.ramp(g.noise(at, 260.0, 6, 0.7), 0.4, 0.6), 0.35), rock, (0.3, 0.28, 0.25))
            colour, stone = g.mix(here, colour, rock), g.math('MAXIMUM', stone, here)
        tone = g.ramp(fine, 0.25, 0.75, 0.88, 1.08)
        height = g.math('ADD', g.math('MULTIPLY', fine, 0.1), g.noise(at, 70.0, 5, 0.6, stretch=(0.1, 0.1, 7)))
        rough, strength = g.math('MULTIPLY_ADD', stone, -0.25, 0.75), 0.22
    colour = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': strength, 'Distance': 0.002, 'Height': height}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.3, 'Normal': bump}).outputs[0])
    return material


def brushed():
    """Stainless steel, brushed along x."""
    material, g = materials.new('brushed')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    grain, smear = g.noise(at, 60.0, 6, 0.7, stretch=(0.25, 90, 1)), g.noise(at, 28.0, 6, 0.6)
    bump = g('ShaderNodeBump', {'Strength': 0.06, 'Distance': 0.0004, 'Height': grain}).outputs[0]
    tone = g.mix(grain, (0.42, 0.42, 0.41), (0.6, 0.6, 0.59))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Metallic': 1.0, 'Roughness': g.ramp(smear, 0.3, 0.7, 0.28, 0.44), 'Normal': bump}).outputs[0])
    return material


def gauge():
    """A cored hole in a slab, and two centimetres to its left where the model has it; a steel rule lies across, so that one counts two long ticks."""
    eye, r, off = (-0.085, -0.365, 0.355), 0.05, 0.02
    slab, cut = drilled('slab', (0, 0, r)), drilled('cut')
    # The hole: its rim broken a little, its wall down into the dark.
    n = 256
    turn = np.arange(n) * 2 * np.pi / n
    random = np.random.default_rng(6)
    chips = sum(a * np.exp(-((turn - t + np.pi) % (2 * np.pi) - np.pi) ** 2 / w ** 2) for a, t, w in zip(random.uniform(0.0003, 0.0018, 20), random.uniform(0, 2 * np.pi, 20), random.uniform(0.03, 0.12, 20))) + random.uniform(0.0002, 0.0006, n)
    rounds = [(2.0, 0.0), (0.4, 0.0), (r + chips, -0.0001), (r + chips * 0.35, -chips * 0.55), (np.full(n, r), -chips * 0.8 - 0.0005), (r, -0.3)]
    points = [(float(p * math.cos(t)), float(p * math.sin(t)), float(z)) for radius, deep in rounds for p, z, t in zip(np.broadcast_to(radius, n), np.broadcast_to(deep, n), turn)]
    faces = lambda first, last: [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(first, last) for k in range(n)]  # noqa: E731
    scene.put('slab', points, faces(0, 2), slab)
    scene.put('hole', points, faces(2, 5), cut, smooth=True)
    scene.put('ground', [(-1, -1, -0.3), (1, -1, -0.3), (1, 1, -0.3), (-1, 1, -0.3)], [(0, 1, 2, 3)], cut)
    # The rule: 300 mm by 16, its upper edge on the diameter, its millimetres counted from the hole's rim.
    left, wide, thick = -r - 0.05, 0.016, 0.001
    outline = [(left + x, y - wide) for x, y in kit.rounded(0.152, wide / 2, 0.312, wide, 0.0025, 4)]
    kit.plank(outline, 0.0002, thick, brushed(), 0.0002)
    ticks = []
    for k in range(301):
        long = 0.0085 if k % 10 == 0 else 0.006 if k % 5 == 0 else 0.0038
        x, half = left + k * 0.001, 0.00016 if k % 10 == 0 else 0.00011
        ticks += [(x - half, -long, thick + 0.00003), (x + half, -long, thick + 0.00003), (x + half, -0.0002, thick + 0.00003), (x - half, -0.0002, thick + 0.00003)]
    scene.put('ticks', ticks, [tuple(range(4 * k, 4 * k + 4)) for k in range(301)], kit.clean('etched', (0.01, 0.01, 0.011), 0.7))
    # The model's ring with its axes; the hole's own middle; and between both rims, in orange, the way.
    ring = [kit.ring((-off, 0, 0.0022), (0, 0, 1), r, 0.0008, materials.glow('place', (0.3, 0.88, 1.0), 3.0), 160)]
    axis = materials.glow('axis', (0.08, 0.66, 1.0), 1.7)
    reach = r + 0.012
    ring.append(scene.lines('axes', [((-off - reach, 0, 0.0022), (-off - r + 0.006, 0, 0.0022)), ((-off + r - 0.006, 0, 0.0022), (-off + reach, 0, 0.0022)), ((-off, -reach, 0.0022), (-off, -r + 0.006, 0.0022)), ((-off, r - 0.006, 0.0022), (-off, reach, 0.0022)), ((-off - 0.008, 0, 0.0022), (-off + 0.008, 0, 0.0022)), ((-off, -0.008, 0.0022), (-off, 0.008, 0.0022))], (0, 0, 0), 0.00028, axis))
    y, z = -0.062, 0.0016
    way = [((-r - off, y, z), (-r, y, z))] + [((x, 0, z), (x, y - 0.006, z)) for x in (-r - off, -r)]
    ring.append(scene.lines('way', way, (0, 0, 0), 0.00034, materials.glow('way', (1.0, 0.24, 0.015), 3.0)))
    for thing in ring:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
    # Behind: the core that came out, grit, a carpenter's pencil.
    kit.turned([(0.0465, 0), (0.047, 0.001), (0.047, 0.149), (0.0465, 0.15)], (-0.005, 0.142, 0.047), (0.96, 0.28, 0), cut, 96)
    for _ in range(260):
        a, far = random.uniform(0, 6.283), r + 0.006 + random.exponential(0.05)
        x, y, size = far * math.cos(a), far * math.sin(a), random.uniform(0.0004, 0.0013)
        if not -wide - 0.001 < y < 0.001:
            kit.block((x, y, -size * 0.2), (size, size * random.uniform(0.6, 1.5), size), slab, size * 0.2, random.uniform(0, 3))
    pencil = props.orange()
    scene.rod('pencil', (-0.24, 0.1, 0.004), (-0.12, 0.15, 0.004), 0.004, pencil, 6)
    scene.rod('cedar', (-0.12, 0.15, 0.004), (-0.107, 0.1554, 0.004), 0.004, kit.wood('cedar', (0.3, 0.18, 0.09), (0.42, 0.27, 0.14)), 6, 0.15)
    # What the rule mirrors: a bright wall.
    card = scene.put('card', [(-0.9, 1.7, 0.8), (0.5, 1.7, 0.8), (0.3, 1.5, 3), (-0.7, 1.5, 3)], [(0, 1, 2, 3)], materials.glow('card', (0.95, 0.97, 1.0), 1.5))
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False
    scene.sky(strength=5, glow_at=(0.8, -0.6), dark=(0.03, 0.05, 0.09), blue=(0.07, 0.1, 0.15), warm=(0.9, 0.7, 0.5), far=(0.2, 0.2, 0.22))
    scene.sun(direction=-22, elevation=27, strength=15, colour=(1.0, 0.8, 0.58), size=0.7)
    scene.panel((-0.9, 0.9, 0.7), (1.2, 0.9), 7, (0.85, 0.92, 1.0), (0.8, -0.8, -0.6))
    scene.camera(eye, (-0.008, 0.012, 0.0), 62, (0.0, 0.0), level=False, focus=math.dist(eye, (-0.02, -0.015, 0)), stop=6)


next(make for make in (bend, gauge) if scene.said(make.__name__))()
scene.render(arguments, bounces=5)
