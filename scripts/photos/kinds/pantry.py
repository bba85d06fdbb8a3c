"""Loose tea, coffee, olive oil, soap."""

from math import cos, pi, radians, sin
from random import Random

from mathutils import Vector, noise

import materials
from colours import blend, linear
from lettering import SANS, rule, sheet, words, wrapped
from registry import kind
from shapes import add, apply, block, curve, lathe, outline, paint, turned


@kind("tin", front=dict(fill=0.62, height=10), close=dict(height=22, fill=1.05), side=dict(turn=24, height=30))
def tin(colour, shade):
    """A lacquered tin with a paper label, and a spoonful of tea before it."""
    paint_of = materials.lacquer(colour, 0.5)
    body = lathe(
        "body",
        outline(
            [
                (0, 0.01),
                (0.37, 0.01),
                (0.37, 0.01),
                (0.4, 0),
                (0.41, 0.02),
                (0.405, 0.04),
                (0.4, 0.05),
                (0.4, 0.05),
                (0.4, 0.84),
                (0.4, 0.84),
            ]
        ),
        wobble=0,
    )
    lid = lathe("lid", outline([
        (0.4, 0.83), (0.418, 0.83), (0.42, 0.836), (0.42, 0.836), (0.42, 1.045), (0.42, 1.045), (0.412, 1.065), (0.395, 1.07),
        (0.37, 1.062), (0.37, 1.062), (0, 1.07),
    ]), wobble=0)  # fmt: skip
    bead = lathe("bead", [(0.42, 0.835), (0.427, 0.842), (0.427, 0.852), (0.42, 0.86)], wobble=0)
    label = wrapped([
        sheet(1.5, 0.5, (0, 0.44)),
        rule(1.38, (0, 0.655)), rule(1.38, (0, 0.225)),
        words("TEA", 0.17, (0, 0.485), spacing=1.5),
        words("WHOLE LEAVES", 0.05, (0, 0.345), SANS, 1.6),
        words("PICKED THIS YEAR", 0.036, (0, 0.275), SANS, 1.7),
    ], 0.401)  # fmt: skip
    leaves = tea_leaves((0.62, -0.32), 0.26)
    return turned([paint(body, paint_of), paint(lid, paint_of), paint(bead, paint_of), *label, leaves], 6)


def tea_leaves(at, radius, count=520):
    """A small heap of rolled leaves: each a short, bent stick."""
    random = Random(3)
    vertices, faces = [], []
    for _ in range(count):
        angle, far = random.uniform(0, 2 * pi), radius * random.random() ** 0.6
        height = max(0.13 * (1 - (far / radius) ** 1.3), 0) * random.uniform(0.3, 1) + 0.008
        middle = Vector((at[0] + far * cos(angle), at[1] + far * sin(angle), height))
        ahead = Vector((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-0.35, 0.35))).normalized()
        side = ahead.orthogonal().normalized()
        up = ahead.cross(side)
        length, thick = random.uniform(0.03, 0.075), random.uniform(0.006, 0.011)
        bend = random.uniform(-0.3, 0.3)
        first = len(vertices)
        for step in range(5):
            t = step / 4 * 2 - 1
            here = middle + ahead * (length * t) + up * (bend * length * (1 - t * t))
            r = thick * (1 - 0.6 * abs(t) ** 2)
            for k in range(5):
                a = 2 * pi * k / 5
                vertices.append(here + side * (r * cos(a)) + up * (r * sin(a)))
        for step in range(4):
            for k in range(5):
                a, b = first + step * 5 + k, first + step * 5 + (k + 1) % 5
                faces.append((a, b, b + 5, a + 5))
    heap = add("leaves", [(x, y, max(z, 0.004)) for x, y, z in vertices], faces)
    return paint(heap, materials.plain(linear("#2b2a1c"), 0.75, 0.3, 0.01, 60))


@kind("bottle", front=dict(fill=0.8, height=7), close=dict(height=14, fill=1.15, aim=0.42))
def bottle(colour, shade):
    """Olive oil in dark glass, with a label and a wooden stopper."""
    body = lathe("body", outline([
        (0, 0.03), (0.28, 0.03), (0.33, 0.0), (0.345, 0.03), (0.35, 0.1), (0.35, 0.1), (0.35, 1.35), (0.35, 1.35), (0.345, 1.5), (0.27, 1.7),
        (0.15, 1.86), (0.125, 2.0), (0.12, 2.35), (0.12, 2.35), (0.145, 2.36), (0.15, 2.4), (0.15, 2.5), (0.14, 2.53), (0.1, 2.54),
        (0.0, 2.54),
    ]), wobble=0.001)  # fmt: skip
    cap = lathe("cap", outline([
        (0.0, 2.53), (0.095, 2.53), (0.095, 2.53), (0.1, 2.6), (0.1, 2.6), (0.15, 2.61), (0.155, 2.63), (0.155, 2.74), (0.145, 2.765), (0, 2.77),
    ]), wobble=0)  # fmt: skip
    label = wrapped([
        sheet(1.3, 0.8, (0, 0.68)),
        *[band for band in [sheet(1.3, 0.16, (0, 1.0), materials.kraft(colour))]],
        words("OLIVE OIL", 0.135, (0, 0.74), spacing=1.25),
        rule(0.5, (0, 0.63)),
        words("FIRST PRESSING", 0.047, (0, 0.56), SANS, 1.6),
        words("UNFILTERED", 0.038, (0, 0.47), SANS, 1.7),
        words("COLD EXTRACTED", 0.03, (0, 0.34), SANS, 1.7),
    ], 0.3515)  # fmt: skip
    return [paint(body, materials.dark_glass()), paint(cap, materials.wood("#a9794a")), *label]


