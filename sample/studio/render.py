"""Rendering: Cycles, denoising, tone curve."""
import ctypes
import os
import shutil
import time

import bpy
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))


FLOOR = np.array([0.807, 0.768, 0.716])  # albedo of the backdrop, linear


def backdrop_level(picture, albedo, elevation):
    """Brightness of the backdrop along the picture's border.

    Only pixels that show the backdrop count; where the product fills the border, the level
    that this camera elevation usually gives stands in.
    """
    q = len(picture) // 14
    edge = lambda a: np.concatenate(
        [
            a[:q].reshape(-1, 3),
            a[-q:].reshape(-1, 3),
            a[:, :q].reshape(-1, 3),
            a[:, -q:].reshape(-1, 3),
        ]
    )
    floor = (np.abs(edge(albedo) - FLOOR) < 0.05).all(1)
    if floor.mean() < 0.25:
        return 0.94 + 0.009 * elevation
    return float(np.median(edge(picture)[floor], 0).mean())


def render(
    path,
    res=1000,
    spp=64,
    bounces=6,
    adaptive=0.015,
    target=0.80,
    denoise=True,
    exposure=None,
    elevation=14,
):
    """Render the scene to a PNG.

    Two renders with half the samples each feed a cross non-local-means denoiser (nlm.c) guided by
    albedo and normals; then the backdrop is brought to the same grey in every picture (target)
    and a soft tone curve applied.
    """
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    sc.render.threads_mode = "FIXED"
    sc.render.threads = 1
    c.samples = max(1, spp // 2)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = adaptive
    c.use_denoising = False
    c.max_bounces = max(bounces, 10)
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = max(bounces, 10)
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.sample_clamp_indirect = 4
    c.sample_clamp_direct = 0
    sc.render.resolution_x = sc.render.resolution_y = res
    sc.render.resolution_percentage = 100
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    tmp = path + ".tmp"
    os.makedirs(tmp, exist_ok=True)
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "NONE"
    fo.file_slots.clear()
    for i, (nm, sock) in enumerate(
        (("c", "Image"), ("a", "Denoising Albedo"), ("n", "Denoising Normal"))
    ):
        fo.file_slots.new(nm)
        nt.links.new(rl.outputs[sock], fo.inputs[i])
    t0 = time.time()
    H = []
    for k in range(2):
        c.seed = 11 + k * 97
        bpy.ops.render.render()
        d = {}
        for nm in "can":
            im = bpy.data.images.load(f"{tmp}/{nm}{sc.frame_current:04d}.exr")
            im.colorspace_settings.name = "Non-Color"
            b = np.empty(res * res * 4, np.float32)
            im.pixels.foreach_get(b)
            d[nm] = b.reshape(res, res, 4)[::-1, :, :3].copy()
            bpy.data.images.remove(im)
        H.append(d)
    t1 = time.time()
    lg = lambda x: np.log1p(6 * np.maximum(x, 0))
    A, B = lg(H[0]["c"]), lg(H[1]["c"])
    if denoise:
        al = (H[0]["a"] + H[1]["a"]) / 2
        no = (H[0]["n"] + H[1]["n"]) / 2
        F = np.concatenate([al * 9, no * 4], 2)
        pl = lambda x: np.ascontiguousarray(x.transpose(2, 0, 1), np.float32)
        pa, pb, pf = pl(A), pl(B), pl(F)
        out = np.empty_like(pa)
        L = ctypes.CDLL(HERE + "/nlm.so")
        p = lambda x: x.ctypes.data_as(ctypes.c_void_p)
        L.nlm(p(pa), p(pb), p(pf), 6, p(out), res, res, 7, 2, ctypes.c_float(0.6))
        O = out.transpose(1, 2, 0)
    else:
        O = (A + B) / 2
    lin = np.expm1(O) / 6
    bg = backdrop_level(lin, (H[0]["a"] + H[1]["a"]) / 2, elevation)
    lin = lin * (exposure or target / bg)
    k = 0.62
    y = np.where(lin < k, lin, k + (1 - k) * (1 - np.exp(-(lin - k) / (1 - k) * 0.9)))
    y = np.clip(y, 0, 1)
    s = np.where(y <= 0.0031308, y * 12.92, 1.055 * y ** (1 / 2.4) - 0.055)
    s = s + 0.06 * (s - 0.5) * s * (1 - s) * 2  # a touch of contrast
    rgb = (
        (np.clip(s, 0, 1) * 255 + np.random.default_rng(1).random(s.shape) - 0.0)
        .clip(0, 255)
        .astype(np.uint8)
    )
    Image.fromarray(rgb).save(path, optimize=True)
    shutil.rmtree(tmp)
    print(
        f"DONE {os.path.basename(path)} render {t1-t0:.1f}s post {time.time()-t1:.1f}s bg {bg:.2f}",
        flush=True,
    )
