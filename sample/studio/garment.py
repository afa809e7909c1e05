"""Garments: sewn panels (pattern.py) hung up and left to gravity by cloth simulation."""
import hashlib
import json
import os
import tempfile

import numpy as np
from base import *
from folds import folded, folds
from iron import *
from pattern import *


def _fall(points, triangles, held, frames, seed, cloth):
    """Points of the cloth after it fell; held says how firmly each stays where it is, 0 to 1."""
    rnd = np.random.default_rng(seed)
    start = points / UNIT
    start[:, 1] += rnd.normal(0, 0.002, len(start))
    o = mesh("open", [], [])
    bpy.data.objects.remove(o)
    data = bpy.data.meshes.new("cloth")
    data.from_pydata([tuple(p) for p in start], [], triangles)
    o = link(bpy.data.objects.new("cloth", data))
    pin = o.vertex_groups.new(name="pin")
    for i in np.flatnonzero(held > 0.01):
        pin.add([int(i)], float(held[i]), "REPLACE")
    m = o.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.vertex_group_mass = "pin"
    s.pin_stiffness = 20
    s.quality = 6
    for key, value in {
        "mass": 0.3,
        "air_damping": 2.0,
        "tension_stiffness": 30,
        "compression_stiffness": 30,
        "shear_stiffness": 10,
        "bending_stiffness": 1.0,
        "tension_damping": 8,
        "compression_damping": 8,
        "shear_damping": 8,
        "bending_damping": 1.0,
        **cloth,
    }.items():
        setattr(s, key, value)
    m.collision_settings.use_self_collision = True
    m.collision_settings.self_distance_min = 0.012
    m.collision_settings.collision_quality = 2
    m.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    fallen = o.evaluated_get(graph).to_mesh()
    out = np.array([tuple(v.co) for v in fallen.vertices])
    bpy.data.objects.remove(o)
    scene.frame_set(1)
    return out


def drape(points, triangles, held, frames=60, seed=3, **cloth):
    """_fall(), kept in a file of the system's temporary folder, because every view of a garment needs it again."""
    text_ = json.dumps([points.round(4).tolist(), np.round(held, 3).tolist(), frames, seed, cloth])
    name = hashlib.sha256(text_.encode()).hexdigest()[:16]
    path = os.path.join(tempfile.gettempdir(), f"studio-cloth-{name}.npy")
    if not os.path.exists(path):
        np.save(path, _fall(points.copy(), triangles, held, frames, seed, cloth))
    return np.load(path)


def sewn(fallen, triangles, panels, mat, thick=0.25):
    """The garment's cloth as an object; its panels learn where it is."""
    data = bpy.data.meshes.new("garment")
    data.from_pydata([tuple(p) for p in fallen], [], triangles)
    o = link(bpy.data.objects.new("garment", data))
    dress(o, mat, smooth=True, auto=180)
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 2
    bpy.context.view_layer.update()
    smooth = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = [(tuple(v.co), tuple(v.normal)) for v in smooth.vertices[: len(fallen)]]
    for panel in panels:
        panel.follow(np.array([p for p, _ in places]), np.array([n for _, n in places]))
    s = o.modifiers.new("so", "SOLIDIFY")
    s.thickness, s.offset = thick / UNIT, -1
    return o


def _held(points, lines, tip):
    """How firmly each point is held, 0 to 1: the neck and the shoulders, less and less beyond the hanger's tip."""
    flat = points[:, [0, 2]]
    near = np.min(np.hypot(*(flat[:, None] - lines[None]).transpose(2, 0, 1)), 1) < 1.0
    out = np.clip((tip + 4 - np.abs(points[:, 0])) / 6, 0, 1) ** 2
    shoulder = np.where((np.abs(points[:, 1]) < 1.7) & (points[:, 2] > -8), out * (3 - 2 * np.sqrt(out)), 0)
    return np.where(near, 1.0, np.clip(shoulder, 0, 1))


def _chain(points, line):
    """Numbers of the points along a seam of the pattern."""
    return [int(np.argmin(np.abs(points - (x, 0, z)).sum(1))) for x, z in line]


def body(top, under, neck, hem, mat, tip=19.5, frames=60, depth=4.2, thick=0.25, seed=3, fair=3.0, iron=20, creases=None, **forces):
    """The cloth of a garment on its hanger -> (front, back).

    neck is (half its width, front, back), tip how far out the hanger holds the shoulders, fair over how many
    centimetres the outlines of sleeves and sides are smoothed,
    iron how often the cloth's small creases are. creases: folds() that are added.
    """
    half, front, back = neck
    step = 1.6
    necklines = arc(half, 0, front), arc(half, 0, back)
    points, triangles, f, b, _ = cut(top, under, *necklines, hem=hem, step=step, depth=depth)
    held = _held(points, np.array([*necklines[0], *necklines[1]]), tip)
    fallen = drape(points, triangles, held, frames, seed, **forces)
    edges = [resample(line, step) for line in (top, under)]
    seams = [_chain(points, [(s * x, z) for x, z in line]) for line in edges for s in (-1, 1)]
    fallen = ironed(fallen, triangles, held > 0.9, iron)
    fallen = faired(fallen, triangles, seams, fair / UNIT)
    if creases:
        amount = np.clip(np.abs(points[:, 1]) / 2.5, 0, 1) * (1 - held)
        fallen = folded(fallen, triangles, points, amount, creases, UNIT)
    sewn(fallen, triangles, (f, b), mat, thick)
    return f, b
