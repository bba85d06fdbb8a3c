"""Ceramics and other things that are turned, poured or grown."""

from colours import blend, darker, linear

from .graph import Graph


def glazed_stoneware(colour, foot=0.0, gloss=0.6, speckle=1.0):
    """Glaze with iron speckles, thin and brown where it breaks over an edge; raw clay below the height `foot`."""
    g = Graph("glazed stoneware")
    at = g.where()
    clay = linear("#b08a68")
    tone = g.noise(at, 1.4, 4)
    glaze = g.mix(g.ramp(tone, 0.35, 0.7), darker(colour, 0.86), blend(colour, (1, 1, 1, 1), 0.06))
    # Glaze pools darker and runs thin: long vertical streaks.
    streaks = g.noise(g.where((5, 5, 0.7)), 1.6, 3)
    glaze = g.mix(g.ramp(streaks, 0.4, 0.75, 0, 0.35), glaze, darker(colour, 0.72))
    # Two sizes of iron speckle; only some Voronoi cells get one, each with its own radius.
    for scale, size, keep, depth in ((9, 0.2, 0.6, 0.8), (26, 0.27, 0.45, 0.6)):
        cells = g.node("TexVoronoi", Vector=at, Scale=scale)
        channels = g.node("SeparateColor", Color=cells.outputs["Color"])
        radius = g.math("MULTIPLY", channels.outputs[1], size)
        inside = g.math("LESS_THAN", cells.outputs["Distance"], radius)
        chosen = g.math("GREATER_THAN", channels.outputs[0], keep)
        spot = g.math("MULTIPLY", g.math("MULTIPLY", inside, chosen), depth * speckle)
        glaze = g.mix(spot, glaze, linear("#3a2617"))
    edge = g.ramp(g.node("NewGeometry").outputs["Pointiness"], 0.53, 0.60, 0, 0.75)
    glaze = g.mix(edge, glaze, blend(clay, darker(colour, 0.6), 0.4))

    height = g.node("SeparateXYZ", Vector=at).outputs["Z"]
    wobble = g.math("MULTIPLY_ADD", g.noise(at, 2.2, 2), 0.05)
    raw = g.math("LESS_THAN", g.math("ADD", height, wobble), foot)
    base = g.mix(raw, glaze, g.mix(g.noise(at, 40, 4), darker(clay, 0.75), clay))

    rings = g.node(
        "TexWave", {"bands_direction": "Z"}, Vector=at, Scale=2.6, Distortion=1.2, Detail=2, Detail_Scale=1.0
    ).outputs["Fac"]
    normal = g.bump(rings, 0.0028)
    normal = g.bump(g.noise(at, 6, 4), 0.012, 0.6, normal)
    normal = g.bump(g.math("MULTIPLY", raw, g.noise(at, 60, 3)), 0.008, 1.0, normal)
    glazed_roughness = g.ramp(g.noise(at, 3, 5), 0.3, 0.75, 0.5 - 0.4 * gloss, 0.66 - 0.4 * gloss)
    roughness = g.math("MAXIMUM", glazed_roughness, g.math("MULTIPLY", raw, 0.85))
    return g.finish(
        g.node(
            "BsdfPrincipled",
            Base_Color=base,
            Roughness=roughness,
            Specular=0.5,
            Normal=normal,
        )
    )


def terracotta():
    """Unglazed, with bloom of lime in places."""
    g = Graph("terracotta")
    at = g.where()
    base = g.mix(g.ramp(g.noise(at, 1.6, 6, 0.65), 0.35, 0.7), linear("#a9583a"), linear("#c97b56"))
    base = g.mix(g.ramp(g.noise(at, 2.7, 7, 0.7), 0.55, 0.8, 0, 0.5), base, linear("#e2c4b0"))
    base = g.mix(g.ramp(g.noise(at, 70, 2), 0.62, 0.7, 0, 0.5), base, linear("#7a3b25"))
    normal = g.bump(g.noise(at, 45, 4), 0.006, 1, g.bump(g.noise(at, 3, 3), 0.02, 0.6))
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.88, Specular=0.25, Normal=normal))


def marbled(colour, vein, scale=1.6):
    """Soap: two tones that were poured together."""
    g = Graph("soap")
    at = g.where()
    swirl = g.noise(g.where((1, 2.2, 3)), scale, 4, 0.55, 2.6)
    base = g.mix(g.ramp(swirl, 0.44, 0.72, 0, 0.55), colour, vein)
    specks = g.noise(at, 36, 2)
    base = g.mix(g.ramp(specks, 0.68, 0.74, 0, 0.6), base, darker(vein, 0.45))
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.46, Specular=0.4, Subsurface=0.25, Subsurface_Color=base,
            Subsurface_Radius=(0.12, 0.08, 0.05), Normal=g.bump(g.noise(at, 9, 4), 0.008),
        )  # fmt: skip
    )


def cork():
    g = Graph("cork")
    at = g.where()
    grains = g.node("TexVoronoi", Vector=at, Scale=26)
    tone = g.node("SeparateColor", Color=grains.outputs["Color"]).outputs[0]
    base = g.mix(tone, linear("#b98a58"), linear("#d9b384"))
    dark = g.noise(at, 20, 4, 0.7)
    base = g.mix(g.ramp(dark, 0.6, 0.7, 0, 0.8), base, linear("#6d4a2b"))
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.85, Specular=0.2, Normal=g.bump(dark, 0.01)))


def leaf(colour):
    """A leaf lets light through and is paler below."""
    g = Graph("leaf")
    at = g.where(space="UV")
    across = g.node("SeparateXYZ", Vector=at).outputs["X"]
    vein = g.ramp(g.math("ABSOLUTE", g.math("SUBTRACT", across, 0.5)), 0.0, 0.06, 0.6, 0)
    base = g.mix(g.ramp(g.noise(g.where(), 6, 4), 0.35, 0.7), darker(colour, 0.8), colour)
    base = g.mix(vein, base, blend(colour, (1, 1, 0.8, 1), 0.35))
    top = g.node(
        "BsdfPrincipled", Base_Color=base, Roughness=0.5, Specular=0.35, Normal=g.bump(g.noise(g.where(), 12, 4), 0.01)
    )
    through = g.node("BsdfTranslucent", Color=g.mix(0.5, base, (0.35, 0.45, 0.1, 1)))
    return g.finish(g.node("MixShader", Fac=0.25, i1=top.outputs[0], i2=through.outputs[0]))


def snake_leaf():
    """Dark and light bands across, a yellow edge."""
    g = Graph("snake leaf")
    at = g.where(space="UV")
    part = g.node("SeparateXYZ", Vector=at)
    bands = g.noise(g.where((1.3, 7, 1), "UV"), 1.4, 5, 0.6, 0.6)
    base = g.mix(g.ramp(bands, 0.42, 0.6), linear("#2f4a34"), linear("#7f9a72"))
    edge = g.math("ABSOLUTE", g.math("SUBTRACT", part.outputs["X"], 0.5))
    base = g.mix(g.ramp(edge, 0.40, 0.44), base, linear("#c9c07a"))
    return g.finish(
        g.node(
            "BsdfPrincipled",
            Base_Color=base,
            Roughness=0.38,
            Specular=0.45,
            Normal=g.bump(g.noise(g.where((14, 14, 1)), 2, 3), 0.008),
        )
    )
