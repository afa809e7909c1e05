/** Rows that are in memory at a time. */
const batch = 500

/** Reads all rows of a table some hundred at a time, each query behind the last row of the one before: reading takes no more memory for a
 *  large table, and holds no transaction.
 *  @param first a key below all of them
 *  @param select rows with a key above one, by their keys, no more than a number
 *  @param keyOf the key by which they are selected */
export async function* rowBatches<Row, Key>(
  first: Key,
  select: (after: Key, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  limit = batch,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await select(after, limit)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < limit) return
    after = keyOf(last)
  }
}
