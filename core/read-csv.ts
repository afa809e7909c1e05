import { TableLimitError, type TableLimits, tableLimits } from "./table-limits.ts"

/** The sign that separates cells: the one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r?\n/, 1)
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** Characters of the first line that are searched for its separator; a longer one has too many columns. */
const maxFirstLineLength = 1_000_000

/** Where cells stand in a text that comes in pieces. */
class CsvCells {
  readonly #rows: string[][] = []
  readonly #separator: string
  readonly #sign: RegExp
  #row: string[] = []
  #cell = ""
  /** `closing` = after a quote: it has ended the cell, unless another one follows. */
  #quoted: "no" | "yes" | "closing" = "no"
  readonly #limits: TableLimits
  #ended = 0
  #cells = 0

  constructor(separator: string, limits: TableLimits) {
    this.#separator = separator
    this.#limits = limits
    this.#sign = new RegExp(`["\\r\\n${separator}]`, "g")
  }

  /** @returns the rows that have ended in this piece or before, each once */
  read(piece: string): string[][] {
    for (let index = 0; index < piece.length; ) {
      index = this.#quoted === "no" ? this.#plain(piece, index) : this.#inQuotes(piece, index)
    }
    return this.#rows.splice(0)
  }

  /** @returns the last row, when it has no end */
  end(): string[][] {
    if (this.#cell !== "" || this.#row.length > 0) this.#endRow()
    return this.#rows.splice(0)
  }

  #endCell() {
    const { maxColumns, maxCells } = this.#limits
    const row = this.#ended + 1
    if (this.#row.length >= maxColumns) throw new TableLimitError("TOO_MANY_COLUMNS", maxColumns, { row })
    if (++this.#cells > maxCells) throw new TableLimitError("TOO_MANY_CELLS", maxCells, { row })
    this.#row.push(this.#cell)
    this.#cell = ""
  }

  #endRow() {
    this.#endCell()
    const { maxRows } = this.#limits
    if (++this.#ended > maxRows) throw new TableLimitError("TOO_MANY_ROWS", maxRows)
    this.#rows.push(this.#row)
    this.#row = []
  }

  #extendCell(text: string) {
    this.#cell += text
    const { maxCellLength } = this.#limits
    if (this.#cell.length <= maxCellLength) return
    const place = { row: this.#ended + 1, column: this.#row.length + 1 }
    throw new TableLimitError("CELL_TOO_LONG", maxCellLength, place)
  }

  #inQuotes(piece: string, index: number): number {
    if (this.#quoted === "closing") {
      const isTwice = piece[index] === '"'
      if (isTwice) this.#extendCell('"')
      this.#quoted = isTwice ? "yes" : "no"
      return isTwice ? index + 1 : index
    }
    const quote = piece.indexOf('"', index)
    this.#extendCell(piece.slice(index, quote < 0 ? piece.length : quote))
    if (quote < 0) return piece.length
    this.#quoted = "closing"
    return quote + 1
  }

  #plain(piece: string, index: number): number {
    this.#sign.lastIndex = index
    const found = this.#sign.exec(piece)
    this.#extendCell(piece.slice(index, found?.index ?? piece.length))
    if (!found) return piece.length
    const [sign] = found
    if (sign === this.#separator) this.#endCell()
    else if (sign === "\n") this.#endRow()
    else if (sign === '"') {
      if (this.#cell === "") this.#quoted = "yes"
      else this.#extendCell(sign)
    }
    return found.index + 1
  }
}

/** Reads a CSV file that comes in pieces, with commas, semicolons or tabs, with or without a byte order mark. Blank lines
 *  stay, so that the place of a row is that of its line in most files.
 *  @returns the rows that each piece brings to their end
 *  @throws TableLimitError when the file holds more than a table may */
export function* csvRows(pieces: Iterable<string>, limits: TableLimits = tableLimits): Generator<string[][]> {
  let cells: CsvCells | undefined
  let begun = ""
  for (const piece of pieces) {
    if (cells) {
      yield cells.read(piece)
      continue
    }
    // The whole first line tells the separator.
    begun += piece
    if (!begun.includes("\n") && begun.length < maxFirstLineLength) continue
    cells = new CsvCells(separatorOf(begun.replace(/^\uFEFF/, "")), limits)
    yield cells.read(begun.replace(/^\uFEFF/, ""))
  }
  const text = begun.replace(/^\uFEFF/, "")
  const last = cells ?? new CsvCells(separatorOf(text), limits)
  if (!cells) yield last.read(text)
  yield last.end()
}

/** Reads a CSV file that is there as a whole.
 *  @throws TableLimitError when the file holds more than a table may */
export const readCsv = (text: string): string[][] => [...csvRows([text])].flat()
