"""Laptop, open."""
from base import *

COLORS = {
    "argent": dict(color="#c6c9ce", keys="#2a2b2e"),
    "graphite": dict(color="#4a4d53", keys="#17181a"),
}
VIEWS = {
    "main": dict(az=28, el=20, fill=0.8),
    "front": dict(az=0, el=14, fill=0.78),
    "side": dict(az=86, el=8, fill=0.78),
    "back": dict(az=150, el=18, fill=0.78),
    "detail": dict(az=24, el=38, fill=1.6, shift=(-0.2, -0.2)),
}
W, D, H = 3.1, 2.1, 0.085
ROWS = [
    14 * [1],
    [1] * 13 + [1.5],
    [1.5] + [1] * 12 + [1],
    [1.8] + [1] * 11 + [1.7],
    [2.3] + [1] * 10 + [2.2],
    [1, 1, 1, 1.25, 5.5, 1.25, 1, 1, 1, 0.5],
]


def build(color, keys):
    alu = metal(color, 0.34)
    black = pbr("blk", "#070708", rough=0.1, coat=0.6)
    key = plastic(keys, 0.5)
    well = pbr("well", shade(keys, 0.5), rough=0.6)
    slab(W, D, H, 0.14, alu, bevel=0.02, n=12, plane="XY", loc=(0, 0, H / 2))
    # keyboard
    kw, kd, y0 = 2.62, 1.02, 0.36
    slab(
        kw + 0.05, kd + 0.04, 0.006, 0.04, well, bevel=0.002, plane="XY", loc=(0, y0, H)
    )
    gap, pitch = 0.026, kd / 6
    for r, row in enumerate(ROWS):
        unit, x = kw / sum(row), -kw / 2
        height = pitch * (0.62 if r == 0 else 1.06)
        y = (
            y0
            + kd / 2
            - (0.31 * pitch if r == 0 else pitch * 0.62 + (r - 0.5) * pitch * 1.066)
        )
        for k in row:
            rounded_box(
                k * unit - gap,
                height - gap,
                0.024,
                0.008,
                key,
                segs=2,
                loc=(x + k * unit / 2, y, H + 0.014),
            )
            x += k * unit
    slab(
        1.05,
        0.66,
        0.004,
        0.05,
        metal(shade(color, 0.94), 0.42),
        bevel=0.0015,
        plane="XY",
        loc=(0, -0.60, H),
    )
    slab(
        1.07,
        0.68,
        0.003,
        0.055,
        pbr("gap", shade(color, 0.35), rough=0.6),
        bevel=0,
        plane="XY",
        loc=(0, -0.60, H - 0.0003),
    )
    slab(
        0.42,
        0.06,
        0.03,
        0.02,
        pbr("notch", shade(color, 0.6), metal=1, rough=0.4),
        bevel=0.006,
        plane="XY",
        loc=(0, -D / 2 + 0.005, H - 0.004),
    )
    text(
        "TASSILI",
        0.06,
        pbr("mark", shade(color, 0.45), rough=0.5),
        (1.22, -0.93, H + 0.001),
        rot=(0, 0, 0),
        depth=0.0005,
        spacing=1.2,
    )
    # screen
    sh = 2.0
    with collect() as c:
        slab(W, sh, 0.05, 0.14, alu, bevel=0.016, n=12, loc=(0, 0, sh / 2))
        slab(
            W - 0.035,
            sh - 0.035,
            0.006,
            0.125,
            black,
            bevel=0.002,
            n=12,
            loc=(0, -0.026, sh / 2),
        )
        screen = gradient(
            "screen",
            [
                (0, "#1b2440"),
                (0.25, "#394a86"),
                (0.47, "#b9627c"),
                (0.66, "#f0a571"),
                (1, "#fbe6c8"),
            ],
            emit=0.55,
            rough=0.12,
            coat=0.6,
        )
        slab(
            W - 0.15,
            sh - 0.19,
            0.003,
            0.05,
            screen,
            bevel=0,
            n=8,
            loc=(0, -0.031, sh / 2 + 0.02),
        )
        white = pbr("white", "#ffffff", rough=0.5, emit="#ffffff", estr=0.7)
        text("10:24", 0.26, white, (0, -0.034, sh * 0.72), depth=0.0005)
        sphere(
            0.014,
            pbr("cam", "#101830", rough=0.05, coat=1),
            seg=16,
            loc=(0, -0.03, sh - 0.036),
            scale=(1, 0.3, 1),
        )
        text(
            "TASSILI",
            0.2,
            pbr("logo", shade(color, 0.55), metal=0.8, rough=0.3),
            (0, 0.0255, sh / 2),
            rot=(90, 0, 180),
            depth=0.001,
            spacing=1.3,
        )
    group(c.objs, loc=(0, D / 2 - 0.01, H + 0.01), rot=(-18, 0, 0))
    lathe(
        fillet([(0, -1.1), (0.034, -1.1), (0.034, 1.1), (0, 1.1)], 0.008),
        pbr("hinge", "#222326", rough=0.4),
        axis="X",
        loc=(0, D / 2 - 0.03, H + 0.006),
    )
