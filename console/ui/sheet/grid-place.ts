/** A cell by its row among those that are shown and its column. */
export type Place = { row: number; column: number }

/** Cells from one corner to the other. */
type Block = { from: Place; to: Place }

/** The block between two corners, whichever is which. */
export function toBlock(a: Place, b: Place): Block {
  return {
    from: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    to: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  }
}

export const isInBlock = ({ from, to }: Block, { row, column }: Place): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column

/** Every place of a block, row by row. */
export function listPlaces({ from, to }: Block): Place[] {
  const places: Place[] = []
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) places.push({ row, column })
  }
  return places
}

export type GridSize = { rows: number; columns: number }

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The place so many rows and columns away, inside the grid. */
export const moved = ({ row, column }: Place, rows: number, columns: number, size: GridSize): Place => ({
  row: within(row + rows, size.rows),
  column: within(column + columns, size.columns),
})

/** The next cell in reading order, or the one before.
 *  @returns undefined behind the last and before the first */
export function nextPlace({ row, column }: Place, step: 1 | -1, { rows, columns }: GridSize): Place | undefined {
  const at = row * columns + column + step
  if (at < 0 || at >= rows * columns) return undefined
  return { row: Math.floor(at / columns), column: at % columns }
}

/** Where the cells of a pasted text go: from the block's first cell on; a single one fills the block. What does not fit
 *  is counted. */
export function spreadCells(
  pasted: string[][],
  block: Block,
  size: GridSize,
): { cells: [Place, string][]; left: number } {
  const [only] = pasted.flat()
  if (only !== undefined && pasted.length === 1 && pasted[0]?.length === 1) {
    return { cells: listPlaces(block).map((place) => [place, only]), left: 0 }
  }
  const all = pasted.flatMap((cells, row) =>
    cells.map((text, column): [Place, string] => [
      { row: block.from.row + row, column: block.from.column + column },
      text,
    ]),
  )
  const cells = all.filter(([place]) => place.row < size.rows && place.column < size.columns)
  return { cells, left: all.length - cells.length }
}
