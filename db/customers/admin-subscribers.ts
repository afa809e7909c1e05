import { type SqlBool, sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { rowBatches } from "../row-batches.ts"

export type SubscriberState = "confirmed" | "asked"
export type SubscriberFilter = { q?: string | undefined; state?: SubscriberState | undefined }

export type StoredSubscriber = {
  email: string
  locale: Locale
  state: SubscriberState
  createdAt: string
  confirmedAt: string | null
}

const selectSubscribers = (db: Db, { q = "", state }: SubscriberFilter) =>
  db
    .selectFrom("subscriber")
    .$if(q !== "", (query) => query.where(sql<SqlBool>`hanout_contains_fold(email, ${q})`))
    .$if(state === "confirmed", (query) => query.where("confirmed_at", "is not", null))
    .$if(state === "asked", (query) => query.where("confirmed_at", "is", null))

const columns = ["id", "email", "locale", "created_at", "confirmed_at"] as const
type Row = { email: string; locale: Locale; created_at: string; confirmed_at: string | null }

const subscriberOf = (row: Row): StoredSubscriber => ({
  email: row.email,
  locale: row.locale,
  createdAt: row.created_at,
  confirmedAt: row.confirmed_at,
  state: row.confirmed_at === null ? "asked" : "confirmed",
})

const sorts = { createdAt: "created_at", email: "email" } as const
type Pages = { sort: { by: keyof typeof sorts; direction: "asc" | "desc" }; page: number; pageSize: number }

export async function countSubscribers(db: Db, filter: SubscriberFilter): Promise<number> {
  const { n } = await selectSubscribers(db, filter)
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow()
  return n
}

/** A page of those who asked for the shop's news.
 *  @param page from 1 */
export async function listSubscribers(db: Db, filter: SubscriberFilter, { sort, page, pageSize }: Pages) {
  const rows = await selectSubscribers(db, filter)
    .select(columns)
    .orderBy(sorts[sort.by], sort.direction)
    .orderBy("id", sort.direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total: await countSubscribers(db, filter), rows: rows.map(subscriberOf) }
}

/** All of them in the order in which they asked, some at a time, each with the token of the link that unsubscribes. The token of an
 *  address that is not confirmed would confirm it, and is left out. */
export async function* everySubscriber(
  db: Db,
  filter: SubscriberFilter,
): AsyncGenerator<StoredSubscriber & { unsubscribeToken: string | null }> {
  const select = (after: number, limit: number) =>
    selectSubscribers(db, filter)
      .select([...columns, "token"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute()
  const toExported = ({ token, ...row }: Awaited<ReturnType<typeof select>>[number]) => ({
    ...subscriberOf(row),
    unsubscribeToken: row.confirmed_at === null ? null : token,
  })
  for await (const rows of rowBatches(0, select, ({ id }) => id)) yield* rows.map(toExported)
}
