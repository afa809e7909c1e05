"""Everything a product needs: `from base import *`."""
from materials import *
from shapes import *
