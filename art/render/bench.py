"""A rugged tablet on its stand, on a printed plan on a worktop of birch plywood, in low light from a window; its screen shows `hangers`. `tall` is the view for phones."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import plan  # noqa: E402
import scene  # noqa: E402
import tablet  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, data = scene.start()
TALL = scene.said('tall')
SUN = Vector((-0.8, 0.62, 0.53)).normalized()  # towards the sun


# --- materials ---

def birch():
    """Plywood: pale, with a long grain, short dark pores, stains, and scratches of work."""
    material, g = materials.new('birch')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    grain = g.noise(at, 9.0, 8, 0.62, stretch=(1, 9, 9))
    pore = g.noise(at, 70.0, 4, 0.7, stretch=(0.5, 14, 14))
    tone = g.mix(g.ramp(grain, 0.3, 0.7), (0.3, 0.235, 0.165), (0.43, 0.36, 0.275))
    tone = g.mix(g.math('MULTIPLY', g.ramp(pore, 0.62, 0.72), 0.4), tone, (0.16, 0.11, 0.07))
    tone = g.mix(g.math('MULTIPLY', g.ramp(g.noise(at, 5.0, 6, 0.6), 0.5, 0.75), 0.45), tone, (0.19, 0.16, 0.13))
    scratch = g.noise(at, 60.0, 3, 0.5, stretch=(0.3, 9, 1))
    bump = g('ShaderNodeBump', {'Strength': 0.35, 'Distance': 0.0004, 'Height': g.math('ADD', pore, g.math('MULTIPLY', scratch, 0.6))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.ramp(grain, 0.3, 0.7, 0.42, 0.6), 'Specular': 0.3, 'Normal': bump}).outputs[0])
    return material


def worn(name, colour, rough, bare, radius=0.0016, dust=0.5):
    """Worn to `bare` at its edges, with dust on what faces up."""
    material, g = materials.new(name)
    geometry = g('ShaderNodeNewGeometry').outputs
    at = geometry['Position']
    soft = g('ShaderNodeBevel', {'Radius': radius}, samples=4).outputs[0]
    edge = g.ramp(g('ShaderNodeVectorMath', {0: soft, 1: geometry['Normal']}, operation='DOT_PRODUCT').outputs['Value'], 0.985, 0.9)
    rub = g.math('MULTIPLY', edge, g.ramp(g.noise(at, 160.0, 6, 0.7), 0.46, 0.6))
    fleck = g.math('MULTIPLY', g.ramp(g.noise(at, 900.0, 3, 0.6), 0.6, 0.72), g.ramp(g.noise(at, 30.0, 4), 0.4, 0.7, 0.1, dust))
    tone = g.mix(fleck, g.mix(rub, colour, bare), (0.3, 0.28, 0.25))
    bump = g('ShaderNodeBump', {'Strength': 0.12, 'Distance': 0.0002, 'Height': g.noise(at, 2600.0, 2)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('MULTIPLY_ADD', fleck, 0.2, rough, clamp=True), 'Specular': 0.4, 'Normal': bump}).outputs[0])
    return material


def shown():
    """The developed light of `hangers`, with its exposure on this picture; a little dust on the glass."""
    base = next(word[5:] for word in arguments['rest'] if word.startswith('base=')).replace('.png', '.npy')
    light = np.load(base)
    high, wide, _ = light.shape
    image = bpy.data.images.new('shown', wide, high, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([light[::-1], np.ones((high, wide, 1))], -1).astype(np.float32).ravel())
    material, g = materials.new('screen')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    texture = g('ShaderNodeTexImage', {0: g('ShaderNodeTexCoord').outputs['UV']}, image=image, extension='EXTEND').outputs[0]
    lit = g('ShaderNodeEmission', {0: texture, 1: 0.85}).outputs[0]
    dust = g('ShaderNodeBsdfDiffuse', {0: (0.6, 0.58, 0.55, 1)}).outputs[0]
    amount = g.math('MULTIPLY_ADD', g.ramp(g.noise(at, 1500.0, 3, 0.6), 0.66, 0.76), 0.12, g.ramp(g.noise(at, 18.0, 5), 0.45, 0.8, 0.002, 0.02))
    g.end(g.blend(amount, lit, dust))
    return material


birch, black = birch(), worn('case', (0.017, 0.018, 0.02), 0.5, (0.1, 0.1, 0.1))
rubber, steel = worn('bumper', (0.026, 0.028, 0.031), 0.62, (0.15, 0.15, 0.15), 0.0022, 0.8), materials.plain('steel', (0.4, 0.4, 0.4), 0.3, 1.0)
ink = kit.clean('print', (0.012, 0.012, 0.013), 0.6)

# --- the tablet, in its own axes: x right, y up, z out of the glass; the glass at z = 0 ---
W, H, DEEP = 0.256, 0.256 * 152 / 236, 0.019
LEAN, TURN = math.radians(21), math.radians(-3.2)
SIDE, TOP, FOOT = 0.016, 0.015, 0.021  # the rim of the case
place = Matrix.Translation((0, -0.081 * math.cos(LEAN), DEEP + 0.003)) @ Matrix.Rotation(TURN, 4, 'Z') @ Matrix.Rotation(LEAN, 4, 'X') @ Matrix.Translation((0, H / 2 + FOOT, 0))
before = set(bpy.data.objects)


def outline(out, radius, grow=0.0):
    """The screen's rectangle with the rim of the case, and `out` more."""
    return kit.rounded(0, (TOP - FOOT) / 2 * grow, W + 2 * SIDE * grow + 2 * out, H + (TOP + FOOT) * grow + 2 * out, radius, 10)


