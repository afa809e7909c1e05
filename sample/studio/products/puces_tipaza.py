"""Pearl studs: one standing, one lying, gold cups, posts and butterflies."""
from base import *

COLORS = {"perle": dict(color="#f3ede4")}
STUDIO = dict(jewel=True)
VIEWS = {
    "main": dict(az=10, el=20, fill=0.66),
    "front": dict(az=0, el=10, fill=0.66),
    "side": dict(az=60, el=16, fill=0.66),
    "detail": dict(az=30, el=26, fill=1.3, shift=(0.3, 0)),
}


def stud(m, g):
    """Pearl at the origin; cup, post and butterfly along -Z."""
    sphere(0.5, m, seg=96)
    lathe(
        fillet(
            [(0.0, -0.53), (0.20, -0.53), (0.30, -0.43), (0.31, -0.40), (0.22, -0.45)],
            0.02,
        ),
        g,
        cap=False,
    )
    for i in range(8):
        t = 2 * pi * i / 8
        tube(
            [
                (0.24 * cos(t), 0.24 * sin(t), -0.47),
                (0.33 * cos(t), 0.33 * sin(t), -0.40),
                (0.385 * cos(t), 0.385 * sin(t), -0.335),
            ],
            0.022,
            g,
            n=5,
        )
    lathe(fillet([(0, -0.5), (0.04, -0.5), (0.04, -1.35), (0, -1.37)], 0.01), g, seg=32)
    torus(0.036, 0.008, g, loc=(0, 0, -1.26), seg=32)
    # butterfly: a plate and two rolled wings
    lathe(fillet([(0, -1.02), (0.27, -1.02), (0.27, -0.99), (0, -0.99)], 0.012), g)
    for s in (-1, 1):
        roll = [
            (s * 0.03, 0, -1.02),
            (s * 0.22, 0, -1.06),
            (s * 0.27, 0, -1.16),
            (s * 0.18, 0, -1.24),
            (s * 0.07, 0, -1.19),
            (s * 0.06, 0, -1.12),
        ]
        sweep(catmull(roll, 8), rrect(0.02, 0.22, 0.008, 3), g, up=(0, 1, 0))


def build(color):
    m, g = pearl(color), gold("yellow", 0.1)
    with collect() as c:
        stud(m, g)
    group(c.objs, loc=(-0.80, 0.16, 0.5), rot=(72, 0, 16))
    with collect() as c:
        stud(m, g)
    group(c.objs, loc=(0.66, -0.22, 0.5), rot=(-25, 82, -8))
