"""Compact powder: open compact with mirror, pressed pattern, puff beside it."""
from base import *

COLORS = {
    "claire": dict(powder="#e3c2a0"),
    "doree": dict(powder="#bd8a58"),
}
VIEWS = {
    "main": dict(az=24, el=24, fill=0.76),
    "front": dict(az=0, el=16, fill=0.74),
    "side": dict(az=70, el=14, fill=0.74),
    "detail": dict(az=20, el=44, fill=1.5, shift=(-0.05, -0.3)),
}


def build(powder):
    black = pbr("case", "#141316", rough=0.14, coat=1)
    g = gold("yellow", 0.12)
    cake = pbr("powder", powder, rough=0.9, spec=0.1)
    R = 1.0
    lathe(
        fillet(
            [(0, 0), (0.94, 0), (R, 0.06), (R, 0.17), (0.95, 0.20), (0, 0.20)], 0.03, 6
        ),
        black,
        seg=128,
    )
    torus(R * 0.998, 0.012, g, loc=(0, 0, 0.125), seg=128)
    torus(0.80, 0.016, g, loc=(0, 0, 0.202), seg=128)
    # the cake: fine rays and a smooth rosette in the middle
    N, M = 180, 40

    def surf(i, j):
        t, r = 2 * pi * i / N, 0.795 * j / M
        k = min(1, max(0, (r - 0.34) / 0.06)) * min(1, max(0, (0.74 - r) / 0.04))
        petal = 0.30 + 0.05 * cos(8 * t)
        inner = 0.016 * math.exp(-(((r - petal) / 0.022) ** 2))
        return (
            r * cos(t),
            r * sin(t),
            0.218
            + k * 0.012 * cos(36 * t)
            + inner
            + 0.012 * math.exp(-((r / 0.12) ** 2)),
        )

    loft(
        [[surf(i, j) for i in range(N)] for j in range(M + 1)],
        cake,
        cap=False,
        smooth=True,
        auto=180,
    )
    text("M", 0.17, cake, (0, -0.005, 0.232), rot=(0, 0, 0), depth=0.008)
    # lid with mirror, hinged behind
    with collect() as c:
        lathe(
            fillet(
                [
                    (0, -0.06),
                    (0.94, -0.06),
                    (R, -0.02),
                    (R, 0.06),
                    (0.96, 0.09),
                    (0.90, 0.09),
                    (0.88, 0.07),
                    (0, 0.07),
                ],
                0.02,
                6,
            ),
            black,
            seg=128,
        )
        lathe(
            [(0, 0.075), (0.86, 0.075)],
            gradient(
                "mirror",
                [(0, "#8f979d"), (0.42, "#c3cbd0"), (0.6, "#f3f6f7"), (1, "#a7afb4")],
                axis="Y",
                rough=0.06,
                coat=1,
                metal=0.35,
            ),
            cap=False,
            seg=128,
        )
        torus(0.875, 0.012, g, loc=(0, 0, 0.078), seg=128)
    group(c.objs, loc=(0, 1.05 + 0.25, 0.30 + 0.95), rot=(76, 0, 0))
    lathe(
        fillet([(0, -0.24), (0.055, -0.24), (0.055, 0.24), (0, 0.24)], 0.01),
        g,
        axis="X",
        loc=(0, 1.03, 0.21),
    )
    slab(0.24, 0.07, 0.06, 0.02, g, bevel=0.012, loc=(0, -R + 0.0, 0.12))
    # puff leaning on the front
    with collect() as c:
        lathe(
            fillet([(0, 0), (0.56, 0), (0.62, 0.09), (0.56, 0.18), (0, 0.19)], 0.08, 6),
            fabric("#efe2d2", 24, 0.4, sheen=0.9),
            seg=96,
        )
        slab(
            1.0,
            0.2,
            0.014,
            0.03,
            fabric("#141316", 24, 0.4, sheen=0.2),
            bevel=0.004,
            plane="XY",
            loc=(0, 0, 0.197),
        )
        text("MAISON", 0.11, g, (0, 0, 0.206), rot=(0, 0, 0), depth=0.002, spacing=1.25)
    group(c.objs, loc=(1.22, -0.86, 0.06), rot=(6, -20, 14))
