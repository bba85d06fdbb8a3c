"""Mugs, bowls, teapots, carafes, plates."""

from math import radians

import bpy

import materials
from colours import blend, linear
from registry import kind
from shapes import apply, fuse, lathe, outline, paint, tube, turned, vessel


@kind("mug", front=dict(fill=0.6), side=dict(turn=160, height=12))
def mug(colour, shade):
    profile = [(0.3, 0), (0.36, 0.02), (0.41, 0.12), (0.425, 0.4), (0.42, 0.7), (0.43, 0.92)]
    body = vessel("mug", profile, wall=0.04, floor=0.07, seed=1)
    handle = tube(
        "handle", [(0.4, 0, 0.72), (0.55, 0, 0.76), (0.7, 0, 0.66), (0.7, 0, 0.42), (0.57, 0, 0.24), (0.4, 0, 0.2)],
        lambda t: 0.058 + 0.02 * abs(2 * t - 1) ** 3, flat=0.62,
    )  # fmt: skip
    whole = fuse([body, handle], detail=0.0085, smooth=8)
    whole.rotation_euler.z = radians(-32)
    return [paint(whole, materials.glazed_stoneware(colour, foot=0.13, gloss=0.7))]


@kind("teapot", front=dict(fill=0.74))
def teapot(colour, shade):
    body = lathe("body", outline([
        (0, 0), (0.44, 0), (0.48, 0.03), (0.72, 0.3), (0.8, 0.6), (0.7, 0.9), (0.42, 1.1),
        (0.36, 1.13), (0, 1.13),
    ]), seed=2)  # fmt: skip
    spout = tube(
        "spout", [(-0.6, 0, 0.42), (-0.86, 0, 0.5), (-1.04, 0, 0.78), (-1.2, 0, 1.02), (-1.25, 0, 1.06)],
        lambda t: 0.2 - 0.135 * t**0.75, flat=1.0,
    )  # fmt: skip
    handle = tube(
        "handle", [(0.6, 0, 0.96), (0.82, 0, 1.07), (1.08, 0, 0.98), (1.13, 0, 0.68), (0.98, 0, 0.4), (0.7, 0, 0.34)],
        lambda t: 0.07 + 0.015 * abs(2 * t - 1) ** 3, flat=0.7,
    )  # fmt: skip
    pot = fuse([body, spout, handle], detail=0.011, smooth=10)
    hole = tube("hole", [(-1.14, 0, 0.94), (-1.32, 0, 1.15)], lambda t: 0.042)
    cut = pot.modifiers.new("cut", "BOOLEAN")
    cut.object, cut.operation = hole, "DIFFERENCE"
    apply(pot)
    bpy.data.objects.remove(hole)
    for polygon in pot.data.polygons:
        polygon.use_smooth = True
    lid_profile = outline([
        (0.43, 1.075), (0.435, 1.1), (0.41, 1.13), (0.24, 1.2), (0.1, 1.235), (0, 1.24),
    ])  # fmt: skip
    lid = lathe("lid", lid_profile, seed=4)
    knob = lathe("knob", outline([
        (0, 1.22), (0.05, 1.23), (0.055, 1.27), (0.12, 1.35), (0.11, 1.42), (0.04, 1.45), (0, 1.45),
    ]), wobble=0.01)  # fmt: skip
    glaze = materials.glazed_stoneware(colour, foot=0.1, gloss=0.65)
    parts = [
        paint(pot, glaze),
        paint(lid, materials.glazed_stoneware(colour, gloss=0.65)),
        paint(knob, materials.wood("#9a6a3e")),
    ]
    return turned(parts, 14)


@kind("bowl", front=dict(fill=0.62, height=20))
def bowl(colour, shade):
    """A stack of two."""
    profile = [(0.34, 0), (0.36, 0.06), (0.36, 0.06), (0.5, 0.12), (0.72, 0.38), (0.8, 0.7)]
    glaze = materials.glazed_stoneware(colour, foot=0.1, gloss=0.55)
    lower, upper = (vessel("bowl", profile, wall=0.045, floor=0.13, seed=k * 5) for k in (1, 2))
    upper.location, upper.rotation_euler = (0.01, 0, 0.2), (radians(1.5), radians(-1), 1.2)
    pale = materials.glazed_stoneware(blend(colour, linear("#efe6d6"), 0.8), foot=0.1, gloss=0.55)
    return [paint(lower, pale), paint(upper, glaze)]


@kind("plate", front=dict(fill=0.78, height=27), close=dict(height=36, fill=1.2), side=dict(height=62, fill=0.8))
def plate(colour, shade):
    """A dinner plate, a pale one below it and a side plate on top."""
    pale = blend(colour, linear("#efe6d6"), 0.8)
    parts = []
    for scale, tone, z, seed in ((1.0, pale, 0, 1), (1.0, colour, 0.09, 5), (0.72, colour, 0.178, 9)):
        profile = outline([
            (0, 0.03), (0.62, 0.03), (0.66, 0), (0.7, 0.0), (0.73, 0.03), (1.0, 0.05), (1.2, 0.1), (1.31, 0.24),
            (1.35, 0.36), (1.335, 0.385), (1.31, 0.37), (1.26, 0.25), (1.15, 0.145), (1.0, 0.1), (0.8, 0.09), (0.4, 0.085), (0, 0.085),
        ])  # fmt: skip
        one = lathe("plate", [(r * scale, h * (0.9 + 0.1 * scale)) for r, h in profile], seed=seed, wobble=0.008)
        one.location, one.rotation_euler = (0.012 * seed - 0.06, 0, z), (radians(0.5), radians(-0.4), seed)
        parts.append(paint(one, materials.glazed_stoneware(tone, foot=0.012, gloss=0.5)))
    return parts


@kind("carafe", effort=2, front=dict(fill=0.8, height=8), close=dict(height=20, fill=1.15, aim=0.7))
def carafe(colour, shade):
    """Hand-blown, half full, with a cork ball on it."""
    hexes = "#%02x%02x%02x" % tuple(int(255 * min(1, (0.82 + 0.18 * c) ** 0.4545)) for c in colour[:3])
    outer = [(0.5, 0.0), (0.6, 0.03), (0.66, 0.25), (0.62, 0.75), (0.36, 1.3), (0.29, 1.75), (0.33, 2.3), (0.36, 2.42)]
    body = vessel("carafe", outer, wall=0.03, floor=0.1, wobble=0.004, seed=4)
    paint(body, materials.glass(hexes))
    inside = [(r - 0.032, z) for r, z in outline(outer) if 0.1 < z < 1.02]
    water = lathe("water", [(0, 0.103), *inside, (inside[-1][0] - 0.01, 1.0), (0, 1.0)], wobble=0)
    paint(water, materials.glass("#f2fbfa"))
    stopper = lathe(
        "stopper", outline([(0, 2.3), (0.2, 2.32), (0.27, 2.42), (0.36, 2.6), (0.3, 2.85), (0, 2.95)]), seed=3
    )
    paint(stopper, materials.cork())
    return [body, water, stopper]
