"""Notebooks, pencils, speakers, headphones."""

import math
from math import cos, pi, radians, sin

import bpy
from mathutils import Matrix, Vector

import materials
from colours import blend, darker, linear
from registry import kind
from shapes import add, apply, block, curve, lathe, outline, paint, tube


@kind(
    "notebook",
    front=dict(fill=0.92, height=32, turn=24),
    close=dict(height=38, turn=-20),
    side=dict(height=56, turn=-34),
)
def notebook(colour, shade):
    """Two of them, clothbound, with an elastic band; one lies on the other at an angle."""
    parts = []
    for index, (tone, turn, x) in enumerate(((blend(colour, linear("#efe6d6"), 0.75), -9, 0.06), (colour, 7, 0))):
        pages = block("pages", (1.36, 2.02, 0.15), (0.02, 0, 0.03), 0.012)
        paint(pages, materials.page_edges())
        covers = [block("cover", (1.44, 2.1, 0.03), (0, 0, z), 0.012) for z in (0, 0.18)]
        spine = tube("spine", [(-0.7, -1.05, 0.105), (-0.7, 1.05, 0.105)], 0.105, flat=1, steps=40)
        for corner in spine.data.vertices:
            corner.co.x = -0.7 + (corner.co.x + 0.7) * 0.5
        cover = [paint(thing, materials.book_cloth(tone)) for thing in (*covers, spine)]
        band = block("band", (0.07, 2.125, 0.225), (0.5, 0, -0.006), 0.01)
        ribbon = tube(
            "ribbon",
            [(-0.3, -0.9, 0.1), (-0.31, -1.1, 0.06), (-0.26, -1.25, 0.012), (-0.3, -1.42, 0.01)],
            lambda t: 0.045,
            flat=0.12,
        )
        paint(band, materials.plain(darker(tone, 0.55), 0.8, 0.2, 0.004, 90))
        paint(ribbon, materials.plain(linear("#b5502f"), 0.7, 0.2))
        one = [pages, *cover, band, *([ribbon] if index == 0 else [])]
        pivot = bpy.data.objects.new("pivot", None)
        bpy.context.scene.collection.objects.link(pivot)
        for part in one:
            part.parent = pivot
        pivot.location, pivot.rotation_euler.z = (x, 0.04 * index, 0.212 * index), radians(turn)
        parts += one
    return parts


@kind(
    "speaker",
    front=dict(fill=0.74, height=7, turn=24),
    close=dict(height=14, turn=-24, fill=1.1),
    side=dict(turn=-34, height=12),
)
def speaker(colour, shade):
    """A walnut cabinet, a lacquered baffle, two drivers."""
    cabinet = paint(block("cabinet", (1.8, 1.9, 2.9), (0, 0, 0.05), 0.06), materials.wood("#7a5233", axis="Z"))
    feet = [
        paint(
            lathe("foot", outline([(0, 0), (0.1, 0), (0.11, 0.01), (0.1, 0.06), (0, 0.06)]), wobble=0, segments=40),
            materials.plain(linear("#1c1a19"), 0.8),
        )
        for _ in range(4)
    ]
    for foot, (x, y) in zip(feet, ((-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7))):
        foot.location = (x, y, 0)
    baffle = paint(block("baffle", (1.72, 0.08, 2.82), (0, -0.955, 0.09), 0.03), materials.lacquer(colour, 0.3))
    dark, rubber = materials.plain(linear("#1e1d1d"), 0.75, 0.3, 0.006, 50), materials.plain(
        linear("#171616"), 0.5, 0.5, 0.002, 90
    )
    cone = materials.kraft(linear("#2b2926"), 0.7)
    parts = []
    for z, r, tweeter in ((0.95, 0.66, False), (2.22, 0.34, True)):
        ring = outline(
            [(r + 0.06, -0.01), (r + 0.065, 0.02), (r + 0.05, 0.035), (r + 0.01, 0.035), (r, 0.02), (r - 0.01, 0.0)]
        )
        if tweeter:
            shapes_of = [
                (ring, dark),
                (outline([(r, 0.01), (r - 0.05, -0.01), (0.15, -0.06), (0.13, -0.06)]), dark),
                (
                    outline([(0.135, -0.06), (0.13, -0.035), (0.09, 0.015), (0.04, 0.035), (0, 0.038)]),
                    materials.felt(linear("#26221f"), 160),
                ),
            ]
        else:
            shapes_of = [
                (ring, dark),
                (outline([(r, 0.0), (r - 0.02, 0.035), (r - 0.06, 0.05), (r - 0.1, 0.035), (r - 0.12, -0.01)]), rubber),
                (outline([(r - 0.115, -0.01), (r - 0.2, -0.06), (0.22, -0.2), (0.2, -0.2)]), cone),
                (outline([(0.21, -0.2), (0.2, -0.17), (0.12, -0.12), (0.05, -0.1), (0, -0.098)]), cone),
            ]
        cup = lathe("cup", [(r + 0.02, -0.02), (r - 0.05, -0.4), (0, -0.4)], wobble=0)
        for profile, material in [*shapes_of, (None, dark)]:
            part = cup if profile is None else lathe("driver", profile, wobble=0)
            apply(part)
            part.data.transform(Matrix.Rotation(radians(90), 4, "X"))
            part.location = (0, -0.997, z + 0.09)
            parts.append(paint(part, material))
        for part in (baffle, cabinet):
            hole(part, (0, -1.0, z + 0.09), r + 0.01, 0.5)
    return [cabinet, baffle, *feet, *parts]


