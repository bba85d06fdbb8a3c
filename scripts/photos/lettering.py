"""Labels: paper with letters on it, flat or around a cylinder."""

from math import cos, pi, sin

import bpy

import materials
from colours import linear
from shapes import add, apply, paint

SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf"
SANS = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"


def words(text, size, at=(0, 0), font=SERIF, spacing=1.3, ink="#2b2724"):
    """Letters as a flat mesh in x and z, around `at`, facing -y."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.space_character = text, size, spacing
    curve.font = bpy.data.fonts.load(font)
    curve.align_x, curve.align_y, curve.resolution_u = "CENTER", "CENTER", 4
    letters = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(letters)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(letters.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(letters)
    for vertex in mesh.vertices:
        x, y, _ = vertex.co
        vertex.co = (at[0] + x, 0, at[1] + y)
    thing = bpy.data.objects.new("words", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return paint(thing, materials.plain(linear(ink), 0.7, 0.2))


def rule(width, at=(0, 0), thick=0.006, ink="#2b2724"):
    """A printed line."""
    x, z = at
    steps = 40
    vertices = [
        (x - width / 2 + width * k / steps, 0, z + half) for half in (-thick / 2, thick / 2) for k in range(steps + 1)
    ]
    faces = [(k, k + 1, k + steps + 2, k + steps + 1) for k in range(steps)]
    return paint(add("rule", vertices, faces, smooth=False), materials.plain(linear(ink), 0.7, 0.2))


def sheet(width, height, at=(0, 0), material=None, columns=48):
    """A flat piece of paper in x and z, around `at`."""
    x, z = at
    rows = max(int(columns * height / width), 1)
    vertices = [
        (x - width / 2 + width * k / columns, 0, z - height / 2 + height * row / rows)
        for row in range(rows + 1)
        for k in range(columns + 1)
    ]
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for row in range(rows)
        for a in range(row * (columns + 1), row * (columns + 1) + columns)
    ]
    paper = material or materials.kraft(linear("#f4eee0"))
    return paint(add("sheet", vertices, faces), paper)


def wrapped(things, radius, turn=0.0, gap=0.002):
    """Bends flat things around a cylinder that stands on the origin; each lies `gap` above the one before."""
    for index, thing in enumerate(things):
        apply(thing)
        for vertex in thing.data.vertices:
            angle = -pi / 2 + vertex.co.x / radius + turn
            r = radius + gap * (1 + min(index, 1))
            vertex.co = (r * cos(angle), r * sin(angle), vertex.co.z)
    return things
