/** The mark between the cells of a text: the most frequent of its first line. */
function separatorOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1)
  const count = (mark: string) => line.split(mark).length
  return ["\t", ";", ","].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

/** Takes a text apart into rows of cells as spreadsheets write them: a cell in quotes may hold marks, line breaks and
 *  doubled quotes. An empty last line is none.
 *  @param separator found by itself when it is not given */
export function readTable(text: string, separator = separatorOf(text)): string[][] {
  const rows: string[][] = [[]]
  let cell = ""
  let quoted = false
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n")
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ""
  }
  for (let at = 0; at < source.length; at++) {
    const mark = source.charAt(at)
    if (quoted) {
      if (mark !== '"') cell += mark
      else if (source.charAt(at + 1) === '"') cell += source.charAt(++at)
      else quoted = false
    } else if (mark === '"' && cell === "") quoted = true
    else if (mark === separator) endCell()
    else if (mark === "\n") {
      endCell()
      rows.push([])
    } else cell += mark
  }
  endCell()
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === "") rows.pop()
  return rows
}

const needsQuotes = /[";,\t\n\r]/

/** Rows of cells as a text. */
export function writeTable(rows: readonly (readonly string[])[], separator: string, lineEnd: string): string {
  const written = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map(written).join(separator)).join(lineEnd)
}