def hole(part, at, radius, depth):
    """Drills into the front."""
    drill = lathe("drill", [(0, -depth), (radius, -depth), (radius, depth), (0, depth)], wobble=0)
    apply(drill)
    drill.data.transform(Matrix.Rotation(radians(90), 4, "X"))
    drill.location = at
    cut = part.modifiers.new("cut", "BOOLEAN")
    cut.object, cut.operation = drill, "DIFFERENCE"
    apply(part)
    bpy.data.objects.remove(drill)
    part.data.use_auto_smooth = True
    # Large faces stay flat next to the hole and the rounded edges.
    part.modifiers.new("flat", "WEIGHTED_NORMAL").weight = 100


@kind(
    "headphones",
    front=dict(fill=0.74, height=12, turn=34),
    close=dict(height=18, turn=58, fill=1.0, aim=0.45),
    side=dict(turn=-40, height=14),
)
def headphones(colour, shade):
    """Lacquered cups with soft pads, a padded band; they stand on the cups."""
    shell, pad_of = materials.lacquer(colour, 0.25), materials.leather(
        darker(blend(colour, linear("#3a3431"), 0.55), 0.8), 60
    )
    steel = materials.metal("#b9b4ab", 0.3)
    parts = []
    for side in (-1, 1):
        cup = lathe(
            "cup",
            outline(
                [
                    (0, 0.34),
                    (0.25, 0.335),
                    (0.4, 0.31),
                    (0.46, 0.25),
                    (0.47, 0.17),
                    (0.45, 0.1),
                    (0.45, 0.1),
                    (0.4, 0.08),
                    (0, 0.08),
                ]
            ),
            wobble=0,
        )
        ring = lathe("ring", outline([(0.2, 0.348), (0.24, 0.352), (0.26, 0.346), (0.27, 0.33)]), wobble=0)
        pad = lathe(
            "pad",
            outline(
                [
                    (0.46, 0.09),
                    (0.5, 0.03),
                    (0.5, -0.06),
                    (0.45, -0.13),
                    (0.36, -0.135),
                    (0.28, -0.09),
                    (0.26, 0.0),
                    (0.28, 0.09),
                ]
            ),
            wobble=0.012,
            seed=side,
        )
        inner = lathe("inner", [(0.3, 0.05), (0, 0.05)], wobble=0)
        for part, material in ((cup, shell), (ring, steel), (pad, pad_of), (inner, materials.felt(linear("#1c1b1b")))):
            apply(part)
            part.data.transform(Matrix.Scale(1.14, 4, (0, 1, 0)))
            part.data.transform(Matrix.Rotation(radians(90 * side), 4, "Y"))
            part.data.transform(Matrix.Rotation(radians(90), 4, "X"))
            part.data.transform(Matrix.Rotation(radians(-7 * side), 4, "Y"))
            part.location = (side * 0.74, 0, 0.575)
            parts.append(paint(part, material))
        # The fork that holds the cup, and the slider that goes up into the band.
        parts.append(paint(tube("fork", [
            (side * 0.93, -0.5, 0.6), (side * 0.98, -0.42, 0.95), (side * 0.97, 0, 1.2), (side * 0.98, 0.42, 0.95), (side * 0.93, 0.5, 0.6),
        ], 0.035), steel))  # fmt: skip
        parts.append(
            paint(
                tube("slider", [(side * 0.97, 0, 1.18), (side * 0.97, 0, 1.4), (side * 0.955, 0, 1.62)], 0.045, flat=1),
                steel,
            )
        )

    def band(radius, wide, thick, low, material):
        path = [
            (radius * cos(a), 0, 1.5 + radius * 0.98 * sin(a))
            for a in [radians(low + (180 - 2 * low) * k / 24) for k in range(25)]
        ]
        return paint(strap("band", path, wide, thick), material)

    parts.append(band(0.955, 0.3, 0.05, -2, materials.leather(darker(colour, 0.9), 60)))
    parts.append(band(0.9, 0.27, 0.11, 22, pad_of))
    return parts


