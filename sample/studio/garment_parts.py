"""What is sewn onto a garment, and what it hangs from. Lengths in centimetres, placed in the pattern's coordinates."""
from base import *
from garment import UNIT


def cloth(color, slub=0.05, weave=60, sheen=0.35, rough=0.92, rib=0.0):
    """Woven cloth of a garment: uneven threads both ways, soft sheen; rib > 0 adds a diagonal twill."""
    m = pbr("cloth", color, rough=rough, spec=0.12, sheen=sheen)
    n, l = m.node_tree.nodes, m.node_tree.links
    coord = n.new("ShaderNodeTexCoord").outputs["Object"]

    def noise(scale, detail=2):
        mapping = n.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        l.new(coord, mapping.inputs[0])
        node = n.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = 1
        node.inputs["Detail"].default_value = detail
        l.new(mapping.outputs[0], node.inputs["Vector"])
        return node.outputs["Fac"]

    def math_(kind, a, b):
        node = n.new("ShaderNodeMath")
        node.operation = kind
        for i, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                l.new(value, node.inputs[i])
        return node.outputs[0]

    across = noise((weave * 0.16, weave * 0.16, weave * 2.2))
    along = noise((weave * 2.2, weave * 0.16, weave * 0.16))
    threads = math_("ADD", across, along)
    if rib:
        wave = n.new("ShaderNodeTexWave")
        wave.bands_direction = "DIAGONAL"
        wave.inputs["Scale"].default_value = weave * 0.55
        wave.inputs["Distortion"].default_value = 0.4
        l.new(coord, wave.inputs["Vector"])
        threads = math_("ADD", threads, math_("MULTIPLY", wave.outputs["Fac"], rib))
    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = 0.012
    l.new(threads, bump.inputs["Height"])
    l.new(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    value = n.new("ShaderNodeMapRange")
    value.inputs["From Min"].default_value, value.inputs["From Max"].default_value = 0.6, 1.4
    value.inputs["To Min"].default_value, value.inputs["To Max"].default_value = 1 - slub, 1 + slub
    l.new(threads, value.inputs["Value"])
    tint = n.new("ShaderNodeHueSaturation")
    tint.name = "tint"
    tint.inputs["Color"].default_value = hexc(color)
    l.new(value.outputs[0], tint.inputs["Value"])
    l.new(tint.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m


def piece(panel, reg, mat, nu=24, nv=24, off=0.18, thick=0.22, rim=0.0):
    """A piece sewn on: reg(u, v) -> (x, z) with u, v from 0 to 1; rim lets its edges sink into the cloth."""

    def f(u, v):
        edge = min(u, 1 - u, v, 1 - v)
        return panel.at(*reg(u, v), off - rim * max(0, 1 - edge / 0.04))[0]

    return grid(f, nu, nv, mat, smooth=True, solid=thick / UNIT, auto=60)


def seam(panel, line, thread, off=0.14, long=0.34, gap=0.2, r=0.045):
    """A line of stitches along points of the pattern."""
    P = [panel.at(x, z, off)[0] for x, z in line]
    return stitches(P, thread, long / UNIT, gap / UNIT, r / UNIT)


def ridge(panel, line, mat, r=0.16, off=0.0):
    """The raised edge where two pieces of cloth are joined."""
    return tube([panel.at(x, z, off)[0] for x, z in line], r / UNIT, mat, n=2, res=2)


def button(place, mat, thread, r=0.58, turn=0.0):
    """A four-hole button at (point, normal)."""
    p, n = place
    with collect() as made:
        profile = [(0, 0), (r, 0), (r, 0.22), (r * 0.8, 0.26), (r * 0.68, 0.17), (0, 0.17)]
        lathe(fillet(profile, 0.06, 3), mat, seg=40)
        for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            lathe([(0, 0.16), (0.08, 0.16), (0.08, 0.2), (0, 0.2)], thread, seg=10, loc=(x * 0.15, y * 0.15, 0))
        for y in (-1, 1):
            tube([(-0.15, y * 0.15, 0.19), (0.15, y * 0.15, 0.19)], 0.06, thread, smooth_pts=False)
    e = group(made.objs, loc=p, scale=1 / UNIT)
    e.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
    return e


def neck_ring(half, front, back, deep, t, power=2.0):
    """A point of the neckline, t = 0 at the nape and ±1 in front. deep: how far it stands (front, back)."""
    a = pi / 2 - t * pi
    x, s = half * cos(a), sin(a)
    y = s * (deep[1] if s > 0 else deep[0])
    z = -(back if s > 0 else front) * (1 - abs(x / half) ** power)
    return Vector((x, y, z))


def resting(f, edge, off):
    """The rows of a collar's edge, the last one so that its point lies off centimetres in front of the cloth."""
    t, x, _, z = edge[-1]
    return edge[:-1] + [(t, x, min(f.at(s * x, z)[0].y for s in (-1, 1)) * UNIT - off, z)]


def collar(ring, edge, mat, thread, stand=3.0, thick=0.16, fold=0.22):
    """A shirt's collar: stand and fall. ring(t) is the neckline; edge the rows (|t|, x, y, z) of the fall's edge."""
    outer = spline(edge)
    N, down = 81, 14
    rows = []
    for i in range(N):
        t = -1 + 2 * i / (N - 1)
        b = ring(t)
        out = Vector((b.x, b.y, 0)).normalized()
        up = Vector((0, 0, 1))
        f = b * 0.97 + up * (stand - b.z * 0.03)
        x, y, z = outer(abs(t))
        e = Vector((math.copysign(x, t), y, z))
        row = [b.lerp(f, k / 6) for k in range(6)]
        row += [f + out * fold * (1 - cos(a)) + up * fold * sin(a) for a in np_range(0, pi, 7)]
        q = row[-1]
        c = q.lerp(e, 0.4) + out * 0.25
        row += [(1 - v) ** 2 * q + 2 * v * (1 - v) * c + v * v * e for v in np_range(1 / down, 1, down)]
        rows.append([p / UNIT for p in row])
    loft(rows, mat, closed=False, smooth=True, solid=thick / UNIT, auto=180)
    if thread:
        lift = lambda p: p + Vector((0, math.copysign(thick * 0.7, p.y), thick * 0.5)) / UNIT
        stitches([lift(row[-2]) for row in rows], thread, 0.34 / UNIT, 0.2 / UNIT, 0.045 / UNIT)


def hanger(half=20, drop=6.2, color="#8a6138", z=0.0):
    """A wooden hanger whose hook ends about 13 centimetres above the neck."""
    arm = [(x, 0.6 - 1.2 * (x / half) ** 2, z - 0.6 - drop * abs(x / half) ** 1.15) for x in np_range(-half, half, 41)]
    P = [Vector(p) / UNIT for p in arm]
    section = [(x / UNIT, y / UNIT) for x, y in rrect(1.3, 1.9, 0.6, 5)]
    sweep(P, section, wood_of(color), up=(0, 0, 1))
    steel = metal("#b9b9bd", 0.2)
    hook = [(0, 0, z), (0, 0, z + 6.0), (0.15, 0, z + 7.2)]
    hook += [(2.6 * sin(a), 0, z + 10.2 - 2.6 * cos(a)) for a in [0.35 + i * 0.42 for i in range(10)]]
    tube([Vector(p) / UNIT for p in hook], 0.17 / UNIT, steel, n=8)


def label(panel, x, z, width, height, mat, off=-0.4):
    """A woven label inside the garment, its upper edge in the middle at x, z."""
    return piece(panel, lambda u, v: (x + width * (u - 0.5), z - height * v), mat, 12, 8, off, 0.1)


def np_range(a, b, n):
    """n numbers from a to b."""
    return [a + (b - a) * i / (n - 1) for i in range(n)]


def wood_of(color):
    """Oiled wood; blocks.wood() is for scenes in centimetres."""
    from blocks import wood

    m = wood(color)
    for node in m.node_tree.nodes:
        if node.type == "MAPPING":
            node.inputs["Scale"].default_value = [v * UNIT for v in node.inputs["Scale"].default_value]
    return m


def rail(z=11.7, r=0.9, half=250):
    """The brass rail that a hanger hangs from; it is no part of the garment's frame."""
    o = tube([(-half / UNIT, 0, z / UNIT), (half / UNIT, 0, z / UNIT)], r / UNIT, metal("#b08d57", 0.25), smooth_pts=False)
    o["set"] = 1
    return o


def hang(objects, low, clearance=14.0, scale=1.0):
    """Lift a garment so that its lowest point, low centimetres below the neck, is clear of the floor."""
    return group(objects, loc=(0, 0, (low + clearance) / UNIT * scale), scale=scale)
