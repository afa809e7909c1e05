"""Folded wool scarves: a stack of two, fringes on the right."""
from base import *

COLORS = {
    "terracotta": dict(color="#ad3f20", second="#d9c9ae"),
    "sauge": dict(color="#97aa90", second="#e6ddcb"),
    "nuit": dict(color="#222f58", second="#c9b793"),
}
VIEWS = {
    "main": dict(az=30, el=20, fill=0.78),
    "front": dict(az=0, el=10, fill=0.76),
    "side": dict(az=70, el=14, fill=0.74),
    "detail": dict(az=36, el=24, fill=1.6, shift=(0.2, -0.05)),
}


def folded(mat, w, d, layers, t, z, seed, fringe):
    """A cloth folded back and forth: layers of thickness t, folds alternately front and back."""
    rnd = random.Random(seed)
    prof = []  # centre line in (y, z)
    for i in range(layers):
        y0, y1 = (d / 2, -d / 2) if i % 2 == 0 else (-d / 2, d / 2)
        j = rnd.uniform(-0.02, 0.02)
        for k in range(9):
            prof.append((y0 + (y1 - y0) * (0.08 + 0.84 * k / 8), t / 2 + i * t * 1.04))
        if i < layers - 1:
            s = 1 if y1 > 0 else -1
            for k in range(1, 8):
                a = -pi / 2 + pi * k / 8
                prof.append(
                    (
                        s * (d / 2 * 0.84 + j + t * 0.62 * 1.6 * cos(a)),
                        t / 2 + i * t * 1.04 + t * 0.52 * (1 + sin(a)),
                    )
                )
    P = catmull([(0, y, zz) for y, zz in prof], 3)
    nx = 40
    wob = [rnd.uniform(0, 6.28) for _ in range(4)]

    def f(u, v):
        i = min(int(v * (len(P) - 1)), len(P) - 1)
        p = P[i]
        sag = 0.012 * sin(3.1 * u * 2 + wob[0]) + 0.01 * sin(5 * p.y + wob[1] + u * 2)
        k = p.z / (layers * t)
        edge = 0.02 * sin(7 * v * layers + wob[2])
        return Vector(
            (
                u * w / 2 + edge * u,
                p.y * (1 + 0.012 * sin(4 * u + wob[3])),
                z + p.z + sag * (0.3 + k) - 0.03 * k * abs(u) ** 4,
            )
        )

    grid(f, nx, len(P), mat, u=(-1, 1), smooth=True, solid=t * 0.80, auto=180)
    if fringe:
        for i in range(layers):
            for k in range(22):
                y = -d / 2 * 0.86 + d * 0.86 * k / 21
                zz = z + t / 2 + i * t * 1.04
                x = w / 2
                dx, dz, dy = (
                    rnd.uniform(0.16, 0.24),
                    -rnd.uniform(0.02, 0.10) - 0.35 * t * i,
                    rnd.uniform(-0.03, 0.03),
                )
                tube(
                    [
                        (x - 0.03, y, zz),
                        (x + dx * 0.5, y + dy * 0.5, zz + dz * 0.3),
                        (x + dx, y + dy, max(0.015, zz + dz)),
                    ],
                    0.013,
                    mat,
                    n=4,
                    res=2,
                )


def stripes(base, other):
    """Fabric with woven stripes across."""
    m = fabric(base, 26, 0.7, sheen=0.8)
    nt = m.node_tree
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    ramp = nt.nodes.new("ShaderNodeValToRGB")
    nt.links.new(tc.outputs["Generated"], sep.inputs[0])
    nt.links.new(sep.outputs["X"], ramp.inputs[0])
    ramp.color_ramp.interpolation = "CONSTANT"
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0, hexc(base)
    e[1].position, e[1].color = 0.66, hexc(other)
    for p, c in (
        (0.70, base),
        (0.73, other),
        (0.75, base),
        (0.78, other),
        (0.82, base),
    ):
        e.new(p).color = hexc(c)
    nt.links.new(ramp.outputs[0], nt.nodes["tint"].inputs["Color"])
    return m


def build(color, second):
    main = stripes(color, second)
    plain = fabric(second, 26, 0.7, sheen=0.8)
    folded(plain, 1.9, 1.35, 4, 0.085, 0.0, 4, True)
    folded(main, 1.84, 1.30, 4, 0.10, 0.375, 9, True)
    with collect() as c:
        slab(
            0.30,
            0.16,
            0.012,
            0.02,
            fabric("#efe6d6", 300, 0.2),
            bevel=0.003,
            loc=(0, 0, 0),
        )
        text(
            "CIRTA",
            0.075,
            pbr("ink", "#3a2b1f", rough=0.6),
            (0, -0.0075, 0),
            depth=0.001,
            spacing=1.25,
        )
    group(c.objs, loc=(-0.45, -0.69, 0.53), rot=(0, 0, 0))
