"""Floral eau de parfum: a round pebble flacon with a ball stopper."""
from base import *

COLORS = {"rose": dict(liquid="#f6c3cb", cap="#f1e2dc")}
SAMPLES = 40
VIEWS = {
    "main": dict(az=0, el=9, fill=0.76),
    "front": dict(az=24, el=5, fill=0.76),
    "side": dict(az=50, el=8, fill=0.76),
    "detail": dict(az=10, el=16, fill=1.5, shift=(0, 0.35)),
}


def build(liquid, cap):
    glass_m = glass("#fdfbfb", ior=1.48)
    g = gold("rose", 0.14)
    # a flattened ball: lathe, then squeezed front to back
    outer = (
        [(0, 0), (0.38, 0), (0.42, 0.03)]
        + [
            (0.80 * cos(a), 0.78 + 0.78 * sin(a))
            for a in [-1.0 + (1.0 + 1.33) * i / 30 for i in range(31)]
        ]
        + [(0.17, 1.60), (0.17, 1.66), (0, 1.66)]
    )
    lathe(outer, glass_m, scale=(1, 0.62, 1), seg=128, auto=180)
    inner = (
        [(0, 0.18)]
        + [
            (0.66 * cos(a), 0.80 + 0.62 * sin(a))
            for a in [-1.45 + (1.45 + 0.75) * i / 30 for i in range(31)]
        ]
        + [(0, 0.80 + 0.62 * sin(0.75))]
    )
    lathe(
        fillet(inner, 0.0),
        glass(liquid, ior=1.33),
        scale=(1, 0.58, 1),
        seg=128,
        auto=40,
    )
    tube(
        [(0, 0, 1.2), (0.02, 0, 0.7), (0.08, 0, 0.22)], 0.018, glass("#ffffff", ior=1.2)
    )
    lathe(
        fillet(
            [
                (0, 1.58),
                (0.21, 1.58),
                (0.21, 1.68),
                (0.17, 1.68),
                (0.17, 1.78),
                (0, 1.78),
            ],
            0.012,
        ),
        g,
    )
    sphere(0.31, pbr("cap", cap, rough=0.16, coat=1), loc=(0, 0, 2.03), seg=96)
    torus(0.175, 0.02, g, loc=(0, 0, 1.79))
    ink = pbr("ink", "#8a4a52", rough=0.4)

    def front(x, z):
        """Label lettering follows the curved front a little."""
        return -0.62 * 0.80 * math.sqrt(max(0, 1 - ((z - 0.78) / 0.78) ** 2)) - 0.004

    text("L U M E N", 0.135, ink, (0, front(0, 0.86), 0.86), rot=(94, 0, 0))
    text("ROSE", 0.075, ink, (0, front(0, 0.68), 0.69), rot=(88, 0, 0), spacing=1.4)