def loft(loops, material):
    """A strip through closed lines of equal length, given as (points, z)."""
    n = len(loops[0][0])
    points = [(x, y, z) for line, z in loops for x, y in line]
    thing = scene.put('loft', points, [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(loops) - 1) for k in range(n)], material, smooth=True)
    thing.data.auto_smooth_angle = math.radians(30)


# From the back round the rim, over a lip, down to the glass.
loft([(outline(-0.02, 0.01, 1), -DEEP), (outline(-0.002, 0.018, 1), -DEEP), (outline(0, 0.02, 1), -DEEP + 0.002), (outline(0, 0.02, 1), 0.0006), (outline(-0.0012, 0.019, 1), 0.0022), (outline(-0.0052, 0.015, 1), 0.0022), (outline(-0.0068, 0.0135, 1), 0.0006)], black)
loft([(outline(-0.0068, 0.0135, 1), 0.0006), (outline(0.0006, 0.0012), 0.0003), (outline(0, 0.0004), 0)], kit.clean('black glass', (0.006, 0.006, 0.007), 0.16, 0.3))
cx, cy = W / 2 + SIDE, (H + TOP + FOOT) / 2
arc = [(math.cos(a), math.sin(a)) for a in np.linspace(0, math.pi / 2, 13)]
for sx in (-1, 1):
    for sy in (-1, 1):
        # The corner's guard, its two ribs, and the screw in it.
        for out, inner, long, z0, z1 in ((0.0055, 0.011, 0.042, -DEEP - 0.003, 0.0042), (0.0068, 0.003, 0.034, -DEEP + 0.002, -DEEP + 0.006), (0.0068, 0.003, 0.034, -DEEP + 0.010, -DEEP + 0.014)):
            r = 0.02
            line = [(cx - long, cy + out * 0.4), (cx - long + 0.005, cy + out), *((cx - r + (r + out) * c, cy - r + (r + out) * s) for c, s in arc[::-1]), (cx + out, cy - long + 0.005), (cx + out * 0.4, cy - long)]
            line += [(cx - inner * 0.6, cy - long), *((cx - r - 0.003 + (r - inner + 0.003) * c, cy - r - 0.003 + (r - inner + 0.003) * s) for c, s in arc), (cx - long, cy - inner * 0.6)]
            line = [(sx * x, sy * y + (TOP - FOOT) / 2) for x, y in line]
            tablet.plate('guard', line[::-1] if sx * sy > 0 else line, z0, z1, rubber, 0.0011)
        at = (sx * (cx - 0.0042), sy * (cy - 0.0042) + (TOP - FOOT) / 2, 0.0042)
        kit.turned([(0.0026, -0.001), (0.0026, 0.0004), (0.0021, 0.0007), (0.0013, 0.0007), (0.0012, -0.0004), (0, -0.0004)], at, (0, 0, 1), steel, 24)
