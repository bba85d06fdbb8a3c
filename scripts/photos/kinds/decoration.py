"""Vases, clocks, prints, mirrors."""

from math import cos, pi, radians, sin
from random import Random

from mathutils import Matrix, Vector

import materials
from colours import blend, darker, linear
from registry import kind
from shapes import add, apply, block, curve, lathe, lean, outline, paint, tube, vessel


@kind("vase", front=dict(fill=0.84), close=dict(fill=1.3, aim=0.42))
def vase(colour, shade):
    profile = [(0.46, 0), (0.5, 0.03), (0.82, 0.6), (0.9, 1.1), (0.72, 1.62), (0.36, 1.98), (0.3, 2.25), (0.4, 2.45)]
    body = vessel("vase", profile, wall=0.06, seed=3)
    paint(body, materials.glazed_stoneware(colour, foot=0.16, gloss=0.5))
    return [body, *branch((0.05, 0, 1.6), seed=5), *branch((-0.05, 0.02, 1.6), lean=-0.5, length=1.8, seed=11)]


def branch(foot, lean=0.35, length=2.3, seed=1):
    """A eucalyptus twig: a stem with pairs of round, slightly cupped leaves."""
    random = Random(seed)
    x, y, z = foot
    path = [
        (x + lean * t * t * length * 0.8 + 0.04 * sin(5 * t), y + 0.1 * t, z + length * t)
        for t in (0, 0.3, 0.6, 0.85, 1)
    ]
    stem = paint(tube("stem", path, lambda t: 0.03 - 0.015 * t), materials.plain(linear("#6d6348"), 0.7))
    points = curve(path, 8)
    greens = [materials.leaf(linear(c)) for c in ("#7c9482", "#6a8570", "#8aa08c")]
    leaves = []
    for index in range(10, len(points), 3):
        ahead = (points[index] - points[index - 1]).normalized()
        size = 0.3 * (1.15 - 0.6 * index / len(points)) * random.uniform(0.8, 1.15)
        for half in (0, pi):
            turn = index * 1.1 + half + random.uniform(-0.4, 0.4)
            out = Vector((cos(turn), sin(turn), 0.35)).normalized()
            one = leaf(size, random)
            one.location = points[index]
            one.rotation_euler = (out + ahead * random.uniform(0.2, 0.7)).to_track_quat("Y", "Z").to_euler()
            leaves.append(paint(one, random.choice(greens)))
    return [stem, *leaves]


def leaf(size, random, slim=0.8, rows=10, columns=6):
    vertices, faces, uvs = [], [], []
    bend, cup = random.uniform(-0.25, 0.1), random.uniform(0.1, 0.3)
    for row in range(rows + 1):
        t = row / rows
        half = size * slim * 0.62 * max(sin(pi * (0.06 + 0.94 * t) ** 0.8), 0.02)
        for column in range(columns + 1):
            u = 2 * column / columns - 1
            vertices.append((u * half, size * 1.4 * t + 0.02, size * (bend * t * t + cup * u * u * 0.6)))
            uvs.append(((u + 1) / 2, t))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return add("leaf", vertices, faces, uvs)


@kind("print", front=dict(fill=0.74, height=4, turn=12), close=dict(height=10, fill=1.2), side=dict(turn=-38, height=8))
def art_print(colour, shade):
    """Framed in oak, leaning back a little."""
    width, height, bar = 2.2, 2.9, 0.09
    sheet = block("sheet", (width - 0.05, 0.02, height - 0.05), (0, 0.03, 0.02), 0.001)
    inks = [
        blend(colour, linear("#f3e9d8"), 0.8),
        colour,
        blend(shade, linear("#c9a98a"), 0.4),
        shade,
        darker(shade, 0.45),
    ]
    paint(sheet, materials.abstract_print(inks))
    upright, level = materials.wood("#b88a5c"), materials.wood("#b88a5c", axis="X")
    frame = [
        paint(block("bar", (bar, 0.16, height), (side * (width - bar) / 2, 0, 0), 0.008), upright) for side in (-1, 1)
    ]
    frame += [paint(block("bar", (width - 2 * bar, 0.16, bar), (0, 0, z), 0.008), level) for z in (0, height - bar)]
    return lean([sheet, *frame], 6)


