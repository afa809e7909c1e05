"""Everything a product needs: `from base import *`."""
from clear_materials import *
from curves import *
from lofts import *
from materials import *
from shapes import *
