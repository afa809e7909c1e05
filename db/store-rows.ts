import { setImmediate } from "node:timers/promises"
import type { Compilable, CompiledQuery } from "kysely"
import type { Tx } from "./database.ts"

/** Values of one statement: both databases take more, and more make it no faster. */
const maxValues = 2_000

/** Some of a list after another.
 *  @param maxRows of them at a time */
export function* toBatches<T>(list: readonly T[], maxRows: number): Generator<T[]> {
  for (let from = 0; from < list.length; from += maxRows) yield list.slice(from, from + maxRows)
}

/** Stores many rows, in statements of a bounded number of rows that are built once: building one costs more than running it. Other
 *  requests are answered in between.
 *  @param rows all with the same columns in the same order
 *  @param build the statement for some of them, without other values
 *  @returns the rows that the statements return */
export async function storeRows<R extends object, Row>(
  tx: Tx,
  rows: readonly R[],
  build: (rows: R[]) => Compilable<Row>,
): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {})
  const texts = new Map<number, CompiledQuery<Row>>()
  const returned: Row[] = []
  for (const batch of toBatches(rows, Math.ceil(maxValues / Math.max(1, columns.length)))) {
    const query = texts.get(batch.length) ?? build(batch).compile()
    texts.set(batch.length, query)
    const parameters = batch.flatMap((row) => columns.map((column): unknown => Reflect.get(row, column)))
    returned.push(...(await tx.executeQuery<Row>({ ...query, parameters })).rows)
    await setImmediate()
  }
  return returned
}