def strap(name, path, wide, thick, sections=40):
    """A band with round edges along a path in the x-z plane; `wide` across it."""
    points = curve(path, 5)
    vertices, faces = [], []
    for index, point in enumerate(points):
        ahead = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        out = Vector((ahead.z, 0, -ahead.x))
        t = index / (len(points) - 1)
        end = min(1, (min(t, 1 - t) * 40 + 0.15)) ** 0.5
        for k in range(sections):
            a = 2 * pi * k / sections
            c, s = cos(a), sin(a)
            y = math.copysign(abs(c) ** 0.5, c) * wide / 2 * end
            h = math.copysign(abs(s) ** 0.7, s) * thick / 2 * end
            vertices.append(point + Vector((0, y, 0)) + out * h)
    for row in range(len(points) - 1):
        for k in range(sections):
            a, b = row * sections + k, row * sections + (k + 1) % sections
            faces.append((a, b, b + sections, a + sections))
    faces += [tuple(reversed(range(sections))), tuple(range(len(vertices) - sections, len(vertices)))]
    return add(name, vertices, faces)


@kind(
    "pencils",
    front=dict(fill=0.95, height=46, turn=14, f=18),
    close=dict(height=50, turn=-16, fill=1.5, aim=0.5, f=9),
    side=dict(turn=48, height=52, fill=0.95),
)
def pencils(colour, shade):
    """Three hardnesses, sharpened, on the paper; a shaving beside them."""
    parts = []
    for index, (tone, turn, x) in enumerate(
        ((colour, 3, -0.19), (blend(colour, linear("#efe6d6"), 0.65), -1.5, 0.02), (shade, 2.2, 0.2))
    ):
        one = pencil(tone, seed=index)
        for part in one:
            part.rotation_euler = (0, radians(7 * index - 5), radians(turn - 20))
            part.location = (x + 0.0 * index, 0.05 * (index - 1), 0.037)
        parts += one
    return parts


def pencil(tone, seed, radius=0.039, length=1.75, rows=90):
    """A hexagonal pencil along y. A cone through a hexagon gives the scallops where the paint ends."""
    cone, segments = 0.21, 96
    half = length / 2
    stations = [half - cone * 1.25 * (k / 60) for k in range(61)] + [half - 0.4, 0, -half + 0.16, -half + 0.01, -half]
    vertices, faces, kinds_of = [], [], []
    for y in stations:
        for k in range(segments):
            a = 2 * pi * k / segments
            sector = (a + pi / 6) % (pi / 3) - pi / 6
            hexagon = radius * (cos(pi / 6) / cos(sector)) ** 0.92
            sharp = max((half - y) / cone * radius * 1.06, 0.0016)
            end = 1 if y > -half + 0.005 else 0.9
            r = min(hexagon, sharp) * end
            vertices.append((r * cos(a), y, r * sin(a)))
    for row in range(len(stations) - 1):
        y = (stations[row] + stations[row + 1]) / 2
        for k in range(segments):
            a, b = row * segments + k, row * segments + (k + 1) % segments
            faces.append((a, b, b + segments, a + segments))
            angle = 2 * pi * (k + 0.5) / segments
            sector = (angle + pi / 6) % (pi / 3) - pi / 6
            hexagon = radius * (cos(pi / 6) / cos(sector)) ** 0.92
            sharp = (half - y) / cone * radius * 1.06
            kinds_of.append(2 if sharp < 0.0105 else 1 if sharp < hexagon else 3 if y < -half + 0.16 else 0)
    faces.append(tuple(range(len(vertices) - segments, len(vertices))))
    kinds_of.append(3)
    body = add("pencil", vertices, faces)
    for material in (
        materials.lacquer(tone, 0.55), materials.wood("#c99a68", axis="Y", roughness=0.7),
        materials.metal("#4a4a4d", 0.4), materials.lacquer(darker(tone, 0.45), 0.5),
    ):  # fmt: skip
        body.data.materials.append(material)
    body.data.polygons.foreach_set("material_index", kinds_of)
    body.data.update()
    return [body]
