"""Beanies, scarves, socks."""

from math import cos, exp, pi, radians, sin
from random import Random

from mathutils import Vector, noise

import materials
from cloth import folds
from colours import blend, darker, linear
from registry import kind
from sewing import ring_of, sewn, way
from shapes import add, paint, tube


@kind(
    "beanie", front=dict(fill=0.66, height=8, turn=16), close=dict(height=20, fill=1.12), side=dict(turn=60, height=14)
)
def beanie(colour, shade):
    """Ribbed, with a deep cuff; a little higher on one side, as if a head had just left it."""
    ribs = 46

    def at(angle, t, out=0.0):
        """t from the hem (0) to the middle of the top (1)."""
        z = 1.75 * sin(t * pi / 2) ** 0.92 if t < 1 else 1.75
        r = 0.93 * cos(t * pi / 2) ** 0.62 * (1 + 0.06 * sin(pi * t))
        wave = abs(cos(angle * ribs / 2)) ** 0.7
        r += (0.045 * wave * min(1, r * 1.6) + out) * (1 if r > 0.03 else 0)
        soft = noise.noise(Vector((cos(angle) * 1.1, sin(angle) * 1.1, z * 1.2))) * 0.05 * min(z, 1)
        x, y = (r + soft) * cos(angle) * 1.06, (r + soft) * sin(angle) * 0.86
        return x + 0.07 * z * z / 3, y, z + 0.05 * x * min(z, 1) - 0.02 * (1 - wave) * (t > 0.9)

    columns, rows = 1150, 70
    crown = ring_of("crown", lambda a, v: at(a, v**0.9 * 0.999), columns, rows)

    def cuff_at(angle, v):  # up on the outside, over the edge, down on the inside
        path = [
            (0.02, 0.0),
            (0.1, 0.02),
            (0.16, 0.2),
            (0.165, 0.45),
            (0.15, 0.66),
            (0.11, 0.735),
            (0.06, 0.72),
            (0.03, 0.64),
        ]
        s = v * (len(path) - 1)
        i = min(int(s), len(path) - 2)
        f = s - i
        f = f * f * (3 - 2 * f)
        out, z = (path[i][k] * (1 - f) + path[i + 1][k] * f for k in (0, 1))
        wave = abs(cos(angle * ribs / 2 + 0.8)) ** 0.7
        r = 0.95 + out + 0.04 * wave * min(out * 9, 1)
        dip = noise.noise(Vector((cos(angle), sin(angle), 3))) * 0.03
        soft = noise.noise(Vector((cos(angle) * 1.2, sin(angle) * 1.2, z * 2 + 5))) * 0.03
        return (r + soft) * cos(angle) * 1.06, (r + soft) * sin(angle) * 0.86, z + dip * z * 2

    cuff = ring_of("cuff", cuff_at, columns, 40)
    knit = materials.knit(colour, ribs * 2, 46, depth=0.02)
    return [paint(crown, knit), paint(cuff, materials.knit(colour, ribs * 2, 24, depth=0.02))]


@kind(
    "scarf",
    front=dict(fill=0.84, height=4, turn=10),
    close=dict(height=6, turn=-20, fill=1.25, aim=0.8),
    side=dict(turn=34, height=8),
)
def scarf(colour, shade):
    """Hangs in pleats over a wooden rail, one end lower than the other."""
    bar, rail = 6.1, 0.16
    lathe_of = tube("rail", [(-30, 0, bar), (30, 0, bar)], rail)
    paint(lathe_of, materials.wood("#b0814f", axis="X"))
    front, back = 5.2, 4.3
    over = pi * (rail + 0.05)
    total = front + over + back

    def at(u, v):
        s = v * total
        # Narrow over the rail, wider below; the two ends drift apart.
        down = max(front - s, s - front - over, 0)
        ahead = 1 if s < front + over / 2 else -1
        spread = 0.6 + 0.17 * (1 - exp(-down / 1.2)) + 0.04 * noise.noise(Vector((2, down * 0.5, ahead)))
        x = u * spread + (-0.12 if ahead > 0 else 0.3) * (down / 5) ** 1.1
        # Pleats wander, join and open towards the end, as in cloth that was thrown over the rail.
        drift = 2.6 * noise.noise(Vector((u * 1.1, down * 0.34, ahead * 5))) + 1.2 * noise.noise(
            Vector((u * 2.3, down * 0.7, 9))
        )
        phase = 3.3 * pi * u + drift + 0.5 * u * down * 0.3 + (0 if ahead > 0 else 1.3)
        deep = (0.05 + 0.12 * (1 - exp(-down / 0.9))) * (
            0.7 + 0.9 * noise.noise(Vector((u * 1.7, down * 0.45, 7 + ahead)))
        )
        pleat = sin(phase) * deep
        x += 0.07 * cos(phase) * (1 - exp(-down / 0.9))
        r = rail + 0.05 + 0.04 * (1 + sin(phase)) * 0.5
        if down == 0:
            a = (s - front) / over * pi
            return x, -r * cos(a), bar + r * sin(a)
        y = -ahead * (r + max(pleat * 0.8, -r * 0.7 * exp(-down)) + 0.05 * (1 - exp(-down)))
        return x, y, bar - down + 0.1 * noise.noise(Vector((u * 1.5, ahead * 3, 1)))

    columns, rows = 190, 300
    vertices = [at(2 * c / columns - 1, r / rows) for r in range(rows + 1) for c in range(columns + 1)]
    uvs = [(2 * c / columns - 1, r / rows * total) for r in range(rows + 1) for c in range(columns + 1)]
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for r in range(rows)
        for a in range(r * (columns + 1), r * (columns + 1) + columns)
    ]
    cloth = add("scarf", vertices, faces, uvs)
    solid = cloth.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.035, 0
    pale = blend(colour, linear("#f3e9d8"), 0.85)
    stripes = [(0.35, 0.5), (0.6, 0.66), (total - 0.5, total - 0.35), (total - 0.66, total - 0.6)]
    paint(cloth, materials.brushed_wool(colour, pale, stripes))
    random = Random(4)
    wool = materials.plain(darker(colour, 0.95), 0.95, 0.05, 0.01, 60)
    strands = []
    for v in (0.0, 1.0):
        for k in range(54):
            x, y, z = at(-0.97 + 1.94 * k / 53, v)
            long = random.uniform(0.38, 0.46)
            dx, dy = random.uniform(-0.05, 0.05), random.uniform(-0.03, 0.03)
            path = [
                (x + dx * t * t + 0.01 * sin(9 * t + k), y + dy * t * t, z + 0.03 - long * t)
                for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
            ]
            strands.append(paint(tube("strand", path, lambda t: 0.016 - 0.006 * t, 7, steps=3), wool))
    return [cloth, *strands]