for k in range(5):  # keys below the screen
    kit.plank(kit.rounded((k - 2) * 0.021, -H / 2 - 0.0088, 0.014, 0.0056, 0.0026), 0.0002, 0.0015, rubber, 0.0005)
kit.turned([(0.0026, 0), (0.0026, 0.0006), (0.0014, 0.0007), (0, 0.0004)], (0, H / 2 + 0.0052, 0.0003), (0, 0, 1), kit.clean('lens', (0.004, 0.004, 0.008), 0.05, 1.0), 24)
for x in (-0.03, -0.012):  # a grille of sound
    kit.plank(kit.rounded(x * 3, H / 2 + 0.0052, 0.018, 0.0012, 0.0005), 0.0003, 0.0006, ink)
pane = scene.put('pane', [(x, y, 0.00005) for x, y in ((-W / 2, H / 2), (-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2))], [(0, 1, 2, 3)], shown())
for loop, at in zip(pane.data.uv_layers.new(name='uv').data, ((0, 1), (0, 0), (1, 0), (1, 1))):
    loop.uv = at
for thing in set(bpy.data.objects) - before:
    thing.matrix_world = place @ thing.matrix_world
# The folded stand behind it.
tip = place @ Vector((0, H / 2 - 0.02, -DEEP))
across = place.to_3x3() @ Vector((0.085, 0, 0))
corners = [tip - across, tip + across, tip + across * 1.1 + Vector((0.002, 0.05, 0.0015 - tip.z)), tip - across * 1.1 + Vector((0.002, 0.05, 0.0015 - tip.z))]
scene.put('stand', [tuple(p) for p in corners], [(0, 1, 2, 3)], rubber).modifiers.new('thick', 'SOLIDIFY').thickness = 0.003

# --- the worktop and the plan ---
kit.block((-0.9, -0.6, -0.018), (1.8, 0.89, 0.018), birch, 0.0015)
SCALE, SLANT, CORNER = 1 / 130, math.radians(7), (-0.385, -0.085)


def placed(points):
    """Points of the building → of the worktop."""
    p = np.float64(points) * SCALE
    c, s = math.cos(SLANT), math.sin(SLANT)
    return np.column_stack([CORNER[0] + p[:, 0] * c - p[:, 1] * s, CORNER[1] + p[:, 0] * s + p[:, 1] * c, p[:, 2]])


plan.sheet(data, placed, SCALE)
PAPER = 0.0009


# --- what lies about ---

def turn(thing, at, angle):
    thing.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(angle, 4, 'Z') @ thing.matrix_world


