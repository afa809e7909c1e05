/** The sign that separates cells: the one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r?\n/, 1)
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** Where cells stand in a text that comes in pieces. */
class CsvCells {
  readonly #rows: string[][] = []
  readonly #separator: string
  readonly #sign: RegExp
  #row: string[] = []
  #cell = ""
  /** `closing` = after a quote: it has ended the cell, unless another one follows. */
  #quoted: "no" | "yes" | "closing" = "no"

  constructor(separator: string) {
    this.#separator = separator
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

  #endRow() {
    this.#rows.push([...this.#row, this.#cell])
    this.#row = []
    this.#cell = ""
  }

  #inQuotes(piece: string, index: number): number {
    if (this.#quoted === "closing") {
      const isTwice = piece[index] === '"'
      if (isTwice) this.#cell += '"'
      this.#quoted = isTwice ? "yes" : "no"
      return isTwice ? index + 1 : index
    }
    const quote = piece.indexOf('"', index)
    this.#cell += piece.slice(index, quote < 0 ? piece.length : quote)
    if (quote < 0) return piece.length
    this.#quoted = "closing"
    return quote + 1
  }

  #plain(piece: string, index: number): number {
    this.#sign.lastIndex = index
    const found = this.#sign.exec(piece)
    this.#cell += piece.slice(index, found?.index ?? piece.length)
    if (!found) return piece.length
    const [sign] = found
    if (sign === this.#separator) {
      this.#row.push(this.#cell)
      this.#cell = ""
    } else if (sign === "\n") this.#endRow()
    else if (sign === '"') {
      if (this.#cell === "") this.#quoted = "yes"
      else this.#cell += sign
    }
    return found.index + 1
  }
}

/** Reads a CSV file that comes in pieces, with commas, semicolons or tabs, with or without a byte order mark. Blank lines
 *  stay, so that the place of a row is that of its line in most files.
 *  @returns the rows that each piece brings to their end */
export function* csvRows(pieces: Iterable<string>): Generator<string[][]> {
  let cells: CsvCells | undefined
  let begun = ""
  for (const piece of pieces) {
    if (cells) {
      yield cells.read(piece)
      continue
    }
    // The whole first line tells the separator.
    begun += piece
    if (!begun.includes("\n")) continue
    cells = new CsvCells(separatorOf(begun.replace(/^\uFEFF/, "")))
    yield cells.read(begun.replace(/^\uFEFF/, ""))
  }
  const text = begun.replace(/^\uFEFF/, "")
  const last = cells ?? new CsvCells(separatorOf(text))
  if (!cells) yield last.read(text)
  yield last.end()
}

/** Reads a CSV file that is there as a whole. */
export const readCsv = (text: string): string[][] => [...csvRows([text])].flat()