@kind("soap", front=dict(fill=0.66, height=24, turn=20), close=dict(height=34, turn=-20), side=dict(turn=50, height=30))
def soap(colour, shade):
    """A bar on a slatted dish, and a wrapped one that leans against it."""
    dish = [
        paint(block("slat", (1.5, 0.13, 0.06), (0, y, 0.1), 0.012), materials.wood("#a9794a", axis="X"))
        for y in (-0.4, -0.2, 0, 0.2, 0.4)
    ]
    dish += [
        paint(block("rail", (0.1, 1.02, 0.1), (x, 0, 0), 0.012), materials.wood("#a9794a", axis="Y"))
        for x in (-0.52, 0.52)
    ]
    bar = pillow("bar", (1.12, 0.72, 0.32))
    bar.location = (-0.02, -0.02, 0.16 + 0.16)
    paint(bar, materials.marbled(blend(colour, linear("#f6eedd"), 0.35), blend(colour, shade, 0.5)))
    wrapped_bar = pillow("wrapped", (1.1, 0.7, 0.3), 9)
    wrapped_bar.location = (0.16, 0.05, 0.475 + 0.15)
    wrapped_bar.rotation_euler = (0, 0, radians(13))
    paint(wrapped_bar, materials.marbled(blend(colour, linear("#f6eedd"), 0.35), blend(colour, shade, 0.5), 1.9))
    band = block("band", (0.52, 0.712, 0.312), (0.16, 0.05, 0.475 - 0.006), 0.05, (0, 0, radians(13)))
    paint(band, materials.kraft(linear("#f4eee0")))
    letters = [
        words("SOAP", 0.12, (0, 0.05), spacing=1.4),
        rule(0.36, (0, -0.06)),
        words("COLD PROCESS", 0.035, (0, -0.12), SANS, 1.4),
    ]
    for each in letters:
        each.rotation_euler = (radians(-90), 0, radians(13))
        each.location = (0.16, 0.05, 0.475 + 0.312 - 0.004)
    return [*dish, bar, wrapped_bar, band, *letters]


def pillow(name, size, power=7, rows=48):
    """A soap bar: a box whose sides bulge and whose edges are round, as from a mould."""
    vertices, faces = [], []
    columns = rows * 2
    for row in range(rows + 1):
        v = -pi / 2 + pi * row / rows
        for column in range(columns):
            u = 2 * pi * column / columns
            direction = Vector((cos(v) * cos(u), cos(v) * sin(u), sin(v)))
            reach = sum(abs(c) ** power for c in direction) ** (-1 / power)
            x, y, z = direction * reach / 2
            wave = 1 + 0.008 * noise.noise(Vector((x * 3, y * 3, z * 3 + size[0] * 7)))
            vertices.append((x * size[0] * wave, y * size[1] * wave, z * size[2] * wave))
    for row in range(rows):
        for column in range(columns):
            a, b = row * columns + column, row * columns + (column + 1) % columns
            faces.append((a, b, b + columns, a + columns))
    return add(name, vertices, faces)


@kind(
    "coffee",
    front=dict(fill=0.74, height=8, turn=12),
    close=dict(height=16, turn=-22, fill=1.12, aim=0.5),
    side=dict(turn=52, height=14),
)
def coffee(colour, shade):
    """A paper bag, folded over at the top, with a label; some beans before it."""
    bag = paint(paper_bag(), materials.kraft(blend(colour, linear("#e8dcc4"), 0.25), 0.62))
    label = [
        sheet(0.98, 1.0, (0, 0.86)),
        words("COFFEE", 0.17, (0, 1.03), spacing=1.3),
        rule(0.6, (0, 0.9)),
        words("ROASTED ON TUESDAY", 0.052, (0, 0.8), SANS, 1.4),
        words("SENT ON WEDNESDAY", 0.052, (0, 0.7), SANS, 1.4),
        words("250 G", 0.05, (0, 0.5), SANS, 1.5),
    ]
    for index, each in enumerate(label):
        apply(each)
        for vertex in each.data.vertices:
            x, z = vertex.co.x, vertex.co.z
            vertex.co.y = front_of_bag(x, z) - 0.007 - 0.003 * min(index, 1)
    beans = []
    random = Random(5)
    roast = materials.plain(linear("#3a2114"), 0.42, 0.5, 0.004, 40)
    for x, y in ((0.72, -0.75), (0.86, -0.68), (0.8, -0.88), (0.98, -0.82), (0.66, -0.92), (1.08, -0.62)):
        bean = coffee_bean()
        bean.location = (x + random.uniform(-0.03, 0.03), y, 0.045)
        bean.rotation_euler = (
            random.choice((0, pi)) + random.uniform(-0.4, 0.4),
            random.uniform(-0.3, 0.3),
            random.uniform(0, 6),
        )
        beans.append(paint(bean, roast))
    return [bag, *label, *beans]


