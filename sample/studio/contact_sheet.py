"""contact_sheet.py OUT CELL COLUMNS FILES...: pictures side by side."""
import sys

from PIL import Image

out, cell, columns, *files = sys.argv[1:]
cell, columns = int(cell), min(int(columns), len(files))
sheet = Image.new("RGB", (cell * columns, cell * -(-len(files) // columns)), "white")
for i, name in enumerate(files):
    picture = Image.open(name).convert("RGB").resize((cell, cell), Image.LANCZOS)
    sheet.paste(picture, ((i % columns) * cell, (i // columns) * cell))
sheet.save(out)
