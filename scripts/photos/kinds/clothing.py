"""T-shirts, sweaters, jackets, beanies, scarves, socks."""

from math import cos, exp, pi, radians, sin
from random import Random

from mathutils import Vector, noise

import materials
from cloth import face_up, folds, panel
from colours import blend, darker, linear
from registry import kind
from shapes import add, curve, lathe, outline, paint, tube


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
        return 2.0 + 0.55 * min(abs(u) / 0.46, 1) ** 2.2 if abs(u) < 0.46 else 2.55 - 0.32 * (abs(u) - 0.46) / 0.54

    def body_at(u, v):
        low = -1.85 + 0.04 * noise.noise(Vector((u * 2, 3, 1)))
        y = low + v * (top(u) - low)
        half = 1.42 + 0.04 * noise.noise(Vector((0, y * 0.8, u > 0))) - 0.1 * max(y - 1.3, 0)
        return u * half, y, 0.15 * max(1 - abs(u) ** 7, 0) ** 0.5 + 0.02

    def sleeve_at(side):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (1.2, 2.3), (2.22, 1.42), (1.84, 0.78), (1.28, 1.12)

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
            [on(side * (1.41 - 0.1 * max(y - 1.3, 0)), y, 0.075) for y in [1.15 + 0.057 * k for k in range(20)]],
            0.016,
            8,
            steps=2,
        )
        for side in (-1, 1)
    ]
    ring = [on(*body_at(u / 20, 1)) for u in range(-9, 10)]
    rib = tube("rib", [(x, y, z + 0.005) for x, y, z in ring], 0.085, flat=0.4, steps=3)
    behind = [
        (x * 0.98, 2.53 - 0.09 * (1 - (x / 0.66) ** 2), 0.1 + folds(x, 2.5))
        for x in [0.66 * k / 8 for k in range(-8, 9)]
    ]
    back = panel("back", lambda u, v: (u * 0.64, 1.95 + v * (0.5 + 0.09 * u * u), 0.01), 20, 20)
    rib_back = tube("rib", behind, 0.08, flat=0.4, steps=3)
    label = panel("label", lambda u, v: (u * 0.13, 2.2 + 0.17 * v, 0.03), 4, 4)
    for part in (body, back, *sleeves):
        paint(part, cloth)
    for part in (*hem, *cuffs, *armholes):
        paint(part, thread)
    for part in (rib, rib_back):
        paint(part, materials.plain(darker(colour, 0.92), 0.95, 0.1, 0.008, 45))
    return [
        body,
        *sleeves,
        *hem,
        *cuffs,
        *armholes,
        rib,
        back,
        rib_back,
        paint(label, materials.plain(linear("#f4efe4"), 0.8)),
    ]


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
        return u * 0.72, 1.9 + v * (0.78 + 0.05 * u * u), 0.03

    parts.append(paint(sewn("back", back_at, 30, 20), wool(16, 10)))

    def collar_at(u, v):  # A ring around the neck; its ends meet at the back.
        angle = pi * u - pi / 2
        wide = 1 + 0.2 * (v - 0.5)
        front = 0.5 - 0.5 * sin(angle)
        drop = (0.37 if sin(angle) < 0 else 0.1) * sin(angle)
        return 0.6 * cos(angle) * wide, 2.51 + drop * wide + 0.06 * (v - 0.5), 0.1 + 0.13 * front + 0.035 * sin(pi * v)

    parts.append(paint(sewn("collar", collar_at, 260, 18, 0.2), materials.rib(colour, 34)))
    label = sewn("label", lambda u, v: (u * 0.15, 2.28 + 0.16 * v, 0.09), 4, 4, thick=0.01)
    parts.append(paint(label, materials.plain(linear("#f4efe4"), 0.8)))
    return parts


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
