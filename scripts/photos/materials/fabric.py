"""Threads: woven, knitted, felted; and leather."""

from colours import blend, darker

from .graph import Graph


def woven(colour, threads=60.0, translucent=0.0, sheen=0.4, slub=1.0, depth=0.006):
    """Plain weave with uneven threads (linen; with few threads wool). Needs UV coordinates; `threads` per UV unit."""
    g = Graph("woven")
    at = g.where(space="UV")
    part = g.node("SeparateXYZ", Vector=at)
    warp_wobble = g.math("MULTIPLY", g.noise(at, 7, 3), 0.03 * slub)
    weft_wobble = g.math("MULTIPLY", g.noise(at, 8.3, 3), 0.03 * slub)

    def thread(position, wobble):
        return g.math("SINE", g.math("MULTIPLY", g.math("ADD", position, wobble), threads * 3.14159))

    x, y = thread(part.outputs["X"], warp_wobble), thread(part.outputs["Y"], weft_wobble)
    # Over and under: the product of two sines is a plain weave's chequerboard of raised threads.
    weave = g.math("MULTIPLY_ADD", g.math("MULTIPLY", x, y), 0.5)
    weave = g.math("ADD", weave, 0.5)
    slubs_x = g.noise(g.where((threads * 0.8, 5, 1), "UV"), 1, 3, 0.7)
    slubs_y = g.noise(g.where((5, threads * 0.8, 1), "UV"), 1, 3, 0.7)
    slubs = g.math("MAXIMUM", slubs_x, slubs_y)
    base = g.mix(g.ramp(slubs, 0.4, 0.8), darker(colour, 0.94), blend(colour, (1, 1, 1, 1), 0.025))
    base = g.mix(g.ramp(weave, 0, 0.6, 0.35, 0), base, darker(colour, 0.45))
    height = g.math("ADD", g.math("MULTIPLY", weave, 0.8), g.math("MULTIPLY", slubs, 0.6))
    normal = g.bump(height, depth)
    cloth = g.node(
        "BsdfPrincipled", Base_Color=base, Roughness=0.92, Specular=0.12, Sheen=sheen, Sheen_Tint=0.7, Normal=normal
    )
    if translucent == 0:
        return g.finish(cloth)
    glow = g.node("BsdfTranslucent", Color=g.mix(0.4, base, colour), Normal=normal)
    return g.finish(g.node("MixShader", Fac=translucent, i1=cloth.outputs[0], i2=glow.outputs[0]))


def linen(colour):
    """Upholstery linen from a metre away: threads too fine to count, slubs that run along both."""
    g = Graph("linen")
    tiny = g.math(
        "ADD", g.noise(g.where((300, 60, 1), "UV"), 1, 2, 0.6), g.noise(g.where((60, 300, 1), "UV"), 1, 2, 0.6)
    )
    slubs = g.math(
        "MAXIMUM", g.noise(g.where((120, 6, 1), "UV"), 1, 3, 0.75), g.noise(g.where((6, 120, 1), "UV"), 1, 3, 0.75)
    )
    base = g.mix(g.ramp(slubs, 0.52, 0.8), darker(colour, 0.9), blend(colour, (1, 1, 1, 1), 0.1))
    base = g.mix(g.ramp(tiny, 0.75, 1.2, 0.45, 0), base, darker(colour, 0.55))
    height = g.math("ADD", g.math("MULTIPLY", tiny, 0.6), slubs)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.94, Specular=0.1, Sheen=0.5, Sheen_Tint=0.6,
            Normal=g.bump(height, 0.009),
        )  # fmt: skip
    )


def canvas(colour, wear=0):
    """Canvas: fine threads, paler where it was creased (`wear` from 0 to 1, for waxed cotton). Needs no UV coordinates."""
    g = Graph("canvas")
    at = g.where()
    threads = g.math("ADD", g.noise(g.where((150, 150, 18)), 1, 2, 0.6), g.noise(g.where((18, 18, 150)), 1, 2, 0.6))
    worn = g.noise(at, 1.7, 5, 0.65)
    edge = g.ramp(
        g.node("NewGeometry").outputs["Pointiness"], 0.515 - 0.015 * wear, 0.58 - 0.02 * wear, 0, 0.35 + 0.15 * wear
    )
    base = g.mix(g.ramp(worn, 0.35, 0.75), darker(colour, 0.82), blend(colour, (1, 1, 1, 1), 0.05))
    base = g.mix(edge, base, blend(colour, (1, 1, 1, 1), 0.16 + 0.06 * wear))
    base = g.mix(g.ramp(threads, 0.75, 1.2, 0.4, 0), base, darker(colour, 0.6))
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.72, Specular=0.25, Sheen=0.2,
            Normal=g.bump(threads, 0.006, 1.0, g.bump(worn, 0.02, 0.4)),
        )  # fmt: skip
    )


