"""Cloth, and the office chairs that wear it."""
import math

import bpy
import kit
import materials
import props
import scene
from mathutils import Matrix


def chair(at, turn, grey, sides=14):
    """An office chair in the cloth `grey` that faces +y before the turn."""
    before, dark = set(bpy.data.objects), props.dark()
    kit.plank(kit.rounded(0, 0, 0.5, 0.48, 0.14), 0.44, 0.505, grey, 0.024)
    scene.put('back', *shell(0.23, 0.46, 0.6, 1.0), grey, 0.014)
    scene.rod('leg', (0, 0, 0.1), (0, 0, 0.44), 0.027, dark, sides)
    kit.tube([(0, -0.1, 0.425), (0, -0.31, 0.435), (0, -0.27, 0.8)], 0.018, dark, 0.07, sides)
    for k in range(5):
        a = k * 2 * math.pi / 5 + 0.3
        end = (0.3 * math.cos(a), 0.3 * math.sin(a))
        scene.rod('foot', (0, 0, 0.1), (*end, 0.07), 0.024, dark, sides, 0.6)
        kit.turned([(0.0, -0.022), (0.03, -0.022), (0.03, 0.022), (0.0, 0.022)], (*end, 0.031), (math.cos(a + 1.57), math.sin(a + 1.57), 0), dark, 16)
    return placed(before, Matrix.Translation((*at, 0)) @ Matrix.Rotation(turn, 4, 'Z'))


def shell(reach, width, low, high):
    """A chair's back, bent round whoever sits there, narrower towards the top."""
    n, m, thick = 10, 6, 0.035
    points, faces = [], []
    for r in (0, thick):
        for j in range(m + 1):
            z = low + (high - low) * j / m
            lean = 0.06 * (j / m) ** 2
            for k in range(n + 1):
                u = (k / n - 0.5) * width * (1 - 0.12 * (j / m) ** 3)
                points.append((u, -reach - r - lean + 0.9 * u * u, z))
    row, sheet = n + 1, (n + 1) * (m + 1)
    at = lambda r, j, k: r * sheet + j * row + k  # noqa: E731
    for j in range(m):
        for k in range(n):
            faces += [(at(0, j, k), at(0, j, k + 1), at(0, j + 1, k + 1), at(0, j + 1, k)), (at(1, j, k + 1), at(1, j, k), at(1, j + 1, k), at(1, j + 1, k + 1))]
        faces += [(at(0, j, 0), at(0, j + 1, 0), at(1, j + 1, 0), at(1, j, 0)), (at(0, j + 1, n), at(0, j, n), at(1, j, n), at(1, j + 1, n))]
    for k in range(n):
        faces += [(at(0, 0, k + 1), at(0, 0, k), at(1, 0, k), at(1, 0, k + 1)), (at(0, m, k), at(0, m, k + 1), at(1, m, k + 1), at(1, m, k))]
    return points, faces


def placed(before, place):
    """Moves what was made since `before`."""
    bpy.context.view_layer.update()
    made = [t for t in bpy.data.objects if t not in before]
    for thing in made:
        thing.matrix_world = place @ thing.matrix_world
    bpy.context.view_layer.update()
    return made


def cloth(name, colour, weave=900.0):
    """Fabric: a fine weave and soft wear."""
    material, g = materials.new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    tone = g.math('MULTIPLY', g.ramp(g.noise(at, 5.0, 6), 0.3, 0.7, 0.72, 1.12), g.ramp(g.noise(at, weave, 2), 0.3, 0.7, 0.8, 1.15))
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: tone, 1: tone, 2: tone}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': 0.95, 'Specular': 0.1, 'Sheen': 0.5}).outputs[0])
    return material
