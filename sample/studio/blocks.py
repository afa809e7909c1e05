"""What products stand on. Lengths in centimetres."""
from base import *

STONE = "#e4ddd2"
WALNUT = "#5b3a24"


def wood(color=WALNUT):
    """Oiled wood: fine streaks along X."""
    m = pbr("wood", color, rough=0.45, spec=0.3)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    coord = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.25, 3.2, 3.2)
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.2
    noise.inputs["Detail"].default_value = 5
    ramp = nodes.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.35, (*shade(color, 0.62), 1)
    e[1].position, e[1].color = 0.68, (*shade(color, 1.3), 1)
    links.new(coord.outputs["Object"], stretch.inputs[0])
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return m


def plaster(color=STONE):
    """Fine matt stone."""
    return soft_touch(color, 0.8, 0.05)


def plinth(radius, height, color=STONE):
    """A round block of stone."""
    lathe(
        fillet([(0, 0), (radius, 0), (radius, height), (0, height)], 0.25, 6),
        plaster(color),
        seg=160,
    )


def block(width, depth, height, color=STONE):
    """A square block of stone."""
    rounded_box(width, depth, height, 0.25, plaster(color))


def board(width, depth, thick=1.6, color=WALNUT):
    """A wooden board."""
    rounded_box(width, depth, thick, 0.25, wood(color))


def arch(width, height, depth, color=STONE):
    """A wall with a round top."""
    r = width / 2
    outline = [(-r, 0), (r, 0)] + [
        (r * cos(pi * i / 40), height - r + r * sin(pi * i / 40)) for i in range(41)
    ]
    prism(outline, depth, plaster(color), bevel=0.25)


def star_tile(radius, thick=1.2, color="#1f5d8c"):
    """A glazed tile in the shape of the shop's eight-point star."""
    outline = [
        (
            radius * (1 if i % 2 == 0 else 0.765) * cos(pi * i / 8),
            radius * (1 if i % 2 == 0 else 0.765) * sin(pi * i / 8),
        )
        for i in range(16)
    ]
    glaze = pbr("glaze", color, rough=0.14, coat=0.8)
    prism(outline, thick, glaze, bevel=0.1, plane="XY")


def tray(radius=11, color="#e9e4da", rim=True):
    """A round tray of pale stone with a brass rim."""
    lathe(
        fillet(
            [
                (0, 0),
                (radius, 0),
                (radius, 1.1),
                (radius - 0.5, 1.1),
                (radius - 0.6, 0.7),
                (0, 0.7),
            ],
            0.12,
            5,
        ),
        plaster(color),
        seg=160,
    )
    if rim:
        torus(radius - 0.02, 0.09, gold(), seg=160, loc=(0, 0, 0.55))


def easel(width, height, color=STONE, lean=16):
    """A board that leans back on a small foot: a stand for jewelry and cards. It faces -Y."""
    with collect() as made:
        slab(
            width,
            height,
            0.7,
            0.5,
            fabric(color, 12, 0.12, 0.5, depth=0.08),
            bevel=0.2,
            loc=(0, 0, height / 2),
        )
    group(made.objs, rot=(-lean, 0, 0))
    rounded_box(width * 0.9, 1.2, 0.7, 0.2, wood(), loc=(0, -0.7, 0.2))
