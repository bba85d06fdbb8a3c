"""The list of the kinds that can be photographed. A kind has the name of its drawing in the sample catalogue."""

KINDS = {}


def kind(name, effort=1, **views):
    """Adds a function to the list. It takes the colour and its darker shade (linear RGBA), builds the product around
    the origin, on z = 0 with the front towards -y, in units of 10 cm, and returns its objects. `views` changes the
    camera of a view: `front=dict(fill=0.6)`; see `VIEWS` in studio.py. `effort` multiplies the samples, for glass."""

    def register(build):
        KINDS[name] = (build, effort, views)
        return build

    return register
