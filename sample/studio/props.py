"""Things that stand beside the products and are not sold. Lengths in centimetres."""
from base import *
from blocks import *


def orange(radius=3.8):
    """An orange with its calyx, for scale."""
    peel = pbr("peel", "#e2751c", rough=0.42, spec=0.4)
    nodes = peel.node_tree.nodes
    pores = nodes.new("ShaderNodeTexVoronoi")
    pores.inputs["Scale"].default_value = 5
    coord = nodes.new("ShaderNodeTexCoord")
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.25
    bump.inputs["Distance"].default_value = 0.06
    link_ = peel.node_tree.links.new
    link_(coord.outputs["Object"], pores.inputs["Vector"])
    link_(pores.outputs["Distance"], bump.inputs["Height"])
    link_(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    profile = [
        (
            radius * sin(pi * i / 48),
            -radius * cos(pi * i / 48) * (0.94 - 0.07 * (i / 48) ** 8),
        )
        for i in range(49)
    ]
    lathe(profile, peel, cap=False, auto=180)
    lathe(
        fillet([(0, 0.1), (0.3, 0.08), (0.34, -0.02), (0, -0.05)], 0.05),
        pbr("calyx", "#5b6b33", rough=0.7),
        seg=5,
        loc=(0, 0, radius * 0.875),
    )


def tea_glass(height=9.2):
    """A small glass of mint tea with a golden rim."""
    clear = glass("#fdfefe", ior=1.45)
    k = height / 9.2
    wall = [(2.3, 0), (2.1, 2.2), (2.35, 5), (2.9, 9.2)]
    curve = spline([(z, r) for r, z in wall])
    outer = [(curve(9.2 * i / 24)[0], 9.2 * i / 24) for i in range(25)]
    inner = [(r - 0.14, max(z, 0.7)) for r, z in reversed(outer) if z > 0.5]
    profile = [(0, 0)] + outer + inner + [(0, 0.7)]
    lathe([(r * k, z * k) for r, z in profile], clear, cap=False, auto=60)
    tea = glass("#d98a2b", ior=1.33)
    body = [(curve(z)[0] - 0.17, z) for z in [0.72 + 6 * i / 16 for i in range(17)]]
    lathe([(r * k, z * k) for r, z in [(0, 0.72)] + body + [(0, 6.72)]], tea, auto=60)
    torus(2.83 * k, 0.07 * k, gold(), loc=(0, 0, 9.2 * k))


def notebook(width=13, height=19, color="#24483a", thick=1.3):
    """A closed notebook with a cloth cover, lying."""
    cover = fabric(color, 9, 0.2, 0.2, depth=0.12)
    paper = pbr("paper", "#efe8db", rough=0.8)
    rounded_box(width - 0.5, height - 0.6, thick - 0.3, 0.06, paper)
    for z in (-thick / 2 + 0.1, thick / 2 - 0.1):
        rounded_box(width, height, 0.2, 0.09, cover, loc=(0, 0, z))
    rounded_box(0.25, height, thick, 0.1, cover, loc=(-width / 2, 0, 0))


def books(colors=("#24483a", "#c2512f"), width=15, height=21, thick=2.2):
    """Closed books in a pile, each turned a little."""
    for i, color in enumerate(colors):
        with collect() as made:
            notebook(width - 0.8 * i, height - 0.8 * i, color, thick)
        group(made.objs, loc=(0, 0, thick * (i + 0.5)), rot=(0, 0, (-7, 6, -3)[i % 3]))


def carton(width, depth, height, color="#cdb28c", lid=True, inside="#efe8db"):
    """An open box of card; the lid leans against its right side."""
    card = pbr("card", color, rough=0.75, spec=0.2)
    lining = pbr("lining", inside, rough=0.8, spec=0.15)
    t = 0.25

    def tray(w, d, h, lining_):
        rounded_box(w, d, t, 0.06, card, loc=(0, 0, t / 2))
        for x in (-1, 1):
            rounded_box(t, d, h, 0.06, card, loc=(x * (w - t) / 2, 0, h / 2))
        for y in (-1, 1):
            rounded_box(w, t, h, 0.06, card, loc=(0, y * (d - t) / 2, h / 2))
        rounded_box(w - 2 * t, d - 2 * t, 0.08, 0.02, lining_, loc=(0, 0, t + 0.04))

    tray(width, depth, height, lining)
    if lid:
        with collect() as made:
            tray(width + 0.4, depth + 0.4, height * 0.35, lining)
        lean = 66
        group(
            made.objs,
            loc=(
                width / 2 + height * 0.5 + depth * 0.12,
                0,
                (width + 0.4) / 2 * sin(math.radians(lean)),
            ),
            rot=(0, lean, 0),
        )


def jewel_box(side=5.5, color="#2f5d50", filled=True):
    """A hinged ring box, open, with a slit cushion; what it holds is put on top of the cushion (height 2.6)."""
    cloth = fabric(color, 14, 0.15, 0.8, depth=0.1)
    pale = fabric("#efe6d8", 14, 0.1, 0.5, depth=0.06)
    s, h = side, side * 0.48
    with collect() as made:
        slab(s, s, h, 0.5, cloth, bevel=0.15, plane="XY", loc=(0, 0, h / 2))
        slab(s - 0.7, s - 0.7, 0.5, 0.35, pale, bevel=0.22, plane="XY", loc=(0, 0, h))
        if filled:
            rounded_box(
                s - 1.4,
                0.16,
                0.1,
                0.03,
                pbr("slit", "#8d8372", rough=0.9),
                loc=(0, -0.1, h + 0.235),
            )
        with collect() as lid:
            slab(s, s, h * 0.8, 0.5, cloth, bevel=0.15, plane="XY", loc=(0, -s / 2, 0))
            slab(
                s - 0.8,
                s - 0.8,
                0.3,
                0.4,
                pale,
                bevel=0.14,
                plane="XY",
                loc=(0, -s / 2, -h * 0.4),
            )
        group(lid.objs, loc=(0, s / 2, h + 0.3), rot=(-100, 0, 0))
        for x in (-1, 1):
            lathe(
                [(0.12, -0.4), (0.12, 0.4)],
                gold(),
                axis="X",
                loc=(x * s * 0.28, s / 2 + 0.02, h + 0.05),
            )
    return made


def headphone_stand(height=27):
    """A walnut foot, a brass post and a saddle for the headband; the saddle's top is at the height given."""
    brass = metal("#b8934f", 0.28)
    lathe(fillet([(0, 0), (6.2, 0), (6.2, 1.6), (0, 1.6)], 0.3, 6), wood(), seg=160)
    lathe([(0, 1.4), (0.55, 1.4), (0.55, height - 1), (0, height - 1)], brass)
    arc = [
        Vector((4.4 * sin(a), 0, height - 4.4 + 4.4 * cos(a) - 0.45))
        for a in [-0.75 + 1.5 * i / 24 for i in range(25)]
    ]
    sweep(arc, rrect(3.2, 0.8, 0.35, 5), wood(), up=(0, 1, 0))


def basket(width=40, depth=26, height=24, color="#b8934f"):
    """An empty shopping basket of brass wire with a leather-clad handle."""
    wire = metal(color, 0.25)
    ring = lambda k, z: [
        Vector((x, y, z)) for x, y in rrect(width * k, depth * k, 5 * k, 8)
    ]
    for i in range(7):
        z = 0.4 + (height - 0.4) * i / 6
        k = 0.78 + 0.22 * i / 6
        tube(ring(k, z), 0.42 if i == 6 else 0.2, wire, closed=True, smooth_pts=False)
    low, high = ring(0.78, 0.4), ring(1.0, height)
    for a, b in list(zip(low, high))[::1]:
        tube([a, b], 0.16, wire, smooth_pts=False)
    steps = 9
    for side in (-1, 1):
        for i in range(1, steps):
            x = (i / steps - 0.5) * (width - 10)
            tube(
                [(x * 0.78, side * depth * 0.39, 0.4), (x, side * depth / 2, height)],
                0.16,
                wire,
                smooth_pts=False,
            )
        for i in range(1, 6):
            y = (i / 6 - 0.5) * (depth - 10)
            tube(
                [(side * width * 0.39, y * 0.78, 0.4), (side * width / 2, y, height)],
                0.16,
                wire,
                smooth_pts=False,
            )
    for i in range(-5, 6):
        x = i * width * 0.78 / 12
        tube(
            [(x, -depth * 0.39, 0.4), (x, depth * 0.39, 0.4)],
            0.16,
            wire,
            smooth_pts=False,
        )
    handle = [
        Vector((0, depth / 2 * cos(a), height + 17 * sin(a)))
        for a in [pi * i / 48 for i in range(49)]
    ]
    tube(handle, 0.5, wire, smooth_pts=False)
    tube(handle[14:35], 1.0, leather("#7d4420", 5, 0.2), smooth_pts=False)
