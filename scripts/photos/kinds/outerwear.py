"""Jackets."""

from math import pi, sin

from mathutils import Vector, noise

import materials
from cloth import folds, panel
from colours import blend, darker, linear
from registry import kind
from sewing import bow, button, lifted, long_sleeve
from shapes import paint, tube


@kind(
    "jacket", front=dict(fill=0.9, height=82, turn=0, aim=0.5, f=11), close=dict(fill=1.45, height=50, turn=-12, aim=0.95, f=5.6),
    side=dict(fill=1.25, height=58, turn=22, aim=0.35, f=8),
)  # fmt: skip
def jacket(colour, shade):
    """A work jacket, laid flat: collar, placket with buttons, four pockets, cuffs."""
    canvas, dark_canvas = materials.canvas(colour, 1), materials.canvas(darker(colour, 0.9), 1)
    thread = materials.plain(blend(darker(colour, 0.8), linear("#e8dcc0"), 0.3), 0.9, 0.1)
    horn = materials.plain(linear("#4a3323"), 0.3, 0.5, 0.002, 20)
    parts, seams = [], []
    on = lambda x, y, z: (x, y, z + folds(x, y))  # noqa: E731

    def top(u):
        return 2.3 + 0.38 * min(abs(u) / 0.4, 1) ** 1.6 if abs(u) < 0.4 else 2.68 - 0.32 * (abs(u) - 0.4) / 0.6

    def side_at(y):
        return 1.5 - 0.12 * max(y - 1.2, 0) + 0.03 * noise.noise(Vector((0, y * 0.9, 2)))

    def body_at(u, v):
        y = -2.1 + v * (top(u) + 2.1)
        return u * side_at(y), y, 0.19 * max(1 - abs(u) ** 7, 0) ** 0.5 + 0.03

    def surface(x, y):
        u = x / side_at(y)
        return 0.19 * max(1 - abs(u) ** 7, 0) ** 0.5 + 0.03

    body = panel("body", body_at, 140, 180)
    parts.append(paint(body, canvas))
    for side in (-1, 1):
        sleeve = panel("sleeve", long_sleeve(side, 0, 0.93), 60, 140)
        cuff = panel("cuff", long_sleeve(side, 0.905, 1.0, 0.175, 0.015), 60, 20)
        parts += [paint(sleeve, canvas), paint(cuff, dark_canvas)]
        for v in (0.1, 0.9):
            seams.append([on(*long_sleeve(side, 0.905, 1.0, 0.19, 0.015)(u / 12, v)) for u in range(-10, 11)])
        armhole = [(side * side_at(y) * 0.985, y, 0.1) for y in [1.1 + 0.07 * k for k in range(17)]]
        parts.append(paint(tube("seam", [on(*p) for p in armhole], 0.018, 8, steps=2), dark_canvas))
        # Pockets: a large one below, a small one with a flap on the chest.
        for x, y, wide, high, flap in ((0.8, -1.55, 0.98, 1.05, 0), (0.74, 0.75, 0.72, 0.72, 0.26)):

            def pocket_at(u, v, x=x, y=y, wide=wide, high=high, side=side):
                px, py = side * x + u * wide / 2, y + v * high - (
                    0.07 * (1 - v) * (1 - abs(u)) if flap else 0
                )  # noqa: B023
                return px, py, surface(px, py) + 0.03 + 0.02 * (1 - u * u)

            parts.append(paint(panel("pocket", pocket_at, 40, 40), canvas))
            edge = [(-0.9, 0.95), (-0.9, 0.06), (0.9, 0.06), (0.9, 0.95)]
            for (u0, v0), (u1, v1) in zip(edge, edge[1:]):
                seams.append(
                    [lifted(on(*pocket_at(u0 + (u1 - u0) * k / 14, v0 + (v1 - v0) * k / 14)), 0.004) for k in range(15)]
                )
            if not flap:
                seams.append([lifted(on(*pocket_at(k / 10, 0.88)), 0.004) for k in range(-9, 10)])
                continue

            def flap_at(u, v, x=x, y=y, wide=wide, high=high, side=side, flap=flap):
                drop = flap * (1 - 0.35 * abs(u))
                px, py = side * x + u * (wide / 2 + 0.03), y + high + 0.05 - drop * v
                return px, py, surface(px, py) + 0.075 + 0.01 * (1 - v)

            parts.append(paint(panel("flap", flap_at, 30, 16), dark_canvas))
            seams.append([lifted(on(*flap_at(k / 12, 0.82)), 0.004) for k in range(-11, 12)])
            parts.append(button(on(*flap_at(0, 0.62)), horn))

    def placket_at(u, v):
        y = -2.1 + v * 4.4
        x = 0.05 + u * 0.15
        return x, y, surface(x, y) + 0.035

    parts.append(paint(panel("placket", placket_at, 12, 170), canvas))
    for u in (-0.85, 0.85):
        seams.append([lifted(on(*placket_at(u, k / 60)), 0.004) for k in range(1, 60)])
    parts += [button(on(*placket_at(0, v)), horn) for v in (0.1, 0.29, 0.48, 0.67, 0.86)]
    seams.append([lifted(on(*body_at(k / 40, 0.025)), 0.003) for k in range(-39, 40)])

    def nape_at(u, v):  # The inside of the collar's stand, behind the neck.
        return u * 0.64, 2.2 + v * (0.55 + 0.04 * u * u), 0.05

    parts.append(paint(panel("nape", nape_at, 30, 20), dark_canvas))
    label = panel("label", lambda u, v: (u * 0.16, 2.42 + 0.15 * v, 0.08), 6, 4)
    parts.append(paint(label, materials.plain(linear("#f4efe4"), 0.8)))

    def roll_at(u, v):
        return u * 0.66, 2.68 + 0.14 * v - 0.02 * (1 - u * u), 0.12 + 0.1 * sin(pi * (0.2 + 0.6 * v))

    parts.append(paint(panel("roll", roll_at, 40, 12), canvas))
    for side in (-1, 1):

        def leaf_at(u, v, side=side):  # u from the neck to the point, v across
            w = (u + 1) / 2
            inner = bow((0.62, 2.78), (0.36, 2.46), (0.1, 2.2), w)
            outer = bow((0.7, 2.72), (0.86, 2.3), (0.52, 1.84), w)
            x, y = inner[0] + (outer[0] - inner[0]) * v, inner[1] + (outer[1] - inner[1]) * v
            return side * x + 0.03, y, 0.31 - 0.05 * v + 0.03 * sin(pi * v)

        leaf = panel("collar", leaf_at, 30, 24)
        parts.append(paint(leaf, canvas))
        seams.append([lifted(on(*leaf_at(-0.9 + 1.8 * k / 20, 0.9)), 0.004) for k in range(21)])
    for path in seams:
        parts.append(paint(tube("stitch", path, 0.0075, 6, steps=2), thread))
    return parts