def rule(start, angles):
    """A folding rule, its first parts open: each 235 mm, on rivets."""
    paint = worn('rule', (0.62, 0.56, 0.4), 0.42, (0.3, 0.21, 0.12), 0.0009, 0.15)
    at, z, long, wide, thick = np.float64(start), PAPER, 0.235, 0.0158, 0.0031
    for n, angle in enumerate(angles):
        a = math.radians(angle)
        made = [kit.plank(kit.rounded(long / 2 - 0.0075, 0, long, wide, 0.0076), 0, thick, paint, 0.0004)]
        marks = []
        for k in range(1, 21 * 10):
            x, tall = 0.012 + k * 0.001, 0.0065 if k % 10 == 0 else 0.0048 if k % 5 == 0 else 0.0033
            for side in (1, -1):
                y = side * wide / 2
                marks += [(x - 0.00011, y), (x + 0.00011, y), (x + 0.00011, y - side * tall), (x - 0.00011, y - side * tall)]
            if k % 10 == 0:
                for p, q in np.float64(plan.words(str((n * 21 + k // 10) % 200), x - 0.0042, 0, 0.0036)):
                    o = np.float64((p[1] - q[1], q[0] - p[0])) / np.linalg.norm(q - p) * 0.00026
                    marks += [tuple(w) for w in (p - o, q - o, q + o, p + o)]
        made.append(scene.large('marks', np.float64([(x, y, thick + 0.00003) for x, y in marks]), np.arange(len(marks)).reshape(-1, 4), ink))
        for x in (0, long - 0.015):
            made.append(kit.turned([(0.0042, 0), (0.0042, 0.0004), (0.0036, 0.0008), (0.0012, 0.0008), (0, 0.0005)], (x, 0, thick), (0, 0, 1), steel, 28))
        for thing in made:
            turn(thing, (*at, z), a)
        at = at + np.float64((math.cos(a), math.sin(a))) * (long - 0.015)
        z += thick + 0.0002


def pencil(at, angle):
    """Six sides, sharpened; the paint ends in scallops where the knife took it."""
    paint, wood = worn('pencil', (0.012, 0.035, 0.05), 0.3, (0.3, 0.2, 0.11), 0.0006), kit.clean('cedar', (0.42, 0.27, 0.15), 0.75)
    lead, r = kit.clean('lead', (0.03, 0.03, 0.033), 0.35, 0.5), 0.0037
    sides = [(math.cos(math.radians(60 * k + 30)), math.sin(math.radians(60 * k + 30))) for k in range(6)]
    body = kit.plank([(r * c, r * s) for c, s in sides], 0, 0.146, paint, 0.0003)
    parts = [body, kit.turned([(r * 0.86, 0.1455), (r * 0.86, 0.147), (0.0011, 0.165)], (0, 0, 0), (0, 0, 1), wood, 36), kit.turned([(0.0011, 0.165), (0.0002, 0.1685)], (0, 0, 0), (0, 0, 1), lead, 20), kit.turned([(0.0011, -0.0001), (0, -0.0001)], (0, 0, 0), (0, 0, 1), lead, 20)]
    for thing in parts:
        thing.matrix_world = Matrix.Translation((*at, PAPER + r * 0.87)) @ Matrix.Rotation(angle, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'Y')


def meter(at, angle):
    """A laser distance meter on its back: 52 × 118 × 26 mm, a display and keys."""
    grip, face = worn('grip', (0.022, 0.023, 0.025), 0.6, (0.12, 0.12, 0.12)), kit.clean('face', (0.075, 0.08, 0.085), 0.4, 0.4)
    parts = [
        kit.plank(kit.rounded(0, 0, 0.052, 0.118, 0.011), 0, 0.024, grip, 0.003),
        kit.plank(kit.rounded(0, 0.001, 0.041, 0.105, 0.007), 0.02, 0.0256, face, 0.0008),
        kit.plank(kit.rounded(0, 0.03, 0.033, 0.037, 0.002), 0.0256, 0.0259, kit.clean('display', (0.2, 0.22, 0.19), 0.12, 0.5)),
        kit.plank(kit.rounded(0, -0.006, 0.021, 0.021, 0.0095), 0.0256, 0.0278, kit.clean('key', (0.4, 0.4, 0.39), 0.5), 0.0008),
    ]
    parts += [kit.plank(kit.rounded(x, y, 0.0105, 0.0085, 0.003), 0.0256, 0.0272, grip, 0.0006) for y in (-0.024, -0.036, -0.046) for x in (-0.0125, 0, 0.0125)]
    marks = []
    for text, y, high in (('5200', 0.022, 0.0085), ('1745', 0.036, 0.005), ('2950', 0.044, 0.005)):
        for p, q in np.float64(plan.words(text, 0.001, y, high)):
            o = np.float64((p[1] - q[1], q[0] - p[0])) / np.linalg.norm(q - p) * high * 0.055
            marks += [(*w, 0.026) for w in (p - o, q - o, q + o, p + o)]
    parts.append(scene.large('digits', np.float64(marks), np.arange(len(marks)).reshape(-1, 4), ink))
    for thing in parts:
        turn(thing, (*at, 0), angle)


def tape(at):
    """A roll of masking tape on its side, 36 mm high."""
    circle = lambda r: [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 129)[:-1]]  # noqa: E731
    loft([(circle(r), PAPER + z) for r, z in ((0.0378, 0), (0.0378, 0.0355), (0.04, 0.0355), (0.04, 0))], kit.clean('board', (0.3, 0.21, 0.13), 0.85))
    loft([(circle(r), PAPER + z) for r, z in ((0.04, 0.0358), (0.0513, 0.036), (0.0517, 0.0354), (0.0517, 0.0004), (0.051, 0))], kit.wood('tape', (0.36, 0.31, 0.21), (0.46, 0.41, 0.3), 0.7, (1, 1, 60)))


def ring(at, radius):
    """What a wet cup left on the paper."""
    material, g = materials.new('ring')
    p = g('ShaderNodeNewGeometry').outputs['Position']
    stain = g('ShaderNodeBsdfPrincipled', {'Base Color': (0.2, 0.17, 0.13, 1), 'Roughness': 0.5}).outputs[0]
    g.end(g.blend(g.ramp(g.noise(p, 60.0, 5, 0.6), 0.35, 0.7, 0.05, 0.5), g('ShaderNodeBsdfTransparent').outputs[0], stain))
    points = [(at[0] + r * math.cos(a), at[1] + r * math.sin(a), PAPER + 0.0004) for r in (radius, radius - 0.0028) for a in np.linspace(0, 2 * math.pi, 97)[:-1]]
    scene.put('ring', points, [(k, (k + 1) % 96, 96 + (k + 1) % 96, 96 + k) for k in range(96)], material).visible_shadow = False


rule((-0.2, 0.19), (6, 171, -4))
pencil((-0.13, -0.118), math.radians(11))
meter((0.118, 0.232), math.radians(68))
tape((-0.226, 0.1))
ring((0.092, -0.121), 0.033)

# --- light: low sun through a window whose frame throws its shadow, soft light of the same window, a dark room ---
lamp = Vector((SUN.x, SUN.y)).normalized()
right, up = Vector((lamp.y, -lamp.x, 0)), SUN.cross(Vector((lamp.y, -lamp.x, 0))) * -1
scene.sun(math.degrees(math.atan2(SUN.y, SUN.x)), math.degrees(math.asin(SUN.z)), 11, (1.0, 0.85, 0.68), 1.3)
for u0, u1, v0, v1 in ((-3, -0.3, -3, 3), (0.28, 3, -3, 3), (-3, 3, 0.09, 3), (-3, 3, -3, -0.2), (-0.1, -0.075, -3, 3)):
    points = [tuple(SUN * 1.3 + right * u + up * v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
    thing = scene.put('window', points, [(0, 1, 2, 3)], ink)
    thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = False
scene.panel(tuple(SUN * 1.2 + Vector((0, 0, 0.15))), (0.7, 0.5), 14, (0.8, 0.9, 1.0), tuple(-SUN))
kit.block((-3, 2.2, -1), (6, 0.1, 2), kit.clean('wall', (0.06, 0.08, 0.09), 0.9), 0)
night = bpy.data.worlds.new('night')
night.color = (0.012, 0.02, 0.026)
bpy.context.scene.world = night

aim, high, far = Vector((0.0, 0.0, 0.034)), math.radians(48), 0.86
eye = aim + Vector((0.0, -math.cos(high), math.sin(high))) * far
lens, shift = (70, (-0.098, 0.05)) if not TALL else (84, (0, 0.03))
scene.camera(eye, aim, lens, shift, level=False, focus=far - 0.004, stop=8)
scene.render(arguments, bounces=5)
