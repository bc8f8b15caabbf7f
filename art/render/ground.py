"""An opened road: the earth of its cut sides, and pipes of the model in it that one sees through."""
import math

import materials
import numpy as np
import scene


def strata(bottom, thin=1.0):
    """The cut side: crushed stone below the asphalt, made ground, sand, loam, clay, their layers as `thin` as said; each its own grain, darker where it is damp."""
    material, g = materials.new('strata')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    z = g.math('MULTIPLY', g('ShaderNodeSeparateXYZ', {0: at}).outputs[2], thin)
    bent = g.math('ADD', z, g.math('MULTIPLY_ADD', g.noise(at, 0.45, 5, 0.6), 0.7, -0.35))
    stone = g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 15.0})
    fine, wide = g.noise(at, 22.0, 8, 0.72), g.noise(at, 2.2, 6, 0.62)
    broken = g.mix(g.ramp(stone.outputs[0], 0.12, 0.6), (0.3, 0.28, 0.25), (0.07, 0.062, 0.054))
    loam = g.mix(wide, (0.1, 0.056, 0.032), (0.2, 0.115, 0.062))
    sand = g.mix(wide, (0.3, 0.2, 0.105), (0.4, 0.29, 0.165))
    made = g.mix(g.ramp(stone.outputs[0], 0.1, 0.25), (0.26, 0.13, 0.085), g.mix(wide, (0.058, 0.043, 0.032), (0.13, 0.098, 0.07)))
    clay = g.mix(wide, (0.09, 0.082, 0.075), (0.17, 0.155, 0.135))
    tone = clay
    for layer, low in ((loam, -2.12), (sand, -1.42), (made, -1.08)):
        tone = g.mix(g.ramp(bent, low - 0.02, low + 0.02), tone, layer)
    tone = g.mix(g.ramp(g.math('ADD', z, g.math('MULTIPLY', wide, 0.1)), -0.52, -0.48), tone, broken)
    shade = g.math('MULTIPLY', g.ramp(fine, 0.3, 0.7, 0.62, 1.2), g.ramp(z, bottom * thin, -1.2, 0.72, 1.0))
    tone = g.mix(1.0, tone, g('ShaderNodeCombineRGB', {0: shade, 1: shade, 2: shade}).outputs[0], 'MULTIPLY')
    bump = g('ShaderNodeBump', {'Strength': 0.9, 'Distance': 0.05, 'Height': g.math('ADD', fine, g.math('MULTIPLY', stone.outputs[0], -0.4))}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    return material


def clear(name, body, rim, shine=1.0):
    """Glass of the model: what lies behind shows through it, its outline is bright, and it mirrors the sky a little."""
    material, g = materials.new(name)
    edge = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing'], 2.6)
    light = g('ShaderNodeEmission', {0: g.mix(edge, (0.01, 0.2, 0.4), (0.14, 0.74, 1.0)), 1: g.math('MULTIPLY_ADD', edge, 1.7 * shine, 0.5 * shine)}).outputs[0]
    glass = g.blend(g.math('MULTIPLY_ADD', edge, rim - body, body), g('ShaderNodeBsdfTransparent', {0: (0.8, 0.95, 1.0, 1)}).outputs[0], light)
    g.end(g.blend(0.05, glass, g('ShaderNodeBsdfGlossy', {0: (0.8, 0.95, 1.0, 1), 'Roughness': 0.16}).outputs[0]))
    material.cycles.sample_as_light = False
    return material


def outlines(a, b, radius, eye, look, weight=0.0008):
    """The two lines that bound a straight pipe as the camera sees it."""
    a, b, eye = np.float64(a), np.float64(b), np.float64(eye)
    along = (b - a) / np.linalg.norm(b - a)
    to = eye - a - along * ((eye - a) @ along)
    far = np.linalg.norm(to)
    to, side = to / far, np.cross(along, to / far)
    for s in (-1, 1):
        off = radius * (to * radius / far + s * side * math.sqrt(1 - (radius / far) ** 2))
        pairs = np.linspace(a + off, b + off, 24)
        scene.lines('outline', list(zip(pairs, pairs[1:])), eye, weight, look)
