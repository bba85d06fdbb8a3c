"""Table lamps, pendants, candles."""

import materials
from colours import blend, darker, linear
from lettering import SANS, rule, sheet, words, wrapped
from registry import kind
from shapes import lathe, outline, paint, tube, vessel


@kind("lamp", front=dict(fill=0.82, aim=0.52), close=dict(height=8))
def lamp(colour, shade):
    base = lathe("base", outline([
        (0, 0), (0.62, 0), (0.66, 0.03), (0.66, 0.1), (0.74, 0.5), (0.7, 0.95), (0.42, 1.4), (0.19, 1.62),
        (0.13, 1.7), (0, 1.7),
    ]), seed=7)  # fmt: skip
    brass = materials.metal()
    collar = lathe("collar", [(0, 1.68), (0.15, 1.68), (0.16, 1.7), (0.16, 1.78), (0.14, 1.8), (0.06, 1.81), (0.05, 2.05),
                              (0.1, 2.06), (0.1, 2.3), (0, 2.3)], wobble=0)  # fmt: skip
    low, high, r_low, r_high = 2.08, 3.6, 1.2, 0.78
    side = [(r_low + (r_high - r_low) * t, low + (high - low) * t) for t in [k / 20 for k in range(21)]]
    cloth = blend(colour, linear("#f6ecd8"), 0.8)
    shade_body = lathe("shade", side, wobble=0.004, uv_repeat=(6, 1.3))
    trims = [
        lathe("trim", [(r + 0.008, z - 0.03), (r + 0.014, z - 0.02), (r + 0.014, z + 0.02), (r + 0.008, z + 0.03), (r - 0.012, z)],
              uv_repeat=(6, 0.05))
        for r, z in ((r_low, low + 0.015), (r_high, high - 0.015))
    ]  # fmt: skip
    cord = tube(
        "cord", [(0.4, 0.5, 0.03), (0.9, 1.3, 0.03), (1.8, 1.5, 0.03), (2.8, 2.3, 0.03), (4.6, 2.2, 0.03)], 0.03
    )
    bulb = lathe("bulb", outline([
        (0, 2.3), (0.12, 2.32), (0.16, 2.45), (0.3, 2.72), (0.2, 2.98), (0, 3.05)]), segments=32)  # fmt: skip
    paint(cord, materials.woven(linear("#d8cbb2"), 80))
    paint(bulb, materials.glow("#ffc27d", 26))
    return [
        paint(base, materials.glazed_stoneware(colour, foot=0.09, gloss=0.62)),
        paint(collar, brass),
        paint(shade_body, materials.woven(cloth, 90, translucent=0.5, slub=1.3)),
        *[paint(trim, materials.woven(darker(cloth, 0.85), 90)) for trim in trims],
        bulb,
    ]


@kind("candle", front=dict(fill=0.6, height=17))
def candle(colour, shade):
    """Wax in a stoneware tumbler; the wick burns."""
    cup = vessel("cup", [(0.36, 0), (0.39, 0.02), (0.4, 0.1), (0.4, 0.86)], wall=0.04, seed=9)
    wax = lathe("wax", [(0.37, 0.66), (0.34, 0.655), (0.2, 0.64), (0.05, 0.635), (0, 0.635)], wobble=0.02)
    wick = tube("wick", [(0, 0, 0.6), (0.005, 0, 0.7), (0.02, 0, 0.76)], 0.012)
    flame = lathe(
        "flame",
        outline(
            [
                (0, 0.72),
                (0.026, 0.75),
                (0.042, 0.82),
                (0.045, 0.89),
                (0.037, 0.97),
                (0.02, 1.06),
                (0.007, 1.12),
                (0, 1.15),
            ]
        ),
        segments=32,
    )
    flame.location.x = 0.015
    label = wrapped(
        [
            sheet(0.46, 0.34, (0, 0.45)),
            words("CANDLE", 0.075, (0, 0.5), spacing=1.3),
            rule(0.2, (0, 0.445)),
            words("FORTY HOURS", 0.028, (0, 0.395), SANS, 1.5),
        ],
        0.407,
    )
    paint(cup, materials.glazed_stoneware(colour, foot=0.08, gloss=0.35, speckle=0.7))
    paint(wax, materials.plain(linear("#f3e6c8"), 0.45, 0.4, 0.002, 10, subsurface=0.5))
    paint(wick, materials.plain(linear("#2a211b"), 0.9))
    paint(flame, materials.flame())
    return [cup, wax, wick, flame, *label]


@kind(
    "pendant",
    front=dict(fill=0.66, height=-9, aim=0.5),
    close=dict(height=-12, fill=1.0, aim=0.45),
    side=dict(height=-2),
)
def pendant(colour, shade):
    """An enamelled dome on a cloth cord, seen from a little below."""
    z = 4.2
    outer = outline([(1.5, 0), (1.5, 0.05), (1.42, 0.34), (1.12, 0.78), (0.62, 1.06), (0.26, 1.16), (0.2, 1.3)])
    rim = [(1.52, -0.02), (1.515, -0.035), (1.49, -0.03)]
    inner = [(r - 0.03, h - 0.02) for r, h in reversed(outer)]
    outside = lathe("dome", [*reversed(inner[-2:]), *[(r, h) for r, h in rim[::-1]], *outer], wobble=0.001)
    inside = lathe("inside", inner, wobble=0.001)
    cap = lathe(
        "cap",
        outline(
            [(0.2, 1.27), (0.21, 1.3), (0.21, 1.44), (0.17, 1.52), (0.06, 1.56), (0.045, 1.75), (0.03, 1.77), (0, 1.77)]
        ),
        wobble=0,
    )
    cord = tube("cord", [(0, 0, 1.7), (0.01, 0, 4), (0, 0, 12)], 0.03)
    bulb = lathe(
        "bulb",
        outline([(0, 0.12), (0.16, 0.14), (0.26, 0.3), (0.2, 0.55), (0.12, 0.75), (0.12, 1.0), (0, 1.0)]),
        segments=48,
    )
    parts = [
        paint(outside, materials.lacquer(colour, 0.75)),
        paint(inside, materials.lacquer(linear("#f4efe2"), 0.3)),
        paint(cap, materials.metal()),
        paint(bulb, materials.glow("#ffd6a0", 9)),
    ]
    paint(cord, materials.plain(linear("#4a4038"), 0.9, 0.1, 0.006, 90))
    for part in (*parts, cord):
        part.location.z = z
    return parts