def jersey(colour):
    """Fine knit from a metre away. Needs no UV coordinates."""
    g = Graph("jersey")
    at = g.where()
    wales = g.noise(g.where((150, 26, 26)), 1, 3, 0.65)
    clouds = g.noise(at, 2.2, 4, 0.6)
    base = g.mix(g.ramp(clouds, 0.3, 0.75), darker(colour, 0.9), colour)
    base = g.mix(g.ramp(wales, 0.35, 0.7, 0.28, 0), base, darker(colour, 0.6))
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.93, Specular=0.1, Sheen=0.4, Sheen_Tint=0.6,
            Normal=g.bump(wales, 0.005, 1.0, g.bump(g.noise(at, 7, 4), 0.01, 0.5)),
        )  # fmt: skip
    )


def knit(colour, wales=60.0, courses=None, depth=0.02, fuzz=0.5):
    """Stockinette: columns of small Vs. Needs UV coordinates; `wales` columns per UV unit in x."""
    g = Graph("knit")
    at = g.where(space="UV")
    part = g.node("SeparateXYZ", Vector=at)
    uneven = g.math("MULTIPLY", g.noise(at, 9, 3), 0.5)
    x = g.math("MULTIPLY", part.outputs["X"], wales)
    y = g.math("MULTIPLY", part.outputs["Y"], courses or wales * 1.25)
    across = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", x), 0.5))  # 0 in the middle of a wale, 0.5 between
    # Each half of a V climbs outwards, so the row is shifted by how far the place is from the middle.
    row = g.math("FRACT", g.math("ADD", g.math("SUBTRACT", y, g.math("MULTIPLY", across, 1.5)), uneven))
    bulge = g.math("SINE", g.math("MULTIPLY", row, 3.14159))
    round_wale = g.math("SINE", g.math("MULTIPLY", g.math("SUBTRACT", 0.5, across), 3.14159))
    height = g.math("MULTIPLY", g.math("POWER", bulge, 0.6), g.math("POWER", round_wale, 0.7))
    hair = g.noise(g.where((wales * 2, wales * 2, 1), "UV"), 1, 4, 0.7)
    tone = g.noise(g.where(), 3, 3)
    base = g.mix(g.ramp(tone, 0.3, 0.7), darker(colour, 0.88), colour)
    base = g.mix(g.ramp(height, 0.1, 0.75, 0.75, 0), base, darker(colour, 0.35))
    base = g.mix(g.ramp(hair, 0.5, 0.75, 0, 0.25 * fuzz), base, blend(colour, (1, 1, 1, 1), 0.25))
    normal = g.bump(g.math("ADD", height, g.math("MULTIPLY", hair, 0.3 * fuzz)), depth)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=0.6, Sheen_Tint=0.6, Normal=normal
        )
    )


def rib(colour, ribs, depth=0.05):
    """The elastic edge of a knit: soft columns along v, `ribs` of them per UV unit in u."""
    g = Graph("rib")
    at = g.where(space="UV")
    part = g.node("SeparateXYZ", Vector=at)
    x = g.math("MULTIPLY", part.outputs["X"], ribs)
    column = g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", x, 3.14159)))
    small = g.math("SINE", g.math("MULTIPLY", part.outputs["Y"], ribs * 11.0))
    height = g.math("ADD", g.math("POWER", column, 0.6), g.math("MULTIPLY", small, 0.06))
    hair = g.noise(g.where((ribs * 4, ribs * 4, 1), "UV"), 1, 4, 0.7)
    base = g.mix(g.ramp(column, 0.0, 0.6, 0.75, 0), colour, darker(colour, 0.35))
    base = g.mix(g.ramp(hair, 0.45, 0.75, 0, 0.2), base, blend(colour, (1, 1, 1, 1), 0.2))
    normal = g.bump(g.math("ADD", height, g.math("MULTIPLY", hair, 0.15)), depth)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=0.6, Sheen_Tint=0.6, Normal=normal
        )
    )


