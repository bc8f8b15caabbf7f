"""Materials, as small node graphs. Everything of the site is matt and worn; only the model is cyan and shines by itself."""
import bpy

CYAN = (0.03, 0.55, 0.95)


class Graph:
    """A material under construction: g('ShaderNodeX', option=…, Input=value or socket) → node."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, _in=None, **options):
        node = self.tree.nodes.new(kind)
        for name, value in options.items():
            setattr(node, name, value)
        for key, value in (_in or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self('ShaderNodeMath', {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def ramp(self, value, low, high, a=0.0, b=1.0):
        return self('ShaderNodeMapRange', {0: value, 1: low, 2: high, 3: a, 4: b}, interpolation_type='SMOOTHSTEP').outputs[0]

    def mix(self, factor, a, b, how='MIX'):
        node = self('ShaderNodeMixRGB', {0: factor}, blend_type=how)
        for slot, value in ((1, a), (2, b)):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[slot])
            else:
                node.inputs[slot].default_value = (*value, 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, rough=0.55, stretch=None):
        if stretch:
            vector = self('ShaderNodeMapping', {'Vector': vector, 'Scale': stretch}).outputs[0]
        return self('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough}).outputs[0]

    def blend(self, factor, a, b):
        return self('ShaderNodeMixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def end(self, shader):
        self.tree.links.new(shader, self('ShaderNodeOutputMaterial').inputs[0])


def new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, Graph(material.node_tree)


def plain(name, colour, rough=0.6, metal=0.0, specular=0.4):
    """Painted or bare surface with a little wear."""
    material, g = new(name)
    at = g('ShaderNodeNewGeometry').outputs['Position']
    wear = g.ramp(g.noise(at, 3.0, 6), 0.35, 0.75, 0.75, 1.1)
    shade = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: wear, 1: wear, 2: wear}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': shade, 'Roughness': rough, 'Metallic': metal, 'Specular': specular}).outputs[0])
    return material


def glow(name, colour, strength, visible_only=True):
    material, g = new(name)
    g.end(g('ShaderNodeEmission', {0: (*colour, 1), 1: strength}).outputs[0])
    material.cycles.sample_as_light = not visible_only  # thousands of tiny lamps would only add noise
    return material


def concrete(name='concrete', tone=1.0):
    """Cast concrete: clouds at two scales, run-down streaks, panel joints, pits; each cast a little different."""
    material, g = new(name)
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    cloud = g.noise(at, 0.45, 5, 0.6)
    grain = g.noise(at, 7.0, 8, 0.65)
    streak = g.noise(at, 1.0, 5, 0.6, stretch=(3.2, 3.2, 0.22))
    tint = g.math('MULTIPLY_ADD', geometry.outputs['Random Per Island'], 0.16, 0.92)
    value = g.math('ADD', g.ramp(cloud, 0.3, 0.72, 0.7, 1.08), g.ramp(grain, 0.3, 0.75, -0.1, 0.09))
    value = g.math('MULTIPLY', value, g.ramp(streak, 0.5, 0.75, 1.0, 0.74))
    value = g.math('MULTIPLY', g.math('MULTIPLY', value, tint), tone)
    # Joints of the formwork panels: 2.5 m × 1.25 m.
    parts = g('ShaderNodeSeparateXYZ', {0: at}).outputs
    lines, cells = [], []
    for part, step in ((0, 2.5), (1, 2.5), (2, 1.3)):
        cell = g.math('DIVIDE', g.math('ADD', parts[part], 100.37), step)
        # Cells are told apart half a step off the fraction's seam, so that tone and joint change together.
        cells.append(g.math('FLOOR', g.math('ADD', cell, 0.5)))
        away = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5))
        lines.append(g.ramp(away, 0.0, 0.006, 1.0, 0.0))
    joint = g.math('MULTIPLY', g.math('MAXIMUM', lines[0], g.math('MAXIMUM', lines[1], lines[2])), g.ramp(grain, 0.35, 0.6, 0.2, 1.0))
    value = g.math('MULTIPLY', value, g.math('MULTIPLY_ADD', joint, -0.4, 1.0))
    panel = g('ShaderNodeTexWhiteNoise', {'Vector': g('ShaderNodeCombineXYZ', dict(enumerate(cells))).outputs[0]}, noise_dimensions='3D').outputs[0]
    value = g.math('MULTIPLY', value, g.math('MULTIPLY_ADD', panel, 0.16, 0.92))
    # Floors keep damp patches.
    up = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    damp = g.math('MULTIPLY', g.ramp(g.noise(at, 0.38, 6, 0.6), 0.52, 0.62), g.ramp(up, 0.8, 0.95))
    value = g.math('MULTIPLY', value, g.math('MULTIPLY_ADD', damp, -0.38, 1.0))
    warm = g.mix(g.ramp(cloud, 0.35, 0.7), (0.285, 0.272, 0.25), (0.36, 0.35, 0.335))
    colour = g.mix(1.0, warm, g('ShaderNodeCombineRGB', {0: value, 1: value, 2: value}).outputs[0], 'MULTIPLY')
    pits = g.ramp(g('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 26.0}).outputs[0], 0.03, 0.11, 0.0, 1.0)
    height = g.math('ADD', g.math('MULTIPLY', grain, 0.35), g.math('MULTIPLY', pits, 0.22))
    height = g.math('SUBTRACT', height, g.math('MULTIPLY', joint, 0.5))
    bump = g('ShaderNodeBump', {'Strength': 0.45, 'Distance': 0.012, 'Height': height}).outputs[0]
    rough = g.math('MULTIPLY', g.ramp(cloud, 0.3, 0.7, 0.72, 0.92), g.math('MULTIPLY_ADD', damp, -0.68, 1.0))
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.35, 'Normal': bump}).outputs[0])
    return material


def timber():
    material, g = new('timber')
    at = g('ShaderNodeNewGeometry')
    fibre = g.noise(at.outputs['Position'], 2.0, 6, 0.6, stretch=(0.7, 9, 9))
    colour = g.mix(g.ramp(fibre, 0.3, 0.7), (0.11, 0.062, 0.03), (0.3, 0.19, 0.1))
    island = g.math('MULTIPLY_ADD', at.outputs['Random Per Island'], 0.6, 0.6)
    colour = g.mix(1.0, colour, g('ShaderNodeCombineRGB', {0: island, 1: island, 2: island}).outputs[0], 'MULTIPLY')
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.8}).outputs[0])
    return material


def mud(water, haze):
    """Wet where it is low: darker and shining towards the water line, drier and paler on the crests."""
    material, g = new('mud')
    geometry = g('ShaderNodeNewGeometry')
    at = geometry.outputs['Position']
    high = g('ShaderNodeSeparateXYZ', {0: at}).outputs[2]
    dry = g.ramp(g.math('ADD', high, g.math('MULTIPLY', g.noise(at, 1.3, 6), 0.1)), water + 0.06, water + 0.2)
    fine = g.noise(at, 38.0, 8, 0.7)
    patch = g.noise(at, 0.6, 6, 0.6)
    wet_colour = g.mix(g.ramp(fine, 0.3, 0.7), (0.016, 0.014, 0.012), (0.042, 0.036, 0.031))
    dry_colour = g.mix(g.ramp(patch, 0.35, 0.65), (0.08, 0.07, 0.06), (0.165, 0.148, 0.13))
    dry_colour = g.mix(g.ramp(fine, 0.35, 0.75, 0.0, 0.6), dry_colour, (0.055, 0.049, 0.043))
    colour = g.mix(dry, wet_colour, dry_colour)
    rough = g.math('ADD', g.math('MULTIPLY_ADD', dry, 0.52, 0.3), g.math('MULTIPLY', fine, 0.2), clamp=True)
    height = g.math('ADD', g.math('MULTIPLY', fine, 0.6), g.noise(at, 9.0, 8, 0.65))
    bump = g('ShaderNodeBump', {'Strength': 0.8, 'Distance': 0.02, 'Height': height}).outputs[0]
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.45, 'Normal': bump}).outputs[0]
    g.end(fade(g, surface, haze, 1100))
    return material


def water():
    material, g = new('water')
    at = g('ShaderNodeNewGeometry').outputs['Position']
    ripple = g('ShaderNodeBump', {'Strength': 0.05, 'Distance': 0.02, 'Height': g.noise(at, 2.2, 3)}).outputs[0]
    g.end(g('ShaderNodeBsdfPrincipled', {'Base Color': (0.012, 0.01, 0.008, 1), 'Roughness': 0.025, 'Specular': 0.5, 'Normal': ripple}).outputs[0])
    return material


def facade(haze, reach):
    """A far block: storeys and windows from position, a few of them lit, the whole fading into the sky behind it."""
    material, g = new('facade')
    geometry = g('ShaderNodeNewGeometry')
    parts = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Position']}).outputs
    island = geometry.outputs['Random Per Island']
    normal = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    # Along the wall: x where the wall faces y, y where it faces x.
    facing = g.math('GREATER_THAN', g.math('ABSOLUTE', normal[0]), 0.5)
    run = g.math('ADD', g.math('MULTIPLY', facing, parts[1]), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, facing), parts[0]))
    column = g.math('DIVIDE', g.math('ADD', run, g.math('MULTIPLY', island, 40.0)), g.math('MULTIPLY_ADD', island, 1.6, 2.2))
    row = g.math('DIVIDE', parts[2], 3.3)
    inside = 1.0
    for cell, low in ((column, 0.2), (row, 0.3)):
        away = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', cell), 0.5))
        inside = g.math('MULTIPLY', inside, g.math('LESS_THAN', away, 0.5 - low))
    inside = g.math('MULTIPLY', inside, g.math('LESS_THAN', g.math('ABSOLUTE', normal[2]), 0.5))
    cell = g('ShaderNodeCombineXYZ', {0: g.math('FLOOR', column), 1: g.math('FLOOR', row), 2: g.math('MULTIPLY', island, 77.0)}).outputs[0]
    chance = g('ShaderNodeTexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs
    lit = g.math('MULTIPLY', inside, g.math('GREATER_THAN', chance[0], 0.955))
    wall = g.mix(island, (0.1, 0.1, 0.11), (0.22, 0.2, 0.19))
    colour = g.mix(inside, wall, (0.02, 0.024, 0.03))
    lamp = g.mix(chance[0], (1.0, 0.5, 0.2), (1.0, 0.78, 0.5))
    surface = g('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': g.math('MULTIPLY_ADD', inside, -0.4, 0.9), 'Specular': 0.15, 'Emission': lamp, 'Emission Strength': g.math('MULTIPLY', lit, 0.4)}).outputs[0]
    g.end(fade(g, surface, haze, reach))
    material.cycles.sample_as_light = False
    return material


def fade(g, surface, haze, reach):
    """Aerial perspective inside the material: fog from the depth pass would speckle through the model."""
    if not haze:
        return surface
    view = g('ShaderNodeVectorMath', {0: g('ShaderNodeNewGeometry').outputs['Incoming'], 3: -1.0}, operation='SCALE').outputs[0]
    far = g('ShaderNodeCameraData').outputs['View Distance']
    amount = g.math('SUBTRACT', 1.0, g.math('EXPONENT', g.math('DIVIDE', far, -reach)))
    sky = g('ShaderNodeGroup')
    sky.node_tree = haze
    g.tree.links.new(view, sky.inputs[0])
    sky.inputs[1].default_value = 0.06  # look a little above the horizon
    return g.blend(amount, surface, g('ShaderNodeEmission', {0: sky.outputs[0], 1: 0.8}).outputs[0])


def ghost(name, body, rim, colour=CYAN):
    """A model surface: nearly clear face-on, a weak veil at grazing angles; `body` and `rim` are its opacities."""
    material, g = new(name)
    facing = g('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
    veil = g.math('MULTIPLY_ADD', g.math('POWER', facing, 2.0), rim - body, body)
    light = g('ShaderNodeEmission', {0: (*colour, 1), 1: 0.32}).outputs[0]
    clear = g('ShaderNodeBsdfTransparent').outputs[0]
    g.end(g.blend(veil, clear, light))
    material.cycles.sample_as_light = False
    return material


def service(name, opacity=0.78, strength=0.16):
    """Ducts and pipes of the model: deep cyan bodies, lighter on top, so that their shape reads without shadows."""
    material, g = new(name)
    geometry = g('ShaderNodeNewGeometry')
    up = g('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs
    light = g.math('MULTIPLY_ADD', up[2], 0.35, g.math('MULTIPLY_ADD', up[1], -0.4, 0.55))
    rim = g.math('POWER', g('ShaderNodeLayerWeight', {'Blend': 0.4}).outputs['Facing'], 2.5)
    colour = g.mix(rim, (0.012, 0.2, 0.42), (0.05, 0.62, 0.95))
    power = g.math('MULTIPLY', g.math('ADD', light, g.math('MULTIPLY', rim, 1.6)), strength)
    shine = g('ShaderNodeEmission', {0: colour, 1: power}).outputs[0]
    g.end(g.blend(opacity, g('ShaderNodeBsdfTransparent').outputs[0], shine))
    material.cycles.sample_as_light = False
    return material
