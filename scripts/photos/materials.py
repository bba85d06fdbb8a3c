"""Materials, all procedural: no image files. Lengths are in units of 10 cm (a mug is about 1 high)."""

import bpy

from colours import blend, darker, linear


class Graph:
    """A short way to write a node tree: `g.node('TexNoise', Scale=8)`; an input takes a value or another node's output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, props=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.set(node, key.replace("_", " "), value)
        return node

    def set(self, node, key, value):
        socket = node.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("Math", {"operation": operation, "use_clamp": clamp}, i0=a, i1=b).outputs[0]

    def mix(self, factor, a, b, mode="MIX"):
        return self.node("MixRGB", {"blend_type": mode}, Fac=factor, Color1=a, Color2=b).outputs[0]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        """Smoothly maps low..high to to_low..to_high."""
        node = self.node("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=value)
        for key, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            node.inputs[key].default_value = number
        return node.outputs[0]

    def where(self, scale=(1, 1, 1), space="Object"):
        """Coordinates of the object itself, so that a pattern moves with it."""
        source = self.node("TexCoord").outputs[space]
        return self.node("Mapping", Vector=source, Scale=scale).outputs[0]

    def noise(self, at, scale, detail=3.0, roughness=0.5, distortion=0.0):
        return self.node(
            "TexNoise", Vector=at, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs["Fac"]

    def bump(self, height, distance, strength=1.0, normal=None):
        return self.node("Bump", Height=height, Distance=distance, Strength=strength, Normal=normal).outputs[0]

    def finish(self, shader):
        out = self.node("OutputMaterial")
        self.tree.links.new(shader.outputs[0], out.inputs["Surface"])
        return self.material


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


def metal(hex_colour="#c9a063", roughness=0.24):
    """Brushed and a little tarnished."""
    g = Graph("metal")
    at = g.where()
    tarnish = g.noise(at, 5, 5, 0.6)
    base = g.mix(g.ramp(tarnish, 0.45, 0.8, 0, 0.6), linear(hex_colour), darker(linear(hex_colour), 0.6))
    brushed = g.noise(g.where((3, 3, 90)), 3, 2)
    rough = g.math("ADD", g.math("MULTIPLY", tarnish, 0.18), roughness - 0.06)
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=base, Metallic=1.0, Roughness=rough, Normal=g.bump(brushed, 0.0015))
    )


def wood(hex_colour="#b98a5a", axis="Z", roughness=0.42):
    """Oiled wood. `axis` is the direction of the grain in the object's own space."""
    g = Graph("wood")
    along = {"X": (0.12, 1, 1), "Y": (1, 0.12, 1), "Z": (1, 1, 0.12)}[axis]
    at = g.where(along)
    colour = linear(hex_colour)
    rings = g.node(
        "TexWave", {"wave_type": "RINGS", "rings_direction": axis},
        Vector=at, Scale=2.2, Distortion=5, Detail=3, Detail_Scale=1.2,
    ).outputs["Fac"]  # fmt: skip
    pores = g.noise(g.where(tuple(1.4 if k < 1 else 34 for k in along)), 1.6, 4, 0.65)
    base = g.mix(g.ramp(rings, 0.1, 0.95, 0, 0.8), blend(colour, (1, 0.9, 0.75, 1), 0.1), darker(colour, 0.6))
    base = g.mix(g.ramp(pores, 0.52, 0.72, 0, 0.55), base, darker(colour, 0.36))
    base = g.mix(g.ramp(g.noise(g.where(), 0.7, 2), 0.3, 0.7, 0, 0.25), base, darker(colour, 0.7))
    rough = g.math("ADD", g.math("MULTIPLY", pores, 0.25), roughness - 0.1)
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.4, Normal=g.bump(pores, 0.006, 0.7))
    )


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


def plain(colour, roughness=0.6, specular=0.4, grain=0.004, grain_scale=60, subsurface=0.0):
    """Paper, leather, plaster, wax: one colour, with a grain."""
    g = Graph("plain")
    at = g.where()
    tone = g.noise(at, 2.5, 5)
    base = g.mix(g.ramp(tone, 0.35, 0.7), darker(colour, 0.9), colour)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=roughness, Specular=specular, Subsurface=subsurface,
            Subsurface_Radius=(0.2, 0.1, 0.06), Subsurface_Color=colour, Normal=g.bump(g.noise(at, grain_scale, 3), grain),
        )  # fmt: skip
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


def glow(hex_colour, strength):
    g = Graph("glow")
    return g.finish(g.node("Emission", Color=linear(hex_colour), Strength=strength))


def backdrop(colour):
    """Painted paper: nearly even, matt."""
    g = Graph("backdrop")
    at = g.where()
    base = g.mix(g.ramp(g.noise(at, 0.35, 3), 0.3, 0.7), darker(colour, 0.96), colour)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.85, Specular=0.15, Normal=g.bump(g.noise(at, 50, 3), 0.003)
        )
    )


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


