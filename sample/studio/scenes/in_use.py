"""Each product in use, in its first colour. Keys are product:view."""
from scenes import beauty_in_use, electronics_in_use, fashion_in_use, jewelry_in_use

SCENES = {
    **electronics_in_use.SCENES,
    **fashion_in_use.SCENES,
    **beauty_in_use.SCENES,
    **jewelry_in_use.SCENES,
}
