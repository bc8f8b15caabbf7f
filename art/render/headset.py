"""From behind an installer on a lift under the slab: gloved hands hold a pipe at its hanger, and past a line the built ducts and pipes go on as model, as the headset on the helmet shows them."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import interior  # noqa: E402
import kit  # noqa: E402
import materials  # noqa: E402
import numpy as np  # noqa: E402
import people  # noqa: E402
import props  # noqa: E402
import scene  # noqa: E402
import tablet  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

arguments, data = scene.start()
interior.build(data)
FLOOR = data['frame']['levels'][interior.STOREY]
concrete, steel, dark = bpy.data.materials['concrete'], bpy.data.materials['galvanised'], props.dark()
SOFFIT, DECK = FLOOR + 3.65, FLOOR + 0.95
WHO = Vector((11.6, 2.95, DECK))
EYE = (8.92, 1.4, FLOOR + 2.25)
PIPE, RADIUS = (WHO.y + 0.28, DECK + 1.98), 0.06  # the held pipe's axis in y and z
HANGER, CUT, LAST = WHO.x + 0.8, WHO.x + 1.15, 40.0  # the hanger to fix, and where the built lengths end

# The same storey an hour later: the sky goes down, the sun is warm and low enough to reach under the beams.
for node in bpy.data.node_groups['sky'].nodes:
    if node.type == 'MIX_RGB' and node.blend_type == 'MULTIPLY' and not node.inputs[0].is_linked and node.inputs[0].default_value == 1.0:
        node.inputs[2].default_value = (4.6, 4.2, 4.3, 1)
for thing in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'SUN']:
    bpy.data.objects.remove(thing)
scene.sun(direction=-70, elevation=9, strength=9, colour=(1.0, 0.6, 0.32))
kit.block((2, 8.15, FLOOR), (20.2, 0.22, 3.65), concrete, 0.01)

# --- what hangs under the slab: built up to the line, model past it ---
parts = []


def run(y, z, r, look, sides=24):
    parts.append(kit.tube([(3, y, z), (LAST, y, z)], r, look, sides=sides))


def hanger(x, y0, y1, z, thick=0.006):
    """A bar across below the pipes, its top at z, on a rod near each end."""
    parts.append(kit.block((x - 0.02, y0, z - 0.041), (0.041, y1 - y0, 0.041), steel, 0.002))
    for y in (y0 + 0.04, y1 - 0.04):
        rods = [scene.rod('rod', (x, y, z - 0.08), (x, y, SOFFIT), thick, steel, 8), scene.rod('anchor', (x, y, SOFFIT - 0.012), (x, y, SOFFIT), 0.026, steel, 14)]
        parts.extend(kit.quietly(rods + [scene.rod('nut', (x, y, h), (x, y, h + 0.012), 0.013, steel, 6) for h in (z - 0.056, z + 0.003)]))


copper, red = materials.plain('copper', (0.52, 0.24, 0.13), 0.3, 0.9), materials.plain('sprinkler pipe', (0.32, 0.035, 0.022), 0.42)
wool = kit.clean('insulation', (0.3, 0.3, 0.295), 0.6, 0.4)
parts += kit.duct([(3, 5.15, FLOOR + 2.98), (LAST, 5.15, FLOOR + 2.98)], 1.05, 0.44, steel, 1.25)
run(*PIPE, RADIUS, kit.clean('zinc', (0.56, 0.57, 0.58), 0.36, 0.5), 40)
run(PIPE[0] + 0.3, PIPE[1] + 0.03, 0.085, wool)
for y in (0.52, 0.62):
    run(PIPE[0] + y, PIPE[1] - 0.03, 0.028, copper, 14)
tray = kit.block((3, 6.3, FLOOR + 2.82), (LAST - 3, 0.4, 0.07), steel, 0)
tray['model'] = 'duct'
parts.append(tray)
for x in np.arange(CUT + 1.5, LAST - 2, 3.7):
    parts += kit.duct([(x, 4.6, FLOOR + 3.14), (x, 1.7, FLOOR + 3.14)], 0.45, 0.2, steel, 1.1)
    box = kit.block((x - 0.3, 1.3, FLOOR + 2.86), (0.6, 0.6, 0.4), steel, 0.004)
    box['model'] = 'duct'
    parts.append(box)
for x in (HANGER - 2.4, HANGER, *np.arange(HANGER + 2.4, LAST, 2.4)):
    hanger(x, PIPE[0] - 0.12, PIPE[0] + 0.72, PIPE[1] - RADIUS)
    hanger(x + 0.15, 4.55, 5.75, FLOOR + 2.76)
# The held length ends in its coupling; a band of paint.
kit.turned([(RADIUS, -0.05), (RADIUS + 0.014, -0.05), (RADIUS + 0.02, -0.035), (RADIUS + 0.02, -0.002), (RADIUS, -0.002)], (CUT, *PIPE), (1, 0, 0), red, 40)
kit.turned([(RADIUS + 0.001, 0), (RADIUS + 0.001, 0.04)], (WHO.x - 0.72, *PIPE), (1, 0, 0), props.white(), 40)
kit.meet(parts, (CUT, 0, 0), (1, 0, 0), EYE, 0.0008, 1.4)
kit.front([((CUT, 0.2, SOFFIT - 0.006), (CUT, 8.1, SOFFIT - 0.006)), ((CUT, 8.14, FLOOR), (CUT, 8.14, SOFFIT)), ((CUT, 0.2, FLOOR + 0.004), (CUT, 8.1, FLOOR + 0.004))], EYE, 0.001)
at = np.float64((HANGER, PIPE[0], PIPE[1] - 0.02))
kit.ring(at, np.float64(EYE) - at, 0.18, 0.008, materials.glow('mark', (1.0, 0.25, 0.015), 3.4), 72).visible_shadow = False

# --- the installer ---
LEAN, CARRY = -4, 1
way = Matrix.Rotation(math.radians(-LEAN), 4, 'X')
hip = Matrix.Translation((0.035 * CARRY, 0, 0.95)) @ way


def on(x, y, z):
    """A place above the hip, as in `people`."""
    sway = CARRY * max(z, -0.1) / 0.5
    return hip @ Vector((x - 0.03 * sway, y, z - 0.075 * x * sway))


wrists = {s: Vector((s * 0.25, PIPE[0] - WHO.y - 0.075, PIPE[1] - DECK - 0.135)) for s in (1, -1)}
shoulders = {s: on(s * 0.178, -0.018, 0.425) for s in (1, -1)}
hands = [wrists[s] + (wrists[s] - shoulders[s]).normalized() * 0.05 for s in (1, -1)]
made = people.person(WHO, 0.0, hands, lean=LEAN, carry=CARRY, head=(8, -24), shell=props.white(), belt=True, shirt=(0.035, 0.045, 0.062), trousers=(0.06, 0.06, 0.062))
head = next(thing for thing in made if thing.name.startswith('head')).matrix_world.copy()
for thing in [thing for thing in made if thing.name.startswith('hand')]:
    bpy.data.objects.remove(thing)

knit, rubber = tablet.glove('glove', (0.19, 0.175, 0.148), 500), tablet.glove('cuff', (0.02, 0.02, 0.022), 300)


def grip(s):
    """A gloved hand (1 the right) that reaches over the near side of the pipe; its thumb goes below."""
    x = WHO.x + s * 0.25
    round_ = lambda dx, a, out: Vector((x + dx, PIPE[0] + (RADIUS + out) * math.cos(math.radians(a)), PIPE[1] + (RADIUS + out) * math.sin(math.radians(a))))  # noqa: E731
    wrist, shoulder = WHO + wrists[s], WHO + shoulders[s]
    arm = wrist - shoulder
    low = Vector((s * 0.2, -0.42, -1))
    low -= arm.normalized() * low.dot(arm.normalized())
    elbow = shoulder + arm / 2 + low.normalized() * math.sqrt(max(0, 0.29 ** 2 - (arm.length / 2) ** 2))
    chains = [[(round_(dx, 206, 0.016), 0.0165), (round_(dx, 168 + k, 0.015), 0.0155), (round_(dx, 130 + k, 0.013), 0.014), (round_(dx, 100 + k, 0.011), 0.0118)] for dx, k in ((s * -0.038, 2), (s * -0.0125, -6), (s * 0.0125, -4), (s * 0.037, 10))]
    chains += [[(round_(dx, 214, 0.02), 0.021), (wrist, 0.029)] for dx in (-0.03, 0.0, 0.03)]
    chains.append([(round_(-s * 0.032, 236, 0.024), 0.02), (round_(-s * 0.058, 254, 0.018), 0.0165), (round_(-s * 0.076, 266, 0.015), 0.014), (round_(-s * 0.088, 274, 0.012), 0.0115)])
    tablet.skin('glove', chains, knit)
    tablet.skin('cuff', [[(wrist.lerp(elbow, -0.03), 0.033), (wrist.lerp(elbow, 0.16), 0.038)]], rubber)


for s in (1, -1):
    grip(s)

# The headset: a band round the head with its pack behind, arms, and the visor under the helmet's peak.
before = set(bpy.data.objects)
band = [on(0.096 * math.sin(a), 0.008 + 0.122 * math.cos(a), 0.648 - 0.012 * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
for k, z in enumerate((0.0, 0.014)):
    kit.tube([p + Vector((0, 0, z)) for p in band], 0.0085, dark, sides=8, closed=True)
sweep = np.radians(np.linspace(-86, 86, 25))
low = [on(0.1 * math.sin(a), 0.012 + 0.144 * math.cos(a), 0.578 + 0.045 * (abs(a) / 1.5) ** 2.5) for a in sweep]
high = [on(0.103 * math.sin(a), 0.012 + 0.152 * math.cos(a), 0.668) for a in sweep]
visor = scene.put('visor', [tuple(p) for pair in zip(low, high) for p in pair], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(sweep) - 1)], kit.clean('visor', (0.008, 0.014, 0.02), 0.08, 1.0), smooth=True)
thick = visor.modifiers.new('thick', 'SOLIDIFY')
thick.thickness = 0.007
kit.tube(low, 0.004, materials.glow('visor edge', (0.1, 0.7, 1.0), 2.0), sides=6)
casing = props.plain('casing', (0.06, 0.062, 0.066), 0.4)
for s in (1, -1):
    kit.turned([(0.0, 0), (0.024, 0), (0.024, 0.008), (0.019, 0.014), (0.0, 0.014)], on(s * 0.098, 0.012, 0.652), (s, 0, 0), casing, 24)
pack = on(0, -0.128, 0.655)
kit.plank(kit.rounded(pack.x, pack.y, 0.1, 0.036, 0.014), pack.z - 0.03, pack.z + 0.024, casing, 0.004)
kit.turned([(0.017, 0), (0.017, 0.016), (0.014, 0.018)], pack + Vector((0, -0.018, -0.002)), (0, -1, 0), dark, 20)
bpy.context.view_layer.update()
for thing in set(bpy.data.objects) - before:
    thing.matrix_world = head @ thing.matrix_world

# --- the lift: deck, rails round it, its box of levers, the scissors below ---
x0, x1, y0, y1 = WHO.x - 1.35, WHO.x + 1.05, WHO.y - 0.48, WHO.y + 0.46
yellow = props.plain('lift', (0.5, 0.27, 0.02), 0.45)
kit.block((x0, y0, DECK - 0.06), (x1 - x0, y1 - y0, 0.06), materials.plain('deck', (0.1, 0.1, 0.105), 0.6, 0.5), 0.004)
kit.block((x0 - 0.02, y0 - 0.02, DECK - 0.14), (x1 - x0 + 0.04, y1 - y0 + 0.04, 0.1), yellow, 0.01)
for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
    for z in (0.55, 1.1):
        scene.rod('rail', (*a, DECK + z), (*b, DECK + z), 0.02, steel, 16)
    for t in np.linspace(0, 1, 3 if a[1] == b[1] else 2)[:-1]:
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        scene.rod('post', (x, y, DECK - 0.05), (x, y, DECK + 1.1), 0.02, steel, 16)
    low, wide = (min(a[0], b[0]), min(a[1], b[1])), (abs(a[0] - b[0]) + 0.012, abs(a[1] - b[1]) + 0.012)
    kit.block((*low, DECK), (*wide, 0.12), steel, 0.002)
kit.block((x1 - 0.14, y0 + 0.08, DECK + 0.92), (0.16, 0.3, 0.2), yellow, 0.012)
scene.rod('lever', (x1 - 0.08, y0 + 0.3, DECK + 1.12), (x1 - 0.1, y0 + 0.3, DECK + 1.22), 0.012, dark, 12)
kit.block((x0 + 0.1, y0 + 0.08, FLOOR + 0.18), (x1 - x0 - 0.2, y1 - y0 - 0.16, 0.24), yellow, 0.02)
for y in (y0 + 0.14, y1 - 0.14):
    for k in (0, 1):
        scene.rod('arm', (x0 + 0.15, y, FLOOR + (0.45, 0.82)[k]), (x1 - 0.15, y, FLOOR + (0.82, 0.45)[k]), 0.035, dark, 10)
    for x in (x0 + 0.3, x1 - 0.3):
        kit.turned([(0.0, -0.05), (0.18, -0.05), (0.18, 0.05), (0.0, 0.05)], (x, y, FLOOR + 0.18), (0, 1, 0), dark, 28)

scene.panel(Vector(EYE) + Vector((-0.5, -0.4, 0.5)), (1.4, 1.0), 34, (1.0, 0.86, 0.72), (0.8, 0.5, -0.1))
scene.panel((WHO.x - 1.3, WHO.y - 1.3, DECK + 1.9), (0.8, 0.6), 16, (1.0, 0.84, 0.66), (1.2, 1.5, 0.1))
scene.panel((15.5, 4.2, FLOOR + 3.2), (5, 4), 110, (0.1, 0.6, 1.0), (-0.5, -0.1, -1))
scene.panel((13.6, 3.2, FLOOR + 2.9), (1.2, 0.6), 12, (0.1, 0.6, 1.0), (-1, 0, 0))
scene.camera(EYE, (EYE[0] + math.cos(math.radians(24)), EYE[1] + math.sin(math.radians(24)), EYE[2]), 28, (-0.02, 0.005))
scene.render(arguments, bounces=5)
