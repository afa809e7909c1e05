"""Pictures as reviewers take them: at home, from above, by daylight from one side. Keys are products."""
from props import *
from stage import item, prop
from table import *


def at_home(*things, cm, width, height, az=0, el=34, floor="#d9cfc0"):
    """A square picture by the light of a window on the left."""
    return dict(
        size=(720, 720),
        samples=20,
        cm=cm,
        light=dict(key=1.5, fill=0.35, rim=0.3, floor=floor),
        camera=dict(at=(0, 0, height), width=width, az=az, el=el, lens=42, blur=0.004),
        things=things,
    )


SCENES = {
    "casque-aura": at_home(
        prop(table, 190, 90),
        item("casque-aura", at=(-5, 1), turn=24, lift=3, lie=(-90, 0, 0)),
        prop(notebook, at=(17, 4), turn=-14, lift=3),
        cm=16,
        width=46,
        height=6,
        az=-14,
        el=42,
    ),
    "sac-a-dos-tell": at_home(
        item("sac-a-dos-tell", "nuit", at=(-4, 2), turn=-16),
        prop(books, ("#c2512f", "#24483a"), at=(24, -8), turn=24),
        prop(parcel, 40, 30, 18, at=(30, 26), turn=12),
        cm=24,
        width=88,
        height=19,
        az=-18,
        el=20,
    ),
    "baskets-tell": at_home(
        prop(parcel, 36, 26, 12, label=False, at=(4, 18), turn=-8),
        item("baskets-tell", "blanc", at=(-6, -4), turn=-52),
        item("baskets-tell", "blanc", at=(8, -10), turn=-40),
        cm=18,
        width=60,
        height=6,
        az=12,
        el=38,
    ),
    "chemise-cirta": at_home(
        prop(rod, lift=126),
        item("chemise-cirta", "ciel", at=(0, 0), turn=10, lift=37, hung=False),
        cm=50,
        width=106,
        height=82,
        az=-16,
        el=8,
        floor="#cfc4b2",
    ),
    "robe-cirta": at_home(
        prop(rod, lift=165),
        item("robe-cirta", "emeraude", at=(0, 0), turn=16, lift=24, hung=False),
        cm=62,
        width=158,
        height=92,
        az=20,
        el=9,
        floor="#d6c4b0",
    ),
}
