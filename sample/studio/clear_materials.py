"""Materials that light enters: glass, gems, pearls, screens, tortoiseshell."""

import bpy
from materials import *
from materials import _bump, _coord, _new


def glass(color="#ffffff", rough=0, ior=1.5, shadow=0.72):
    """Clear glass or liquid whose shadow is light (shadow is how much passes)."""
    m, n, l, b = _new("glass")
    n.remove(b)
    g = n.new("ShaderNodeBsdfGlass")
    g.inputs["Color"].default_value = hexc(color)
    g.inputs["Roughness"].default_value = rough
    g.inputs["IOR"].default_value = ior
    t = n.new("ShaderNodeBsdfTransparent")
    t.inputs["Color"].default_value = (*[c * shadow for c in hexc(color)[:3]], 1)
    lp = n.new("ShaderNodeLightPath")
    mx = n.new("ShaderNodeMixShader")
    mt = n.new("ShaderNodeMath")
    mt.operation = "MAXIMUM"
    l.new(lp.outputs["Is Shadow Ray"], mt.inputs[0])
    l.new(lp.outputs["Is Diffuse Ray"], mt.inputs[1])
    l.new(mt.outputs[0], mx.inputs[0])
    l.new(g.outputs[0], mx.inputs[1])
    l.new(t.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n["Material Output"].inputs[0])
    return m


def gem(color="#ffffff", ior=2.42, gain=1.22):
    """Cut stone: glass that gains a little light at every passage, which reads as brilliance."""
    m = glass(color, 0, ior, 0.8)
    g = next(n for n in m.node_tree.nodes if n.type == "BSDF_GLASS")
    g.inputs["Color"].default_value = [c * gain for c in hexc(color)[:3]] + [1]
    return m


def pearl(color="#f6efe6"):
    """Nacre: half metallic under a clear coat, rosy towards the rim, no subsurface scattering."""
    m = pbr("pearl", color, metal=0.62, rough=0.26, coat=1, coat_rough=0.04)
    n, l = m.node_tree.nodes, m.node_tree.links
    facing = n.new("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.4
    ramp = n.new("ShaderNodeValToRGB")
    l.new(facing.outputs["Facing"], ramp.inputs[0])
    base = hexc(color)
    e = ramp.color_ramp.elements
    e[0].color = [min(1, x * 1.06) for x in base[:3]] + [1]
    e[1].color = [base[0] * 0.80, base[1] * 0.74, base[2] * 0.76, 1]
    e.new(0.5).color = [base[0], base[1] * 0.95, base[2] * 0.93, 1]
    l.new(ramp.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m


def tinted(top, bottom, reflect=0.1):
    """A thin tinted pane, its colour running from top to bottom: light passes straight, and each face shines."""
    m, n, l, b = _new("tinted")
    n.remove(b)
    through = n.new("ShaderNodeBsdfTransparent")
    ramp = n.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.1, hexc(bottom)
    e[1].position, e[1].color = 0.9, hexc(top)
    height = n.new("ShaderNodeSeparateXYZ")
    l.new(n.new("ShaderNodeTexCoord").outputs["Generated"], height.inputs[0])
    l.new(height.outputs["Z"], ramp.inputs[0])
    l.new(ramp.outputs[0], through.inputs["Color"])
    shine = n.new("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.03
    facing = n.new("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.25
    share = n.new("ShaderNodeMath")
    share.operation = "MULTIPLY_ADD"
    share.inputs[1].default_value = 0.55
    share.inputs[2].default_value = reflect
    mix = n.new("ShaderNodeMixShader")
    l.new(facing.outputs["Fresnel"], share.inputs[0])
    l.new(share.outputs[0], mix.inputs[0])
    l.new(through.outputs[0], mix.inputs[1])
    l.new(shine.outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], n["Material Output"].inputs[0])
    return m


def gradient(name, stops, axis="Z", rough=0.3, coat=0, emit=0, metal=0):
    """Colour ramp [(position, colour), ...] along an axis; emit > 0 makes it a screen."""
    m = pbr(name, "#ffffff", rough=rough, coat=coat, metal=metal)
    n, l = m.node_tree.nodes, m.node_tree.links
    tc = n.new("ShaderNodeTexCoord")
    s = n.new("ShaderNodeSeparateXYZ")
    r = n.new("ShaderNodeValToRGB")
    nz = n.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 1.3
    nz.inputs["Distortion"].default_value = 1.2
    mx = n.new("ShaderNodeMath")
    mx.operation = "MULTIPLY_ADD"
    mx.inputs[1].default_value = 0.9 if emit else 0
    l.new(tc.outputs["Generated"], s.inputs[0])
    l.new(tc.outputs["Generated"], nz.inputs["Vector"])
    l.new(nz.outputs["Fac"], mx.inputs[0])
    sub = n.new("ShaderNodeMath")
    sub.operation = "SUBTRACT"
    sub.inputs[1].default_value = 0.45 if emit else 0
    l.new(s.outputs[axis], mx.inputs[2])
    l.new(mx.outputs[0], sub.inputs[0])
    l.new(sub.outputs[0], r.inputs[0])
    e = r.color_ramp.elements
    e[0].position, e[0].color = stops[0][0], hexc(stops[0][1])
    e[1].position, e[1].color = stops[-1][0], hexc(stops[-1][1])
    for p, c in stops[1:-1]:
        e.new(p).color = hexc(c)
    l.new(r.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    if emit:
        l.new(r.outputs[0], n["Principled BSDF"].inputs["Emission"])
        n["Principled BSDF"].inputs["Emission Strength"].default_value = emit
    return m


def tortoise(dark="#1c0d05", light="#8a4a17", scale=2.6):
    """Polished tortoiseshell acetate."""
    m = pbr("tortoise", dark, rough=0.12, coat=1)
    n, l = m.node_tree.nodes, m.node_tree.links
    noise = n.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 3
    noise.inputs["Distortion"].default_value = 1.4
    l.new(_coord(m, 1.6), noise.inputs["Vector"])
    ramp = n.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.42, hexc(dark)
    e[1].position, e[1].color = 0.62, hexc(light)
    l.new(noise.outputs["Fac"], ramp.inputs[0])
    l.new(ramp.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m
