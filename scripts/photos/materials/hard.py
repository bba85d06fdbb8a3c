"""Metal, wood, paint, glass and what shines."""

from colours import blend, darker, linear

from .graph import Graph


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


def mirror():
    g = Graph("mirror")
    return g.finish(g.node("BsdfPrincipled", Base_Color=linear("#e6ecea"), Metallic=1.0, Roughness=0.02))


def glow(hex_colour, strength):
    g = Graph("glow")
    return g.finish(g.node("Emission", Color=linear(hex_colour), Strength=strength))


def flame():
    """Bright in the middle, and gone at the edge, so that the flame has no outline."""
    g = Graph("flame")
    facing = g.node("LayerWeight", Blend=0.5).outputs["Facing"]
    up = g.node("SeparateXYZ", Vector=g.where()).outputs["Z"]
    tone = g.mix(g.ramp(up, 0.8, 1.1), linear("#ffe2a6"), linear("#ff9a3c"))
    light = g.node("Emission", Color=tone, Strength=g.ramp(up, 0.85, 1.12, 14, 4))
    clear = g.node("BsdfTransparent")
    return g.finish(g.node("MixShader", Fac=g.ramp(facing, 0.25, 0.9, 0, 1), i1=light.outputs[0], i2=clear.outputs[0]))


def dim_room(colour):
    """What a mirror shows: a wall in soft window light."""
    g = Graph("room")
    at = g.node("SeparateXYZ", Vector=g.where())
    across = g.ramp(at.outputs["X"], -12.0, 9.0, 1.0, 0.35)
    up = g.ramp(at.outputs["Z"], -2.0, 12.0, 1.0, 0.6)
    return g.finish(g.node("Emission", Color=colour, Strength=g.math("MULTIPLY", g.math("MULTIPLY", across, up), 0.75)))
