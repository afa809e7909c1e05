import { createHash, type Hash } from "node:crypto"
import { DatabaseError } from "../database-error.ts"
import type { TableRows } from "./fill.ts"
import type { Cell, Snapshot } from "./snapshot.ts"

// A backup is text, one JSON value a line: a head, the name and columns of a table before its rows, the rows, and an end
// that holds the number of rows and the SHA-256 of every byte before it. It says nothing about the engine: what one
// database wrote, the other can read.

const format = 1
const program = "hanout"

export type BackupHead = { madeAt: string; migrations: string[]; rows: number }

/** A file that cannot be restored; the message says why. */
export class BackupError extends DatabaseError {
  override name = "BackupError"
}

/** The lines of a snapshot, many at a time.
 *  @param onProgress after every part: rows written so far, and all of them */
export async function* backupLines(
  snapshot: Snapshot,
  madeAt: string,
  onProgress: (done: number, all: number) => void,
): AsyncGenerator<string> {
  const hash = createHash("sha256")
  const part = (values: unknown[]) => {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join("")
    hash.update(text)
    return text
  }
  const { migrations, tables, sequences } = snapshot
  const all = tables.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  yield part([{ program, format, madeAt, migrations, rows: all }])
  for (const table of tables) {
    yield part([{ table: table.name, columns: table.columns }])
    for await (const rows of snapshot.rows(table)) {
      yield part(rows)
      done += rows.length
      onProgress(done, all)
    }
  }
  yield part([{ sequences }])
  yield `${JSON.stringify({ end: { rows: done, sha256: hash.digest("hex") } })}\n`
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupError("The file is damaged: a line of it is not what a backup holds.")
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string")

function headOf(line: string): BackupHead {
  const head = tryParse(line)
  if (head?.program !== program) throw new BackupError("The file is no backup of Hanout.")
  if (head.format !== format) throw new BackupError("The backup is from a newer Hanout. Restore it with that version.")
  const { madeAt, migrations, rows } = head
  if (typeof madeAt !== "string" || !isTexts(migrations) || typeof rows !== "number") {
    throw new BackupError("The file is damaged: its first line is not whole.")
  }
  return { madeAt, migrations, rows }
}

function tryParse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === "object" && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const isCells = (value: unknown, width: number): value is Cell[] =>
  Array.isArray(value) &&
  value.length === width &&
  value.every((cell) => cell === null || typeof cell === "string" || typeof cell === "number")

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const maxRows = 500

/** Reads a backup's lines as they come. They are closed when the rows end or fail; who reads no row calls `close`.
 *  @throws BackupError for a foreign, newer, damaged or truncated one; the last is known only at its end */
export async function readBackup(lines: AsyncIterable<string>): Promise<{
  head: BackupHead
  rows: AsyncGenerator<TableRows>
  /** Known once all rows have been read. */
  sequences: () => Record<string, number>
  close: () => Promise<void>
}> {
  const hash = createHash("sha256")
  const iterator = lines[Symbol.asyncIterator]()
  // A generator that never began does not run what it has to do at its end.
  const close = async () => void (await iterator.return?.())
  try {
    const first = await iterator.next()
    if (first.done) throw new BackupError("The file is empty.")
    const head = headOf(first.value)
    hash.update(`${first.value}\n`)
    const numbers: Record<string, number> = {}
    return { head, rows: closing(rowsOf(iterator, hash, numbers), close), sequences: () => numbers, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function* closing(rows: AsyncGenerator<TableRows>, close: () => Promise<void>): AsyncGenerator<TableRows> {
  try {
    yield* rows
  } finally {
    await close()
  }
}

async function* rowsOf(
  lines: AsyncIterator<string>,
  hash: Hash,
  sequences: Record<string, number>,
): AsyncGenerator<TableRows> {
  let table: TableRows | undefined
  let count = 0
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done) throw new BackupError("The file is not whole: its end is missing.")
    const value = parsed(line)
    if (isRecord(value) && isRecord(value.end)) {
      if (table && table.rows.length > 0) yield table
      if (value.end.sha256 !== hash.digest("hex") || value.end.rows !== count) {
        throw new BackupError("The file is damaged: its checksum does not fit.")
      }
      if (!(await lines.next()).done) throw new BackupError("The file is damaged: something follows its end.")
      return
    }
    hash.update(`${line}\n`)
    if (isRecord(value) && isRecord(value.sequences)) {
      for (const [name, last] of Object.entries(value.sequences)) if (typeof last === "number") sequences[name] = last
    } else if (isRecord(value) && typeof value.table === "string" && isTexts(value.columns)) {
      if (table && table.rows.length > 0) yield table
      table = { table: value.table, columns: value.columns, rows: [] }
    } else if (table && isCells(value, table.columns.length)) {
      table.rows.push(value)
      count += 1
      if (table.rows.length === maxRows) {
        yield table
        table = { ...table, rows: [] }
      }
    } else throw new BackupError("The file is damaged: a line of it is not what a backup holds.")
  }
}