def book_cloth(colour):
    """Fine linen glued to board, for things without UV coordinates that lie flat: threads along x and y."""
    g = Graph("book cloth")
    across, along = (g.noise(g.where(scale), 1, 3, 0.7) for scale in ((120, 7, 30), (7, 120, 30)))
    threads = g.math("MAXIMUM", across, along)
    base = g.mix(g.ramp(threads, 0.45, 0.8), darker(colour, 0.8), blend(colour, (1, 1, 1, 1), 0.07))
    base = g.mix(g.ramp(g.noise(g.where(), 1.5, 4), 0.3, 0.7, 0.12, 0), base, darker(colour, 0.7))
    normal = g.bump(threads, 0.006)
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.85, Specular=0.2, Sheen=0.2, Normal=normal))


def page_edges():
    g = Graph("pages")
    lines = g.noise(g.where((1.5, 1.5, 150)), 1.5, 2, 0.7)
    base = g.mix(g.ramp(lines, 0.35, 0.7), linear("#cfc3a8"), linear("#f3ead6"))
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.9, Specular=0.1, Normal=g.bump(lines, 0.006)))


def abstract_print(colours):
    """A printed sheet: discs and hills in flat inks, with the tooth of the paper (uses the object's x and z, 2 high)."""
    g = Graph("print")
    part = g.node("SeparateXYZ", Vector=g.where())
    x, z = part.outputs["X"], part.outputs["Z"]
    picture = colours[0]
    across = g.math("SUBTRACT", x, 0.25)
    up = g.math("SUBTRACT", z, 0.35)
    far = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", across, across), g.math("MULTIPLY", up, up)))
    picture = g.mix(g.math("LESS_THAN", far, 0.36), picture, colours[1])
    for index, (height, swing, phase) in enumerate(((-0.05, 0.22, 0.4), (-0.38, 0.16, 2.2), (-0.66, 0.12, 4.4))):
        hill = g.math("MULTIPLY_ADD", g.math("SINE", g.math("ADD", g.math("MULTIPLY", x, 2.6), phase)), swing)
        hill = g.math("ADD", hill, height)
        picture = g.mix(g.math("LESS_THAN", z, hill), picture, colours[2 + index])
    inside = g.math(
        "MULTIPLY", g.math("LESS_THAN", g.math("ABSOLUTE", x), 0.78), g.math("LESS_THAN", g.math("ABSOLUTE", z), 1.08)
    )
    paper = g.noise(g.where(), 55, 4)
    sheet = g.mix(inside, linear("#f6f1e6"), g.mix(g.ramp(paper, 0.5, 0.75, 0, 0.07), picture, linear("#f6f1e6")))
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=sheet, Roughness=0.8, Specular=0.2, Normal=g.bump(paper, 0.001))
    )


def lacquer(colour, gloss=0.6):
    """Sprayed paint or enamel: even, with a faint orange peel."""
    g = Graph("lacquer")
    at = g.where()
    base = g.mix(g.ramp(g.noise(at, 1.2, 3), 0.3, 0.7), darker(colour, 0.93), colour)
    rough = g.ramp(g.noise(at, 4, 4), 0.3, 0.7, 0.52 - 0.4 * gloss, 0.6 - 0.4 * gloss)
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.5, Normal=g.bump(g.noise(at, 26, 2), 0.0016)
        )
    )


def stained_wood(colour, axis="Z"):
    """Wood under a thin coat of colour: the grain still shows."""
    g = Graph("stained wood")
    along = {"X": (0.1, 1, 1), "Y": (1, 0.1, 1), "Z": (1, 1, 0.1)}[axis]
    pores = g.noise(g.where(tuple(1.2 if k < 1 else 30 for k in along)), 1.6, 4, 0.65)
    broad = g.noise(g.where(along), 3, 3, 0.6)
    base = g.mix(g.ramp(broad, 0.3, 0.75, 0, 0.5), colour, darker(colour, 0.75))
    base = g.mix(g.ramp(pores, 0.5, 0.7, 0, 0.5), base, darker(colour, 0.5))
    rough = g.math("ADD", g.math("MULTIPLY", pores, 0.2), 0.38)
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.4, Normal=g.bump(pores, 0.005, 0.8))
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


def dark_glass(hex_colour="#1d2a17"):
    """The glass of an oil bottle, so dark that light passes at thin edges only."""
    g = Graph("dark glass")
    at = g.where()
    facing = g.node("LayerWeight", Blend=0.35).outputs["Facing"]
    base = g.mix(g.ramp(facing, 0.1, 0.9, 0, 1), darker(linear(hex_colour), 0.35), linear(hex_colour))
    return g.finish(
        g.node(
            "BsdfPrincipled", Base_Color=base, Roughness=0.06, Specular=0.6, Normal=g.bump(g.noise(at, 1.5, 2), 0.006)
        )
    )


