"""Pendant on a fine chain: a brilliant in a halo of small stones. It hangs, or lies on a stand (laid)."""
from base import *

COLORS = {"or": dict(kind="yellow")}
STUDIO = dict(jewel=True)
SAMPLES = 40
VIEWS = {
    "main": dict(az=18, el=8, fill=0.62, shift=(0, 0.22), settle=False),
    "front": dict(az=-4, el=4, fill=0.5, shift=(0, 0.3), settle=False),
    "side": dict(az=58, el=10, fill=0.62, shift=(0, 0.22), settle=False),
    "detail": dict(az=10, el=12, fill=1.25, shift=(0, 0.02), settle=False),
}

# Where the bail lets the chain through, above the middle of the stone.
BAIL = 0.445


def chain(P, g, link_l=0.05, wire=0.0085, width=0.017, closed=False):
    """Oval links along a line, each turned against the one before."""
    template = [(width * cos(a), link_l * 0.62 * sin(a), 0) for a in [2 * pi * i / 16 for i in range(16)]]
    acc, k, prev = 0, 0, P[0]
    for p in P[1:] + (P[:1] if closed else []):
        acc += (p - prev).length
        t = (p - prev).normalized()
        prev = p
        if acc < link_l:
            continue
        acc -= link_l
        o = tube(template, wire, g, closed=True, n=2, res=2)
        o.location = p
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = t.to_track_quat("Y", "Z")
        o.rotation_quaternion @= Vector((1, 0, 0)).rotation_difference(
            Vector((cos(0.66), 0, sin(0.66 if k % 2 else -0.66)))
        )
        k += 1


def claw(g, radius, angle, r, inwards, wire):
    """A claw over the girdle of a stone: radius and angle of its foot, r how far it reaches in."""
    path = ((radius, -0.10), (radius + 0.012, 0.0), (radius, 0.055), (radius - inwards, 0.085))
    tube([(k * cos(angle), k * sin(angle), z) for k, z in path], wire, g, n=6)
    sphere(wire * 1.25, g, seg=14, loc=((radius - inwards) * cos(angle), (radius - inwards) * sin(angle), 0.085))


def jewel(g, pale, stone):
    """The pendant, facing +Z: an open basket, a white seat with the halo, a gold rim, bail."""
    ring_ = [(0.176, -0.045), (0.262, -0.045), (0.262, 0.012), (0.176, 0.012)]
    lathe(fillet(ring_ + ring_[:1], 0.008), pale, seg=120, cap=False)
    torus(0.272, 0.016, g, seg=140, loc=(0, 0, -0.012))
    torus(0.168, 0.009, g, seg=100, loc=(0, 0, 0.008))
    torus(0.11, 0.012, g, seg=60, loc=(0, 0, -0.12))
    brilliant(0.155, stone, loc=(0, 0, 0.042))
    for i in range(4):
        claw(g, 0.158, pi / 4 + pi / 2 * i, 0.155, 0.026, 0.0115)
    n = 20
    for i in range(n):
        t = 2 * pi * i / n
        brilliant(0.0325, stone, loc=(0.219 * cos(t), 0.219 * sin(t), 0.030))
        for k in (0.190, 0.249):
            sphere(0.0085, pale, seg=12, loc=(k * cos(t + pi / n), k * sin(t + pi / n), 0.022))
    # bail: a small ring on the rim and a tapered loop through it
    torus(0.036, 0.011, g, loc=(0, 0.306, 0), rot=(0, 90, 0), seg=40)
    torus(0.062, 0.016, g, loc=(0, BAIL - 0.055, 0.0), seg=60, scale=(0.62, 1.25, 1.3), rot=(0, 72, 0))


def clasp(g, x, y, z):
    """A spring ring and its tag."""
    torus(0.05, 0.013, g, loc=(x, y, z), rot=(8, 0, 0), seg=40)
    slab(0.11, 0.045, 0.026, 0.02, g, bevel=0.01, plane="XY", loc=(x - 0.11, y, z))


def laid_chain(g):
    """The whole chain as it lies on a stand, from the bail and back."""
    half = [(0.0, -0.50, 0), (0.18, -0.18, 0), (0.45, 0.25, 0), (0.74, 0.74, 0), (0.80, 1.18, 0), (0.52, 1.50, 0)]
    loop = half + [(0, 1.60, 0)] + [(-x, y, z) for x, y, z in reversed(half[1:])]
    chain([p + Vector((0, 0, 0.026)) for p in catmull(loop, 60, closed=True)], g, closed=True)
    clasp(g, 0.02, 1.60, 0.03)


def build(kind, laid=False):
    g, pale = gold(kind, 0.08), gold("white", 0.12)
    stone = gem("#ffffff", gain=1.3)
    with collect() as c:
        jewel(g, pale, stone)
    if laid:
        laid_chain(g)
        group(c.objs, loc=(0, -0.95, 0.13), rot=(14, 0, 0), scale=1.12)
        return
    group(c.objs, loc=(0, 0, 1.6), rot=(90, 0, 0))
    with collect() as up:
        for side in (-1, 1):
            line = [(0, 0, 1.6 + BAIL), (side * 0.16, 0.015, 2.0 + BAIL), (side * 0.95, 0.12, 3.7 + BAIL)]
            chain(catmull(line, 120), g)
    for o in up.objs:
        o["set"] = 1  # the chain leaves the picture: it is no part of its frame
