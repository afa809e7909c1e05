/** Characters of a file that are sent at once. */
const pieceLength = 32_768

/** A CSV file as bytes, made as its rows are read.
 *  @param head begins the file: the line of its titles
 *  @param maxRows ends it; without it every row comes */
export async function* csvFile<Row>(
  head: string,
  rows: AsyncIterable<Row>,
  toLine: (row: Row) => string,
  maxRows = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  let text = head
  let count = 0
  for await (const row of rows) {
    text += toLine(row)
    count += 1
    if (count === maxRows) break
    if (text.length < pieceLength) continue
    yield Buffer.from(text)
    text = ""
  }
  yield Buffer.from(text)
}

/** Begins a file that Excel is to open as UTF-8. */
export const byteOrderMark = "\uFEFF"
