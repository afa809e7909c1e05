"""The back of the camera: a lit screen, eyepiece, thumb rest and buttons. It looks towards +Y."""
from base import *

SKY = [
    (0, "#2a3326"),
    (0.30, "#54603c"),
    (0.44, "#b98a58"),
    (0.54, "#efc58c"),
    (0.72, "#9fc0dc"),
    (1, "#4f86bf"),
]


def press(x, z, r, y, mat, high=0.03):
    """A round button."""
    with collect() as made:
        lathe(fillet([(0, 0), (r, 0), (r, high), (r * 0.8, high + 0.008), (0, high + 0.008)], 0.008), mat, seg=40)
    group(made.objs, loc=(x, y, z), rot=(-90, 0, 0))


def label(s, size, x, y, z, mat):
    """Lettering on the back, read from behind."""
    text(s, size, mat, (x, y, z), rot=(90, 0, 180), depth=0.001, spacing=1.1)


def screen(x, y, z):
    """The screen in its frame: a photo of hills at dusk under a bar of settings."""
    frame = pbr("frame", "#0d0e10", rough=0.42, spec=0.5)
    slab(1.30, 0.88, 0.05, 0.06, frame, bevel=0.016, loc=(x, y, z))
    slab(1.20, 0.78, 0.02, 0.03, pbr("glass", "#040506", rough=0.05, coat=1), bevel=0.004, loc=(x, y + 0.024, z))
    photo = gradient("photo", SKY, rough=0.3, emit=0.75)
    slab(1.10, 0.70, 0.004, 0.004, photo, bevel=0, loc=(x, y + 0.0355, z))
    lit = pbr("lit", "#ffffff", emit="#ffffff", estr=0.9)
    amber = pbr("amber", "#f2b441", emit="#f2b441", estr=0.9)
    slab(1.10, 0.085, 0.003, 0.002, pbr("bar", "#08090a", rough=0.4), bevel=0, loc=(x, y + 0.0385, z - 0.3075))
    for s, dx in (("1/250", 0.40), ("F 4", 0.12), ("ISO 200", -0.18)):
        label(s, 0.058, x + dx, y + 0.0405, z - 0.306, lit)
    label("M", 0.07, x + 0.49, y + 0.0405, z + 0.29, amber)
    slab(0.10, 0.05, 0.002, 0.006, lit, bevel=0, loc=(x - 0.46, y + 0.0405, z + 0.29))
    for sx in (-1, 1):  # the focus frame
        for sz in (-1, 1):
            slab(0.07, 0.008, 0.002, 0.001, amber, bevel=0, loc=(x + sx * 0.13, y + 0.0405, z + sz * 0.10))
            slab(0.008, 0.06, 0.002, 0.001, amber, bevel=0, loc=(x + sx * 0.161, y + 0.0405, z + sz * 0.074))


def camera_back(depth, hide, satin, silver, black, white):
    """All of it, on a body of the given depth that stands on the floor."""
    y = depth / 2
    screen(0.14, y + 0.012, 0.60)
    rubber = soft_touch("#101113", 0.7, 0.2)
    # eyepiece: a soft cup around a dark window
    loft(
        [
            [(a * k, y - 0.05 + d, 1.39 + b * k) for a, b in rrect(0.52, 0.27, 0.09, 8)]
            for k, d in ((1.0, 0), (1.06, 0.04), (1.06, 0.15), (0.98, 0.18), (0.80, 0.17), (0.74, 0.10))
        ],
        rubber,
        smooth=True,
        auto=50,
        cap=False,
    )
    slab(0.40, 0.20, 0.01, 0.05, pbr("eye", "#0b1320", rough=0.03, coat=1), bevel=0.002, loc=(0, y + 0.055, 1.39))
    press(0.40, 1.36, 0.055, y - 0.03, silver, 0.05)
    # thumb rest and command dial
    with collect() as made:
        slab(0.30, 0.74, 0.10, 0.13, hide, bevel=0.045, segs=5)
    group(made.objs, loc=(-0.94, y + 0.02, 0.72), rot=(0, 6, 0))
    with collect() as made:
        lathe(fillet([(0, -0.05), (0.11, -0.05), (0.11, 0.05), (0, 0.05)], 0.01), satin, seg=60)
        for i in range(28):
            t = 2 * pi * i / 28
            rounded_box(0.012, 0.012, 0.1, 0.003, black, segs=1, loc=(0.111 * cos(t), 0.111 * sin(t), 0))
    group(made.objs, loc=(-0.90, y - 0.03, 1.13))
    # buttons right of the screen
    for x, z, s in ((-0.64, 1.0, "AF"), (-0.64, 0.24, "MENU"), (0.92, 1.02, "▶")):
        press(x, z, 0.05, y, satin)
        if s != "▶":
            label(s, 0.042, x, y + 0.004, z + 0.085, white)
    # four-way pad
    with collect() as made:
        lathe(fillet([(0, 0), (0.155, 0), (0.155, 0.035), (0.10, 0.045), (0, 0.045)], 0.012), satin, seg=80)
        lathe(fillet([(0, 0), (0.062, 0), (0.062, 0.062), (0, 0.062)], 0.01), silver, seg=50)
        for i in range(4):
            t = pi / 2 * i
            slab(0.03, 0.008, 0.003, 0.002, white, bevel=0, plane="XY", loc=(0.118 * cos(t), 0.118 * sin(t), 0.046))
    group(made.objs, loc=(-0.66, y, 0.56), rot=(-90, 0, 0))
    press(-0.66, 0.80, 0.04, y, satin)
    sphere(0.012, pbr("led", "#d0452f", emit="#d0452f", estr=1.2), seg=16, loc=(-0.55, y + 0.004, 0.80))
    label("TASSILI M1", 0.05, 0.45, y + 0.008, 1.13, white)
