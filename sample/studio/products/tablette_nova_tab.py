"""Tablet, leaning in landscape, its pen lying in front."""
from base import *

COLORS = {"argent": dict(color="#c4c7cc")}
VIEWS = {
    "main": dict(az=-20, el=14, fill=0.78),
    "front": dict(az=0, el=6, fill=0.78),
    "back": dict(az=160, el=12, fill=0.78),
    "detail": dict(az=-30, el=22, fill=1.5, shift=(0.25, -0.25)),
}
W, H, D, R = 2.5, 1.72, 0.075, 0.13
ICONS = [
    "#f2b705",
    "#3f8f7a",
    "#e0604c",
    "#4d6fb3",
    "#f4efe6",
    "#8a5aa8",
    "#2f3d52",
    "#d98f5c",
]


def tablet(color):
    frame = metal(color, 0.28)
    black = pbr("blk", "#060607", rough=0.08, coat=1)
    slab(W, H, D, R, frame, bevel=0.022, segs=6, n=12)
    slab(
        W - 0.03,
        H - 0.03,
        0.01,
        R - 0.015,
        black,
        bevel=0.004,
        n=12,
        loc=(0, -D / 2 - 0.002, 0),
    )
    screen = gradient(
        "screen",
        [
            (0, "#10243f"),
            (0.28, "#20566e"),
            (0.5, "#d9825b"),
            (0.7, "#f0b980"),
            (1, "#f8ead0"),
        ],
        emit=0.55,
        rough=0.06,
        coat=1,
    )
    slab(
        W - 0.17,
        H - 0.17,
        0.004,
        R - 0.08,
        screen,
        bevel=0,
        n=12,
        loc=(0, -D / 2 - 0.008, 0),
    )
    white = pbr("white", "#ffffff", rough=0.5, emit="#ffffff", estr=0.7)
    y = -D / 2 - 0.0115
    text("10:24", 0.26, white, (-0.72, y, 0.42), depth=0.0006)
    for i, c in enumerate(ICONS):
        slab(
            0.17,
            0.17,
            0.003,
            0.045,
            pbr("icon", c, rough=0.5, emit=c, estr=0.55),
            bevel=0,
            loc=(-0.84 + 0.24 * i, y, -H / 2 + 0.27),
        )
    for i, (w, c) in enumerate(((0.62, "#ffffff"), (0.62, "#ffffff"))):
        slab(
            w,
            0.42,
            0.002,
            0.07,
            pbr("card", c, rough=0.5, emit=c, estr=0.45),
            bevel=0,
            loc=(0.10 + 0.70 * i, y, 0.36),
        )
    bar = [0.1, 0.2, 0.14, 0.26, 0.18, 0.3]
    for i, h in enumerate(bar):
        slab(
            0.045,
            h,
            0.002,
            0.015,
            pbr("bar", "#d9825b", rough=0.5, emit="#d9825b", estr=0.6),
            bevel=0,
            loc=(-0.10 + 0.08 * i, y - 0.002, 0.21 + h / 2),
        )
    text(
        "24°",
        0.2,
        pbr("ink", "#20384f", emit="#20384f", estr=0.3),
        (0.80, y - 0.002, 0.37),
        depth=0.0006,
    )
    lathe(
        fillet([(0, 0), (0.075, 0), (0.075, 0.03), (0.06, 0.03), (0, 0.026)], 0.006),
        black,
        loc=(-W / 2 + 0.2, D / 2, H / 2 - 0.2),
        rot=(-90, 0, 0),
    )
    text(
        "NOVA",
        0.14,
        pbr("logo", "#8c8f94", metal=0.6, rough=0.3),
        (0, D / 2 + 0.001, 0),
        rot=(90, 0, 180),
        depth=0.0008,
        spacing=1.2,
    )
    rounded_box(0.2, 0.035, 0.02, 0.008, frame, loc=(W / 2 - 0.3, 0, H / 2 + 0.004))


def build(color):
    with collect() as c:
        tablet(color)
    group(c.objs, loc=(0, 0, H / 2), rot=(-16, 0, 0))
    with collect() as c:
        white = plastic("#ebe9e4", 0.3)
        lathe(
            fillet(
                [
                    (0, 0),
                    (0.012, 0),
                    (0.05, 0.2),
                    (0.052, 0.22),
                    (0.052, 1.78),
                    (0.03, 1.8),
                    (0, 1.8),
                ],
                0.012,
            ),
            white,
            seg=48,
        )
        torus(0.053, 0.006, metal("#b9bbc0", 0.25), loc=(0, 0, 1.5))
    group(c.objs, loc=(-0.85, -0.62, 0.053), rot=(0, 90, -8))
