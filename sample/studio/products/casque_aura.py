"""Over-ear wireless headphones."""
from base import *

COLORS = {
    "noir": dict(shell="#1b1c1f", pad="#141416", trim="#8d8f94"),
    "sable": dict(shell="#cbb894", pad="#b39c78", trim="#c9a56a"),
    "nuit": dict(shell="#222f58", pad="#1a2344", trim="#c0c4cc"),
}
VIEWS = {
    "main": dict(az=38, el=12, fill=0.76),
    "front": dict(az=0, el=6, fill=0.76),
    "side": dict(az=80, el=8, fill=0.74),
    "detail": dict(az=64, el=10, fill=1.6, shift=(0.25, -0.6)),
}


def build(shell, pad, trim):
    sh = soft_touch(shell, 0.42)
    lt = leather(pad, 40, 0.25, 0.5)
    al = metal(trim, 0.25)
    mesh_m = pbr("speaker", "#0c0c0d", rough=0.9)

    def cup(side):
        with collect() as c:  # built along +X = outwards; oval through the group scale
            lathe(
                fillet(
                    [
                        (0, 0.30),
                        (0.36, 0.30),
                        (0.47, 0.25, 0.1),
                        (0.53, 0.06, 0.08),
                        (0.50, 0),
                        (0, 0),
                    ],
                    0.05,
                    8,
                ),
                sh,
                axis="X",
            )
            lathe(
                fillet(
                    [(0, 0.318), (0.30, 0.318), (0.325, 0.29), (0.325, 0.25)], 0.02, 5
                ),
                al,
                axis="X",
                cap=False,
            )
            torus(0.528, 0.014, al, seg=96, rot=(0, 90, 0), loc=(0.035, 0, 0))
            lathe([(0, 0.321), (0.285, 0.321)], sh, axis="X", cap=False)
            text(
                "AURA",
                0.10,
                al,
                (0.324, 0, 0.0),
                rot=(90, 0, 90 if side > 0 else 90),
                depth=0.003,
            )
            torus(
                0.375,
                0.006,
                pbr("seam", [x * 0.6 for x in hexc(pad)[:3]], rough=0.6),
                rot=(0, 90, 0),
                loc=(-0.254, 0, 0),
            )
            sec = [
                (
                    0.155 * math.copysign(abs(cos(b)) ** 0.8, cos(b)),
                    0.13 * math.copysign(abs(sin(b)) ** 0.75, sin(b)),
                )
                for b in [2 * pi * k / 28 for k in range(28)]
            ]
            torus(0.375, 0, lt, section=sec, rot=(0, 90, 0), loc=(-0.125, 0, 0))
            lathe([(0, -0.05), (0.3, -0.05)], mesh_m, axis="X", cap=False)
        for o in c.objs:
            o.scale = (o.scale[0] * 1, 1, 1)
        g = group(c.objs)
        g.scale = (side, 0.88, 1.08)
        g.rotation_euler = (0, math.radians(6 * side), math.radians(9 * side))
        g.location = (0.83 * side, 0, 0.62)
        return g

    for s in (-1, 1):
        cup(s)
        # yoke: fork around the cup, pivots front and back
        P = [
            (
                s * (0.93 + 0.02 * abs(sin(a))),
                0.535 * cos(a),
                0.62 + 0.70 * max(0, sin(a)) ** 0.8,
            )
            for a in [pi * i / 20 for i in range(21)]
        ]
        sweep(catmull(P, 3), rrect(0.075, 0.13, 0.03, 5), al, up=(s, 0, 0))
        for y in (-1, 1):
            lathe(
                fillet([(0, -0.05), (0.06, -0.05), (0.06, 0.05), (0, 0.05)], 0.015),
                al,
                axis="Y",
                loc=(s * 0.93, y * 0.52, 0.62),
            )
        sweep(
            [
                Vector((s * 0.955, 0, 1.28)),
                Vector((s * 0.955, 0, 1.45)),
                Vector((s * 0.94, 0, 1.62)),
            ],
            rrect(0.2, 0.08, 0.035, 5),
            al,
            up=(0, 1, 0),
        )
    # headband: outer shell and leather padding inside
    arc = lambda r, a0, k=1.0: [
        Vector((r * sin(a), 0, 1.50 + r * 1.02 * cos(a) * k))
        for a in [-a0 + 2 * a0 * i / 64 for i in range(65)]
    ]
    sweep(
        arc(0.95, 1.62),
        rrect(0.30, 0.075, 0.035, 6),
        sh,
        up=(0, 1, 0),
        scale=lambda t: (1, 0.82 + 0.28 * sin(pi * t)),
    )
    sweep(
        arc(0.885, 1.12),
        rrect(0.27, 0.10, 0.048, 6),
        lt,
        up=(0, 1, 0),
        scale=lambda t: (
            min(1, 6 * t + 0.5, 6 * (1 - t) + 0.5),
            min(1, 8 * t + 0.3, 8 * (1 - t) + 0.3),
        ),
    )
    for y in (-0.105, 0.105):
        stitches(
            [p + Vector((0, y, 0)) for p in arc(0.838, 0.84)],
            pbr("thread", trim, rough=0.7),
            0.035,
            0.02,
            0.006,
        )
    for s in (-1, 1):
        sweep(
            [p for p in arc(0.95, 1.62)][(0 if s < 0 else 59) : (6 if s < 0 else 65)],
            rrect(0.315, 0.09, 0.04, 6),
            al,
            up=(0, 1, 0),
        )
