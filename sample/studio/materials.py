"""Materials: plastics, metals, leather, fabric, glass, gems, pearls, screens."""

import bpy


def hexc(h, a=1.0):
    """ "#rrggbb" or a linear colour -> linear (r, g, b, a)."""
    if not isinstance(h, str):
        return (*h[:3], a)
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (
        *[(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in v],
        a,
    )


def _new(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes["Principled BSDF"]


def pbr(
    name,
    color,
    metal=0,
    rough=0.4,
    spec=0.5,
    coat=0,
    coat_rough=0.03,
    sheen=0,
    trans=0,
    ior=1.45,
    sss=0,
    emit=None,
    estr=1,
    aniso=0,
    alpha=1,
):
    """The general material: a Principled BSDF with the inputs that products need."""
    m, n, l, b = _new(name)
    for k, v in {
        "Base Color": hexc(color),
        "Metallic": metal,
        "Roughness": rough,
        "Specular": spec,
        "Clearcoat": coat,
        "Clearcoat Roughness": coat_rough,
        "Sheen": sheen,
        "Transmission": trans,
        "IOR": ior,
        "Subsurface": sss,
        "Anisotropic": aniso,
        "Alpha": alpha,
    }.items():
        b.inputs[k].default_value = v
    if sss:
        b.inputs["Subsurface Color"].default_value = hexc(color)
        b.inputs["Subsurface Radius"].default_value = (0.1, 0.06, 0.05)
    if emit:
        b.inputs["Emission"].default_value = hexc(emit)
        b.inputs["Emission Strength"].default_value = estr
    return m


def _bump(m, height_socket, strength, dist=0.02, normal=None):
    n, l = m.node_tree.nodes, m.node_tree.links
    bp = n.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = strength
    bp.inputs["Distance"].default_value = dist
    l.new(height_socket, bp.inputs["Height"])
    l.new((bp).outputs[0], n["Principled BSDF"].inputs["Normal"])
    return bp


def _coord(m, scale, kind="Object"):
    n, l = m.node_tree.nodes, m.node_tree.links
    tc = n.new("ShaderNodeTexCoord")
    mp = n.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (
        scale if hasattr(scale, "__len__") else (scale,) * 3
    )
    l.new(tc.outputs[kind], mp.inputs[0])
    return mp.outputs[0]


def gold(kind="yellow", rough=0.12):
    """Polished jewellery metal: yellow, rose, white or silver."""
    return pbr(
        "gold",
        {
            "yellow": "#f6d9a0",
            "rose": "#f3c4b0",
            "white": "#e6e4e0",
            "silver": "#f0f0ee",
        }[kind],
        metal=1,
        rough=rough,
    )


def shade(color, k=0.87):
    """Darken (k < 1) or lighten a colour: pictures come out lighter than the hex value."""
    c = hexc(color)
    return tuple(min(1.0, x * k) for x in c[:3])


def metal(color="#c9c9cc", rough=0.22, aniso=0):
    """Brushed or satin metal of any colour."""
    return pbr("metal", color, metal=1, rough=rough, aniso=aniso)


def plastic(color, rough=0.35, coat=0):
    """Plain plastic; coat makes it glossy."""
    return pbr("plastic", color, rough=rough, coat=coat)


def soft_touch(color, rough=0.5, grain=0.12):
    """Matt plastic or rubber with a fine grain."""
    m = pbr("soft", color, rough=rough, spec=0.4, sheen=0.1)
    n = m.node_tree.nodes
    nz = n.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 1
    nz.inputs["Detail"].default_value = 1
    m.node_tree.links.new(_coord(m, 160), nz.inputs["Vector"])
    _bump(m, nz.outputs["Fac"], grain, 0.003)
    return m


def leather(color, scale=34, strength=0.35, rough=0.42):
    """Grained leather; a larger scale is a finer grain."""
    m = pbr("leather", color, rough=rough, spec=0.45, coat=0.08, coat_rough=0.3)
    n, l = m.node_tree.nodes, m.node_tree.links
    v = n.new("ShaderNodeTexVoronoi")
    v.feature = "F1"
    v.inputs["Scale"].default_value = 1
    co = _coord(m, scale)
    nz = n.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 0.6
    nz.inputs["Detail"].default_value = 3
    l.new(co, nz.inputs["Vector"])
    mx = n.new("ShaderNodeVectorMath")
    mx.operation = "ADD"
    l.new(co, mx.inputs[0])
    l.new(nz.outputs["Color"], mx.inputs[1])
    l.new(mx.outputs[0], v.inputs["Vector"])
    _bump(m, v.outputs["Distance"], strength, 0.012).invert = True
    n2 = n.new("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = 0.05
    l.new(co, n2.inputs["Vector"])
    hs = n.new("ShaderNodeHueSaturation")
    hs.inputs["Color"].default_value = hexc(color)
    mr = n.new("ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = 0.85
    mr.inputs["To Max"].default_value = 1.15
    l.new(n2.outputs["Fac"], mr.inputs["Value"])
    l.new(mr.outputs[0], hs.inputs["Value"])
    l.new(hs.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m


def fabric(
    color,
    scale=24,
    strength=0.4,
    sheen=0.6,
    rough=0.9,
    kind="weave",
    depth=0.3,
    kind_coord="Object",
):
    """Woven cloth. One thread is 0.31 / scale wide; depth darkens the gaps between threads.

    The node named "tint" takes the colour: link a pattern to its Color input.
    """
    m = pbr("fabric", color, rough=rough, spec=0.15, sheen=sheen)
    n, l = m.node_tree.nodes, m.node_tree.links
    co = _coord(m, scale, kind_coord)
    waves = []
    for direction in ("X", "Z") if kind == "weave" else ("Z", "DIAGONAL"):
        wave = n.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value = 1
        wave.inputs["Distortion"].default_value = 0.6
        l.new(co, wave.inputs["Vector"])
        waves.append(wave)
    product = n.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    l.new(waves[0].outputs["Fac"], product.inputs[0])
    l.new(waves[1].outputs["Fac"], product.inputs[1])
    _bump(m, product.outputs[0], strength, 0.006)
    value = n.new("ShaderNodeMapRange")
    value.inputs["To Min"].default_value = 1 - depth
    value.inputs["To Max"].default_value = 1 + depth
    l.new(product.outputs[0], value.inputs["Value"])
    tint = n.new("ShaderNodeHueSaturation")
    tint.name = "tint"
    tint.inputs["Color"].default_value = hexc(color)
    l.new(value.outputs[0], tint.inputs["Value"])
    l.new(tint.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m


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