def coffee_bean(rows=16, columns=24, size=0.075):
    vertices, faces = [], []
    for row in range(rows + 1):
        v = pi * row / rows
        for column in range(columns):
            u = 2 * pi * column / columns
            x, y, z = cos(v), sin(v) * cos(u), sin(v) * sin(u)
            flat = z if z > 0 else z * 0.35
            groove = -0.22 * max(1 - abs(y + 0.1 * sin(3 * x)) / 0.16, 0) if z < 0 else 0
            vertices.append((x * size * 1.25, y * size * 0.85, (flat - groove) * size * 0.8))
    for row in range(rows):
        for column in range(columns):
            a, b = row * columns + column, row * columns + (column + 1) % columns
            faces.append((a, b, b + columns, a + columns))
    return add("bean", vertices, faces)


BAG_TOP = 1.95


def bag_at(angle, z):
    """A point of the bag's wall: a rectangle with bulging sides at the bottom that becomes flat at the top."""
    t = min(max(z / BAG_TOP, 0), 1)
    wide = 0.68 + 0.02 * sin(pi * t) + 0.02 * t
    deep = 0.4 * (1 - t**2.4) ** 0.7 + 0.016 + 0.05 * sin(pi * min(t * 1.3, 1))
    c, s = cos(angle), sin(angle)
    power = 9 - 5 * t
    reach = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
    x, y = c * reach, s * reach
    # The sides fold inwards as the bag gets flat.
    gusset = max(abs(x) - 0.82, 0) / 0.18 * (1 - min(abs(y), 1)) * t**1.2 * 0.16 * (1 - t**6)
    wrinkle = noise.noise(Vector((x * 1.6, y * 1.2 + 3, z * 1.5))) * 0.025
    # Sharp creases at the shoulders, where the bag turns from a box into an edge; the label keeps the middle smooth.
    shoulder = min(max((z - 1.25) / 0.4, 0), 1)
    crease = (1 - abs(noise.noise(Vector((x * 0.9 + 7, y * 0.7, z * 0.8 + x))))) ** 5 * 0.03 * shoulder
    crease += (
        (1 - abs(noise.noise(Vector((x * 2.1 + 2, y * 0.7, z * 1.3 - x))))) ** 7 * 0.014 * (0.25 + 0.75 * shoulder)
    )
    return (x * (wide - gusset) + 0.3 * wrinkle, y * deep + (wrinkle + crease) * (1 if y < 0 else -1), z)


def front_of_bag(x, z):
    """Depth of the front at a place, found by halving."""
    low, high = -pi, 0.0
    for _ in range(40):
        middle = (low + high) / 2
        if bag_at(middle, z)[0] < x:
            low = middle
        else:
            high = middle
    return bag_at((low + high) / 2, z)[1]


def paper_bag(columns=240, rows=150):
    vertices, faces = [], []
    for row in range(rows + 1):
        z = BAG_TOP * row / rows
        for column in range(columns):
            vertices.append(bag_at(2 * pi * column / columns, z))
    # The top is folded over to the front, twice.
    fold = [(0.0, 0.0), (-0.03, 0.035), (-0.075, 0.03), (-0.09, -0.02), (-0.085, -0.12), (-0.085, -0.22)]
    rows_of_fold = curve([(y, z, 0) for y, z in fold], 6)
    for point in rows_of_fold[1:]:
        for column in range(columns):
            x, y, _ = bag_at(2 * pi * column / columns, BAG_TOP)
            sag = 0.012 * noise.noise(Vector((x * 2, point.y * 4, 2)))
            z = BAG_TOP + point.y + sag
            # The fold lies on the bag, which gets thicker below it.
            on_bag = front_of_bag(x, min(z, BAG_TOP)) - 0.035 if z < BAG_TOP + 0.01 else 0
            vertices.append((x, min(y * 0.6 + point.x + sag, on_bag + y * 0.6), z))
    total = rows + len(rows_of_fold) - 1
    for row in range(total):
        for column in range(columns):
            a, b = row * columns + column, row * columns + (column + 1) % columns
            faces.append((a, b, b + columns, a + columns))
    return add("bag", vertices, faces)
