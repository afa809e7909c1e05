"""The four wide pictures that open the universes' home pages.

The products stand in the middle; both sides stay calm, so that words fit on either. The backdrop has
the universe's tint.
"""
from props import *
from stage import item, prop

WIDE = (1600, 900)

SCENES = {
    "electronics": dict(
        size=WIDE,
        samples=22,
        cm=14,
        light=dict(floor="#d3e2ee", far=1.5),
        camera=dict(
            at=(1, 0, 11), width=76, el=9, lens=75, focus=(-2, -3, 9), blur=0.0025
        ),
        things=[
            prop(plinth, 11.5, 5, "#b4cbdd", at=(-9, 2)),
            item("casque-aura", "sable", at=(-9, 2), turn=-28, lift=5),
            item("nova-12", "graphite", at=(9, -1), turn=4),
            item("ecouteurs-aura-mini", "noir", at=(-2, -14), turn=-16),
            item("montre-nova-fit", "sable", at=(19, -10), turn=-24),
            prop(block, 15, 9, 9, "#b4cbdd", at=(21, 9)),
            item("enceinte-aura-go", "terracotta", at=(21, 9), turn=-14, lift=9),
        ],
    ),
    "fashion": dict(
        size=WIDE,
        samples=22,
        cm=18,
        light=dict(floor="#f0dde3", far=1.5),
        camera=dict(
            at=(1, 0, 14), width=104, el=9, lens=75, focus=(-2, -6, 9), blur=0.0012
        ),
        things=[
            prop(block, 32, 20, 8, "#d9b3bf", at=(-11, 5)),
            item("sac-casbah", "foret", at=(-11, 5), turn=-24, lift=8),
            item("foulards-cirta", "terracotta", at=(20, 6), turn=-14),
            item("chapeau-cirta", "sable", at=(20, 6), turn=-30, lift=8.2),
            item("lunettes-cirta", "ecaille", at=(9, -16), turn=-22),
            item("porte-cartes-casbah", "cognac", at=(-25, -12), turn=18),
            item("ceinture-casbah", "cognac", at=(29, -18), turn=-8),
        ],
    ),
    "beauty": dict(
        size=WIDE,
        cm=8,
        samples=26,
        light=dict(floor="#f2e4d5", far=1.5),
        camera=dict(
            at=(-0.8, 0, 7), width=51, el=9, lens=75, focus=(-2, -2, 7), blur=0.003
        ),
        things=[
            prop(arch, 15, 19, 2, "#dcbf9f", at=(-4, 8)),
            prop(plinth, 4.6, 3.4, "#e3cbb0", at=(-5, 1)),
            item("lumen-ambre", at=(-5, 1), turn=-22, lift=3.4),
            prop(plinth, 3.9, 1.6, "#e3cbb0", at=(5.6, -1)),
            item("lumen-rose", at=(5.6, -1), turn=-10, lift=1.6),
            item("serum-solea", at=(12.6, 2.5), turn=0),
            item("rouge-maison", "rouge", at=(1.6, -8.5), turn=-18),
            item("creme-solea", at=(-13, -4), turn=14),
        ],
    ),
    "jewelry": dict(
        size=WIDE,
        cm=3,
        samples=26,
        light=dict(floor="#dfe9e1", far=1.3, jewel=True),
        camera=dict(
            at=(0.3, 0, 2.4), width=22, el=15, lens=80, focus=(-1, 0, 3), blur=0.012
        ),
        things=[
            prop(plinth, 2.3, 2.2, "#a9c2b0", at=(-1.8, 1)),
            item("solitaire-yasmine", "or", at=(-1.8, 1), turn=-24, lift=2.2),
            item("creoles-yasmine", "or", at=(3.2, 1.6), turn=-6),
            item("jonc-yasmine", "or", at=(4.6, -3.4), turn=16),
            item("puces-tipaza", at=(-4.4, -2.6), turn=10),
            item("alliance-yasmine", "blanc", at=(0.8, -2.4), turn=-30),
            prop(jewel_box, 3.8, "#2f5d50", at=(-5.6, 3.4), turn=20),
        ],
    ),
}
