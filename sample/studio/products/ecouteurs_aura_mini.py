"""True wireless earbuds: open charging case, one bud in it, one in front."""
from base import *

COLORS = {
    "blanc": dict(color="#efece5", inner="#dcd7cc", trim="#c9a56a"),
    "noir": dict(color="#1d1e21", inner="#121315", trim="#8d8f94"),
}
SAMPLES = 48
VIEWS = {
    "main": dict(az=22, el=24, fill=0.76),
    "front": dict(az=0, el=14, fill=0.76),
    "side": dict(az=70, el=14, fill=0.76),
    "detail": dict(az=30, el=20, fill=1.45, shift=(0.25, -0.3)),
}


def bud(shell, tip, trim, grille):
    """One earbud, outer face up (+Z), nozzle and silicone tip below."""
    with collect() as c:
        lathe(
            fillet(
                [
                    (0, 0.2),
                    (0.235, 0.2),
                    (0.30, 0.12),
                    (0.315, 0),
                    (0.27, -0.16),
                    (0.12, -0.24),
                    (0, -0.24),
                ],
                0.09,
                8,
            ),
            shell,
            scale=(1.12, 0.92, 1),
        )
        torus(0.165, 0.012, trim, loc=(0, 0, 0.196), scale=(1.12, 0.92, 1))
        lathe([(0, 0.2025), (0.155, 0.2025)], shell, cap=False, scale=(1.12, 0.92, 1))
        with collect() as n:
            lathe(fillet([(0, 0), (0.13, 0), (0.11, -0.3), (0, -0.3)], 0.02), shell)
            lathe(
                fillet(
                    [
                        (0.12, -0.14),
                        (0.225, -0.15),
                        (0.20, -0.30),
                        (0.10, -0.39),
                        (0.06, -0.39),
                        (0.06, -0.3),
                        (0, -0.3),
                    ],
                    0.07,
                    8,
                ),
                tip,
                cap=False,
            )
            lathe([(0, -0.36), (0.07, -0.36)], grille, cap=False)
        group(n.objs, loc=(0.1, 0, -0.14), rot=(0, -24, 0))
    return [o for o in c.objs if o.parent is None]


def build(color, inner, trim):
    shell = plastic(color, 0.32, coat=0.35)
    matt = soft_touch(inner, 0.5)
    tip = soft_touch(shade(color, 0.78), 0.45)
    tr = metal(trim, 0.2)
    grille = pbr("grille", "#1a1a1a", rough=0.8)
    a, b, h = 1.0, 0.66, 0.62
    with collect() as case:
        superellipsoid(a, b, h, 0.62, 0.72, -1, 0, shell, loc=(0, 0, h))
        loft(
            [
                [
                    (
                        a * k * math.copysign(abs(cos(t)) ** 0.72, cos(t)),
                        b * k * math.copysign(abs(sin(t)) ** 0.72, sin(t)),
                        h + z,
                    )
                    for t in [2 * pi * i / 96 for i in range(96)]
                ]
                for k, z in ((1.0, 0), (0.955, 0.004), (0.94, -0.05), (0.05, -0.07))
            ],
            matt,
            smooth=True,
            auto=40,
        )
        led = pbr("led", "#ffffff", emit="#9fe0b0", estr=1.2)
        sphere(0.022, led, loc=(0, -b * 0.985, h - 0.09), scale=(1, 0.4, 1))
    with collect() as lid:
        superellipsoid(
            a, b, h * 0.72, 0.62, 0.72, 0, 1, shell, solid=0.05, loc=(0, -b, 0)
        )
    group(lid.objs, loc=(0, b + 0.02, h + 0.02), rot=(-98, 0, 0))
    text(
        "AURA",
        0.15,
        pbr("logo", trim, metal=1, rough=0.3),
        (0, -b * 0.62, h - 0.052),
        rot=(0, 0, 0),
        depth=0.012,
        spacing=1.25,
    )
    for s in (-1, 1):
        lathe(
            fillet([(0.36, 0.02), (0.34, 0.02), (0.30, -0.03), (0.0, -0.04)], 0.02),
            grille,
            loc=(s * 0.45, -0.02, h - 0.045),
            scale=(1.1, 0.95, 1),
            cap=False,
        )
    group(bud(shell, tip, tr, grille), loc=(-0.45, -0.02, h + 0.06), rot=(0, 0, 0))
    group(bud(shell, tip, tr, grille), loc=(0.45, -0.02, h + 0.06), rot=(0, 0, 180))
    # a pair lying in front would hide the case: one bud, on its side
    group(bud(shell, tip, tr, grille), loc=(1.0, -1.15, 0.3), rot=(82, 0, 104))