def waffle(colour, cells=40.0, depth=0.03):
    """Towelling woven into small hollows. Needs UV coordinates."""
    g = Graph("waffle")
    part = g.node("SeparateXYZ", Vector=g.where(space="UV"))
    wave = lambda p: g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", p, cells * 3.14159)))  # noqa: E731
    x, y = wave(part.outputs["X"]), wave(part.outputs["Y"])
    walls = g.math("SUBTRACT", 1.0, g.math("MULTIPLY", g.math("POWER", x, 0.8), g.math("POWER", y, 0.8)))
    loops = g.noise(g.where((cells * 9, cells * 9, 1), "UV"), 1, 4, 0.7)
    base = g.mix(g.ramp(walls, 0.2, 0.9), darker(colour, 0.6), colour)
    base = g.mix(g.ramp(loops, 0.35, 0.7, 0.25, 0), base, darker(colour, 0.6))
    normal = g.bump(g.math("ADD", walls, g.math("MULTIPLY", loops, 0.35)), depth)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.96, Specular=0.08, Sheen=0.5, Sheen_Tint=0.6, Normal=normal
        )
    )


def brushed_wool(colour, stripe=None, stripes=()):
    """Soft twill with a nap. `stripes` are (from, to) along v of the UV coordinates, in the colour `stripe`."""
    g = Graph("brushed wool")
    part = g.node("SeparateXYZ", Vector=g.where(space="UV"))
    v = part.outputs["Y"]
    body = colour
    for low, high in stripes:
        inside = g.math("MULTIPLY", g.math("GREATER_THAN", v, low), g.math("LESS_THAN", v, high))
        body = g.mix(inside, body, stripe)
    at = g.where()
    twill = g.math("SINE", g.math("MULTIPLY", g.math("ADD", part.outputs["X"], part.outputs["Y"]), 230.0))
    nap = g.noise(g.where((1, 2.2, 1)), 26, 5, 0.75)
    clouds = g.noise(at, 3.2, 4, 0.6)
    dark = g.mix(1.0, body, (0.62, 0.62, 0.62, 1), "MULTIPLY")
    pale = g.mix(0.14, body, (1, 1, 1, 1))
    base = g.mix(g.ramp(nap, 0.3, 0.7), dark, pale)
    base = g.mix(g.ramp(clouds, 0.3, 0.75, 0.35, 0), base, dark)
    height = g.math("ADD", g.math("MULTIPLY", twill, 0.12), nap)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.98, Specular=0.05, Sheen=0.9, Sheen_Tint=0.5,
            Normal=g.bump(height, 0.03),
        )  # fmt: skip
    )


def felt(colour, grain=70):
    """Short fibres without threads: ear pads, flocked boxes."""
    g = Graph("felt")
    at = g.where()
    fuzz = g.noise(at, grain, 4, 0.7)
    base = g.mix(g.ramp(fuzz, 0.35, 0.7), darker(colour, 0.7), colour)
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=0.5, Normal=g.bump(fuzz, 0.01))
    )


def leather(colour, grain=34.0):
    """Vegetable-tanned: pebbled, darker in the pores, a little worn."""
    g = Graph("leather")
    at = g.where()
    cells = g.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=g.node(
        "Mapping", Vector=at, Scale=(1, 1, 1)).outputs[0], Scale=grain).outputs["Distance"]  # fmt: skip
    pebbles = g.ramp(cells, 0.0, 0.28)
    tone = g.noise(at, 2.4, 5, 0.6)
    base = g.mix(g.ramp(tone, 0.35, 0.7), darker(colour, 0.74), blend(colour, (1, 0.9, 0.8, 1), 0.04))
    base = g.mix(g.ramp(cells, 0.0, 0.1, 0.4, 0), base, darker(colour, 0.5))
    rough = g.ramp(tone, 0.3, 0.7, 0.42, 0.58)
    normal = g.bump(g.noise(at, 5, 4), 0.012, 0.6, g.bump(pebbles, 0.004, 0.8))
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.4, Normal=normal))
