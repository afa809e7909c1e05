"""Camera: metal body wrapped in leatherette, dials, grip, large lens."""
from base import *
from camera_back import camera_back

COLORS = {"noir": dict(color="#1a1b1d", top="#26272a")}
VIEWS = {
    "main": dict(az=-28, el=14, fill=0.76),
    "front": dict(az=0, el=6, fill=0.76),
    "side": dict(az=62, el=12, fill=0.74),
    "back": dict(az=162, el=14, fill=0.84),
    "detail": dict(az=-24, el=42, fill=1.5, shift=(0.1, 0.4)),
}


def knurl(r, z0, z1, n, mat, depth=0.012):
    """Ribs around a lens ring or dial (axis Z)."""
    for i in range(n):
        t = 2 * pi * i / n
        rounded_box(
            depth,
            2 * pi * r / n * 0.55,
            z1 - z0,
            0.003,
            mat,
            segs=1,
            loc=(r * cos(t), r * sin(t), (z0 + z1) / 2),
            rot=(0, 0, math.degrees(t)),
        )


def dial(x, y, z, r, h, mat, mark):
    with collect() as c:
        lathe(
            fillet(
                [(0, 0), (r, 0), (r, h), (r * 0.85, h + 0.01), (0, h + 0.01)], 0.012
            ),
            mat,
        )
        knurl(r, 0.03, h - 0.02, 36, mat)
        for i in range(8):
            t = 2 * pi * i / 8
            rounded_box(
                0.05,
                0.012,
                0.004,
                0.001,
                mark,
                segs=1,
                loc=(r * 0.68 * cos(t), r * 0.68 * sin(t), h + 0.011),
                rot=(0, 0, math.degrees(t)),
            )
    group(c.objs, loc=(x, y, z))


def build(color, top):
    hide = leather(color, 90, 0.5, 0.55)
    alu = metal([x * 1.0 for x in hexc(top)[:3]], 0.38)
    satin = pbr("satin", top, rough=0.35, spec=0.6)
    silver = metal("#b9bbc0", 0.28)
    black = pbr("blk", "#070708", rough=0.3)
    white = pbr("white", "#e8e4da", rough=0.5)
    accent = gold("yellow", 0.2)
    W, D, H = 2.3, 0.66, 1.36
    slab(W, D, H * 0.66, 0.2, hide, bevel=0.015, plane="XY", n=12, loc=(0, 0, H * 0.45))
    slab(
        W + 0.012,
        D + 0.012,
        0.16,
        0.2,
        satin,
        bevel=0.03,
        plane="XY",
        n=12,
        loc=(0, 0, 0.08),
    )
    slab(
        W + 0.012,
        D + 0.012,
        0.28,
        0.2,
        satin,
        bevel=0.04,
        plane="XY",
        n=12,
        loc=(0, 0, H * 0.82),
    )
    # finder hump with its window
    loft(
        [
            [(x * k, y * k2, z) for x, y in rrect(0.86, D * 0.9, 0.12, 6)]
            for k, k2, z in (
                (1.1, 1, 1.2),
                (1.05, 1, 1.28),
                (0.9, 0.98, 1.42),
                (0.84, 0.94, 1.52),
                (0.78, 0.86, 1.545),
            )
        ],
        satin,
        smooth=True,
        auto=45,
    )
    slab(0.26, 0.3, 0.03, 0.02, silver, bevel=0.005, plane="XY", loc=(0, 0.06, 1.55))
    slab(0.2, 0.3, 0.02, 0.02, black, bevel=0.0, plane="XY", loc=(0, 0.055, 1.559))
    text(
        "TASSILI",
        0.105,
        white,
        (0, -D * 0.45 - 0.004, 1.35),
        rot=(87, 0, 0),
        depth=0.003,
        spacing=1.25,
    )
    # grip on the left as seen from the front
    loft(
        [
            [
                (-0.92 + x, -D / 2 - 0.03 + y, z)
                for x, y in rrect(0.42 * k, 0.36 * k, 0.15 * k, 8)
            ]
            for z, k in (
                (0.10, 0.9),
                (0.16, 1),
                (0.6, 1.02),
                (0.98, 1.0),
                (1.12, 0.92),
                (1.17, 0.75),
            )
        ],
        hide,
        smooth=True,
        auto=45,
    )
    with collect() as c:
        lathe(fillet([(0, 0), (0.13, 0), (0.13, 0.04), (0, 0.04)], 0.012), silver)
        lathe(
            fillet([(0, 0.03), (0.085, 0.03), (0.085, 0.09), (0, 0.075)], 0.02), satin
        )
    group(c.objs, loc=(-0.92, -D / 2 + 0.07, 1.24), rot=(10, 0, 0))
    dial(-0.62, 0.06, 1.25, 0.17, 0.16, silver, black)
    dial(0.70, 0.02, 1.25, 0.21, 0.13, silver, black)
    dial(1.0, 0.12, 1.25, 0.10, 0.1, silver, black)
    for x in (-W / 2, W / 2):
        torus(
            0.07,
            0.016,
            silver,
            loc=(x + math.copysign(0.04, x), 0, 1.08),
            rot=(90, 0, 0),
        )
    slab(
        0.12,
        0.12,
        0.02,
        0.059,
        pbr("lamp", "#d9c9a8", rough=0.1, coat=1),
        bevel=0.005,
        loc=(0.86, -D / 2 - 0.005, 1.12),
    )
    # lens, built along +Z then turned to the front
    with collect() as c:
        lathe(
            fillet(
                [(0, 0), (0.60, 0), (0.60, 0.1), (0.56, 0.1), (0.56, 0.14), (0, 0.14)],
                0.012,
            ),
            silver,
        )
        lathe(
            fillet(
                [
                    (0.2, 0.12),
                    (0.55, 0.12),
                    (0.57, 0.16),
                    (0.57, 0.42),
                    (0.54, 0.45),
                    (0.54, 0.55),
                    (0.56, 0.58),
                    (0.56, 0.78),
                    (0.54, 0.82),
                    (0.52, 0.82),
                    (0.50, 0.79),
                    (0.38, 0.60),
                    (0.2, 0.58),
                ],
                0.012,
            ),
            pbr("barrel", "#151517", rough=0.32, spec=0.6),
            cap=False,
            seg=128,
        )
        knurl(0.572, 0.2, 0.39, 60, black)
        knurl(0.562, 0.62, 0.74, 72, black)
        torus(0.545, 0.008, accent, loc=(0, 0, 0.5))
        lathe(
            [(0, 0.70), (0.16, 0.69), (0.30, 0.655), (0.40, 0.605)],
            pbr("glass", "#0b1226", rough=0.02, coat=1, metal=0.55, spec=1),
            cap=False,
        )
        torus(
            0.24,
            0.006,
            pbr("coat", "#4c2a63", rough=0.05, coat=1, metal=0.6),
            loc=(0, 0, 0.672),
        )
        lathe([(0.395, 0.607), (0.50, 0.79)], black, cap=False)
        for i in range(7):
            t = math.radians(60 + 10 * i)
            rounded_box(
                0.03,
                0.008,
                0.004,
                0.001,
                white,
                segs=1,
                loc=(0.56 * cos(t), 0.56 * sin(t), 0.102),
                rot=(0, 0, math.degrees(t)),
            )
    group(c.objs, loc=(0.1, -D / 2 - 0.005, 0.66), rot=(90, 0, 0))
    camera_back(D, hide, satin, silver, black, white)
