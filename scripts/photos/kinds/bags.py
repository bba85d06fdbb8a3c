"""Totes, backpacks, wallets."""

from math import cos, pi, sin

from mathutils import Vector, noise

import materials
from cloth import folds, panel
from colours import blend, darker, linear
from registry import kind
from shapes import add, paint, tube, turned


@kind(
    "tote",
    front=dict(fill=0.9, height=82, turn=0, f=11),
    close=dict(fill=1.35, height=50, turn=-12, aim=0.7, f=5.6),
    side=dict(fill=1.0, height=58, turn=22, aim=0.5, f=8),
)
def tote(colour, shade):
    """Canvas, laid flat, with its two handles."""

    def bag_at(u, v):
        return u * (1.5 - 0.05 * v), -1.9 + 3.3 * v, 0.17 * max(1 - abs(u) ** 8, 0) ** 0.5 * min(1, 0.35 + v * 6) + 0.02

    canvas = materials.canvas(colour)
    parts = [panel("bag", bag_at, 120, 140)]
    on = lambda x, y, z: (x, y, z + folds(x, y))  # noqa: E731
    for shift, z in ((0, 0.2), (0.16, 0.08)):
        arch = [
            (-0.62, 0.75),
            (-0.62, 1.4),
            (-0.58, 2.1),
            (-0.3, 2.75),
            (0.08 + shift, 2.85),
            (0.45, 2.6),
            (0.62, 2.0),
            (0.62, 1.4),
            (0.62, 0.75),
        ]
        arch = arch if z > 0.1 else arch[1:-1]
        parts.append(tube("handle", [on(x + shift, y, z) for x, y in arch], 0.115, flat=0.18))
    middle, radius = -0.55, 0.62

    def disc_at(u, v):
        x, y = radius * v * cos(pi * u), middle + radius * v * sin(pi * u)
        return x, y, bag_at(x / 1.48, (y + 1.9) / 3.3)[2] + 0.006

    disc = panel("print", disc_at, 96, 24)
    disc.modifiers.clear()
    for part in parts:
        paint(
            part, canvas if part.name.startswith("bag") else materials.plain(darker(colour, 0.93), 0.95, 0.1, 0.008, 60)
        )
    seam = [tube("stitch", [on(*bag_at(u / 30, v)) for u in range(-29, 30)], 0.008, 6, steps=2) for v in (0.93, 0.94)]
    ink = shade if sum(colour[:3]) > 1.2 else blend(colour, linear("#f3e9d8"), 0.85)
    paint(disc, materials.canvas(ink))
    return [*parts, disc, *[paint(s, materials.plain(darker(colour, 0.65), 0.9)) for s in seam]]


@kind(
    "wallet",
    front=dict(fill=0.8, height=36, turn=20),
    close=dict(height=30, turn=-28, fill=1.2),
    side=dict(turn=52, height=26),
)
def wallet(colour, shade):
    """Folded leather, stitched along three sides; the edges of its pockets show."""
    hide, lining = materials.leather(colour), materials.leather(darker(colour, 0.7), 50)
    thread = materials.plain(blend(colour, linear("#efe2c8"), 0.75), 0.8, 0.2)
    long, high, bend = 1.1, 0.92, 0.07
    way = high + bend * pi / 2

    def cover_at(u, v, out=0.0):
        """u along the fold, v from the upper front edge around the fold to the lower one."""
        s = (v - 0.5) * 2 * way
        if abs(s) < bend * pi / 2:
            y, z = high + (bend + out) * cos(s / bend), -(bend + out) * sin(s / bend)
        else:
            y = high - (abs(s) - bend * pi / 2)
            # The upper cover rests on the pockets at the front, and is highest at the fold.
            z = (bend + out) * (-1 if s > 0 else 1 - 0.25 * (1 - y / high))
        round_off = 1 - 0.03 * max(1 - y / 0.12, 0) ** 2
        wave = 0.008 * noise.noise(Vector((u * 1.6, v * 4, 1))) + 0.012 * (1 - u * u) * (s < 0)
        return u * long * round_off, y, z + wave

    parts = [paint(panel_of(cover_at, 80, 200, 0.03), hide)]
    for index, z in enumerate((-0.035, -0.012, 0.012, 0.032)):
        low = 0.02 + 0.012 * (index % 2)
        pocket = panel_of(
            lambda u, v, z=z, low=low: (u * (long - 0.02), low + v * (high - low), z + 0.008 * noise.noise(Vector((u * 2, v, z * 90)))),
            40, 40, 0.014,
        )  # fmt: skip
        parts.append(paint(pocket, lining))
    around = [(-0.95, 0.86 - 0.05 * k) for k in range(16)] + [(-0.95 + 0.038 * k, 0.06) for k in range(1, 51)]
    around += [(0.95, 0.06 + 0.05 * k) for k in range(1, 17)]
    for (u0, y0), (u1, y1) in zip(around, around[1:]):
        a, b = (
            Vector(cover_at(u, 0.5 - (high - y + bend * pi / 2) / (2 * way), 0.014)) for u, y in ((u0, y0), (u1, y1))
        )
        stitch = tube(
            "stitch",
            [a + (b - a) * 0.12, a + (b - a) * 0.5 + Vector((0, 0, 0.004)), a + (b - a) * 0.88],
            0.0085,
            8,
            steps=3,
        )
        parts.append(paint(stitch, thread))
    for part in parts:
        part.location.z = 0.09
    return turned(parts, -14)


