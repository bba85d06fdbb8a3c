"""Shapes: each function adds one object to the scene and returns it. Units of 10 cm, z is up, -y is towards the camera."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector, noise


def add(name, vertices, faces, uvs=None, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if uvs is not None:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def paint(thing, material):
    thing.data.materials.clear()
    thing.data.materials.append(material)
    return thing


def curve(points, steps=10):
    """A Catmull-Rom spline through the points. A point given twice makes a corner."""
    points = [Vector(p) for p in points]
    ends = [points[0], *points, points[-1]]
    result = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        if (c - b).length < 1e-6:
            continue
        for step in range(steps):
            t = step / steps
            result.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*result, points[-1]]


def outline(points):
    """A spline through (radius, height) points, for `lathe`."""
    return [(p.x, p.y) for p in curve([(radius, height, 0) for radius, height in points])]


def lathe(name, profile, segments=144, wobble=0.006, seed=0.0, uv_repeat=(1, 1)):
    """Turns a profile of (radius, height) around z. `wobble`: how far from round a hand throws it."""
    vertices, faces, uvs = [], [], []
    rows = len(profile)
    for row, (radius, height) in enumerate(profile):
        for k in range(segments + 1):
            angle = 2 * pi * k / segments
            x, y = cos(angle), sin(angle)
            off = 1 + wobble * noise.noise(Vector((x * 1.3, y * 1.3, height * 0.9 + seed)))
            vertices.append((max(radius, 1e-4) * x * off, max(radius, 1e-4) * y * off, height))
            uvs.append((uv_repeat[0] * k / segments, uv_repeat[1] * row / max(rows - 1, 1)))
    for row in range(rows - 1):
        for k in range(segments):
            a = row * (segments + 1) + k
            faces.append((a, a + 1, a + segments + 2, a + segments + 1))
    thing = add(name, vertices, faces, uvs)
    modifier = thing.modifiers.new("weld", "WELD")
    modifier.merge_threshold = 1e-5
    return thing


def vessel(name, outer, wall=0.05, floor=0.08, **options):
    """A hollow pot: the outside's control points (radius, height) from the foot to the rim; the inside follows it."""
    outside = outline(outer)
    r, z = outside[-1]
    rim = [(r - wall / 2 + wall / 2 * cos(a), z + wall / 2 * sin(a)) for a in [pi * k / 8 for k in range(1, 8)]]
    inside = [(max(r - wall, 0.001), z) for r, z in reversed(outside) if z > floor]
    foot = [(0, 0.03), (outside[0][0] * 0.8, 0.03), (outside[0][0] * 0.84, 0.0)]
    return lathe(name, [*foot, *outside, *rim, *inside, (inside[-1][0] * 0.6, floor), (0, floor)], **options)


def tube(name, path, radius, segments=28, flat=1.0, steps=12):
    """A round bar along a path with control points; `radius` is a number or a function of 0..1 along it."""
    points = curve(path, steps)
    width = radius if callable(radius) else lambda _: radius
    vertices, faces = [], []
    side = None
    for index, point in enumerate(points):
        ahead = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        side = ahead.orthogonal().normalized() if side is None else (side - ahead * side.dot(ahead)).normalized()
        up = ahead.cross(side)
        r = width(index / (len(points) - 1))
        for k in range(segments):
            angle = 2 * pi * k / segments
            vertices.append(point + side * (cos(angle) * r) + up * (sin(angle) * r * flat))
    for row in range(len(points) - 1):
        for k in range(segments):
            a, b = row * segments + k, row * segments + (k + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    faces += [tuple(reversed(range(segments))), tuple(range(len(vertices) - segments, len(vertices)))]
    thing = add(name, vertices, faces)
    for end in list(thing.data.polygons)[-2:]:
        end.use_smooth = False
    return thing


def block(name, size, at=(0, 0, 0), bevel=0.03, rotate=(0, 0, 0)):
    """A box with rounded edges; `at` is the middle of its bottom."""
    x, y, z = (s / 2 for s in size)
    vertices = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = add(name, vertices, faces, smooth=True)
    thing.location = (at[0], at[1], at[2] + z)
    thing.rotation_euler = rotate
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.harden_normals = bevel, 5, True
    thing.data.use_auto_smooth = True
    return thing


def apply(thing):
    """Replaces the mesh by what its modifiers make of it."""
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def fuse(things, detail=0.02, smooth=6):
    """Melts overlapping parts into one body with soft joints, as clay is joined."""
    for thing in things:
        apply(thing)
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.join()
    body = bpy.context.view_layer.objects.active
    remesh = body.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", detail, True
    soften = body.modifiers.new("soften", "SMOOTH")
    soften.factor, soften.iterations = 0.5, smooth
    return apply(body)


def turned(parts, degrees):
    """Turns a whole product around z."""
    pivot = bpy.data.objects.new("pivot", None)
    bpy.context.scene.collection.objects.link(pivot)
    for part in parts:
        part.parent = pivot
    pivot.rotation_euler.z = radians(degrees)
    return parts


def lean(parts, back, turn=0):
    """Tilts parts backwards and sets their lowest point on the floor."""
    pivot = bpy.data.objects.new("pivot", None)
    bpy.context.scene.collection.objects.link(pivot)
    for part in parts:
        part.parent = pivot
    pivot.rotation_euler = (radians(-back), 0, radians(turn))
    bpy.context.view_layer.update()
    pivot.location.z = -min((part.matrix_world @ v.co).z for part in parts for v in part.data.vertices) - 0.06
    return parts
