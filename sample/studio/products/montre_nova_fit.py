"""Smartwatch: round steel case, ridged crown, silicone strap closed behind it."""
from base import *

COLORS = {
    "noir": dict(color="#17181a", case="#5b5d62"),
    "sable": dict(color="#cdbb9a", case="#e3c08a"),
    "sauge": dict(color="#9bad95", case="#c4c7cc"),
}
VIEWS = {
    "main": dict(az=28, el=16, fill=0.74),
    "front": dict(az=0, el=8, fill=0.74),
    "side": dict(az=80, el=8, fill=0.72),
    "detail": dict(az=22, el=14, fill=1.5, shift=(0, 0.1)),
}


def build(color, case):
    steel = metal(case, 0.2)
    rubber = soft_touch(color, 0.5)
    black = pbr("blk", "#050506", rough=0.06, coat=1)
    with collect() as c:
        lathe(
            fillet(
                [
                    (0, 0.16),
                    (0.60, 0.16),
                    (0.66, 0.10),
                    (0.68, 0),
                    (0.68, -0.06),
                    (0.64, -0.12),
                    (0, -0.12),
                ],
                0.03,
                6,
            ),
            steel,
            axis="Y",
            seg=128,
        )
        lathe(
            fillet(
                [(0.66, -0.115), (0.64, -0.15), (0.60, -0.155), (0.59, -0.13)], 0.012
            ),
            steel,
            axis="Y",
            cap=False,
            seg=128,
        )
        lathe(
            [(0, -0.145), (0.45, -0.145), (0.58, -0.142), (0.605, -0.128)],
            black,
            axis="Y",
            cap=False,
            seg=128,
        )
        glow = lambda n, h, e=0.9: pbr(n, h, rough=0.5, emit=h, estr=e)
        white, warm, green = (
            glow("w", "#ffffff"),
            glow("o", "#f0a05a"),
            glow("g", "#7fc4a0"),
        )
        y = -0.1475
        text("10:24", 0.34, white, (0, y, 0.06), depth=0.0005)
        text("72", 0.13, warm, (-0.2, y, -0.24), depth=0.0005)
        text("8 420", 0.13, green, (0.17, y, -0.24), depth=0.0005)
        text(
            "NOVA FIT",
            0.058,
            glow("n", "#9aa0a8", 0.6),
            (0, y, 0.30),
            depth=0.0005,
            spacing=1.2,
        )
        for i in range(60):
            t = 2 * pi * i / 60
            big = i % 5 == 0
            m = warm if i < 35 else glow("t", "#4a4d52", 0.5)
            slab(
                0.009 if not big else 0.014,
                0.03 if not big else 0.05,
                0.001,
                0.002,
                m,
                bevel=0,
                loc=(0.53 * sin(t), y, 0.53 * cos(t)),
                rot=(0, math.degrees(t), 0),
            )
        # crown and button on the right
        for z, r, l in ((0.22, 0.075, 0.09), (-0.22, 0.05, 0.05)):
            a = math.asin(z / 0.68)
            with collect() as k:
                lathe(
                    fillet([(0, -0.02), (r, -0.02), (r, l), (0, l)], 0.015),
                    steel,
                    axis="X",
                )
                if r > 0.06:
                    for i in range(30):
                        t = 2 * pi * i / 30
                        rounded_box(
                            l * 0.7,
                            0.006,
                            0.01,
                            0.002,
                            steel,
                            segs=1,
                            loc=(l / 2, r * cos(t), r * sin(t)),
                            rot=(math.degrees(t), 0, 0),
                        )
            group(
                k.objs,
                loc=(0.675 * cos(a), 0.01, 0.68 * sin(a)),
                rot=(0, -math.degrees(a) * 0.6, 0),
            )
    group(c.objs, loc=(0, 0, 1.12), rot=(0, 0, 0))
    # strap: two halves leave the lugs and meet behind, in an upright oval
    path = [
        (0, 0.00, 1.62),
        (0, 0.10, 1.86),
        (0, 0.36, 2.02),
        (0, 0.80, 2.02),
        (0, 1.20, 1.80),
        (0, 1.42, 1.40),
        (0, 1.46, 1.00),
        (0, 1.36, 0.56),
        (0, 1.06, 0.20),
        (0, 0.70, 0.06),
        (0, 0.34, 0.10),
        (0, 0.10, 0.34),
        (0, 0.0, 0.62),
    ]
    P = catmull(path, 12)
    sweep(
        P,
        rrect(0.085, 0.62, 0.036, 5),
        rubber,
        up=(1, 0, 0),
        scale=lambda t: (1, 1 - 0.16 * math.sin(pi * t)),
    )
    for z in (1.74, 0.50):
        rounded_box(0.66, 0.12, 0.12, 0.05, steel, loc=(0, 0.03, z))
    hole = pbr("hole", shade(color, 0.25), rough=0.9)
    for i in range(5):
        p = P[104 + 4 * i]
        sphere(0.03, hole, seg=16, loc=(p.x, p.y, p.z - 0.02), scale=(1.2, 1, 1.6))
