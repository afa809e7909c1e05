"""Solitaire ring: six claws, one brilliant."""
from base import *

COLORS = {"or": dict(kind="yellow"), "blanc": dict(kind="white")}
VIEWS = {
    "main": dict(az=24, el=24, fill=0.64),
    "front": dict(az=0, el=6, fill=0.62),
    "detail": dict(az=30, el=34, fill=1.6, shift=(0.0, 0.85)),
    "side": dict(az=78, el=12, fill=0.62),
}
STUDIO = dict(jewel=True)
SAMPLES = 32


def build(kind="yellow", stone="#ffffff"):
    g = gold(kind, 0.09)
    R, gr, zs = 0.86, 0.40, 1.36
    # comfort-fit band, narrowing towards the stone
    N, M = 128, 24
    vs, fs = [], []
    for i in range(N):
        a = 2 * pi * i / N
        t = 0.5 + 0.5 * cos(a)
        w, h = 0.155 - 0.07 * t**3, 0.075 + 0.01 * t
        for k in range(M):
            b = 2 * pi * k / M
            cx, cy = cos(b), sin(b)
            u = w * math.copysign(abs(cx) ** 0.75, cx)
            r = R + h * cy * (0.55 if cy < 0 else 1)
            vs.append((r * sin(a), u, r * cos(a)))
    fs = [
        (
            i * M + k,
            i * M + (k + 1) % M,
            ((i + 1) % N) * M + (k + 1) % M,
            ((i + 1) % N) * M + k,
        )
        for i in range(N)
        for k in range(M)
    ]
    mesh("band", vs, fs, g, smooth=True, auto=180)
    # basket: two rails, six claws leaning outwards and bending over the girdle
    torus(0.20, 0.026, g, loc=(0, 0, zs - 0.33))
    torus(0.31, 0.022, g, loc=(0, 0, zs - 0.17))
    lathe(
        fillet([(0, -0.06), (0.12, -0.06), (0.2, 0.05), (0, 0.05)], 0.03),
        g,
        loc=(0, 0, zs - 0.40),
    )
    for i in range(6):
        a = 2 * pi * (i + 0.5) / 6
        c, s = cos(a), sin(a)
        rad = [
            (0.17, -0.38),
            (0.26, -0.24),
            (0.385, -0.02),
            (0.415, 0.05),
            (0.385, 0.10),
            (0.33, 0.115),
        ]
        tube([(r * c, r * s, zs + z) for r, z in rad], 0.032, g, n=6)
        sphere(0.036, g, seg=20, loc=(0.335 * c, 0.335 * s, zs + 0.112))
    brilliant(gr, gem(stone), loc=(0, 0, zs))
    group([o for o in bpy.data.objects if not o.get("set")], rot=(-9, 0, 14))
