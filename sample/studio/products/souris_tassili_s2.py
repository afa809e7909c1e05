"""Mouse: one arched shell, split buttons, metal wheel."""
from base import *

COLORS = {
    "blanc": dict(color="#e8e4da", side="#b9b4a8"),
    "graphite": dict(color="#3a3d42", side="#222428"),
}
VIEWS = {
    "main": dict(az=40, el=32, fill=0.74),
    "front": dict(az=0, el=14, fill=0.66),
    "side": dict(az=88, el=8, fill=0.72),
    "detail": dict(az=-30, el=34, fill=1.15, shift=(0.0, 0.1)),
}
HEIGHT = spline(
    [
        (0, 0.30),
        (0.12, 0.36),
        (0.3, 0.50),
        (0.5, 0.62),
        (0.68, 0.645),
        (0.85, 0.55),
        (1, 0.36),
    ]
)
WIDTH = spline(
    [
        (0, 0.50),
        (0.15, 0.555),
        (0.35, 0.54),
        (0.55, 0.56),
        (0.75, 0.60),
        (0.9, 0.56),
        (1, 0.44),
    ]
)
LENGTH = 2.0


def shell(u, v, grow=0.0):
    """Surface point: u -1..1 across, v 0 (front) .. 1 (back)."""
    t = v * pi
    y = -cos(t) * LENGTH / 2
    s = (y + LENGTH / 2) / LENGTH
    end = abs(sin(t)) ** 0.5
    w, h = WIDTH(s)[0] * end + grow, HEIGHT(s)[0] * (0.35 + 0.65 * end) + grow
    a = u * pi / 2
    return Vector((w * sin(a), y, 0.02 + h * abs(cos(a)) ** 0.62))


def build(color, side):
    top = soft_touch(color, 0.38, 0.06)
    under = soft_touch(side, 0.5)
    dark = pbr("dark", "#101113", rough=0.6)
    N, M = 72, 49
    sections = [
        [shell(-1 + 2 * i / (M - 1), 0.006 + 0.988 * j / N) for i in range(M)]
        for j in range(N + 1)
    ]
    loft(sections, top, smooth=True, auto=180)
    base = lambda g, z: [
        (p.x * g, p.y * g, z)
        for p in [shell(-1, 0.006 + 0.988 * j / 40) for j in range(41)]
        + [shell(1, 0.994 - 0.988 * j / 40) for j in range(41)]
    ]
    loft(
        [
            base(0.93, -0.03),
            base(0.985, -0.02),
            base(1.0, 0.0),
            base(1.008, 0.025),
            base(0.99, 0.03),
        ],
        under,
        smooth=True,
        auto=50,
    )
    # seams
    seam = [shell(0.0, 0.13 + 0.33 * i / 30, 0.0) for i in range(31)]
    tube(seam, 0.008, dark, smooth_pts=False)
    tube(
        [
            shell(-1 + 2 * i / 40, 0.46 + 0.03 * (1 - (2 * i / 40 - 1) ** 2))
            for i in range(4, 33)
        ],
        0.006,
        dark,
        smooth_pts=False,
    )
    # wheel
    q = shell(0, 0.235)
    slab(
        0.14,
        0.40,
        0.1,
        0.07,
        dark,
        bevel=0.02,
        plane="XY",
        loc=(0, q.y, q.z - 0.035),
        rot=(22, 0, 0),
    )
    with collect() as c:
        lathe(
            fillet(
                [
                    (0, -0.045),
                    (0.15, -0.045),
                    (0.165, -0.03),
                    (0.165, 0.03),
                    (0.15, 0.045),
                    (0, 0.045),
                ],
                0.01,
            ),
            metal("#b9bbc0", 0.25),
            axis="X",
        )
        for i in range(40):
            t = 2 * pi * i / 40
            rounded_box(
                0.06,
                0.014,
                0.014,
                0.004,
                dark,
                segs=1,
                loc=(0, 0.163 * cos(t), 0.163 * sin(t)),
                rot=(math.degrees(t), 0, 0),
            )
    group(c.objs, loc=(0, q.y, q.z - 0.075))
    # grips on both flanks
    for side_ in (-1, 1):
        grid(
            lambda u, v: shell(
                side_ * (0.80 + 0.185 * u), 0.30 + 0.52 * v - 0.05 * u, 0.005
            ),
            12,
            32,
            under,
            smooth=True,
            solid=0.012,
            bevel=0.004,
            auto=60,
        )
    # thumb buttons on the right-hand side of the picture (the user's left)
    for v0, v1 in ((0.455, 0.55), (0.565, 0.66)):
        grid(
            lambda u, v: shell(
                0.64 + (0.11 - 0.02 * cos(2 * pi * v)) * u, v0 + (v1 - v0) * v, 0.012
            ),
            10,
            20,
            dark,
            smooth=True,
            solid=0.03,
            bevel=0.006,
            auto=60,
        )
