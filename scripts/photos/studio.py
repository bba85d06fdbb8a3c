"""A photographer's table: a seamless paper sweep, a softbox, a bounce card, a strip light behind, and a camera."""

from math import cos, pi, radians, sin, tan

import bpy
from mathutils import Vector

import materials
import shapes


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def bounds(things):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        solid = thing.evaluated_get(graph)
        points += [thing.matrix_world @ vertex.co for vertex in solid.to_mesh().vertices]
        solid.to_mesh_clear()
    low = Vector(min(p[i] for p in points) for i in range(3))
    high = Vector(max(p[i] for p in points) for i in range(3))
    return low, high


def sweep(colour, s):
    """Floor that curves up into the wall without an edge."""
    depth, turn, top, half = 3.4 * s, 2.2 * s, 9 * s, 12 * s
    arc = [(depth + turn * sin(a), turn - turn * cos(a)) for a in [pi / 2 * k / 24 for k in range(25)]]
    line = [(-9 * s, 0), *arc, (depth + turn, top)]
    vertices = [(x, y, z) for y, z in line for x in (-half, half)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)]
    return shapes.paint(shapes.add("sweep", vertices, faces), materials.backdrop(colour))


def softbox(name, at, towards, size, watts, tint=(1, 1, 1)):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", *size, watts, tint
    thing = bpy.data.objects.new(name, light)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def stage(colour, s, middle):
    """The sweep and the lights as one thing that turns, so that the product can be seen from all sides in the same
    light, as on a turntable."""
    pivot = bpy.data.objects.new("stage", None)
    bpy.context.scene.collection.objects.link(pivot)
    for thing in (sweep(colour, s), *lights(s, middle)):
        thing.parent = pivot
    return pivot


def lights(s, middle):
    watts = 175 * s * s
    at = lambda x, y, z: (x * s, y * s, z * s)  # noqa: E731
    boxes = [
        softbox("key", at(-2.5, -0.9, 2.3), middle, (1.3 * s, 1.3 * s), watts, (1, 0.955, 0.9)),
        softbox("bounce", at(2.9, -1.2, 1.1), middle, (2.4 * s, 2.4 * s), watts * 0.1, (0.94, 0.97, 1)),
        softbox("strip", at(1.9, 1.7, 2.1), middle, (0.4 * s, 1.8 * s), watts * 0.22),
        softbox("wall", at(-1.2, 1.4, 4.2), (0.6 * s, 5 * s, 1.5 * s), (2 * s, 2 * s), watts * 0.75),
    ]
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.95, 0.97, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.13
    return boxes


VIEWS = {
    # turn and height in degrees, part of the frame that the product fills, f-number, aim in parts of its height;
    # stage: at which turn of the camera the sweep and the lights stay as they are. They follow any further turn.
    "front": dict(turn=8, height=9, fill=0.66, f=8, aim=0.5, stage=8),
    "close": dict(turn=-28, height=24, fill=1.12, f=4, aim=0.62, stage=-28),
    "side": dict(turn=48, height=16, fill=0.68, f=8, aim=0.5, stage=8),
}


def settings_of(view, changes):
    """The view as the kind wants it. From the side a product fills as much of the frame as from the front."""
    front = changes.get("front", {})
    same = {key: front[key] for key in ("fill", "aim") if key in front} if view == "side" else {}
    return {**VIEWS[view], **same, **changes.get(view, {})}


def camera(low, high, want):
    size = high - low
    middle = (low + high) / 2
    middle.z = low.z + size.z * want["aim"]
    turn, height = radians(want["turn"]), radians(want["height"])
    towards = Vector((sin(turn) * cos(height), -cos(turn) * cos(height), sin(height)))
    lens = bpy.data.cameras.new("camera")
    lens.lens = 85
    across = max(size.z + size.y * sin(height), size.x * abs(cos(turn)) + size.y * abs(sin(turn)))
    distance = across / want["fill"] / (2 * tan(lens.angle / 2)) + size.y / 2
    thing = bpy.data.objects.new("camera", lens)
    thing.location = middle + towards * distance
    thing.location.z = max(thing.location.z, 0.1)
    thing.rotation_euler = (middle - thing.location).to_track_quat("-Z", "Y").to_euler()
    lens.dof.use_dof = True
    # Where the view enters the box around the product: for one that lies flat, hardly before its middle.
    front = min(side / 2 / abs(part) for side, part in zip(size, towards) if part)
    lens.dof.focus_distance = distance - front * 0.84
    # The f-number is for a product of 25 cm in units of 10 cm; scale the aperture with the set, as a model maker would.
    lens.dof.aperture_fstop = want["f"] * 0.25 / max(size)
    lens.clip_end = 1000
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing


def quality(pixels, threads=0):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = pixels
    scene.render.film_transparent = False
    if threads:
        scene.render.threads_mode, scene.render.threads = "FIXED", threads
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 4, 4
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 0.8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = 0.12
