"""Where things are used: a table, a front door, a parcel and what pays for it, what looks after leather. Centimetres."""
from base import *
from blocks import *


def table(width=150, depth=80, color="#8a5a34", thick=3.0):
    """A table top of planks, its surface at the height given by lift."""
    planks = 7
    each = depth / planks
    for i in range(planks):
        tone = wood(shade(color, 0.92 + 0.16 * ((i * 5) % 7) / 6))
        y = (i + 0.5) * each - depth / 2
        rounded_box(width, each - 0.12, thick, 0.18, tone, loc=(13 * ((i * 3) % 5), y, thick / 2))


def parcel(width=32, depth=24, height=18, card="#bd9663", tape="#d9c39a", label=True):
    """A closed carton: two flaps under a strip of tape, a label with its bars on top."""
    m = pbr("card", card, rough=0.8, spec=0.15)
    rounded_box(width, depth, height, 0.35, m, loc=(0, 0, height / 2))
    for s in (-1, 1):
        rounded_box(width - 0.1, depth / 2 - 0.08, 0.3, 0.1, m, loc=(0, s * depth / 4, height + 0.1))
    t = pbr("tape", tape, rough=0.22, spec=0.5, coat=0.3)
    rounded_box(width + 0.06, 5, 0.06, 0.02, t, loc=(0, 0, height + 0.28))
    for s in (-1, 1):
        rounded_box(0.06, 5, 7, 0.02, t, loc=(s * width / 2, 0, height - 3.2))
    if not label:
        return
    ink = pbr("ink", "#23252a", rough=0.6)
    paper = pbr("paper", "#f4f1ea", rough=0.7)
    x, y, z = width * 0.24, -depth * 0.5 - 0.03, height * 0.55
    slab(width * 0.36, height * 0.52, 0.05, 0.2, paper, bevel=0.01, loc=(x, y, z))
    rnd = random.Random(4)
    at = x - width * 0.14
    while at < x + width * 0.13:
        w = rnd.choice((0.12, 0.2, 0.34))
        slab(w, height * 0.16, 0.02, 0.01, ink, bevel=0, loc=(at + w / 2, y - 0.03, z - height * 0.13))
        at += w + rnd.choice((0.12, 0.2))
    for i, w in enumerate((0.26, 0.2, 0.23)):
        slab(width * w, 0.42, 0.02, 0.1, ink, bevel=0, loc=(x - width * (0.28 - w) / 2, y - 0.03, z + height * (0.17 - 0.075 * i)))


def note(color, number, width=16.0, depth=7.2):
    """An invented banknote, lying: a frame, a rosette, a number."""
    paper = pbr("note", color, rough=0.75)
    dark = pbr("print", shade(color, 0.35), rough=0.7)
    pale = pbr("pale", shade(color, 1.35), rough=0.7)

    def sheet(w, d, lift, mat, x=0.0):
        curl = lambda u: 0.35 * (u * 2) ** 2
        return grid(
            lambda u, v: Vector((x + u * w, v * d, lift + curl((x + u * w) / width))), 25, 5, mat, u=(-0.5, 0.5), v=(-0.5, 0.5), smooth=True, solid=0.02
        )

    sheet(width, depth, 0.02, paper)
    sheet(width - 1.0, depth - 1.0, 0.035, pale)
    sheet(width - 1.3, depth - 1.3, 0.05, paper)
    for k in (2.2, 1.7, 1.2):
        torus(k, 0.07, dark, loc=(-3.2, 0, 0.2), seg=60, rs=6, scale=(1, 1, 0.3))
    text(number, 2.1, dark, (3.0, 0, 0.14), rot=(0, 0, 0), depth=0.02)


def notes():
    """Three banknotes fanned out."""
    for i, (color, number) in enumerate((("#a9b79a", "2000"), ("#c7a083", "1000"), ("#a9b79a", "2000"))):
        with collect() as made:
            note(color, number)
        group(made.objs, loc=(1.6 * i, -0.9 * i, 0.12 * i), rot=(0, 0, 26 - 17 * i))


def coins(count=4):
    """A small pile of coins and one beside it."""
    for i in range(count + 1):
        brass = metal(("#c9a45a", "#b9bbc0")[i % 2], 0.25)
        x, y, z = (0.12 * (i % 3), 0.1 * (i % 2), 0.22 * i) if i < count else (3.2, -0.8, 0)
        lathe(fillet([(0, 0), (1.25, 0), (1.25, 0.2), (1.08, 0.2), (1.05, 0.16), (0, 0.16)], 0.03), brass, seg=80, loc=(x, y, z))


def front_door(width=92, height=205, color="#1f5d8c"):
    """A panelled door in its frame, a stone step before it and a knocker."""
    paint = pbr("paint", color, rough=0.38, spec=0.45, coat=0.15)
    brass = metal("#c09a55", 0.25)
    rounded_box(width, 4, height, 0.3, paint, loc=(0, 0, height / 2 + 12))
    for x in (-1, 1):
        for z, h in ((52, 62), (118, 44)):
            w = width / 2 - 16
            rounded_box(w, 1.2, h, 0.5, paint, loc=(x * (width / 4 - 1.5), -2.2, z))
            rounded_box(w - 7, 1.6, h - 7, 0.7, paint, loc=(x * (width / 4 - 1.5), -2.6, z))
    for x in (-1, 1):
        rounded_box(11, 12, height + 12, 0.6, plaster("#e8dfd0"), loc=(x * (width / 2 + 5.5), -2, height / 2 + 6))
    wall = plaster("#eadfcf")
    for x in (-1, 1):
        rounded_box(160, 8, 260, 0.2, wall, loc=(x * (width / 2 + 91), 2, 130))
    rounded_box(width + 60, 46, 12, 0.8, plaster("#cfc5b4"), loc=(0, -25, 6))
    torus(4.2, 0.75, brass, loc=(width / 2 - 12, -4.6, 84), rot=(78, 0, 0), seg=60)
    sphere(1.6, brass, loc=(width / 2 - 12, -3.2, 88.6))


