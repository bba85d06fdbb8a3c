"""Cushions, throws, towels."""

from math import cos, pi, radians, sin
from random import Random

from mathutils import Vector, noise

import materials
from cloth import simulate
from colours import blend, darker, linear
from registry import kind
from shapes import add, curve, lean, paint, tube


@kind("cushion", front=dict(fill=0.76, height=14), side=dict(turn=40, height=18))
def cushion(colour, shade):
    """Two squares of cloth sewn at their edge and blown up by the cloth simulation, so the creases are real ones."""
    n, half = 64, 1.25
    random = Random(4)
    vertices, faces, uvs, index = [], [], [], {}
    for side in (1, -1):
        for row in range(n + 1):
            for column in range(n + 1):
                edge = row in (0, n) or column in (0, n)
                key = (row, column, 0 if edge else side)
                if key in index:
                    continue
                index[key] = len(vertices)
                u, v = column / n * 2 - 1, row / n * 2 - 1
                depth = 0 if edge else side * (0.04 + 0.16 * (1 - u * u) * (1 - v * v) + random.uniform(0, 0.01))
                vertices.append((u * half, depth, v * half))
                uvs.append((column / n, row / n))
    for side in (1, -1):
        for row in range(n):
            for column in range(n):
                corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                quad = [index.get((a, b, side), index.get((a, b, 0))) for a, b in corners]
                faces.append(quad if side == -1 else quad[::-1])
    pillow = add("cushion", vertices, faces, uvs)
    cloth = pillow.modifiers.new("cloth", "CLOTH")
    settings = cloth.settings
    settings.quality, settings.mass = 6, 0.2
    settings.tension_stiffness = settings.compression_stiffness = 30
    settings.shear_stiffness, settings.bending_stiffness = 14, 0.6
    settings.use_pressure, settings.uniform_pressure_force = True, 1.5
    settings.effector_weights.gravity = 0
    simulate(pillow, 42)
    finer = pillow.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 2
    edge = [Vector(pillow.data.vertices[index[k]].co) for k in
            [(0, c, 0) for c in range(n)] + [(r, n, 0) for r in range(n)] + [(n, n - c, 0) for c in range(n)] + [(n - r, 0, 0) for r in range(n)]]  # fmt: skip
    piping = tube("piping", [*edge[::2], edge[0]], 0.026, segments=14, steps=3)
    parts = [
        paint(pillow, materials.linen(colour)),
        paint(piping, materials.plain(darker(colour, 0.75), 0.9, 0.1, 0.01, 40)),
    ]
    lean(parts, 13, turn=-9)
    return parts


def folded(name, layers, wide, deep, thick, base=0.0, seed=0, columns=70, flap=0.0, slack=0.03):
    """A cloth that is folded to and fro `layers` times: the folds look to the front and the back in turn. With `flap`
    its end hangs down over the front. Returns the sheet and the points of its last edge."""
    radius = thick / 2
    path = []
    for layer in range(layers):
        z = base + radius + layer * thick
        front, back = -deep / 2, deep / 2
        inset = 0.03 * noise.noise(Vector((layer * 1.7, seed, 0)))
        line = (
            [(back - 0.02, z), (front + inset + radius, z)]
            if layer % 2 == 0
            else [(front + inset + radius, z), (back - 0.02, z)]
        )
        (y0, _), (y1, _) = line
        path += [(y0 + (y1 - y0) * k / 30, z) for k in range(31)]
        if layer == layers - 1:
            break
        turn = -1 if layer % 2 == 0 else 1
        path += [
            (y1 + turn * radius * sin(a), z + radius - radius * cos(a)) for a in [pi * k / 14 for k in range(1, 14)]
        ]
    if flap:
        y, z = path[-1]
        r = 0.14
        path += [(y - r * sin(a), z - r + r * cos(a)) for a in [pi / 2 * k / 10 for k in range(1, 11)]]
        y, z = path[-1]
        path += [(y - 0.03 * sin(3 * k / 16), z - flap * k / 16) for k in range(1, 17)]
    lengths = [0.0]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((y1 - y0) ** 2 + (z1 - z0) ** 2) ** 0.5)
    vertices, uvs, faces = [], [], []
    top = base + layers * thick
    for row, (y, z) in enumerate(path):
        v = lengths[row]
        for column in range(columns + 1):
            u = 2 * column / columns - 1
            x = u * wide / 2 * (1 + 0.012 * noise.noise(Vector((v * 0.7, seed + 4, u > 0))))
            part = (z - base) / (top - base)
            # Higher layers lie softer, and all of them sag towards the ends.
            soft = noise.noise(Vector((x * 0.9, y * 0.9, seed + z * 0.6))) * slack * part * 2
            fine = noise.noise(Vector((x * 2.4, v * 1.7, seed))) * slack * 0.3
            droop = -0.06 * part * abs(u) ** 3
            push = 0.05 * noise.noise(Vector((x * 0.8, z * 4, seed + 9)))
            vertices.append((x, y + push, z + soft + fine + droop))
            uvs.append((x, v))
    for row in range(len(path) - 1):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    sheet = add(name, vertices, faces, uvs)
    solid = sheet.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.86, 0
    bevel = sheet.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = thick * 0.3, 3, "ANGLE", 1.0
    return sheet, [Vector(v) for v in vertices[-(columns + 1) :]], lengths[-1]


@kind(
    "throw",
    front=dict(fill=0.84, height=22, turn=24),
    close=dict(height=20, turn=-22, fill=1.3, aim=0.5),
    side=dict(turn=-30, height=30),
)
def throw(colour, shade):
    """Folded, with one end and its fringe over the front."""
    sheet, edge, length = folded("throw", 7, 3.0, 2.3, 0.2, seed=3, flap=0.82, slack=0.05)
    pale = blend(colour, linear("#f3e9d8"), 0.85)
    stripes = [(length - d, length - d + w) for d, w in ((0.62, 0.16), (0.36, 0.06), (1.0, 0.06))]
    paint(sheet, materials.brushed_wool(colour, pale, stripes))
    random = Random(6)
    strands = []
    wool = materials.plain(blend(colour, pale, 0.15), 0.95, 0.05, 0.01, 60)
    points = curve(edge, 3)
    for start in points[2:-2:3]:
        lean_to, out = random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.01)
        long = random.uniform(0.26, 0.34)
        for twist in (0, pi):
            path = []
            for k in range(9):
                t = k / 8
                a = twist + t * 9
                path.append(
                    start
                    + Vector(
                        (lean_to * t + 0.016 * cos(a) * (1 - t), out * t + 0.016 * sin(a) * (1 - t), 0.03 - long * t)
                    )
                )
            strands.append(paint(tube("strand", path, lambda t: 0.019 - 0.008 * t, 8, steps=2), wool))
    return [sheet, *strands]


@kind(
    "towel",
    front=dict(fill=0.72, height=16, turn=26),
    close=dict(height=18, turn=-24, fill=1.2),
    side=dict(turn=-34, height=24),
)
def towel(colour, shade):
    """Three of them, folded and stacked."""
    parts, z = [], 0.0
    tones = (colour, blend(colour, linear("#f3ece0"), 0.82), blend(colour, shade, 0.4))
    for index, tone in enumerate(tones):
        layers, thick = 5, 0.135
        sheet, _, _ = folded("towel", layers, 2.3 - 0.06 * index, 1.55, thick, z, seed=index * 7 + 2, slack=0.025)
        sheet.rotation_euler.z = radians((1.5, -2.2, 2.6)[index])
        parts.append(paint(sheet, materials.waffle(tone, 13, 0.016)))
        z += layers * thick - 0.03
    return parts
