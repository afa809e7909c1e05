"""Pearl necklace: graduated pearls, gold clasp, laid in a soft loop."""
from base import *

COLORS = {"perle": dict(color="#f3ede4")}
STUDIO = dict(jewel=True)
VIEWS = {
    "main": dict(az=8, el=40, fill=0.80),
    "front": dict(az=0, el=26, fill=0.8),
    "side": dict(az=48, el=32, fill=0.8),
    "detail": dict(az=10, el=34, fill=1.9, shift=(0.05, -0.36)),
}


def build(color):
    m, g = pearl(color), gold("yellow", 0.1)
    loop = [
        (0.02, -1.0, 0),
        (0.55, -0.84, 0),
        (0.90, -0.30, 0),
        (0.92, 0.34, 0),
        (0.56, 0.84, 0),
        (0.04, 0.98, 0),
        (-0.50, 0.80, 0),
        (-0.88, 0.30, 0),
        (-0.90, -0.34, 0),
        (-0.52, -0.86, 0),
    ]
    P = catmull(loop, 80, closed=True)
    D = [0]
    for a, b in zip(P, P[1:] + P[:1]):
        D.append(D[-1] + (b - a).length)
    L = D[-1]

    def at(s):
        s %= L
        i = max(k for k in range(len(P)) if D[k] <= s)
        return P[i].lerp(P[(i + 1) % len(P)], (s - D[i]) / (D[i + 1] - D[i]))

    # from the middle (front) outwards, smaller towards the clasp at the back
    size = lambda s: 0.088 + 0.052 * cos(pi * s / (L / 2)) if s < L / 2 else 0.036
    sizes, s = [], 0.0
    r = size(0)
    spots = [(0.0, r)]
    while True:
        r2 = size(s + r * 2)
        s += r + r2 + 0.004
        if s + r2 > L / 2 - 0.10:
            break
        spots.append((s, r2))
        r = r2
    for s, r in spots:
        for q in (s, -s) if s else (0.0,):
            p = at(q)
            sphere(r, m, seg=40, loc=(p.x, p.y, r), rot=(37 * s * 9, 51 * q, 0))
    c = at(L / 2)
    t = (at(L / 2 + 0.02) - at(L / 2 - 0.02)).normalized()
    ang = math.degrees(math.atan2(t.y, t.x))
    with collect() as k:
        lathe(
            fillet(
                [
                    (0, -0.10),
                    (0.045, -0.10),
                    (0.07, -0.03),
                    (0.07, 0.03),
                    (0.045, 0.10),
                    (0, 0.10),
                ],
                0.02,
                5,
            ),
            g,
            axis="X",
        )
        for x in (-0.03, 0.03):
            torus(0.07, 0.008, g, rot=(0, 90, 0), loc=(x, 0, 0), seg=48)
    group(k.objs, loc=(c.x, c.y, 0.072), rot=(0, 0, ang))