def doormat(width=62, depth=36, color="#9b7b4f"):
    """A mat of coir with a dark border."""
    slab(width, depth, 1.4, 1.0, fabric(shade(color, 0.55), 3, 0.9, 0.6), bevel=0.3, plane="XY", loc=(0, 0, 0.7))
    slab(width - 7, depth - 7, 0.5, 0.5, fabric(color, 3, 0.9, 0.6), bevel=0.2, plane="XY", loc=(0, 0, 1.4))


def polish_tin(radius=4.2, height=2.4, color="#24483a", wax="#e6d3a8"):
    """An open tin of leather cream, its lid leaning on it."""
    tin = pbr("tin", color, rough=0.28, metal=0.3, coat=0.3)
    lathe(fillet([(0, 0), (radius, 0), (radius, height), (radius - 0.15, height), (radius - 0.2, height - 0.4)], 0.12), tin, seg=120, cap=False)
    cream = [(0, height - 0.9), (radius * 0.3, height - 0.5), (radius * 0.55, height - 0.75), (radius - 0.2, height - 0.45)]
    lathe(cream, pbr("wax", wax, rough=0.35, coat=0.3, sss=0.2), seg=120, cap=False, auto=180)
    with collect() as made:
        lathe(fillet([(0, 0), (radius + 0.1, 0), (radius + 0.1, 1.1), (radius, 1.1), (radius, 0.2), (0, 0.2)], 0.1), tin, seg=120)
        torus(radius * 0.8, 0.05, gold(), loc=(0, 0, 0), seg=100)
    group(made.objs, loc=(radius + 1.4, 0.6, radius * 0.93), rot=(0, 112, 0))


def brush(length=16, width=5, color="#8a5a34"):
    """A horsehair brush on its side: wooden back, bristles."""
    outline = [(length / 2 * cos(t), width / 2 * math.copysign(abs(sin(t)) ** 0.7, sin(t))) for t in [2 * pi * i / 60 for i in range(60)]]
    prism(outline, 2.0, wood(color), bevel=0.5, plane="XY", loc=(0, 0, 3.6))
    hair = pbr("hair", "#3a2a1d", rough=0.8, sheen=0.5)
    rnd = random.Random(2)
    for i in range(26):
        for j in range(7):
            x, y = (i / 25 - 0.5) * (length - 2), (j / 6 - 0.5) * (width - 1.2)
            if (2 * x / length) ** 2 + (2 * y / width) ** 2 < 0.86:
                tip = (x * 1.07 + rnd.uniform(-0.2, 0.2), y * 1.12 + rnd.uniform(-0.2, 0.2), rnd.uniform(0, 0.2))
                tube([(x, y, 2.8), tip], 0.24, hair, smooth_pts=False, res=1)


def soft_cloth(width=24, depth=20, color="#d8b45a"):
    """A duster that lies in folds."""

    def f(u, v):
        wave = 0.9 * sin(5.2 * u + 2.1 * v) * sin(3.1 * v - 1.4 * u) + 0.6 * sin(9 * u - 4 * v) * (0.4 + v * v)
        return Vector((width * u * (0.5 - 0.06 * v) + 0.8 * sin(4 * v), depth * v * 0.5 + 0.7 * sin(5 * u), 0.3 + 0.55 * max(0, 1 + wave)))

    grid(f, 70, 60, fabric(color, 9, 0.3, 0.7, depth=0.12), u=(-1, 1), v=(-1, 1), smooth=True, solid=0.25, auto=180)


def measuring_tape(height=1.5, turns=3, color="#f2e3b3"):
    """A tailor's tape rolled up on its edge; its end lies before the roll, with marks and figures."""
    body = pbr("tape", color, rough=0.45, spec=0.4)
    ink = pbr("ink", "#23252a", rough=0.6)
    P = []
    for i in range(72 * turns + 1):
        a = math.tau * i / 72
        r = 1.1 + 0.12 * a / math.tau
        P.append(Vector((r * sin(a), -r * cos(a), height / 2)))
    low = P[-1].y
    end = [(0, 0), (1.4, 0.1), (2.8, -0.3), (4.4, -0.2), (5.6, -0.9)]
    P += catmull([(x, low + y, height / 2) for x, y in end], 40)[1:]
    sweep(P, rrect(0.06, height, 0.02, 2), body)
    gone = half = 0
    for i in range(len(P) - 2, 0, -1):
        gone += (P[i + 1] - P[i]).length
        if gone < 0.5 * (half + 1) or half > 28:
            continue
        half += 1
        t = (P[i + 1] - P[i - 1]).normalized()
        turn = math.degrees(math.atan2(t.y, t.x))
        out = Vector((t.y, -t.x, 0))
        long = 0.34 if half % 2 else 0.6
        with collect() as made:
            rounded_box(0.06, 0.02, long, 0.004, ink, segs=1)
        group(made.objs, loc=P[i] + out * 0.03 + Vector((0, 0, height / 2 - long / 2)), rot=(0, 0, turn))
        if half % 2 == 0:
            text(str(half // 2), 0.55, ink, P[i] + out * 0.035 - Vector((0, 0, 0.36)), rot=(90, 0, turn), depth=0.005)


def rod(half=260, r=1.0):
    """A brass rail to hang garments from."""
    tube([(-half, 0, r), (half, 0, r)], r, metal("#b08d57", 0.25), smooth_pts=False)
