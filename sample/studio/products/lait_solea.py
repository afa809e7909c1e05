"""Body lotion 250 ml: tall bottle with a pump."""
from base import *

COLORS = {"creme": dict(color="#eadfca")}
VIEWS = {
    "main": dict(az=3, el=9, fill=0.78),
    "front": dict(az=0, el=5, fill=0.78),
    "side": dict(az=76, el=8, fill=0.78),
    "detail": dict(az=24, el=16, fill=1.7, shift=(-0.05, 0.75)),
}


def build(color):
    shell = pbr("bottle", color, rough=0.32, coat=0.25, coat_rough=0.2)
    g = gold("yellow", 0.16)
    ivory = plastic("#f1eadd", 0.3, coat=0.3)
    R = 0.56
    lathe(
        fillet(
            [
                (0, 0),
                (R, 0),
                (R, 1.78, 0.24),
                (0.24, 1.96, 0.08),
                (0.24, 2.02),
                (0, 2.02),
            ],
            0.06,
            10,
        ),
        shell,
        seg=128,
    )
    lathe(
        fillet(
            [(0, 1.99), (0.29, 1.99), (0.29, 2.20), (0.25, 2.23), (0, 2.23)], 0.02, 6
        ),
        g,
    )
    for i in range(60):
        t = 2 * pi * i / 60
        rounded_box(
            0.012,
            0.014,
            0.15,
            0.004,
            g,
            segs=1,
            loc=(0.289 * cos(t), 0.289 * sin(t), 2.09),
            rot=(0, 0, math.degrees(t)),
        )
    lathe(fillet([(0, 2.2), (0.10, 2.2), (0.10, 2.36), (0, 2.36)], 0.01), ivory)
    # pump head: cap and spout pointing to the left-front
    with collect() as c:
        lathe(
            fillet(
                [
                    (0, 0),
                    (0.17, 0),
                    (0.19, 0.04),
                    (0.19, 0.15),
                    (0.15, 0.19),
                    (0, 0.20),
                ],
                0.03,
                6,
            ),
            ivory,
        )
        sweep(
            catmull(
                [
                    (0, 0, 0.10),
                    (-0.3, 0, 0.115),
                    (-0.52, 0, 0.10),
                    (-0.62, 0, 0.045),
                    (-0.635, 0, -0.03),
                ],
                8,
            ),
            rrect(0.13, 0.11, 0.05, 6),
            ivory,
            up=(0, 0, 1),
            scale=lambda t: (1 - 0.35 * t, 1 - 0.3 * t),
        )
    group(c.objs, loc=(0, 0, 2.34), rot=(0, 0, 28))
    ink = pbr("ink", "#7a5f40", rough=0.5)

    curved_text("SOLÉA", 0.2, ink, R, 1.22, 1.45, lift=0.001)
    curved_text("LAIT CORPS", 0.085, ink, R, 1.0, 1.35, lift=0.001)
    curved_text("250 ml", 0.06, ink, R, 0.30, 1.2, lift=0.001)
    grid(
        lambda u, v: ((R + 0.002) * sin(u), -(R + 0.002) * cos(u), 0.86 + 0.008 * v),
        30,
        2,
        ink,
        u=(-0.28, 0.28),
        smooth=True,
    )
