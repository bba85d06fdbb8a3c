"""The pictures that the sample shop wants, the most important first."""

# Three colours of each kind, of those that are commonest in the first 240 products. The first one is on the front.
COLOURS_OF = {
    # The front of the demo: what is new, on sale, and on the covers of the departments.
    "vase": ("Forest", "Rose", "Sage"),
    "lamp": ("Clay", "Forest", "Mustard"),
    "pot": ("Clay", "Ink", "Moss"),
    "cushion": ("Rose", "Moss", "Rust"),
    "jacket": ("Forest", "Sky", "Oat"),
    "socks": ("Clay", "Chalk", "Ink"),
    "coffee": ("Rose", "Lilac", "Chalk"),
    "chair": ("Plum", "Clay", "Ink"),
    "teapot": ("Sky", "Clay", "Moss"),
    "mug": ("Ink", "Clay", "Chalk"),
    "tee": ("Mustard", "Charcoal", "Rose"),
    "tote": ("Oat", "Lilac", "Ink"),
    "notebook": ("Sage", "Forest", "Sky"),
    "tin": ("Forest", "Sage", "Mustard"),
    "print": ("Mustard", "Plum", "Oat"),
    "plate": ("Oat", "Forest", "Charcoal"),
    "soap": ("Sage", "Lilac", "Clay"),
    "pencils": ("Clay", "Chalk", "Rose"),
    "headphones": ("Ink", "Clay", "Oat"),
    # The shelves of the demo and the stories.
    "bowl": ("Forest", "Mustard", "Clay"),
    "stool": ("Mustard", "Rose", "Forest"),
    "candle": ("Rust", "Sky", "Plum"),
    "speaker": ("Mustard", "Forest", "Charcoal"),
    "pendant": ("Forest", "Moss", "Rose"),
    "clock": ("Forest", "Mustard", "Rust"),
    "can": ("Sky", "Mustard", "Forest"),
    "bottle": ("Moss", "Sky", "Charcoal"),
    "wallet": ("Sage", "Forest", "Clay"),
    "mirror": ("Mustard", "Rose", "Chalk"),
    "towel": ("Ink", "Sage", "Charcoal"),
    "throw": ("Moss", "Rose", "Sky"),
    "carafe": ("Chalk", "Forest", "Sky"),
    "beanie": ("Ink", "Rose", "Clay"),
    "backpack": ("Clay", "Forest", "Mustard"),
    "scarf": ("Sky", "Rose", "Ink"),
    "sweater": ("Forest", "Rose", "Rust"),
}
FRONT = list(COLOURS_OF)[:19]

# Kinds whose pictures were looked at small and found good. The others wait.
READY = {
    "vase", "lamp", "pot", "teapot", "mug", "notebook", "print", "bowl", "stool", "candle", "plate", "soap", "clock",
    "pendant", "speaker", "can", "tin", "bottle", "chair", "headphones", "beanie", "jacket", "socks", "wallet",
    "coffee", "sweater", "cushion", "backpack", "mirror", "throw", "tote", "tee",
    "scarf", "towel", "pencils", "carafe",
}  # fmt: skip


def wanted():
    """(kind, colour, view) for each picture."""
    every = list(COLOURS_OF)
    rounds = [
        *[(kind, 0, "front") for kind in every],
        # Products that come in one colour look alike, so other colours are worth more than other views.
        *[(kind, colour, "front") for colour in (1, 2) for kind in every],
        *[(kind, 0, "close") for kind in every],
        *[(kind, 0, "side") for kind in FRONT],
        *[(kind, colour, "close") for colour in (1, 2) for kind in FRONT],
    ]
    return [(kind, COLOURS_OF[kind][colour], view) for kind, colour, view in rounds if kind in READY]
