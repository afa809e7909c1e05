"""Leather tote: soft trapezoid open at the top, two thin handles, hanging tag."""
from base import *

COLORS = {
    "sable": dict(color="#c9b48d", thread="#f1e6d0", trim="#7d4420"),
    "noir": dict(color="#1b1b1d", thread="#8b8478", trim="#1b1b1d"),
}
VIEWS = {
    "main": dict(az=26, el=19, fill=0.78),
    "front": dict(az=0, el=6, fill=0.78),
    "side": dict(az=76, el=10, fill=0.78),
    "detail": dict(az=24, el=20, fill=1.6, shift=(0.1, 0.25)),
}


def build(color, thread, trim):
    hide = leather(color, 60, 0.3)
    trim_hide = leather(trim, 72, 0.22)
    inside = fabric(shade(color, 0.8), 30, 0.3)
    edge = pbr("edge", shade(trim, 0.6), rough=0.45)
    brass = gold("yellow", 0.16)
    th = pbr("thread", thread, rough=0.7)
    H = 1.62
    prof = spline(
        [
            (0, 0.86, 0.36),
            (0.3, 0.92, 0.37),
            (0.9, 1.05, 0.33),
            (1.3, 1.13, 0.27),
            (1.62, 1.17, 0.25),
        ]
    )

    def point(z, x, y, w, d):
        # panels sag a little between the seams
        k = sin(pi * min(1, max(0, z / H)))
        sag = (
            -0.035 * k * (1 - (x / w) ** 2) * (1 if y < 0 else -1) * (abs(x) < w * 0.97)
        )
        # and the rim dips between the handles
        dip = 0.085 * max(0, z / H - 0.45) ** 2 * cos(pi * x / w / 2) ** 2 / 0.3
        return (x, y - sag * (abs(y) > d * 0.8), z - dip)

    def ring(z, k=1.0, dz=0.0):
        w, d = prof(z)
        return [
            point(z + dz, x, y, w * k, d * k)
            for x, y in rrect(2 * w * k, 2 * d * k, 0.07 * k, 6)
        ]

    def dense(z, k=1.0, dz=0.0):
        w, d = prof(z)
        out = []
        P = rrect(2 * w * k, 2 * d * k, 0.07 * k, 5)
        for (x0, y0), (x1, y1) in zip(P, P[1:] + P[:1]):
            n = 12 if math.dist((x0, y0), (x1, y1)) > 0.3 else 1
            out += [
                point(
                    z + dz, x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n, w * k, d * k
                )
                for i in range(n)
            ]
        return out

    zs = [0.04 + (H - 0.04) * i / 24 for i in range(25)]
    outer = [dense(0, 0.94), dense(0.008, 0.97)] + [dense(z) for z in zs]
    inner = [dense(z, 0.972) for z in reversed(zs[3:])]
    loft(outer, hide, cap=False, smooth=True, auto=60)
    loft(
        [outer[-1], dense(H, 0.986, 0.012), inner[0]],
        edge,
        cap=False,
        smooth=True,
        auto=60,
    )
    loft(
        inner + [dense(0.1, 0.6), dense(0.1, 0.02)],
        inside,
        cap=False,
        smooth=True,
        auto=60,
    )
    w, d = prof(0)
    mesh(
        "base",
        [(x, y, 0.004) for x, y in rrect(2 * w * 0.94, 2 * d * 0.94, 0.06, 6)],
        [list(range(28))],
        hide,
    )
    for z in (H - 0.05, 0.36):
        stitches(
            [
                (p[0] * 1.004, p[1] * 1.006 + (-0.004 if p[1] < 0 else 0.004), p[2])
                for p in dense(z)
            ],
            th,
            0.036,
            0.02,
            0.006,
        )
    tube(
        [(p[0] * 1.003, p[1] * 1.004, p[2]) for p in dense(0.33)],
        0.011,
        edge,
        closed=True,
        smooth_pts=False,
    )
    # a band of the other leather around the foot
    loft(
        [dense(z, 1.008) for z in (0.0, 0.01, 0.08, 0.16, 0.24, 0.315)],
        trim_hide,
        cap=False,
        smooth=True,
        auto=60,
    )
    # handles
    for y in (-1, 1):
        fall = 0.30 if y > 0 else -0.02
        wz, dz = prof(1.3)
        yf = y * (dz + 0.03)
        path = [
            (-0.45, yf, 1.12),
            (-0.45, yf, 1.32),
            (-0.45, y * 0.30, 1.62),
            (-0.44, y * 0.27, 1.9),
            (-0.34, y * 0.22, 2.22),
            (0, y * 0.18, 2.38),
            (0.34, y * 0.22, 2.22),
            (0.44, y * 0.27, 1.9),
            (0.45, y * 0.30, 1.62),
            (0.45, yf, 1.32),
            (0.45, yf, 1.12),
        ]
        P = catmull(path, 10)
        sweep(P, rrect(0.10, 0.05, 0.022, 4), trim_hide, up=(0, y, 0))
        for x in (-0.45, 0.45):
            slab(
                0.15,
                0.22,
                0.02,
                0.05,
                trim_hide,
                bevel=0.008,
                loc=(x, y * (prof(1.2)[1] + 0.055), 1.2),
                rot=(y * 9, 0, 0),
            )
            sphere(
                0.028,
                brass,
                seg=24,
                loc=(x, y * (prof(1.2)[1] + 0.068), 1.20),
                scale=(1, 0.5, 1),
            )
    slab(
        0.36,
        0.13,
        0.008,
        0.02,
        brass,
        bevel=0.003,
        loc=(0, -prof(0.95)[1] - 0.031, 0.98),
        rot=(-4, 0, 0),
    )
    text(
        "CASBAH",
        0.068,
        pbr("dark", "#2a1c10", rough=0.5),
        (0, -prof(0.95)[1] - 0.0365, 0.98),
        rot=(86, 0, 0),
        depth=0.001,
        spacing=1.2,
    )
