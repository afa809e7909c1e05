import { toLatinDigits } from "#core/latin-digits.ts"
import type { Db } from "../database.ts"

/** Rows in memory at once. */
const batchSize = 1_000

/** Rows of the history of orders and of notes, by their ids. */
export type PhoneMentions = { events: number[]; notes: number[] }

/** Whether a text mentions a phone, whatever signs stand between its digits. */
function mentions(text: string | null, key: string): boolean {
  if (text === null) return false
  const digits = toLatinDigits(text.normalize("NFKC")).replace(/[^\p{L}\d]+/gu, "")
  return digits.includes(key.replace(/^0/, ""))
}

async function collect<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  holds: (row: Row) => boolean,
): Promise<number[]> {
  const found: number[] = []
  for (let after = 0; ; ) {
    const rows = await read(after)
    found.push(...rows.filter(holds).map(({ id }) => id))
    const last = rows.at(-1)
    if (!last) return found
    after = last.id
    // Requests that came meanwhile go first: SQLite works in the program's own thread.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Finds what the staff wrote of a phone: reads all notes, and the history of all orders, in batches.
 *  @param key of the phone; one that is no number is looked for nowhere */
export async function findPhoneMentions(db: Db, key: string): Promise<PhoneMentions> {
  if (!/^\d{8,}$/.test(key)) return { events: [], notes: [] }
  const events = await collect(
    (after) =>
      db
        .selectFrom("order_event")
        .select(["id", "reason", "details"])
        .where("id", ">", after)
        .where((e) => e.or([e("details", "is not", null), e("reason", "is not", null)]))
        .orderBy("id")
        .limit(batchSize)
        .execute(),
    ({ reason, details }) => mentions(reason, key) || mentions(details, key),
  )
  const notes = await collect(
    (after) =>
      db
        .selectFrom("order_note")
        .select(["id", "text"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(batchSize)
        .execute(),
    ({ text }) => mentions(text, key),
  )
  return { events, notes }
}
