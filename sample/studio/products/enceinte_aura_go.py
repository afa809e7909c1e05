"""Portable Bluetooth speaker: fabric body, rubber top with buttons, leather carrying strap."""
from base import *

COLORS = {
    "terracotta": dict(color="#b0401f", strap="#7a4a2a"),
    "nuit": dict(color="#22305a", strap="#4a3325"),
}
VIEWS = {
    "main": dict(az=28, el=16, fill=0.78),
    "front": dict(az=0, el=5, fill=0.78),
    "back": dict(az=205, el=18, fill=0.78),
    "detail": dict(az=38, el=34, fill=1.5, shift=(0.25, 0.1)),
}


def build(color, strap):
    cloth = fabric(color, 11, 1.0, sheen=0.3, depth=0.5)
    rubber = soft_touch(shade(color, 0.62), 0.55)
    brass = gold("yellow", 0.18)
    hide = leather(strap, 72, 0.2)
    W, H, D = 2.3, 1.2, 0.8
    outline = lambda k, y: [
        (x, y, z + H / 2) for x, z in rrect(W - 2 * k, H - 2 * k, 0.42 - k * 0.6, 16)
    ]
    rounds = [
        (0.5 * D, 0.16),
        (0.49 * D, 0.10),
        (0.46 * D, 0.05),
        (0.41 * D, 0.015),
        (0.36 * D, 0),
    ]
    body = [outline(k, -y) for y, k in rounds] + [
        outline(k, y) for y, k in reversed(rounds)
    ]
    loft(body, cloth, smooth=True, auto=60)
    # rubber belt around the middle: buttons on top, feet below
    belt = lambda k, y: [
        (x, y, z + H / 2) for x, z in rrect(W + 2 * k, H + 2 * k, 0.42 + k, 16)
    ]
    loft(
        [belt(-0.02, -0.17), belt(0.018, -0.16), belt(0.018, 0.16), belt(-0.02, 0.17)],
        rubber,
        smooth=True,
        auto=30,
    )
    ink = pbr("ink", shade(color, 2.4), rough=0.5)
    for x, s in ((-0.45, "–"), (0.0, ""), (0.45, "+")):
        slab(
            0.3, 0.2, 0.03, 0.1, rubber, bevel=0.012, plane="XY", loc=(x, 0, H + 0.024)
        )
        if s:
            text(s, 0.16, ink, (x, 0, H + 0.041), rot=(0, 0, 0))
        else:
            prism(
                [(-0.04, -0.05), (0.05, 0), (-0.04, 0.05)],
                0.004,
                ink,
                bevel=0,
                plane="XY",
                loc=(x, 0, H + 0.041),
            )
    # logo plate
    slab(0.46, 0.16, 0.02, 0.03, brass, bevel=0.006, loc=(0, -0.5 * D - 0.004, 0.24))
    text(
        "AURA",
        0.1,
        pbr("dark", "#2a1c10", rough=0.5),
        (0, -0.5 * D - 0.016, 0.24),
        depth=0.001,
        spacing=1.25,
    )
    # strap on the right end
    lathe(
        fillet([(0, 0), (0.1, 0), (0.1, 0.06), (0, 0.06)], 0.02),
        brass,
        axis="X",
        loc=(W / 2, 0, 0.86),
    )
    loop = [
        (W / 2 + 0.03, 0, 0.86),
        (W / 2 + 0.14, -0.02, 0.95),
        (W / 2 + 0.26, -0.06, 0.75),
        (W / 2 + 0.27, -0.08, 0.4),
        (W / 2 + 0.2, -0.08, 0.12),
        (W / 2 + 0.10, -0.06, 0.2),
        (W / 2 + 0.10, -0.03, 0.5),
        (W / 2 + 0.05, 0, 0.84),
    ]
    sweep(catmull(loop, 10), rrect(0.03, 0.16, 0.012, 4), hide, up=(0, 1, 0))
    for x in (-0.7, 0.7):
        slab(0.3, 0.24, 0.04, 0.1, rubber, bevel=0.01, plane="XY", loc=(x, 0, -0.02))
