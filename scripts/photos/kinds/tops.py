"""T-shirts and sweaters."""

from math import pi, sin

from mathutils import Vector, noise

import materials
from cloth import folds, panel
from colours import darker, linear
from registry import kind
from sewing import collar, long_sleeve, sewn
from shapes import paint, tube


@kind(
    "tee",
    front=dict(fill=0.9, height=82, turn=0, aim=0.5, f=11),
    close=dict(fill=1.35, height=52, turn=-12, aim=0.9, f=5.6),
    side=dict(fill=1.25, height=58, turn=22, aim=0.3, f=8),
)
def tee(colour, shade):
    """Laid flat, seen from above: a body panel and two sleeves, with folds that run from the armholes."""
    cloth = materials.jersey(colour)
    thread = materials.plain(darker(colour, 0.7), 0.9, 0.1)

    def top(u):  # neck, then the slope of the shoulder
        return (
            2.0 + 0.55 * min(abs(u) / 0.46, 1) ** 2.2
            if abs(u) < 0.46
            else 2.55 - 0.32 * (abs(u) - 0.46) / 0.54 - 1.6 * max(abs(u) - 0.88, 0) ** 2
        )

    def body_at(u, v):
        low = -1.85 + 0.04 * noise.noise(Vector((u * 2, 3, 1)))
        y = low + v * (top(u) - low)
        half = 1.42 + 0.04 * noise.noise(Vector((0, y * 0.8, u > 0))) - 0.1 * max(y - 1.3, 0)
        return u * half, y, 0.15 * max(1 - abs(u) ** 7, 0) ** 0.5 + 0.02

    def sleeve_at(side):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (1.2, 2.37), (2.22, 1.42), (1.84, 0.78), (1.28, 1.12)

        def at(u, v):  # u across, from below (-1) to the top (1); v from the armhole to the hem
            w = (u + 1) / 2
            x, y = (1 - v) * (w * ax + (1 - w) * dx) + v * (w * bx + (1 - w) * cx), (1 - v) * (
                w * ay + (1 - w) * dy
            ) + v * (w * by + (1 - w) * cy)
            return side * x, y + 0.05 * v * (1 - u * u) - 0.03, 0.11 * max(1 - abs(u) ** 5, 0) ** 0.5

        return at

    body = panel("body", body_at, 120, 160)
    sleeves = [panel("sleeve", sleeve_at(side), 60, 60) for side in (-1, 1)]
    on = lambda x, y, z: (x, y, z + folds(x, y))  # noqa: E731
    hem = [tube("stitch", [on(*body_at(u / 30, v)) for u in range(-29, 30)], 0.008, 6, steps=2) for v in (0.035, 0.042)]
    cuffs = [
        tube("stitch", [on(*sleeve_at(side)(u / 10, 0.9)) for u in range(-9, 10)], 0.008, 6, steps=2)
        for side in (-1, 1)
    ]
    armholes = [
        tube(
            "seam",
            [on(side * (1.41 - 0.1 * max(y - 1.3, 0)), y, 0.075) for y in [1.15 + 0.057 * k for k in range(17)]],
            0.016,
            8,
            steps=2,
        )
        for side in (-1, 1)
    ]
    rib = collar(0.61, 2.54, 0.51, 0.06, 0.13, 0.17)
    back = panel("back", lambda u, v: (u * 0.62, 1.95 + v * (0.66 - 0.06 * u**4), 0.01), 20, 20)
    label = panel("label", lambda u, v: (u * 0.13, 2.2 + 0.17 * v, 0.03), 4, 4)
    for part in (body, back, *sleeves):
        paint(part, cloth)
    for part in (*hem, *cuffs, *armholes):
        paint(part, thread)
    paint(rib, materials.rib(colour, 46, depth=0.02))
    return [
        body,
        *sleeves,
        *hem,
        *cuffs,
        *armholes,
        rib,
        back,
        paint(label, materials.plain(linear("#f4efe4"), 0.8)),
    ]


@kind(
    "sweater", front=dict(fill=0.9, height=82, turn=0, aim=0.5, f=11), close=dict(fill=1.4, height=50, turn=-12, aim=0.9, f=5.6),
    side=dict(fill=1.2, height=60, turn=24, aim=0.3, f=8),
)  # fmt: skip
def sweater(colour, shade):
    """Laid flat: stockinette, with ribs at neck, cuffs and hem."""
    wool = lambda wales, courses: materials.knit(colour, wales, courses, depth=0.03)  # noqa: E731

    def top(u):
        return 2.12 + 0.5 * min(abs(u) / 0.42, 1) ** 2 if abs(u) < 0.42 else 2.62 - 0.3 * (abs(u) - 0.42) / 0.58

    def side_at(y):
        return 1.5 - 0.13 * max(y - 1.2, 0) + 0.04 * noise.noise(Vector((0, y * 0.9, 6)))

    def body_at(u, v):
        y = -1.62 + v * (top(u) + 1.62)
        return u * side_at(y), y, 0.2 * max(1 - abs(u) ** 6, 0) ** 0.5 + 0.03

    def hem_at(u, v):
        pull = 0.93 + 0.05 * v
        return (
            u * side_at(-1.62) * pull,
            -2.08 + 0.5 * v,
            (0.17 + 0.02 * sin(pi * v)) * max(1 - abs(u) ** 6, 0) ** 0.5 + 0.03,
        )

    parts = [
        paint(sewn("body", body_at, 150, 180, 2.9), wool(32, 26)),
        paint(sewn("hem", hem_at, 260, 30, 0.34), materials.rib(colour, 30)),
    ]
    for side in (-1, 1):
        parts.append(paint(sewn("sleeve", long_sleeve(side, 0, 0.92), 70, 150, 7.5), wool(11, 14)))
        cuff = long_sleeve(side, 0.9, 1.0, 0.15, -0.05)
        parts.append(paint(sewn("cuff", cuff, 90, 20, 1.2), materials.rib(colour, 9)))
        seam = [
            (side * side_at(y) * 0.985, y, 0.11 + folds(side * 1.45, y)) for y in [1.1 + 0.07 * k for k in range(17)]
        ]
        parts.append(paint(tube("seam", seam, 0.02, 8, steps=2), materials.plain(darker(colour, 0.6), 0.95, 0.1)))

    def back_at(u, v):
        return u * 0.62, 1.9 + v * (0.79 - 0.08 * u**4), 0.03

    parts.append(paint(sewn("back", back_at, 30, 20), wool(16, 10)))

    parts.append(paint(collar(0.6, 2.6, 0.46, 0.07, 0.21), materials.rib(colour, 34)))
    label = sewn("label", lambda u, v: (u * 0.15, 2.28 + 0.16 * v, 0.09), 4, 4, thick=0.01)
    parts.append(paint(label, materials.plain(linear("#f4efe4"), 0.8)))
    return parts
