"""compare.py ONE TWO: how far two pictures of one size are apart, in levels of 8 bits."""
import sys

import numpy as np
from PIL import Image


def levels(path):
    """A picture as numbers from 0 to 255."""
    return np.asarray(Image.open(path).convert("RGB")).astype(float)


def difference(one, two):
    """Mean absolute difference, and the same after a blur of 8 pixels: noise goes, a changed shape stays."""
    blurred = lambda picture: np.asarray(
        Image.fromarray(picture.astype(np.uint8)).reduce(8)
    ).astype(float)
    return abs(one - two).mean(), abs(blurred(one) - blurred(two)).mean()


if __name__ == "__main__":
    fine, coarse = difference(levels(sys.argv[1]), levels(sys.argv[2]))
    print(
        f"mean absolute difference {fine:.2f} levels, {coarse:.2f} in blocks of 8 × 8"
    )
