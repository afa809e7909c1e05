"""Budget phone: front behind, back before it; two separate lenses, wider bezel."""
from base import *
from products.nova_12 import phone

COLORS = {"bleu": dict(color="#527090"), "noir": dict(color="#1f2125")}
VIEWS = {
    "main": dict(az=0, el=6, fill=0.76),
    "front": dict(az=20, el=6, fill=0.78, build=dict(which="front")),
    "back": dict(az=24, el=8, fill=0.78, build=dict(which="back")),
    "detail": dict(
        az=18, el=10, fill=1.75, shift=(-0.1, 0.42), build=dict(which="back")
    ),
}
WALLPAPER = [
    (0, "#0d2f3f"),
    (0.35, "#1f6f78"),
    (0.55, "#8fc7b0"),
    (0.72, "#f2dfb0"),
    (1, "#f4b183"),
]


def one(color):
    """The budget phone at the origin."""
    phone(
        color,
        h=2.02,
        d=0.12,
        r=0.13,
        island=False,
        bezel=0.055,
        wallpaper=WALLPAPER,
        back_rough=0.5,
        clock="08:45",
    )


def build(color, which="both"):
    H = 2.02
    both = which == "both"
    if which != "back":
        with collect() as c:
            one(color)
        group(
            c.objs,
            loc=(0.5, 0.26, H / 2) if both else (0, 0, H / 2),
            rot=(-5, 0, 18 if both else 0),
        )
    if which != "front":
        with collect() as c:
            one(color)
        group(
            c.objs,
            loc=(-0.36, -0.26, H / 2) if both else (0, 0, H / 2),
            rot=(5, 0, 180 + 16 if both else 180),
        )
