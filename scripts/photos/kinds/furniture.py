"""Stools and chairs."""

from math import cos, pi, sin

import materials
from registry import kind
from shapes import add, lathe, outline, paint, tube


@kind("stool", front=dict(fill=0.72, height=12), close=dict(height=30, aim=0.8, fill=1.05))
def stool(colour, shade):
    seat = lathe("seat", outline([
        (0, 4.22), (1.4, 4.22), (1.58, 4.3), (1.62, 4.42), (1.56, 4.52), (1.3, 4.53), (0.8, 4.48), (0, 4.46)]))  # fmt: skip
    oak = materials.wood("#c4976a", roughness=0.4)
    parts = [paint(seat, materials.wood("#c4976a", axis="X"))]
    for k in range(4):
        angle = pi / 4 + k * pi / 2 + 0.3
        x, y = cos(angle), sin(angle)
        leg = tube(
            "leg",
            [(x * 1.0, y * 1.0, 4.25), (x * 1.25, y * 1.25, 2.1), (x * 1.5, y * 1.5, 0)],
            lambda t: 0.17 - 0.055 * t,
        )
        dipped = tube(
            "sock",
            [(x * (1.5 - 0.25 * 0.4), y * (1.5 - 0.25 * 0.4), 0.84), (x * 1.5, y * 1.5, 0)],
            lambda t: 0.142 - 0.02 * t,
        )
        parts += [paint(leg, oak), paint(dipped, materials.plain(colour, 0.45, 0.4, 0.004, 20))]
    for k, z in ((0, 1.5), (1, 1.75)):
        angle = pi / 4 + k * pi / 2 + 0.3
        r = 1.5 - 0.5 * z / 4.25
        bar = tube("bar", [(r * cos(angle), r * sin(angle), z), (-r * cos(angle), -r * sin(angle), z)], 0.09)
        parts.append(paint(bar, materials.wood("#c4976a", axis="X")))
    return parts


@kind(
    "chair",
    front=dict(fill=0.8, height=13, turn=30),
    close=dict(height=24, turn=-30, fill=1.1, aim=0.7),
    side=dict(turn=128, height=16, fill=0.78),
)
def chair(colour, shade):
    """A bent seat and a bent back of stained plywood on ash legs."""
    legs = materials.wood("#c4976a", roughness=0.4)
    shell = materials.stained_wood(colour, axis="X")

    def seat_at(u, v):  # v from the front edge to the back
        y = -1.95 + 3.9 * v
        half = 1.98 - 0.28 * v + 0.05 * sin(pi * v)
        dish = -0.16 * (1 - u * u) * sin(pi * min(v * 1.1, 1)) ** 0.8
        return u * half, y, 4.35 + dish - 0.3 * max(0.22 - v, 0) ** 1.5 * 6 + 0.1 * u * u

    def back_at(u, v):  # v from below to the top
        z = 6.35 + 2.0 * v
        half = 1.95 - 0.12 * (2 * v - 1) ** 2
        return u * half, 2.05 + 0.3 * v - 0.62 * u * u, z + 0.12 * (1 - u * u) * (v - 0.5)

    seat = plywood("seat", seat_at, 0.2, 3.2)
    back = plywood("back", back_at, 0.16, 3.2)
    parts = [paint(seat, shell), paint(back, shell)]
    for side in (-1, 1):
        parts.append(
            tube(
                "front leg",
                [(side * 1.5, -1.45, 4.28), (side * 1.68, -1.62, 2), (side * 1.84, -1.78, 0)],
                lambda t: 0.21 - 0.07 * t,
            )
        )
        parts.append(tube(
            "back leg", [(side * 1.5, 2.3, 7.9), (side * 1.52, 2.02, 6.6), (side * 1.52, 1.58, 4.6), (side * 1.6, 1.75, 2.2), (side * 1.74, 2.2, 0)],
            lambda t: 0.12 + 0.09 * sin(pi * min(t * 1.15, 1)),
        ))  # fmt: skip
        parts.append(tube("rail", [(side * 1.54, -1.48, 3.85), (side * 1.53, 1.55, 3.9)], 0.13))
    parts.append(tube("rail", [(-1.52, -1.47, 3.88), (1.52, -1.47, 3.88)], 0.13))
    parts.append(tube("rail", [(-1.52, 1.58, 3.88), (1.52, 1.58, 3.88)], 0.13))
    for part in parts[2:]:
        paint(part, materials.wood("#c4976a", axis="X") if part.name.startswith("rail") else legs)
    return parts


def plywood(name, at, thick, power, columns=72, rows=56):
    """A bent board with round corners: `at(u, v)` for u in -1..1 and v in 0..1."""
    vertices, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            a, b = 2 * column / columns - 1, 2 * row / rows - 1
            # A square that is pulled to a superellipse, so that the corners are round.
            far = max(abs(a), abs(b))
            reach = (abs(a) ** (power * 2) + abs(b) ** (power * 2)) ** (1 / (power * 2)) or 1
            u, v = a * far / reach, b * far / reach
            vertices.append(at(u, (v + 1) / 2))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    board = add(name, vertices, faces)
    solid = board.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    bevel = board.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = thick * 0.4, 4, "ANGLE", 1.0
    board.data.use_auto_smooth = True
    return board
