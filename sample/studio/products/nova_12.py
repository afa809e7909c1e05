"""Flagship phone: back and front side by side."""
from base import *

COLORS = {
    "graphite": dict(color="#3a3d42"),
    "sauge": dict(color="#a1b39b"),
    "rose": dict(color="#e2b2aa"),
}
VIEWS = {
    "main": dict(az=0, el=6, fill=0.76),
    "back": dict(az=-24, el=8, fill=0.78, build=dict(which="back")),
    "front": dict(az=20, el=6, fill=0.78, build=dict(which="front")),
    "detail": dict(
        az=-18, el=10, fill=1.75, shift=(0.1, 0.42), build=dict(which="back")
    ),
}
WALLPAPER = [
    (0, "#15123a"),
    (0.3, "#4b2a86"),
    (0.5, "#e0567f"),
    (0.68, "#f6a96b"),
    (1, "#fbe3bf"),
]


def lens(r, frame, y, x, z):
    """One camera lens on the back (which looks towards +Y)."""
    black = pbr("blk", "#050506", rough=0.08, coat=1)
    with collect() as c:
        lathe(
            fillet(
                [
                    (0, 0),
                    (r, 0),
                    (r, 0.045),
                    (r * 0.84, 0.05),
                    (r * 0.82, 0.03),
                    (0, 0.03),
                ],
                0.006,
            ),
            frame,
        )
        lathe([(0, 0.031), (r * 0.81, 0.031)], black, cap=False)
        torus(r * 0.53, 0.008, metal("#2b2c30", 0.3), loc=(0, 0, 0.031))
        lathe(
            [(0, 0.043), (r * 0.2, 0.042), (r * 0.43, 0.034)],
            pbr("iris", "#142045", rough=0.03, coat=1, metal=0.4),
            cap=False,
        )
    return group(c.objs, loc=(x, y, z), rot=(-90, 0, 0))


def phone(
    color,
    w=1.0,
    h=2.08,
    d=0.105,
    r=0.17,
    island=True,
    bezel=0.0425,
    wallpaper=WALLPAPER,
    back_rough=0.32,
    clock="10:24",
):
    """A phone standing at the origin, screen towards -Y."""
    body = hexc(color)
    frame = metal([x * 0.75 + 0.22 for x in body[:3]], 0.24)
    back = pbr(
        "backglass", color, rough=back_rough, spec=0.5, coat=0.25, coat_rough=0.2
    )
    black = pbr("blk", "#050506", rough=0.08, coat=1)
    slab(w, h, d, r, frame, bevel=0.028, segs=6, n=12)
    slab(
        w - 0.03,
        h - 0.03,
        0.012,
        r - 0.015,
        black,
        bevel=0.005,
        n=12,
        loc=(0, -d / 2 - 0.002, 0),
    )
    screen = gradient("screen", wallpaper, emit=0.55, rough=0.06, coat=1)
    slab(
        w - 2 * bezel,
        h - 2 * bezel,
        0.004,
        r - bezel,
        screen,
        bevel=0,
        n=12,
        loc=(0, -d / 2 - 0.0085, 0),
    )
    slab(
        0.052,
        0.052,
        0.004,
        0.0259,
        black,
        bevel=0,
        loc=(0, -d / 2 - 0.011, h / 2 - 0.1),
    )
    white = pbr("white", "#ffffff", rough=0.5, emit="#ffffff", estr=0.7)
    text(clock, 0.25, white, (0, -d / 2 - 0.012, h / 2 - 0.49), depth=0.0006)
    slab(
        0.3,
        0.012,
        0.002,
        0.006,
        white,
        bevel=0,
        loc=(0, -d / 2 - 0.0115, -h / 2 + 0.08),
    )
    slab(
        w - 0.03,
        h - 0.03,
        0.012,
        r - 0.015,
        back,
        bevel=0.005,
        n=12,
        loc=(0, d / 2 + 0.002, 0),
    )
    flash = pbr("flash", "#fff3d8", rough=0.3, emit="#fff3d8", estr=0.3)
    disc = fillet([(0, 0), (0.03, 0), (0.03, 0.008), (0, 0.008)], 0.004)
    if island:
        slab(
            0.27,
            0.72,
            0.045,
            0.135,
            frame,
            bevel=0.018,
            segs=5,
            n=12,
            loc=(0.30, d / 2 + 0.02, h / 2 - 0.46),
        )
        lens(0.098, frame, d / 2 + 0.04, 0.3, h / 2 - 0.235)
        lens(0.098, frame, d / 2 + 0.04, 0.3, h / 2 - 0.46)
        lathe(disc, flash, loc=(0.30, d / 2 + 0.042, h / 2 - 0.66), rot=(-90, 0, 0))
    else:
        lens(0.135, frame, d / 2 + 0.006, 0.27, h / 2 - 0.24)
        lens(0.085, frame, d / 2 + 0.006, 0.04, h / 2 - 0.36)
        lathe(disc, flash, loc=(0.27, d / 2 + 0.006, h / 2 - 0.47), rot=(-90, 0, 0))
    logo = pbr(
        "logo", [min(1, x * 1.5 + 0.22) for x in body[:3]], metal=0.6, rough=0.35
    )
    text(
        "NOVA",
        0.1,
        logo,
        (0, d / 2 + 0.0095, -0.1),
        rot=(90, 0, 180),
        depth=0.0008,
        spacing=1.2,
    )
    for z, length in ((0.34, 0.17), (0.12, 0.17)):
        rounded_box(0.022, 0.04, length, 0.01, frame, loc=(-w / 2 - 0.004, 0, z))
    rounded_box(0.022, 0.04, 0.26, 0.01, frame, loc=(w / 2 + 0.004, 0, 0.25))
    slab(
        0.2,
        0.032,
        0.01,
        0.016,
        black,
        bevel=0.003,
        plane="XY",
        loc=(0, 0, -h / 2 + 0.001),
    )


def build(color, which="both"):
    H = 2.08
    if which in ("both", "front"):
        with collect() as c:
            phone(color)
        both = which == "both"
        group(
            c.objs,
            loc=(0.28, -0.25, H / 2) if both else (0, 0, H / 2),
            rot=(-5, 0, -16 if both else 0),
        )
    if which in ("both", "back"):
        with collect() as c:
            phone(color)
        both = which == "both"
        group(
            c.objs,
            loc=(-0.42, 0.28, H / 2) if both else (0, 0, H / 2),
            rot=(5 if both else 4, 0, 160 if both else 180),
        )
