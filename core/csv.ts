/** A cell of a CSV file. What a spreadsheet would take for a formula becomes a text; quotes where they are needed.
 *  Numbers are written as they are. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ""
  if (typeof value === "number") return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** How a CSV file is written. Excel in French and Arabic takes semicolons between cells and a comma in numbers. */
export type CsvStyle = { separator: "," | ";"; decimal: "." | "," }

/** A line of a CSV file with its end. */
export function csvLine(cells: readonly (string | number | null)[], { separator, decimal }: CsvStyle): string {
  const written = cells.map((cell) => (typeof cell === "number" ? csvCell(cell).replace(".", decimal) : csvCell(cell)))
  return `${written.join(separator)}\r\n`
}

/** The sign that separates cells: the one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r?\n/, 1)
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** Reads a CSV file with commas, semicolons or tabs, with or without a byte order mark. Blank lines stay, so that the
 *  place of a row is that of its line in most files. */
export function readCsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, "")
  const separator = separatorOf(body)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ""
  let isQuoted = false
  const endRow = () => {
    rows.push([...row, cell])
    row = []
    cell = ""
  }
  for (let index = 0; index < body.length; index++) {
    const sign = body[index] ?? ""
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (body[index + 1] === '"') cell += body[++index]
      else isQuoted = false
    } else if (sign === '"' && cell === "") isQuoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ""
    } else if (sign === "\n") endRow()
    else if (sign !== "\r") cell += sign
  }
  if (cell !== "" || row.length > 0) endRow()
  return rows
}