@kind(
    "socks", front=dict(fill=0.86, height=84, turn=0, f=11), close=dict(fill=1.3, height=52, turn=-16, f=5.6, aim=0.6),
    side=dict(fill=1.0, height=56, turn=26, f=8),
)  # fmt: skip
def socks(colour, shade):
    """A pair, laid flat; heel, toe and stripes in a second tone."""
    second = blend(colour, linear("#f3e9d8"), 0.82) if sum(colour[:3]) < 1.5 else blend(shade, linear("#7d6a55"), 0.5)
    # The instep and the sole, each from the cuff to the toe; the sock is what lies between them.
    instep = way(
        [
            (0.47, 2.05),
            (0.44, 1.2),
            (0.41, 0.3),
            (0.46, -0.35),
            (0.72, -0.74),
            (1.15, -0.9),
            (1.6, -0.97),
            (2.02, -1.04),
        ]
    )
    sole = way([
        (-0.46, 2.05), (-0.45, 1.2), (-0.42, 0.3), (-0.48, -0.4), (-0.5, -0.85), (-0.32, -1.25), (0.1, -1.52), (0.7, -1.7),
        (1.4, -1.84), (2.02, -1.88),
    ])  # fmt: skip

    def sock_at(turn, shift, lift):
        def at(u, v):
            above, below = instep(v), sole(v)
            taper = max(1 - max(v - 0.84, 0) ** 2.2 / 0.16**2.2, 0.0005) ** 0.5
            place = (above + below) / 2 + (above - below) / 2 * u * taper
            c, s = cos(turn), sin(turn)
            x, y = place.x * c - place.y * s + shift[0], place.x * s + place.y * c + shift[1]
            plump = 0.13 * max(1 - abs(u) ** 4, 0) ** 0.5
            dent = 0.03 * noise.noise(Vector((x * 2.4, y * 2.4, turn * 9))) * (1 - u * u)
            return x, y, plump + dent + lift + 0.02

        return at

    parts = []
    base_of, second_of = materials.knit(colour, 26, 26, depth=0.014), materials.knit(second, 26, 26, depth=0.014)
    rib = materials.rib(colour, 13)
    flat = lambda x, y: 0.25 * folds(x, y)  # noqa: E731
    for turn, shift, lift in ((radians(9), (0.18, 0.1), 0.0), (radians(-7), (-0.42, -0.12), 0.13)):
        one = sewn("sock", sock_at(turn, shift, lift), 90, 420, 6.2, 0.02, flat)
        for material in (base_of, second_of, rib):
            one.data.materials.append(material)
        index = []
        for r in range(420):
            v = (r + 0.5) / 420
            for c in range(90):
                u = 2 * (c + 0.5) / 90 - 1
                heel = ((v - 0.545) / 0.085) ** 2 + ((u + 1) / 0.95) ** 2 < 1
                stripe = 0.18 < v < 0.2 or 0.22 < v < 0.24
                index.append(2 if v < 0.15 else 1 if v > 0.875 or heel or stripe else 0)
        one.data.polygons.foreach_set("material_index", index)
        parts.append(one)
    return parts
