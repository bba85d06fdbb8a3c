"""Pieces that clothes are sewn from."""

from math import cos, pi, sin

from mathutils import Vector, noise

from cloth import face_up, folds
from shapes import add, curve, lathe, outline, paint


def sewn(name, at, columns, rows, along=1.0, thick=0.035, lift=folds):
    """Like `panel`, with UV coordinates of the cut piece: u across, v along its length, so that a knit follows a
    sleeve. `along` is the piece's length in units of its half width."""
    grid, uvs = [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = 2 * c / columns - 1, r / rows
            x, y, z = at(u, v)
            grid.append((x, y, z + lift(x, y)))
            uvs.append((u, v * along))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for r in range(rows)
        for a in range(r * (columns + 1), r * (columns + 1) + columns)
    ]
    cloth = add(name, grid, faces, uvs)
    face_up(cloth)
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = thick
    return cloth


def bow(a, b, c, t):
    """A quadratic Bézier curve."""
    return tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(a, b, c))


def long_sleeve(side, start=0.0, end=1.0, plump=0.17, wide=0.0):
    """Points of a sleeve that lies next to the body: v runs from the shoulder (0) to the cuff (1)."""

    def at(u, v):
        t, w = start + (end - start) * v, (u + 1) / 2
        outer = bow((1.2, 2.42), (2.12, 2.1), (2.58 + wide, -1.5), t)
        inner = bow((1.24, 1.2), (1.7, 0.75), (2.06 - wide, -1.62), t)
        x, y = (inner[0] + (outer[0] - inner[0]) * w, inner[1] + (outer[1] - inner[1]) * w)
        dent = 0.05 * noise.noise(Vector((x * 2.2 + side * 3, y * 2.6, 3 * side)))
        return side * x, y, plump * max(1 - abs(u) ** 4, 0) ** 0.5 + dent * max(1 - u * u, 0) + 0.02

    return at


def way(points):
    """A curve through flat points; call it with 0..1 of its length."""
    bends = curve([(x, y, 0) for x, y in points], 12)
    lengths = [0.0]
    for a, b in zip(bends, bends[1:]):
        lengths.append(lengths[-1] + (b - a).length)

    def at(t):
        want = t * lengths[-1]
        k = next((i for i in range(1, len(lengths)) if lengths[i] >= want), len(lengths) - 1)
        return bends[k - 1].lerp(bends[k], (want - lengths[k - 1]) / (lengths[k] - lengths[k - 1]))

    return at


def lifted(point, by):
    return (point[0], point[1], point[2] + by + 0.001)


def button(at, material):
    disc = lathe(
        "button",
        outline([(0.0, 0.012), (0.03, 0.012), (0.05, 0.024), (0.062, 0.024), (0.068, 0.012), (0.06, 0), (0, 0)][::-1]),
        wobble=0,
        segments=40,
    )
    disc.location = lifted(at, 0.006)
    return paint(disc, material)


def ring_of(name, at, columns, rows):
    """A closed band: `at(angle, v)`; the UV coordinates are turns around (0..1) and v."""
    vertices, uvs, faces = [], [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            vertices.append(at(2 * pi * column / columns, row / rows))
            uvs.append((column / columns, row / rows))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = add(name, vertices, faces, uvs)
    thing.modifiers.new("weld", "WELD").merge_threshold = 1e-5
    return thing


def collar(half, y, front, back, height, band=0.2):
    """A ribbed ring around a neck, `half` as wide to each side; it drops by `front` before the neck."""

    def at(u, v):  # The ends meet at the back.
        angle = pi * u - pi / 2
        wide = 1 + band * (v - 0.5)
        drop = (front if sin(angle) < 0 else back) * sin(angle)
        ahead = 0.5 - 0.5 * sin(angle)
        return half * cos(angle) * wide, y + drop * wide, height + 0.07 * ahead + 0.035 * sin(pi * v)

    return sewn("collar", at, 260, 18, band)
