"""Game controller: soft body with two grips, sticks, cross and four buttons."""
from base import *

COLORS = {
    "blanc": dict(color="#e4e0d6", dark="#2a2b2f", accent="#c2512f"),
    "nuit": dict(color="#222f58", dark="#14161c", accent="#e0b050"),
}
VIEWS = {
    "main": dict(az=12, el=46, fill=0.76),
    "front": dict(az=0, el=58, fill=0.76),
    "side": dict(az=64, el=20, fill=0.74),
    "back": dict(az=196, el=24, fill=0.76),
}


def two_tone(upper, lower, height=-0.075):
    """Matt shell whose underside, below the given height, has another colour."""
    m = soft_touch(upper, 0.42, 0.08)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    coord = nodes.new("ShaderNodeTexCoord")
    axes = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(coord.outputs["Object"], axes.inputs[0])
    shift = nodes.new("ShaderNodeMath")
    shift.inputs[1].default_value = 0.5 - height
    links.new(axes.outputs["Z"], shift.inputs[0])
    links.new(shift.outputs[0], ramp.inputs[0])
    ramp.color_ramp.interpolation = "CONSTANT"
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0, hexc(lower)
    e[1].position, e[1].color = 0.5, hexc(upper)
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return m


def build(color, dark, accent):
    shell = two_tone(color, dark)
    rubber = soft_touch(dark, 0.55, 0.2)
    gloss = plastic(dark, 0.2, coat=0.6)
    lit = plastic(accent, 0.3, coat=0.5)
    # body in plan (x across, y away from the player), then two grips curving towards the player
    parts = [
        slab(2.5, 1.02, 0.46, 0.46, bevel=0.16, segs=8, plane="XY", loc=(0, 0.10, 0)),
        slab(
            1.0, 1.14, 0.46, 0.48, bevel=0.16, segs=8, plane="XY", loc=(-0.80, 0.06, 0)
        ),
        slab(
            1.0, 1.14, 0.46, 0.48, bevel=0.16, segs=8, plane="XY", loc=(0.80, 0.06, 0)
        ),
    ]
    for s in (-1, 1):
        for i in range(11):
            t = i / 10
            r = 0.33 - 0.06 * t + 0.02 * sin(pi * t)
            parts.append(
                ellipsoid(
                    r,
                    r * 1.05,
                    r * 0.86,
                    loc=(
                        s * (0.90 + 0.26 * t - 0.05 * t * t),
                        -0.10 - 0.66 * t,
                        -0.04 - 0.17 * t * t,
                    ),
                    seg=32,
                )
            )
    body = blend(parts, shell, voxel=0.028, smooth=14)
    top = 0.25

    def cup(x, y, r, m=gloss):
        lathe(
            fillet(
                [
                    (r, -0.06),
                    (r * 0.98, 0.04),
                    (r * 0.84, 0.04),
                    (r * 0.76, 0.022),
                    (0, 0.02),
                ],
                0.02,
            ),
            m,
            loc=(x, y, top - 0.03),
            cap=False,
        )

    def stick(x, y):
        cup(x, y, 0.27)
        lathe(
            fillet(
                [
                    (0, 0),
                    (0.09, 0),
                    (0.08, 0.10),
                    (0.19, 0.125),
                    (0.2, 0.17),
                    (0.16, 0.185),
                    (0.1, 0.16),
                    (0, 0.155),
                ],
                0.025,
                5,
            ),
            rubber,
            loc=(x, y, top - 0.02),
            rot=(4, 3, 0),
        )

    stick(-0.80, 0.24)
    stick(0.40, -0.16)
    # cross
    cup(-0.40, -0.16, 0.26, shell)
    for w, h in ((0.40, 0.13), (0.13, 0.40)):
        slab(
            w,
            h,
            0.08,
            0.035,
            gloss,
            bevel=0.016,
            plane="XY",
            loc=(-0.40, -0.16, top + 0.015),
        )
    # four buttons
    for i, (dx, dy) in enumerate(((0, -0.17), (0.17, 0), (-0.17, 0), (0, 0.17))):
        lathe(
            fillet(
                [(0, 0), (0.085, 0), (0.085, 0.07), (0.06, 0.085), (0, 0.088)], 0.015
            ),
            lit if i == 1 else gloss,
            loc=(0.82 + dx, 0.24 + dy, top - 0.03),
        )
    for x in (-0.2, 0.2):
        slab(
            0.12,
            0.06,
            0.05,
            0.028,
            gloss,
            bevel=0.01,
            plane="XY",
            loc=(x, 0.26, top - 0.02),
        )
    lathe(
        fillet([(0, 0), (0.09, 0), (0.09, 0.03), (0, 0.035)], 0.01),
        metal("#b9bbc0", 0.25),
        loc=(0, 0.38, top - 0.03),
    )
    text(
        "TASSILI",
        0.075,
        pbr("logo", shade(color, 0.5 if color > "#8" else 2.2), rough=0.4),
        (0, 0.07, top - 0.028),
        rot=(0, 0, 0),
        depth=0.004,
        spacing=1.2,
    )
    # shoulder buttons and triggers
    for s in (-1, 1):
        slab(
            0.56,
            0.16,
            0.14,
            0.07,
            gloss,
            bevel=0.05,
            plane="XY",
            loc=(s * 0.80, 0.60, 0.06),
            rot=(0, 0, s * -9),
        )
        slab(
            0.42,
            0.24,
            0.24,
            0.1,
            rubber,
            bevel=0.08,
            plane="XY",
            loc=(s * 0.82, 0.60, -0.12),
            rot=(0, 0, s * -9),
        )
    group(
        [o for o in bpy.data.objects if not o.get("set") and o.parent is None],
        rot=(12, 0, 0),
    )
