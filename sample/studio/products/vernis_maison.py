"""Nail polish: square glass bottle full of lacquer, tall black cap; a drop in front."""
from base import *

COLORS = {
    "rouge": dict(shade_="#a3101f"),
    "nude": dict(shade_="#cf977b"),
    "nuit": dict(shade_="#1d2a5c"),
}
SAMPLES = 36
VIEWS = {
    "main": dict(az=26, el=12, fill=0.76),
    "front": dict(az=0, el=6, fill=0.76),
    "open": dict(az=20, el=12, fill=0.78, build=dict(opened=True)),
    "detail": dict(az=24, el=14, fill=1.5, shift=(0, -0.35)),
}


def build(shade_, opened=False):
    lacquer = pbr("lacquer", shade_, rough=0.22, coat=1, coat_rough=0.02)
    glass_m = glass("#fcfdfd", ior=1.48)
    black = pbr("cap", "#121114", rough=0.16, coat=1)
    g = gold("yellow", 0.14)
    rows = [
        (0, 0.82, 0.10),
        (0.015, 0.90, 0.12),
        (0.05, 0.94, 0.14),
        (0.80, 0.94, 0.14),
        (0.90, 0.90, 0.16),
        (0.97, 0.76, 0.2),
        (1.0, 0.56, 0.22),
        (1.01, 0.40, 0.2),
    ]
    shape = lambda k, z0, z1: [
        [(x, y, z0 + z * (z1 - z0)) for x, y in rrect(w - k, w - k, r, 8)]
        for z, w, r in rows
    ]
    loft(shape(0, 0, 1.0), glass_m, smooth=True, auto=40)
    loft(shape(0.05, 0.03, 0.94), lacquer, smooth=True, auto=40)
    lathe(
        fillet([(0, 0.98), (0.22, 0.98), (0.22, 1.08), (0, 1.08)], 0.01),
        glass_m if opened else g,
    )
    text("MAISON", 0.12, g, (0, -0.474, 0.52), depth=0.002, spacing=1.25)

    def cap():
        lathe(
            fillet([(0, 1.09), (0.27, 1.09), (0.25, 2.35), (0, 2.35)], 0.04, 6), black
        )
        torus(0.272, 0.012, g, loc=(0, 0, 1.13))

    if opened:
        with collect() as c:
            cap()
            lathe(fillet([(0, 1.1), (0.03, 1.1), (0.03, 0.55), (0, 0.55)], 0.01), black)
            lathe(
                fillet(
                    [
                        (0.01, 0.60),
                        (0.055, 0.55),
                        (0.07, 0.36),
                        (0.05, 0.22),
                        (0, 0.20),
                    ],
                    0.03,
                    6,
                ),
                lacquer,
                cap=False,
            )
        group(c.objs, loc=(0.95, -0.95, 0.27), rot=(0, 90, 38))
    else:
        cap()
    # a swatch drop on the table
    with collect() as c:
        drop = catmull(
            [
                (-0.22, 0.02, 0),
                (-0.10, -0.15, 0),
                (0.12, -0.14, 0),
                (0.30, -0.06, 0),
                (0.56, -0.02, 0),
                (0.60, 0.06, 0),
                (0.30, 0.10, 0),
                (0.08, 0.18, 0),
                (-0.14, 0.15, 0),
            ],
            8,
            closed=True,
        )
        cx, cy = 0.08, 0.0
        loft(
            [
                [(cx + (p.x - cx) * k, cy + (p.y - cy) * k, z) for p in drop]
                for k, z in (
                    (1, 0),
                    (0.985, 0.02),
                    (0.94, 0.036),
                    (0.8, 0.045),
                    (0.3, 0.05),
                )
            ],
            lacquer,
            smooth=True,
            auto=180,
        )
    group(c.objs, loc=(0.62, -0.62, 0), rot=(0, 0, 22)) if not opened else group(
        c.objs, loc=(-0.55, -0.80, 0), rot=(0, 0, 22)
    )
