"""Rendering: Cycles, denoising, tone curve."""
import ctypes
import os
import shutil
import time

import bpy
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))

# The backdrop's albedo in the product pictures, linear.
FLOOR = np.array([0.807, 0.768, 0.716])
PASSES = (("c", "Image"), ("a", "Denoising Albedo"), ("n", "Denoising Normal"))


def backdrop_level(picture, albedo, elevation, floor=FLOOR):
    """Brightness of the backdrop along the picture's border.

    Only pixels that show the backdrop count; where the product fills the border, the level
    that this camera elevation usually gives stands in.
    """
    q = max(picture.shape[:2]) // 14
    edge = lambda a: np.concatenate(
        [
            a[:q].reshape(-1, 3),
            a[-q:].reshape(-1, 3),
            a[:, :q].reshape(-1, 3),
            a[:, -q:].reshape(-1, 3),
        ]
    )
    shown = (np.abs(edge(albedo) - floor) < 0.05).all(1)
    if shown.mean() < 0.25:
        return (0.94 + 0.009 * elevation) * floor.mean() / FLOOR.mean()
    return float(np.median(edge(picture)[shown], 0).mean())


def _settings(size, spp, bounces, adaptive, clamp):
    """Cycles on one thread of the processor, without caustics."""
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
    c.sample_clamp_direct = clamp
    sc.render.resolution_x, sc.render.resolution_y = size
    sc.render.resolution_percentage = 100


def _passes_into(folder):
    """Have every render write colour, albedo and normals as EXR files into a folder."""
    sc = bpy.context.scene
    sc.view_layers[0].cycles.denoising_store_passes = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    os.makedirs(folder, exist_ok=True)
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for i, (name, socket) in enumerate(PASSES):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[i])


def _render_half(folder, size, seed):
    """One render -> {"c": colour, "a": albedo, "n": normals}, arrays of height, width, 3."""
    width, height = size
    bpy.context.scene.cycles.seed = seed
    bpy.ops.render.render()
    half = {}
    for name, _ in PASSES:
        image = bpy.data.images.load(
            f"{folder}/{name}{bpy.context.scene.frame_current:04d}.exr"
        )
        image.colorspace_settings.name = "Non-Color"
        buffer = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(buffer)
        half[name] = buffer.reshape(height, width, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
    return half


def _denoised(one, two):
    """Cross non-local means (nlm.c) of two renders, guided by albedo and normals; linear light."""
    log = lambda x: np.log1p(6 * np.maximum(x, 0))
    planes = lambda x: np.ascontiguousarray(x.transpose(2, 0, 1), np.float32)
    guides = np.concatenate(
        [(one["a"] + two["a"]) / 2 * 9, (one["n"] + two["n"]) / 2 * 4], 2
    )
    a, b, f = planes(log(one["c"])), planes(log(two["c"])), planes(guides)
    out = np.empty_like(a)
    height, width = out.shape[1:]
    pointer = lambda x: x.ctypes.data_as(ctypes.c_void_p)
    library = ctypes.CDLL(HERE + "/nlm.so")
    library.nlm(
        pointer(a),
        pointer(b),
        pointer(f),
        6,
        pointer(out),
        width,
        height,
        7,
        2,
        ctypes.c_float(0.6),
    )
    return np.expm1(out.transpose(1, 2, 0)) / 6


def _toned(linear):
    """Linear light -> 8 bits: a soft shoulder, a touch of contrast, dither."""
    k = 0.62
    y = np.where(
        linear < k, linear, k + (1 - k) * (1 - np.exp(-(linear - k) / (1 - k) * 0.9))
    )
    y = np.clip(y, 0, 1)
    s = np.where(y <= 0.0031308, y * 12.92, 1.055 * y ** (1 / 2.4) - 0.055)
    s = s + 0.06 * (s - 0.5) * s * (1 - s) * 2
    dither = np.random.default_rng(1).random(s.shape)
    return (np.clip(s, 0, 1) * 255 + dither).clip(0, 255).astype(np.uint8)


def render(
    path,
    size=(1000, 1000),
    spp=64,
    bounces=6,
    adaptive=0.015,
    target=0.80,
    elevation=14,
    floor=FLOOR,
    seed=11,
    clamp=0,
):
    """Render the scene to a PNG.

    Two renders with half the samples each feed the denoiser; then the backdrop is brought to the
    same brightness in every picture (target, for the grey backdrop) and a tone curve applied.
    floor is the backdrop's linear albedo. Another seed gives other noise and nothing else.
    clamp bounds the light of one sample (0: not at all): unsharp highlights would leave specks.
    """
    floor = np.array(floor)
    start = time.time()
    folder = path + ".tmp"
    _settings(size, spp, bounces, adaptive, clamp)
    _passes_into(folder)
    one, two = (_render_half(folder, size, seed + 97 * k) for k in range(2))
    shutil.rmtree(folder)
    rendered = time.time()
    linear = _denoised(one, two)
    level = backdrop_level(linear, (one["a"] + two["a"]) / 2, elevation, floor)
    linear *= target * floor.mean() / FLOOR.mean() / level
    Image.fromarray(_toned(linear)).save(path, optimize=True)
    print(
        f"DONE {os.path.basename(path)} render {rendered - start:.1f}s"
        f" post {time.time() - rendered:.1f}s bg {level:.2f}",
        flush=True,
    )
