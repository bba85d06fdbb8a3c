"""Cloth: laid on a table by a formula, or by the physics simulation."""

import hashlib
import tempfile
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector, noise

from shapes import add, apply


def simulate(thing, frames):
    """Runs the physics for some frames and keeps the last shape. That takes a minute, so the shape is kept in a file
    in /tmp too, for the next colour and view. Delete that file after a change to the physics."""
    shape = np.array([corner.co for corner in thing.data.vertices], np.float32)
    key = hashlib.sha256(shape.tobytes() + str(frames).encode()).hexdigest()[:16]
    file = Path(tempfile.gettempdir()) / f"storefront-cloth-{thing.name}-{key}.npy"
    if file.exists():
        thing.modifiers.clear()
        thing.data.vertices.foreach_set("co", np.load(file).ravel())
        thing.data.update()
        return thing
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    apply(thing)
    scene.frame_set(1)
    np.save(file, np.array([corner.co for corner in thing.data.vertices], np.float32))
    return thing


def folds(x, y):
    """How high cloth on a table lies at a place: broad waves, and a few creases that run from the armholes inwards."""
    broad = noise.noise(Vector((x * 0.8, y * 0.6, 4))) * 0.11
    creases = 0
    for side in (-1, 1):
        fade = min(max((side * x - 0.1) / 1.0, 0), 1) ** 1.5 * min(max((y + 1.6) / 2.2, 0), 1)
        across = noise.noise(Vector((side * x * 0.9 + y * 0.8, (y - side * x) * 0.28, 5.5 + side * 2.7)))
        creases += fade * (1 - abs(across)) ** 6 * 0.14
    hem = min(max((-0.2 - y) / 1.6, 0), 1) * noise.noise(Vector((x * 2.1, y * 0.35, 12))) * 0.08
    small = noise.noise(Vector((x * 2.6, y * 2.0, 8))) * 0.022
    return 0.08 + broad + creases + hem + small


def face_up(cloth):
    """A mirrored piece faces down. Its thickness would then grow upwards, over seams and buttons."""
    if sum(face.normal.z for face in cloth.data.polygons) < 0:
        cloth.data.flip_normals()


def panel(name, at, columns, rows):
    """A piece of cloth on the table: `at(u, v)` places u in -1..1 across and v in 0..1 along; folds are added."""
    grid = [at(2 * c / columns - 1, r / rows) for r in range(rows + 1) for c in range(columns + 1)]
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for r in range(rows)
        for a in range(r * (columns + 1), r * (columns + 1) + columns)
    ]
    cloth = add(name, [(x, y, z + folds(x, y)) for x, y, z in grid], faces, [(x / 4, y / 4) for x, y, _ in grid])
    face_up(cloth)
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.035
    return cloth
