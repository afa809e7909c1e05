"""Render pictures: blender -b -t 1 --python shot.py -- [res=..] [spp=..] [out=DIR] product:colour:view ...

Colour and view may be left out (first colour, main view). Writes DIR/product_colour_view.png.
"""
import importlib
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import render
import studio


def shoot(job, out, res, spp):
    """Build one product in one colour and render one view of it."""
    slug, colour, view = (job.split(":") + ["", ""])[:3]
    product = importlib.import_module("products." + slug.replace("-", "_"))
    colour = colour or next(iter(product.COLORS))
    view = view or "main"
    options = dict(product.VIEWS[view])
    build = options.pop("build", {})
    start = time.time()
    studio.reset()
    studio.studio(**options.pop("studio", getattr(product, "STUDIO", {})))
    product.build(**product.COLORS[colour], **build)
    if options.pop("settle", True):
        studio.settle()
    studio.camera(**options)
    print(f"BUILD {time.time() - start:.1f}s", flush=True)
    path = os.path.join(os.path.abspath(out), f"{slug}_{colour}_{view}.png")
    render.render(
        path,
        res=res,
        spp=spp or getattr(product, "SAMPLES", 24),
        target=getattr(product, "TARGET", 0.77),
        elevation=product.VIEWS[view].get("el", 14),
    )


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    settings = dict(a.split("=", 1) for a in arguments if "=" in a)
    for job in (a for a in arguments if "=" not in a):
        try:
            shoot(
                job,
                settings.get("out", "../out"),
                int(settings.get("res", 1000)),
                int(settings.get("spp", 0)),
            )
        except Exception:
            traceback.print_exc()
