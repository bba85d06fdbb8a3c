"""Materials, all procedural: no image files. Lengths are in units of 10 cm (a mug is about 1 high)."""

from .clay import cork, glazed_stoneware, leaf, marbled, snake_leaf, terracotta  # noqa: F401
from .fabric import brushed_wool, canvas, felt, jersey, knit, leather, linen, rib, waffle, woven  # noqa: F401
from .hard import (
    bent_wood,
    dark_glass,
    dim_room,
    flame,
    glass,
    glow,
    lacquer,
    metal,
    mirror,
    plain,
    stained_wood,
    wood,
)  # noqa: F401
from .paper import abstract_print, backdrop, book_cloth, kraft, page_edges  # noqa: F401