def glass(hex_colour="#ffffff", roughness=0.0):
    """Clear glass that lets light through to its own shadow, since caustics are switched off."""
    g = Graph("glass")
    at = g.where()
    clear = g.node(
        "BsdfGlass", Color=linear(hex_colour), Roughness=roughness, IOR=1.47, Normal=g.bump(g.noise(at, 1.6, 2), 0.012)
    )
    through = g.node("BsdfTransparent", Color=blend(linear(hex_colour), (1, 1, 1, 1), 0.45))
    path = g.node("LightPath")
    shadow = g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return g.finish(g.node("MixShader", Fac=shadow, i1=clear.outputs[0], i2=through.outputs[0]))


def kraft(colour, roughness=0.8):
    """Uncoated paper with fibres."""
    g = Graph("kraft")
    at = g.where()
    fibres = g.math("MAXIMUM", g.noise(g.where((1, 6, 30)), 7, 4, 0.7), g.noise(g.where((6, 1, 24)), 8, 4, 0.7))
    base = g.mix(g.ramp(fibres, 0.5, 0.75, 0, 0.5), colour, darker(colour, 0.82))
    base = g.mix(g.ramp(g.noise(at, 1.1, 4), 0.3, 0.75, 0, 0.35), base, darker(colour, 0.85))
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=base, Roughness=roughness, Specular=0.25, Normal=g.bump(fibres, 0.004))
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


def cork():
    g = Graph("cork")
    at = g.where()
    grains = g.node("TexVoronoi", Vector=at, Scale=26)
    tone = g.node("SeparateColor", Color=grains.outputs["Color"]).outputs[0]
    base = g.mix(tone, linear("#b98a58"), linear("#d9b384"))
    dark = g.noise(at, 20, 4, 0.7)
    base = g.mix(g.ramp(dark, 0.6, 0.7, 0, 0.8), base, linear("#6d4a2b"))
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.85, Specular=0.2, Normal=g.bump(dark, 0.01)))


def mirror():
    g = Graph("mirror")
    return g.finish(g.node("BsdfPrincipled", Base_Color=linear("#e6ecea"), Metallic=1.0, Roughness=0.02))


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


def bent_wood(hex_colour="#b88a5c", roughness=0.45):
    """Wood whose grain follows a turned ring: along u of the UV coordinates."""
    g = Graph("bent wood")
    colour = linear(hex_colour)
    broad = g.noise(g.where((9, 5, 1), "UV"), 1, 4, 0.6)
    pores = g.noise(g.where((40, 90, 1), "UV"), 1, 4, 0.65)
    base = g.mix(g.ramp(broad, 0.3, 0.75, 0, 0.45), blend(colour, (1, 0.9, 0.75, 1), 0.08), darker(colour, 0.7))
    base = g.mix(g.ramp(pores, 0.55, 0.72, 0, 0.5), base, darker(colour, 0.42))
    rough = g.math("ADD", g.math("MULTIPLY", pores, 0.2), roughness - 0.1)
    return g.finish(
        g.node("BsdfPrincipled", Base_Color=base, Roughness=rough, Specular=0.4, Normal=g.bump(pores, 0.004, 0.6))
    )


def dim_room(colour):
    """What a mirror shows: a wall in soft window light."""
    g = Graph("room")
    at = g.node("SeparateXYZ", Vector=g.where())
    across = g.ramp(at.outputs["X"], -12.0, 9.0, 1.0, 0.35)
    up = g.ramp(at.outputs["Z"], -2.0, 12.0, 1.0, 0.6)
    return g.finish(g.node("Emission", Color=colour, Strength=g.math("MULTIPLY", g.math("MULTIPLY", across, up), 0.75)))


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


def canvas(colour, worn=0):
    """Canvas: fine threads, paler where it was creased (`worn` from 0 to 1, for waxed cotton). Needs no UV coordinates."""
    g = Graph("canvas")
    at = g.where()
    threads = g.math("ADD", g.noise(g.where((150, 150, 18)), 1, 2, 0.6), g.noise(g.where((18, 18, 150)), 1, 2, 0.6))
    worn = g.noise(at, 1.7, 5, 0.65)
    edge = g.ramp(
        g.node("NewGeometry").outputs["Pointiness"], 0.515 - 0.015 * worn, 0.58 - 0.02 * worn, 0, 0.35 + 0.15 * worn
    )
    base = g.mix(g.ramp(worn, 0.35, 0.75), darker(colour, 0.82), blend(colour, (1, 1, 1, 1), 0.05))
    base = g.mix(edge, base, blend(colour, (1, 1, 1, 1), 0.16 + 0.06 * worn))
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
