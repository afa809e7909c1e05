"""Mechanical keyboard, 75 %: two-tone keycaps, accent keys, metal knob."""
from base import *

COLORS = {
    "creme": dict(
        case="#d9ccb0", keys="#ebe2cf", mods="#b9a98c", accent="#b4512f", ink="#5d4f3c"
    ),
    "graphite": dict(
        case="#2b2d31", keys="#4a4d53", mods="#303237", accent="#c2703a", ink="#d9d6cf"
    ),
}
VIEWS = {
    "main": dict(az=30, el=38, fill=0.86),
    "front": dict(az=0, el=24, fill=0.8),
    "side": dict(az=84, el=12, fill=0.74),
    "detail": dict(az=30, el=30, fill=1.9, shift=(0.55, 0.05)),
}
# rows from the back: (legend, width, kind) ; kinds: k key, m modifier, a accent
ROWS = [
    [("esc", 1, "a"), ("", 0.25, "")]
    + [(f"F{i}", 1, "k" if i in range(1, 5) or i > 8 else "m") for i in range(1, 13)]
    + [("", 1.75, "")],
    [(c, 1, "k") for c in "²&é\"'(-è_çà)="] + [("←", 2, "m"), ("sup", 1, "m")],
    [("tab", 1.5, "m")]
    + [(c, 1, "k") for c in "AZERTYUIOP^$"]
    + [("↵", 1.5, "a"), ("pg", 1, "m")],
    [("maj", 1.75, "m")]
    + [(c, 1, "k") for c in "QSDFGHJKLMù"]
    + [("entrée", 2.25, "m"), ("pg", 1, "m")],
    [("⇧", 1.25, "m")]
    + [(c, 1, "k") for c in "<WXCVBN,;:!"]
    + [("⇧", 1.75, "m"), ("↑", 1, "m"), ("fin", 1, "m")],
    [
        ("ctrl", 1.25, "m"),
        ("fn", 1.25, "m"),
        ("alt", 1.25, "m"),
        ("", 6.25, "k"),
        ("alt", 1, "m"),
        ("fn", 1, "m"),
        ("ctrl", 1, "m"),
        ("←", 1, "m"),
        ("↓", 1, "m"),
        ("→", 1, "m"),
    ],
]


def build(case, keys, mods, accent, ink):
    U, cols, rows = 0.19, 16, 6
    W, D = U * cols, U * rows
    mats = {"k": plastic(keys, 0.5), "m": plastic(mods, 0.5), "a": plastic(accent, 0.5)}
    inks = {
        "k": pbr("ink", ink, rough=0.6),
        "m": pbr("ink2", ink, rough=0.6),
        "a": pbr("ink3", "#f7efe2", rough=0.6),
    }
    body = soft_touch(case, 0.45)
    with collect() as c:
        slab(W + 0.16, D + 0.16, 0.2, 0.09, body, bevel=0.03, plane="XY", loc=(0, 0, 0))
        slab(
            W + 0.03,
            D + 0.03,
            0.01,
            0.03,
            pbr("plate", shade(case, 0.3), rough=0.5),
            bevel=0,
            plane="XY",
            loc=(0, 0, 0.0985),
        )
        for r, row in enumerate(ROWS):
            x, y = -W / 2, D / 2 - (r + 0.5) * U
            z, tilt = (
                0.12 + [0.03, 0.02, 0.008, 0.0, 0.008, 0.012][r],
                [-9, -7, -3, 1, 5, 7][r],
            )
            for legend, width, kind in row:
                w = width * U
                if kind:
                    a, b, h = w / 2 - 0.008, U / 2 - 0.008, 0.115
                    ring = lambda kx, ky, zz, rr: [
                        (px, py + (0.008 if zz > 0.05 else 0), zz)
                        for px, py in rrect(2 * a - kx, 2 * b - ky, rr, 4)
                    ]
                    with collect() as kc:
                        loft(
                            [
                                ring(0, 0, 0, 0.018),
                                ring(0, 0, 0.02, 0.018),
                                ring(0.036, 0.04, h - 0.014, 0.024),
                                ring(0.046, 0.05, h - 0.003, 0.026),
                                ring(0.064, 0.068, h, 0.02),
                            ],
                            mats[kind],
                            smooth=True,
                            auto=50,
                        )
                        if legend:
                            size = 0.078 if len(legend) == 1 else 0.045
                            text(
                                legend,
                                size,
                                inks[kind],
                                (0, 0.012, h + 0.0005),
                                rot=(0, 0, 0),
                                depth=0.0004,
                            )
                    group(kc.objs, loc=(x + w / 2, y, z), rot=(tilt, 0, 0))
                x += w
        knob = metal("#c9a56a", 0.25)
        kx, ky = W / 2 - 0.75 * U, D / 2 - 0.5 * U
        lathe(
            fillet(
                [
                    (0, 0.1),
                    (0.14, 0.1),
                    (0.14, 0.13),
                    (0.125, 0.13),
                    (0.125, 0.27),
                    (0, 0.27),
                ],
                0.012,
            ),
            knob,
            loc=(kx, ky, 0),
        )
        for i in range(36):
            t = 2 * pi * i / 36
            rounded_box(
                0.008,
                0.012,
                0.1,
                0.003,
                knob,
                segs=1,
                loc=(kx + 0.126 * cos(t), ky + 0.126 * sin(t), 0.195),
                rot=(0, 0, math.degrees(t)),
            )
    group(c.objs, rot=(6, 0, 0))
    for x in (-1.3, 1.3):
        slab(
            0.3,
            0.12,
            0.03,
            0.04,
            pbr("foot", "#1a1a1a", rough=0.8),
            bevel=0.006,
            plane="XY",
            loc=(x, -0.5, -0.155),
        )
        rounded_box(
            0.3,
            0.12,
            0.14,
            0.02,
            pbr("foot", "#1a1a1a", rough=0.8),
            loc=(x, 0.5, -0.105),
        )
