"""Render pictures: blender -b -t 1 --python shot.py -- [res=..] [spp=..] [seed=..] [out=DIR] JOB ...

A job is product:colour:view or, for a still life, table:scene. Colour and view may be left out (first colour,
main view). res is the picture's longer side. Writes DIR/product_colour_view.png or DIR/table_scene_main.png.
"""
import importlib
import importlib.util
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import render
import stage
import studio
from materials import hexc


def sized(size, longest):
    """Width and height with another longer side, in the same proportion."""
    return tuple(round(side * longest / max(size)) for side in size)


def shoot_scene(scene, path, res, spp, seed):
    """Build and render a still life: `things`, `camera` and what else scenes/README says."""
    size = scene.get("size", (1000, 1000))
    light = scene.get("light", {})
    stage.compose(scene["things"], scene["camera"], scene.get("cm", 12), light)
    render.render(
        path,
        size=sized(size, res or max(size)),
        spp=spp or scene.get("samples", 32),
        target=scene.get("target", 0.77),
        elevation=scene["camera"].get("el", 12),
        floor=hexc(light["floor"])[:3] if "floor" in light else render.FLOOR,
        seed=seed,
        clamp=3,
    )


def shoot_product(product, colour, view, path, res, spp, seed):
    """Build a product in one colour and render one of its views."""
    options = dict(product.VIEWS[view])
    build = options.pop("build", {})
    studio.reset()
    studio.studio(**options.pop("studio", getattr(product, "STUDIO", {})))
    product.build(**product.COLORS[colour], **build)
    if options.pop("settle", True):
        studio.settle()
    studio.camera(**options)
    render.render(
        path,
        size=(res or 1000,) * 2,
        spp=spp or getattr(product, "SAMPLES", 24),
        target=getattr(product, "TARGET", 0.77),
        elevation=options.get("el", 14),
        seed=seed,
    )


def shoot(job, out, res, spp, seed):
    """Find what a job names and render it."""
    slug, colour, view = (job.split(":") + ["", ""])[:3]
    name = slug.replace("-", "_")
    view = view or "main"
    start = time.time()
    if importlib.util.find_spec("scenes." + name):
        scene = importlib.import_module("scenes." + name).SCENES[colour]
        shoot_scene(scene, f"{out}/{slug}_{colour}_main.png", res, spp, seed)
    else:
        product = importlib.import_module("products." + name)
        colour = colour or next(iter(product.COLORS))
        path = f"{out}/{slug}_{colour}_{view}.png"
        if view in product.VIEWS:
            shoot_product(product, colour, view, path, res, spp, seed)
        else:  # in use, or beside something whose size is known
            scenes = importlib.import_module("scenes.in_use").SCENES
            shoot_scene(scenes[f"{slug}:{view}"], path, res, spp, seed)
    print(f"TOOK {time.time() - start:.1f}s", flush=True)


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    settings = dict(a.split("=", 1) for a in arguments if "=" in a)
    for job in (a for a in arguments if "=" not in a):
        try:
            shoot(
                job,
                os.path.abspath(settings.get("out", "../out")),
                int(settings.get("res", 0)),
                int(settings.get("spp", 0)),
                int(settings.get("seed", 11)),
            )
        except Exception:
            traceback.print_exc()
