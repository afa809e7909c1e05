import { sql } from "kysely"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"

/** Cache tag on which a page or answer depends. `product:ID` stands for all that a product's own page shows,
 *  `card:ID` for its card, `listing` for the contents of listings, searches and home pages, `shelf` for which
 *  products there are, `menu` for what every page's menus show of the catalogue, `all` for everything. */
export type ContentTag =
  | `product:${number}`
  | `card:${number}`
  | "listing"
  | "shelf"
  | "menu"
  | "posts"
  | "pages"
  | "sections"
  | "landing"
  | "heads"
  | "coupons"
  | "size-guides"
  | "desks"
  | "all"

/** Rows are deleted after so many milliseconds; a reader that was away for longer starts again. */
export const changeRetention = 60 * 60_000

/** Logs changes in the transaction that makes them. Changes of products are logged by triggers. */
export async function recordChanges(tx: Tx, tags: readonly ContentTag[]): Promise<void> {
  if (tags.length === 0) return
  await tx
    .insertInto("content_change")
    .values(tags.map((tag) => ({ tag })))
    .execute()
}

/** Deletes what every reader has read. */
export async function purgeChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - changeRetention).toISOString()
  await db.deleteFrom("content_change").where("changed_at", "<", before).execute()
}

type ChangeRow = { id: number; tag: string }
type Read = { rows: ChangeRow[]; next: string }

const selectChanges = preparedQuery((db, { after }: { after: number }) =>
  db.selectFrom("content_change").select(["id", "tag"]).where("id", ">", after).orderBy("id"),
)

/** SQLite has one writer: keys are in the order of commits. */
async function readSqlite(db: Db, after: string): Promise<Read> {
  const rows = await selectChanges(db, { after: Number(after) })
  return { rows, next: String(rows.at(-1)?.id ?? after) }
}

/** PostgreSQL shows rows when their transaction commits, which may be long after one with a higher number. Everything from
 *  the oldest transaction that was still open at the last reading is read again; the follower drops what it has seen. */
async function readPostgres(db: Db, from: string): Promise<Read> {
  const { rows } = await sql<{ id: number | null; tag: string | null; open: string }>`
    select content_change.id, content_change.tag, snapshot.open from
      (select pg_snapshot_xmin(pg_current_snapshot())::text as open) as snapshot
      left join content_change on content_change.xid >= ${from}::xid8
    order by content_change.id`.execute(db)
  return {
    rows: rows.flatMap(({ id, tag }) => (id === null || tag === null ? [] : { id: Number(id), tag })),
    next: rows[0]?.open ?? from,
  }
}

/** Returns the position in the log at which a new reader begins. */
async function position(db: Db): Promise<string> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ open: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as open`.execute(db)
    return rows[0]?.open ?? "0"
  }
  const last = await db
    .selectFrom("content_change")
    .select((e) => e.fn.max("id").as("id"))
    .executeTakeFirst()
  return String(last?.id ?? 0)
}

export type ChangeTracker = {
  /** The tags that have changed since the last call, each once, whichever process changed them; `["all"]` when it was away
   *  for so long that changes may have been deleted. Not to be called again before it has resolved. */
  read: (now: Date) => Promise<ContentTag[]>
}

/** Follows the log of changes from this moment on. A change is never skipped: not one whose transaction commits late, not
 *  one of another process. */
export async function trackChanges(db: Db, now: Date): Promise<ChangeTracker> {
  const read = isPostgres(db) ? readPostgres : readSqlite
  let at = await position(db)
  let seen = new Set((await read(db, at)).rows.map(({ id }) => id))
  let lastRead = now.getTime()
  return {
    async read(now) {
      // Half an hour less than rows are stored: clocks of several machines differ.
      const mayHaveMissed = now.getTime() - lastRead > changeRetention / 2
      const { rows, next } = await read(db, at)
      const fresh = rows.filter(({ id }) => !seen.has(id))
      at = next
      lastRead = now.getTime()
      seen = new Set(rows.map(({ id }) => id))
      if (mayHaveMissed) return ["all"]
      return [...new Set(fresh.map(({ tag }) => tag as ContentTag))]
    },
  }
}
