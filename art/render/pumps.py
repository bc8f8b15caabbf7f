"""A row of pumps along x, in front of a wall at y = 0: each with its riser, valves and gauge, and what hangs beside it; `scan` and `twin` show it."""
import kit
import materials
import numpy as np
import props
import scene

NEAR = 0.62  # how far the pipes stand from the wall
APART = 2.5  # from pump to pump


def row(first, last):
    """Pumps `first` to `last` by their number; the middle one, 0, stands at x = 0. Returns the parts of each, then what they share."""
    return [_station(k * APART) for k in range(first, last + 1)] + [_shared(first, last)]


def concrete():
    return props.look('concrete', lambda name: materials.concrete(name, 0.6))


def _skins():
    plain = lambda name, *of: props.look(name, lambda n: materials.plain(n, *of))  # noqa: E731
    return {
        'clad': plain('cladding', (0.5, 0.49, 0.47), 0.34, 0.35),
        'zinc': plain('zinc', (0.42, 0.425, 0.43), 0.42, 0.5),
        'iron': plain('iron', (0.07, 0.085, 0.105), 0.4),
        'paint': plain('paint', (0.07, 0.125, 0.11), 0.36),
        'orange': plain('hi-vis', (0.85, 0.16, 0.012), 0.42),
        'cabinet': plain('cabinet', (0.4, 0.4, 0.39), 0.45),
        'dark': plain('rubber', (0.02, 0.02, 0.022), 0.5),
    }


