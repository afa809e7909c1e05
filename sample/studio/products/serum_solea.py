"""Dropper serum: amber bottle, paper label, gold collar, rubber bulb."""
from base import *

COLORS = {"ambre": dict(color="#cf8433")}
SAMPLES = 40
VIEWS = {
    "main": dict(az=3, el=9, fill=0.76),
    "front": dict(az=0, el=5, fill=0.76),
    "open": dict(az=10, el=12, fill=0.78, build=dict(opened=True)),
    "detail": dict(az=18, el=14, fill=1.5, shift=(0, 0.5)),
}


def build(color, opened=False):
    amber = glass(color, ior=1.48)
    serum = glass("#e9b36a", ior=1.33)
    g = gold("yellow", 0.16)
    rubber = soft_touch("#efe6d8", 0.5)
    lathe(
        fillet(
            [
                (0, 0),
                (0.52, 0),
                (0.52, 1.22),
                (0.47, 1.36),
                (0.22, 1.44),
                (0.22, 1.60),
                (0, 1.60),
            ],
            0.07,
            8,
        ),
        amber,
        seg=128,
    )
    lathe(
        fillet([(0, 0.09), (0.455, 0.09), (0.455, 0.98), (0, 0.98)], 0.05, 6),
        serum,
        seg=128,
    )
    # label: a sheet around three quarters of the bottle
    paper = pbr("paper", "#f3ebdd", rough=0.7, spec=0.2)
    r = 0.5235
    grid(
        lambda u, v: (r * sin(u), -r * cos(u), 0.24 + 0.70 * v),
        64,
        2,
        paper,
        u=(-1.9, 1.9),
        smooth=True,
        solid=0.004,
        auto=60,
    )
    ink = pbr("ink", "#5d4630", rough=0.6)

    curved_text("SOLÉA", 0.16, ink, r, 0.70, 1.45, lift=0.003)
    curved_text("SÉRUM ÉCLAT", 0.07, ink, r, 0.52, 1.3, lift=0.003)
    curved_text("30 ml", 0.055, ink, r, 0.34, 1.2, lift=0.003)
    for z in (0.27, 0.91):
        grid(
            lambda u, v: ((r + 0.003) * sin(u), -(r + 0.003) * cos(u), z + 0.008 * v),
            64,
            2,
            g,
            u=(-1.9, 1.9),
            smooth=True,
        )

    def dropper():
        lathe(
            fillet(
                [(0, 1.46), (0.265, 1.46), (0.265, 1.76), (0.20, 1.80), (0, 1.80)],
                0.025,
                6,
            ),
            g,
        )
        for z in (1.50, 1.72):
            torus(0.267, 0.006, g, loc=(0, 0, z))
        lathe(
            fillet(
                [
                    (0.16, 1.78),
                    (0.17, 1.86),
                    (0.20, 1.92),
                    (0.20, 2.22),
                    (0.15, 2.36),
                    (0, 2.40),
                ],
                0.09,
                8,
            ),
            rubber,
            cap=False,
        )
        lathe(
            fillet(
                [(0, 0.22), (0.025, 0.24), (0.055, 0.42), (0.055, 1.5), (0, 1.5)], 0.02
            ),
            glass("#ffffff", ior=1.45),
        )

    if opened:
        with collect() as c:
            dropper()
            lathe(
                fillet(
                    [(0, 0.26), (0.02, 0.27), (0.043, 0.42), (0.043, 0.95), (0, 0.95)],
                    0.01,
                ),
                pbr("in", "#d0832f", rough=0.2, coat=1),
            )
        group(c.objs, loc=(0.2, -0.95, 0.265), rot=(0, 90, -20))
    else:
        dropper()