def panel_of(at, columns, rows, thick):
    """A piece of leather: `at(u, v)` for u in -1..1 and v in 0..1."""
    grid = [at(2 * c / columns - 1, r / rows) for r in range(rows + 1) for c in range(columns + 1)]
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for r in range(rows)
        for a in range(r * (columns + 1), r * (columns + 1) + columns)
    ]
    piece = add("leather", grid, faces)
    solid = piece.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    bevel = piece.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = thick * 0.4, 3, "ANGLE", 1.0
    piece.data.use_auto_smooth = True
    return piece


@kind(
    "backpack",
    front=dict(fill=0.8, height=10, turn=22),
    close=dict(height=18, turn=-22, fill=1.15, aim=0.62),
    side=dict(turn=58, height=14),
)
def backpack(colour, shade):
    """Canvas with a leather bottom, a lid with two straps, and a pocket."""
    canvas = materials.canvas(colour)
    hide = materials.leather(linear("#8a5a35"), 40)
    brass = materials.metal("#b98d4e", 0.3)
    thread = materials.plain(linear("#e6d6b6"), 0.85, 0.2)
    tall = 3.1

    def wall(angle, t, out=0.0):
        """t from the floor (0) over the wall to the middle of the top (1)."""
        if t < 0.06:
            z, near = 0.02 + 0.0 * t, 0.55 + 0.45 * sin(t / 0.06 * pi / 2)
            z = 0.1 * (1 - cos(t / 0.06 * pi / 2))
        elif t < 0.72:
            z, near = 0.1 + (t - 0.06) / 0.66 * (tall - 0.7), 1.0
        else:
            a = (t - 0.72) / 0.28 * pi / 2
            z, near = tall - 0.6 + 0.6 * sin(a), max(cos(a), 0.0) ** 0.55
        h = z / tall
        wide = (0.98 + 0.08 * sin(pi * h) - 0.12 * h**2 + out) * near
        deep = (0.55 + 0.1 * sin(pi * min(h * 1.1, 1)) - 0.1 * h**2 + out) * near
        c, s = cos(angle), sin(angle)
        power = 3.6
        reach = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        x, y = c * reach * wide, s * reach * deep
        soft = noise.noise(Vector((x * 1.3, y * 1.3, z * 1.1))) * 0.05
        crease = (1 - abs(noise.noise(Vector((x * 1.1 + 3, y * 1.1, z * 1.7 + 1))))) ** 8 * -0.035 * (z > 0.4)
        k = 1 + (soft + crease) * min(near * 2, 1)
        return Vector((x * k, y * k, z + (0 if out == 0 else out * 0.8 * (t > 0.7))))

    def skin(name, point, columns, rows, material, thick=0.03):
        vertices = [point(2 * pi * c / columns, r / rows) for r in range(rows + 1) for c in range(columns)]
        faces = [
            (
                r * columns + c,
                r * columns + (c + 1) % columns,
                (r + 1) * columns + (c + 1) % columns,
                (r + 1) * columns + c,
            )
            for r in range(rows)
            for c in range(columns)
        ]
        thing = add(name, vertices, faces)
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, 0
        return paint(thing, material)

    body = skin("body", lambda a, v: wall(a, v), 220, 200, canvas)
    bottom = skin("bottom", lambda a, v: wall(a, 0.001 + v * 0.2, 0.018), 220, 40, hide)

    def edge_of_lid(angle):
        ahead = max(-sin(angle), 0)
        return 0.66 - 0.21 * ahead**0.8 + 0.02 * (sin(angle) > 0)

    lid = skin("lid", lambda a, v: wall(a, edge_of_lid(a) + v * (0.999 - edge_of_lid(a)), 0.055), 220, 90, canvas, 0.04)

    def front_of(x, z):
        """Depth of the front of the body at a place."""
        low, high = 0.06, 0.72
        t = 0.06 + (z - 0.1) / (tall - 0.7) * 0.66
        a, b = -pi, 0.0
        for _ in range(30):
            middle = (a + b) / 2
            if wall(middle, min(max(t, low), high)).x < x:
                a = middle
            else:
                b = middle
        return wall((a + b) / 2, min(max(t, low), high)).y

    def pocket_at(u, v):
        x, z = u * 0.68, 0.42 + v * 0.98
        swell = (max(1 - abs(u) ** 5, 0) * max(1 - abs(2 * v - 1) ** 6, 0)) ** 0.5
        return x, front_of(x, z) - 0.015 - 0.2 * swell - 0.02 * noise.noise(Vector((x * 2, 3, z * 2))), z

    pocket = panel_of(pocket_at, 70, 70, 0.03)
    parts = [body, bottom, lid, paint(pocket, canvas)]

    def trim(path, r=0.022):
        return paint(tube("trim", path, r, 10, steps=2), hide)

    parts.append(trim([wall(2 * pi * k / 120, edge_of_lid(2 * pi * k / 120), 0.06) for k in range(121)]))
    outline_of_pocket = (
        [(-1, v / 14) for v in range(15)]
        + [(u / 7 - 1, 1) for u in range(1, 15)]
        + [(1, 1 - v / 14) for v in range(1, 15)]
    )
    parts.append(trim([pocket_at(u * 0.985, v) for u, v in outline_of_pocket], 0.018))
    for side in (-0.42, 0.42):

        def strap_at(u, v, side=side):
            x, z = side + u * 0.075, 2.25 - v * 1.35
            angle = -pi / 2 + (x - 0) * 0.9
            t = 0.06 + (z - 0.1) / (tall - 0.7) * 0.66
            y = front_of(x, min(z, tall - 0.7))
            if t > edge_of_lid(angle) - 0.01:
                y -= 0.1
            elif z < 1.4:
                y = pocket_at(x / 0.68, (z - 0.42) / 0.98)[1] - 0.03
            else:
                y -= 0.07
            return x, y, z

        smooth = [[strap_at(u / 4 - 1, v / 60) for u in range(9)] for v in range(61)]
        for _ in range(6):  # Leather bridges the steps of the cloth.
            smooth = [
                [
                    (x, (smooth[max(r - 1, 0)][c][1] + y + smooth[min(r + 1, 60)][c][1]) / 3 if 0 < r < 60 else y, z)
                    for c, (x, y, z) in enumerate(row)
                ]
                for r, row in enumerate(smooth)
            ]
        parts.append(
            paint(panel_of(lambda u, v, rows=smooth: rows[round(v * 60)][round((u + 1) * 4)], 8, 60, 0.035), hide)
        )
        for u in (0.8, -0.8):
            line = [Vector(smooth[r][4]) + Vector((u * 0.075, -0.02, 0)) for r in range(1, 60)]
            for a, b in zip(line[::1], line[1::1]):
                parts.append(paint(tube("stitch", [a + (b - a) * 0.15, a + (b - a) * 0.8], 0.006, 6, steps=1), thread))
        x, y, z = smooth[44][4]
        frame = [
            (x - 0.115, y - 0.035, z - 0.07),
            (x + 0.115, y - 0.035, z - 0.07),
            (x + 0.115, y - 0.035, z + 0.07),
            (x - 0.115, y - 0.035, z + 0.07),
        ]
        for a, b in zip(frame, [*frame[1:], frame[0]]):
            parts.append(paint(tube("buckle", [a, b], 0.018, 12, steps=2), brass))
        parts.append(
            paint(tube("tongue", [(x, y - 0.05, z + 0.07), (x, y - 0.05, z - 0.08)], 0.012, 10, steps=2), brass)
        )
        shoulder = [
            (side * 1.2, 0.3, tall - 0.25),
            (side * 1.45, 0.75, tall - 0.6),
            (side * 1.6, 0.95, 1.7),
            (side * 1.75, 0.8, 0.75),
            (side * 1.9, 0.5, 0.3),
        ]
        parts.append(paint(tube("shoulder", shoulder, 0.15, 24, 0.3), canvas))
    handle = [
        (-0.26, 0.3, tall - 0.06),
        (-0.22, 0.32, tall + 0.2),
        (0, 0.33, tall + 0.28),
        (0.22, 0.32, tall + 0.2),
        (0.26, 0.3, tall - 0.06),
    ]
    parts.append(paint(tube("handle", handle, 0.06, 20, 0.6), hide))
    return parts
