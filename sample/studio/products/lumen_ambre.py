"""Amber eau de parfum: a heavy rectangular flacon."""
from base import *

COLORS = {"ambre": dict(liquid="#f6cf9c", cap="#16120f")}
SAMPLES = 32
VIEWS = {
    "main": dict(az=26, el=10, fill=0.74),
    "front": dict(az=0, el=5, fill=0.76),
    "side": dict(az=66, el=8, fill=0.76),
    "detail": dict(az=22, el=16, fill=1.5, shift=(0.0, 0.5)),
}


def build(liquid, cap, label="L U M E N"):
    g = glass("#fbfdfd", ior=1.48)
    slab(1.25, 1.5, 0.62, 0.16, g, bevel=0.06, loc=(0, 0, 0.75))  # outer glass
    slab(
        1.05, 1.22, 0.42, 0.12, glass(liquid, ior=1.33), bevel=0.08, loc=(0, 0, 0.74)
    )  # liquid body (air gap hides the wall)
    lathe(
        fillet(
            [(0, 0), (0.2, 0), (0.2, 0.1), (0.16, 0.1), (0.16, 0.2), (0, 0.2)], 0.015
        ),
        gold(),
        loc=(0, 0, 1.5),
    )
    lathe(
        fillet([(0, 0), (0.3, 0), (0.3, 0.62), (0, 0.62)], 0.05, 6),
        pbr("cap", cap, rough=0.18, coat=1),
        loc=(0, 0, 1.62),
    )
    torus(0.302, 0.014, gold(), loc=(0, 0, 1.68))
    ink = pbr("ink", "#3a2a18", rough=0.4)
    text(label, 0.15, ink, (0, -0.316, 0.86))
    text("EAU  DE  PARFUM", 0.06, ink, (0, -0.316, 0.68))
