"""Pictures of the shop itself: for links to it that others share, the empty cart, the page that is not there."""
from props import *
from stage import item, prop

GROUND = dict(floor="#f1ebe1", far=1.4)

SCENES = {
    "share": dict(
        size=(1200, 630),
        cm=18,
        light=GROUND,
        camera=dict(at=(0, 0, 14.5), width=86, el=10, focus=(0, -2, 10), blur=0.0015),
        things=[
            prop(block, 22, 18, 7, "#dccfbb", at=(-3, 6)),
            item("sac-casbah", "foret", at=(-3, 6), turn=-22, lift=7),
            item("casque-aura", "sable", at=(-21, 0), turn=-32),
            item("lumen-ambre", at=(11.5, -8), turn=-16),
            item("nova-12", "graphite", at=(21, 2), turn=-4),
            prop(star_tile, 5.5, at=(-5.5, -13), turn=22),
            item("rouge-maison", "rouge", at=(17.5, -13), turn=-14),
        ],
    ),
    "empty-cart": dict(
        size=(720, 540),
        cm=18,
        light=GROUND,
        camera=dict(at=(0, 0, 17), width=80, az=22, el=17),
        things=[
            prop(basket),
            prop(star_tile, 4.5, at=(25, -9), turn=14),
        ],
    ),
    "not-found": dict(
        size=(720, 540),
        cm=4,
        light=GROUND,
        camera=dict(
            at=(0.6, 0, 4), width=21, az=16, el=20, focus=(0, 0, 3), blur=0.006
        ),
        things=[
            prop(jewel_box, 6, "#0b4f8a"),
            prop(star_tile, 1.5, 0.4, "#c2512f", at=(5.2, -2.6), turn=10),
        ],
    ),
}
