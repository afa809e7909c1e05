import { type SqlBool, sql } from "kysely"
import { rateLimits } from "#core/rate-limits.ts"
import { nextVersion, touchContent, updateVersion, type VersionRow } from "../changes/content-version.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import {
  countWindows,
  insertCounts,
  maxRetryAfter,
  type NewCount,
  rateWindows,
  type Subjects,
} from "../rate-windows.ts"

/** Both in one statement, which SQLite cannot do. Every count is there before the version is touched: all orders lock these
 *  rows in the same order. */
const countAndTouch = preparedQuery((db, { rows, next }: { rows: NewCount[]; next: VersionRow }) =>
  db
    .with("counted", (e) => insertCounts(e, { rows }))
    .with("touched", (e) => updateVersion(e, next).where(sql<SqlBool>`(select count(*) from counted) > 0`))
    .selectFrom("counted")
    .select(["bucket", "count"]),
)

/** Counts a placed order against the limits, and marks the content as changed. Belongs at the end of its transaction: these
 *  rows are shared by many orders, and no other order should wait for them long.
 *  @returns seconds until more is taken when this one was too many, else null */
export async function countOrder(tx: Tx, subjects: Subjects, now: Date): Promise<number | null> {
  const windows = rateWindows("orders", rateLimits.orders, subjects, now)
  if (isPostgres(tx) && windows.length > 0) {
    const next = nextVersion()
    return maxRetryAfter(await countWindows(tx, windows, (db, { rows }) => countAndTouch(db, { rows, next })))
  }
  const over = await countWindows(tx, windows)
  await touchContent(tx, [])
  return maxRetryAfter(over)
}
