"""The frame of a picture in which one product is used."""


def use(*things, cm=12, width=40, height=9, el=13, az=0, samples=24, **light):
    """A square picture; width and height (centimetres) are what the camera sees and looks at."""
    return dict(
        cm=cm,
        samples=samples,
        light=light,
        camera=dict(at=(0, 0, height), width=width, az=az, el=el, lens=85),
        things=things,
    )
