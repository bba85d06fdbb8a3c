"""Plant pots and watering cans."""

from math import cos, pi, sin
from random import Random

import bmesh
from mathutils import Vector, noise

import materials
from colours import linear
from registry import kind
from shapes import add, apply, lathe, outline, paint, tube, vessel


@kind("pot", front=dict(fill=0.86))
def plant_pot(colour, shade):
    pot = vessel("pot", [(0.5, 0), (0.52, 0.02), (0.68, 0.95), (0.69, 1.0), (0.69, 1.0), (0.76, 1.0), (0.76, 1.02),
                         (0.78, 1.3)], wall=0.07, seed=6)  # fmt: skip
    saucer = vessel("saucer", [(0.6, 0), (0.62, 0.01), (0.72, 0.12), (0.73, 0.15)], wall=0.05, floor=0.05)
    pot.location.z = 0.05
    paint(
        pot,
        materials.terracotta()
        if colour[0] > 0.3 and colour[2] < 0.2
        else materials.glazed_stoneware(colour, gloss=0.2, speckle=0.5),
    )
    paint(saucer, pot.data.materials[0])
    soil = lathe("soil", [(0.7, 1.17), (0.4, 1.2), (0, 1.21)], wobble=0.1)
    paint(soil, materials.plain(linear("#3b2a20"), 0.95, 0.1, 0.08, 14))
    random = Random(8)
    blades = []
    for index in range(9):
        turn, far = index * 2.4, 0.1 + 0.048 * index
        length = random.uniform(1.5, 2.5) * (1.1 - 0.05 * index)
        blade = snake_leaf(length, random)
        blade.location = (far * cos(turn), far * sin(turn), 1.15)
        blade.rotation_euler = (
            random.uniform(-0.1, 0.02) - 0.5 * far,
            random.uniform(-0.06, 0.06),
            turn + pi / 2 + random.uniform(-0.5, 0.5),
        )
        blades.append(paint(blade, materials.snake_leaf()))
    return [pot, saucer, soil, *blades]


def snake_leaf(length, random, rows=40, columns=8):
    vertices, faces, uvs = [], [], []
    twist, bend, width = random.uniform(-0.7, 0.7), random.uniform(-0.12, 0.16), random.uniform(0.17, 0.23)
    for row in range(rows + 1):
        t = row / rows
        half = (
            width * (0.55 + 0.45 * sin(pi * min(t * 1.3, 1) * 0.5)) * (1 - max(t - 0.55, 0) ** 2 / 0.2025) ** 0.8
            + 0.002
        )
        angle = twist * t
        for column in range(columns + 1):
            u = 2 * column / columns - 1
            wave = 0.018 * noise.noise(Vector((u * 1.2, t * 6, length)))
            x, y = u * half, 0.34 * half * u * u + wave
            vertices.append(
                (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle) + bend * t * t * length, t * length)
            )
            uvs.append(((u + 1) / 2, t * length))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    blade = add("blade", vertices, faces, uvs)
    thick = blade.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.02
    return blade


@kind("can", front=dict(fill=0.8, height=12, turn=-14), close=dict(height=26, turn=20), side=dict(turn=-52, height=20))
def can(colour, shade):
    """Enamelled steel with a long, thin spout."""
    paint_of = materials.lacquer(colour, 0.66)
    body = lathe("body", [
        (0, 0.02), (0.7, 0.02), (0.72, 0), (0.735, 0.0), (0.745, 0.02), (0.735, 0.05), (0.73, 0.09), *outline([(0.72, 0.12), (0.68, 0.6), (0.64, 1.16)]),
        (0.655, 1.17), (0.665, 1.19), (0.66, 1.215), (0.64, 1.22), (0.625, 1.2), (0.63, 0.6), (0.66, 0.1), (0, 0.1),
    ], wobble=0.001)  # fmt: skip
    lid = lathe("lid", outline([(0, 1.3), (0.3, 1.27), (0.55, 1.2), (0.64, 1.17)]), wobble=0)
    keep_half(lid)
    edge = tube(
        "edge", [(0.02, -0.63, 1.185), (0.0, -0.3, 1.275), (0.0, 0, 1.3), (0.0, 0.3, 1.275), (0.02, 0.63, 1.185)], 0.016
    )
    spout = tube(
        "spout", [(-0.55, 0, 0.3), (-0.85, 0, 0.46), (-1.2, 0, 0.95), (-1.55, 0, 1.55), (-1.78, 0, 1.78), (-1.98, 0, 1.8)],
        lambda t: 0.135 - 0.085 * t**0.6,
    )  # fmt: skip
    lip = tube("lip", [(-1.95, 0, 1.8), (-2.0, 0, 1.798)], 0.062)
    hole = tube("hole", [(-1.99, 0, 1.7985), (-2.003, 0, 1.7978)], 0.042)
    stay = tube("stay", [(-0.6, 0, 1.1), (-0.95, 0, 1.12), (-1.28, 0, 1.1)], 0.022)
    handle = tube(
        "handle", [(-0.28, 0, 1.27), (-0.2, 0, 1.6), (0.2, 0, 1.86), (0.72, 0, 1.74), (1.02, 0, 1.25), (0.98, 0, 0.7), (0.7, 0, 0.42)],
        0.045, flat=1.0,
    )  # fmt: skip
    brass = materials.metal("#c9a063", 0.28)
    parts = [paint(part, paint_of) for part in (body, lid, edge, spout, stay)]
    parts += [paint(lip, brass), paint(handle, brass), paint(hole, materials.plain(linear("#14110e"), 0.9))]
    return parts


def keep_half(thing):
    """Cuts off what is on the right of the middle."""
    apply(thing)
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    bmesh.ops.delete(mesh, geom=[v for v in mesh.verts if v.co.x > 0.03], context="VERTS")
    mesh.to_mesh(thing.data)
    mesh.free()
