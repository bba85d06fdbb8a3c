"""Paper, book cloth, prints, and the backdrop."""

from colours import blend, darker, linear

from .graph import Graph


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


def page_edges():
    g = Graph("pages")
    lines = g.noise(g.where((1.5, 1.5, 150)), 1.5, 2, 0.7)
    base = g.mix(g.ramp(lines, 0.35, 0.7), linear("#cfc3a8"), linear("#f3ead6"))
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.9, Specular=0.1, Normal=g.bump(lines, 0.006)))


def book_cloth(colour):
    """Fine linen glued to board, for things without UV coordinates that lie flat: threads along x and y."""
    g = Graph("book cloth")
    across, along = (g.noise(g.where(scale), 1, 3, 0.7) for scale in ((120, 7, 30), (7, 120, 30)))
    threads = g.math("MAXIMUM", across, along)
    base = g.mix(g.ramp(threads, 0.45, 0.8), darker(colour, 0.8), blend(colour, (1, 1, 1, 1), 0.07))
    base = g.mix(g.ramp(g.noise(g.where(), 1.5, 4), 0.3, 0.7, 0.12, 0), base, darker(colour, 0.7))
    normal = g.bump(threads, 0.006)
    return g.finish(g.node("BsdfPrincipled", Base_Color=base, Roughness=0.85, Specular=0.2, Sheen=0.2, Normal=normal))


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
