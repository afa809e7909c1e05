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