@kind(
    "clock", front=dict(fill=0.7, height=89, turn=0, f=16), close=dict(fill=1.15, height=58, turn=-24, aim=0.5),
    side=dict(fill=0.8, height=48, turn=32),
)  # fmt: skip
def clock(colour, shade):
    """Hangs on the wall: it lies on the paper, and the camera looks down."""
    rim = lathe("rim", outline([
        (1.3, 0), (1.5, 0.0), (1.53, 0.03), (1.54, 0.2), (1.52, 0.27), (1.47, 0.29), (1.43, 0.27), (1.41, 0.2), (1.4, 0.14),
    ]), wobble=0.002)  # fmt: skip
    face = lathe("face", [(1.42, 0.13), (0.8, 0.135), (0, 0.135)], wobble=0)
    pale, dark = materials.lacquer(linear("#f3ecdc"), 0.25), materials.lacquer(linear("#2a2724"), 0.3)
    light_face = sum(colour[:3]) > 1.2
    marks = []
    for hour in range(12):
        angle = hour * pi / 6
        long = 0.2 if hour % 3 == 0 else 0.1
        mark = block("mark", (0.028 if hour % 3 else 0.04, long, 0.008), (0, 0, 0.137), 0.003)
        mark.location.x, mark.location.y = sin(angle) * (1.26 - long / 2), cos(angle) * (1.26 - long / 2)
        mark.rotation_euler.z = -angle
        marks.append(paint(mark, dark if light_face else pale))
    for angle, long, wide, z in ((-52, 0.78, 0.055, 0.16), (62, 1.1, 0.038, 0.18)):
        hand = block("hand", (wide, long + 0.16, 0.012), (0, 0, z), 0.005)
        a = angle * pi / 180
        hand.location.x, hand.location.y = sin(a) * (long / 2 - 0.08), cos(a) * (long / 2 - 0.08)
        hand.rotation_euler.z = -a
        marks.append(paint(hand, dark if light_face else pale))
    pin = lathe("pin", outline([(0.075, 0.15), (0.075, 0.2), (0.06, 0.215), (0, 0.217)]), wobble=0, segments=48)
    return [
        paint(rim, materials.bent_wood()),
        paint(face, materials.lacquer(colour, 0.15)),
        *marks,
        paint(pin, materials.metal()),
    ]


@kind("mirror", front=dict(fill=0.8, height=7, turn=10), close=dict(height=14, fill=1.1, turn=-16), side=dict(turn=34))
def mirror(colour, shade):
    """Round, in an oak frame, leaning; a small vase before it, so that there is something to see in it."""
    frame = lathe("frame", outline([
        (1.42, -0.06), (1.52, -0.06), (1.55, -0.03), (1.56, 0.06), (1.53, 0.1), (1.5, 0.105), (1.46, 0.09), (1.45, 0.02), (1.42, 0.0),
    ]), wobble=0.001)  # fmt: skip
    pane = lathe("pane", [(1.46, 0.03), (1.4, 0.04), (1.4, 0.04), (0, 0.04)], wobble=0, segments=192)
    parts = [paint(frame, materials.bent_wood("#b0814f")), paint(pane, materials.mirror())]
    for part in parts:
        apply(part)
        part.data.transform(Matrix.Rotation(radians(90), 4, "X"))
        part.data.transform(Matrix.Translation((0, 0, 1.56)))
    lean(parts, 9)
    jug = vessel(
        "jug",
        [(0.2, 0), (0.24, 0.02), (0.36, 0.3), (0.3, 0.62), (0.13, 0.8), (0.12, 0.95), (0.17, 1.04)],
        wall=0.03,
        seed=2,
    )
    paint(jug, materials.glazed_stoneware(colour, foot=0.08, gloss=0.5))
    twig = branch((0, 0, 0.5), seed=5, length=1.4, lean=-0.4)
    for each in (jug, *twig):
        each.location += Vector((1.0, -0.75, 0))
    room = add("room", [(x, -14, z) for z in (-4, 16) for x in (-16, 16)], [(0, 1, 3, 2)])
    paint(room, materials.dim_room(blend(shade, linear("#efe8dc"), 0.75)))
    room.visible_camera = room.visible_diffuse = room.visible_shadow = False
    return [*parts, jug, *twig]
