"""Structured leather handbag with a turn lock."""
from base import *

COLORS = {
    "cognac": dict(color="#83451f"),
    "foret": dict(color="#20402f", hw="silver"),
    "creme": dict(color="#dccdb0", thread="#b79f7c"),
}
VIEWS = {
    "main": dict(az=28, el=12, fill=0.76),
    "front": dict(az=0, el=6, fill=0.76),
    "side": dict(az=72, el=10, fill=0.76),
    "detail": dict(az=24, el=16, fill=1.7, shift=(-0.1, -0.25)),
}


def build(color, hw="yellow", thread="#e2c79a"):
    lt = leather(color, 72, 0.22, 0.42)
    edge = pbr("edge", [x * 0.45 for x in hexc(color)[:3]], rough=0.45)
    g = gold(hw, 0.16)
    th = pbr("thread", thread, rough=0.7)
    prof = spline(
        [(0, 0.95, 0.34), (0.5, 0.93, 0.345), (1.0, 0.87, 0.27), (1.3, 0.82, 0.19)]
    )

    def sec(z, k=1.0):
        w, d = prof(z)
        return [(x, y, z) for x, y in rrect(2 * w * k, 2 * d * k, 0.09 * k, 6)]

    loft(
        [sec(0, 0.93), sec(0.012, 0.965), sec(0.045, 0.99), sec(0.09)]
        + [sec(z) for z in (0.2, 0.4, 0.6, 0.8, 1.0, 1.15, 1.24)]
        + [sec(1.285, 0.985), sec(1.3, 0.95)],
        lt,
        smooth=True,
        auto=60,
    )
    # flap: up the back, over the top, down the front; rounded lower corners
    path = catmull(
        [
            (0, 0.20, 1.02),
            (0, 0.215, 1.22),
            (0, 0.15, 1.325),
            (0, -0.15, 1.335),
            (0, -0.235, 1.25),
            (0, -0.285, 1.0),
            (0, -0.345, 0.70),
            (0, -0.366, 0.50),
        ],
        8,
    )
    L = len(path) - 1

    def F(u, v):  # u across, v along
        z_end = 1 - 0.30 * max(0, (abs(u) - 0.62) / 0.38) ** 2.2
        s = v * L * z_end
        i = min(int(s), L - 1)
        p = path[i].lerp(path[i + 1], s - i)
        w = prof(min(p.z, 1.3))[0] + 0.012
        return (u * w, p.y - 0.012 * (1 - u * u) * (v > 0.4), p.z + 0.0)

    grid(F, 41, 49, lt, u=(-1, 1), smooth=True, solid=0.034, auto=60)
    rim = (
        [Vector(F(-1, v)) for v in [0.45 + 0.55 * i / 20 for i in range(20)]]
        + [Vector(F(-1 + 2 * i / 40, 1)) for i in range(41)]
        + [Vector(F(1, 1 - 0.55 * i / 20)) for i in range(1, 20)]
    )
    tube(rim, 0.019, edge, smooth_pts=False)
    ins = (
        [Vector(F(-0.95, v)) for v in [0.45 + 0.5 * i / 20 for i in range(20)]]
        + [Vector(F(-0.95 + 1.9 * i / 40, 0.955)) for i in range(41)]
        + [Vector(F(0.95, 0.95 - 0.5 * i / 20)) for i in range(20)]
    )
    stitches(ins, th, 0.034, 0.02, 0.0065, off=(0, -0.021, 0))
    # base panel with stitching
    for z in (0.30,):
        stitches(
            [
                (x, -prof(z)[1] - 0.003, z)
                for x in [-0.86 + 1.72 * i / 40 for i in range(41)]
            ],
            th,
            0.034,
            0.02,
            0.006,
        )
    tube(
        [(p[0] * 1.003, p[1] * 1.006, 0.265) for p in sec(0.265)],
        0.013,
        edge,
        closed=True,
        smooth_pts=False,
    )
    # turn lock
    with collect() as c:
        slab(0.30, 0.22, 0.03, 0.07, g, bevel=0.012, loc=(0, -0.40, 0.63))
        slab(
            0.23,
            0.15,
            0.03,
            0.05,
            metal("#b99a62" if hw == "yellow" else "#b5b5b8", 0.35),
            bevel=0.008,
            loc=(0, -0.412, 0.63),
        )
        lathe(
            fillet([(0, 0), (0.045, 0), (0.045, 0.03), (0, 0.03)], 0.01),
            g,
            axis="Y",
            loc=(0, -0.45, 0.63),
        )
        slab(0.13, 0.05, 0.04, 0.024, g, bevel=0.012, loc=(0, -0.465, 0.63))
    # handle: padded arch, tabs, D-rings
    H = catmull(
        [
            (-0.42, 0, 1.44),
            (-0.43, 0, 1.60),
            (-0.33, 0, 1.86),
            (0, 0, 1.99),
            (0.33, 0, 1.86),
            (0.43, 0, 1.60),
            (0.42, 0, 1.44),
        ],
        10,
    )
    sweep(
        H,
        rrect(0.085, 0.15, 0.04, 5),
        lt,
        up=(0, 1, 0),
        scale=lambda t: (0.75 + 0.35 * sin(pi * t), 0.8 + 0.25 * sin(pi * t)),
    )
    for s in (-1, 1):
        torus(0.085, 0.017, g, rot=(90, 0, 0), loc=(s * 0.42, 0, 1.42))
        slab(
            0.15, 0.3, 0.03, 0.07, lt, bevel=0.01, plane="XY", loc=(s * 0.42, 0, 1.352)
        )
        sphere(0.022, g, seg=20, loc=(s * 0.42, -0.1, 1.368))
        sphere(0.022, g, seg=20, loc=(s * 0.42, 0.1, 1.368))
        torus(0.075, 0.015, g, rot=(0, 90, 0), loc=(s * 0.905, 0, 1.04))
        slab(
            0.15,
            0.2,
            0.028,
            0.05,
            lt,
            bevel=0.008,
            rot=(0, 0, 90),
            loc=(s * 0.875, 0, 1.13),
        )
    for x in (-0.7, 0.7):
        for y in (-0.2, 0.2):
            lathe(
                fillet([(0, -0.03), (0.045, -0.03), (0.05, 0.02), (0, 0.02)], 0.01),
                g,
                loc=(x, y, 0),
                seg=32,
            )