def _station(x):
    """A pump in the pipe on its plinth, its riser with check valve, gate valve and gauge, and what hangs beside it on the wall."""
    clad, zinc, iron, paint, orange, cabinet, dark = _skins().values()
    y, r = -NEAR, 0.085
    parts = [kit.block((x - 0.42, y - 0.36, 0), (0.84, 0.72, 0.16), concrete(), 0.012)]
    parts.append(kit.block((x - 0.28, y - 0.24, 0.16), (0.56, 0.48, 0.04), paint))
    # The volute, its motor upright beside the riser.
    z = 0.44
    parts.append(kit.turned([(0.05, -0.15), (0.2, -0.13), (0.235, -0.06), (0.235, 0.06), (0.2, 0.13), (0.05, 0.15)], (x - 0.1, y, z), (0, 0, 1), iron, 40))
    parts.append(kit.turned([(0.15, 0), (0.15, 0.14)], (x - 0.1, y, 0.2), (0, 0, 1), iron, 32))
    parts.append(kit.turned([(0.09, 0), (0.09, 0.1)], (x - 0.1, y, z + 0.14), (0, 0, 1), orange, 28))
    fins = [(0.1, 0), (0.16, 0.015), (0.165, 0.05)]
    for k in range(9):
        s = 0.07 + k * 0.04
        fins += [(0.14, s), (0.17, s + 0.003), (0.17, s + 0.018), (0.14, s + 0.021)]
    fins += [(0.165, 0.45), (0.165, 0.5), (0.13, 0.53), (0.05, 0.54)]
    parts.append(kit.turned(fins, (x - 0.1, y, z + 0.24), (0, 0, 1), paint, 36, quiet=True))
    parts.append(kit.block((x - 0.2, y - 0.26, z + 0.42), (0.16, 0.12, 0.16), paint, 0.01))
    # Suction up out of the floor at the left, on a stand, delivery up on the right into the header.
    up = x + 0.42
    parts.append(kit.tube([(x - 0.98, y, -0.1), (x - 0.98, y, z), (x - 0.3, y, z)], r * 1.1, clad, 0.15, sides=28))
    parts += [kit.turned([(0.13, 0), (0.13, 0.02)], (x - 0.98, y, 0), (0, 0, 1), iron), kit.block((x - 0.69, y - 0.07, 0), (0.14, 0.14, 0.015), zinc, 0.002)]
    parts += [scene.rod('stand', (x - 0.62, y, 0), (x - 0.62, y, z - r), 0.024, zinc), kit.ring((x - 0.62, y, z), (1, 0, 0), r * 1.1 + 0.012, 0.014, zinc)]
    parts += kit.flange((x - 0.42, y, z), (1, 0, 0), r * 1.1, iron)
    parts.append(kit.tube([(x + 0.1, y, z), (up, y, z), (up, y, 1.98), (up, y + 0.3, 1.98)], r, clad, 0.14, sides=28))
    parts += kit.flange((x + 0.22, y, z), (1, 0, 0), r, iron)
    parts += kit.flange((up, y, 0.72), (0, 0, 1), r, iron)
    parts.append(kit.turned([(r, 0), (r * 1.5, 0.07), (r * 1.5, 0.13), (r, 0.2)], (up, y, 0.75), (0, 0, 1), iron))
    parts += kit.valve((up, y, 1.26), (0, 0, 1), (-0.5, -0.866, 0), r, iron, orange)
    parts += [kit.turned([(0.06, 0), (0.06, 0.035)], (up, y - 0.15, 1.66), (0, -1, 0), cabinet, 28), scene.rod('stem', (up, y, 1.66), (up, y - 0.15, 1.66), 0.012, iron)]
    parts += [kit.ring((up, y - 0.186, 1.66), (0, -1, 0), 0.055, 0.008, dark)]
    for s in (0.98, 1.82):
        parts += [kit.block((up - 0.02, y, s), (0.04, NEAR, 0.04), zinc, 0.003), kit.block((up - 0.09, -0.016, s - 0.07), (0.18, 0.016, 0.18), zinc, 0.003), kit.ring((up, y, s + 0.02), (0, 0, 1), r + 0.012, 0.014, zinc)]
    # On the wall: a cabinet, its conduits, two thinner pipes.
    parts += [kit.block((x - 0.78, -0.2, 1.02), (0.44, 0.2, 0.6), cabinet, 0.012), kit.block((x - 0.4, -0.215, 1.26), (0.02, 0.03, 0.12), dark), kit.block((x - 0.7, -0.215, 1.43), (0.2, 0.02, 0.1), dark, 0.002)]
    for dx in (0.1, 0.18, 0.3):
        parts.append(kit.tube([(x - 0.78 + dx, -0.08, 1.62), (x - 0.78 + dx, -0.08, 2.6)], 0.017, zinc, sides=12))
    # The motor's conduit: down the wall, along the floor, up into the terminal box.
    parts.append(kit.tube([(x - 0.56, -0.04, 1.02), (x - 0.56, -0.04, 0.02), (x - 0.47, y - 0.2, 0.02), (x - 0.47, y - 0.2, z + 0.5), (x - 0.2, y - 0.2, z + 0.5)], 0.018, dark, 0.07, sides=14))
    parts += [scene.rod('gland', (x - 0.25, y - 0.2, z + 0.5), (x - 0.2, y - 0.2, z + 0.5), 0.028, iron, 8), kit.block((x - 0.5, y - 0.23, 0), (0.06, 0.06, 0.012), zinc, 0.002)]
    parts += [kit.block((x - 0.59, -0.065, s), (0.06, 0.065, 0.02), zinc, 0.002) for s in (0.3, 0.8)]
    for dx, q in ((0.84, 0.045), (0.98, 0.03)):
        parts.append(kit.tube([(x + dx, -0.14, -0.1), (x + dx, -0.14, 2.6)], q, clad, sides=18))
        for s in (0.5, 1.45):
            parts.append(kit.block((x + dx - q - 0.02, -0.15, s), (2 * q + 0.04, 0.15, 0.03), zinc, 0.002))
    return parts


def _shared(first, last):
    """The header above, its brackets, and a duct."""
    clad, zinc, iron, *_ = _skins().values()
    x0, x1 = (first - 1) * APART + 0.5, (last + 1) * APART - 0.5
    parts = [kit.tube([(x0, -0.32, 1.98), (x1, -0.32, 1.98)], 0.14, clad, sides=36)]
    for x in np.arange(first, last + 1) * APART:
        parts += kit.flange((x - 0.45, -0.32, 1.98), (1, 0, 0), 0.14, iron)
        parts += [kit.block((x + 0.03, -0.5, 1.8), (0.05, 0.5, 0.04), zinc, 0.003), kit.block((x - 0.015, -0.016, 1.46), (0.14, 0.016, 0.42), zinc, 0.003)]
        parts += [kit.tube([(x + 0.055, -0.44, 1.81), (x + 0.055, -0.02, 1.52)], 0.018, zinc, sides=10), kit.ring((x + 0.055, -0.32, 1.98), (1, 0, 0), 0.152, 0.014, zinc)]
    return parts + kit.duct([(x0, -0.42, 2.52), (x1, -0.42, 2.52)], 0.5, 0.3, zinc)
