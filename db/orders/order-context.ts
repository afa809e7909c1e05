import { type SqlBool, sql } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import { completeIds } from "../catalogue/order-product.ts"
import { type OrderSettings, orderSettingColumns, toOrderSettings } from "../content/app-setting.ts"
import type { Tx } from "../database.ts"
import { type Place, selectPlace, toPlace } from "../delivery/wilayas.ts"
import { preparedQuery } from "../prepared-query.ts"
import { countedWindows, type RateLimitState, toRateLimitState } from "../rate-windows.ts"
import { type OrderInput, OrderRejectedError } from "./order-input.ts"

const day = 24 * 3600 * 1000
/** Orders of a phone from then on are its recent ones. */
const recentSince = (at: Date): string => new Date(at.getTime() - day).toISOString()

type ContextQuery = {
  wilaya: string
  commune: string
  /** The key of the phone. */
  phone: string
  now: string
  /** A day before. */
  since: string
  slugs: string[]
  /** Windows of limits. */
  windows: { bucket: string; start: string }[]
}

/** Everything in one statement, a row for each product: over a network every statement is a way there and back. */
const readContext = preparedQuery((db, { wilaya, commune, phone, now, since, slugs, windows }: ContextQuery) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom("orders")
        .select((past) => [
          past.fn.countAll<number>().filterWhere("created_at", ">=", since).as("recentOfPhone"),
          past.fn
            .countAll<number>()
            .filterWhere("status", "=", "cancelled")
            .filterWhere("merged_into", "is", null)
            .as("cancelled"),
          past.fn.countAll<number>().filterWhere("status", "=", "returned").as("returned"),
        ])
        .where("phone_key", "=", phone)
        .as("past"),
    )
    .leftJoin(selectPlace(db, { wilaya, commune }).as("place"), (join) => join.onTrue())
    .leftJoin("app_setting", (join) => join.onTrue())
    .leftJoin("product", (join) =>
      slugs.length > 0
        ? join.on("product.slug", "in", slugs).on("product.published_at", "<=", now)
        : join.on(sql<SqlBool>`false`),
    )
    .selectAll("place")
    .select(["past.recentOfPhone", "past.cancelled", "past.returned"])
    .select(orderSettingColumns)
    .select(["product.id as productId", "product.slug as productSlug"])
    .select((e) => e.selectFrom("phone_block").select("phone_key").where("phone_key", "=", phone).as("blocked"))
    .select((e) =>
      windows.map(({ bucket, start }, index) =>
        e
          .selectFrom("rate_window")
          .select("count")
          .where("bucket", "=", bucket)
          .where("window_start", "=", start)
          .as(`window${index}` as const),
      ),
    ),
)

type ContextRow = Awaited<ReturnType<typeof readContext>>[number]

/** Where an order goes, a wilaya of the 58, and the shop's rules for it. */
export type OrderPlace = {
  wilaya: Place["wilaya"]
  /** The wilaya of the division of 2026. */
  code2026: number
  commune: { id: number; name: string; namear: string }
  settings: OrderSettings
}

export type OrderContext = {
  /** By the limits of rejected orders. */
  rateLimits: RateLimitState
  /** The products of the lines; null = the shop sells none of that name. */
  ids: (number | null)[]
  /** Earlier orders of the phone: how many within a day, how many came to nothing. */
  past: { recentOfPhone: number; cancelled: number; returned: number }
  /** @throws OrderRejectedError for a place that the shop does not know (a commune's names are unique in its wilaya only), a
   *  closed commune, and for a blocked phone unless the staff takes the order */
  place: () => OrderPlace
}

/** Where an order goes, from the row that was read for it.
 *  @throws as `place` of its context */
function placeOf(row: ContextRow, isStaff: boolean): OrderPlace {
  const place = toPlace(row)
  if (!place) throw new OrderRejectedError({ kind: "unknown", field: "wilaya" })
  const { wilaya, code2026, commune } = place
  if (!commune) throw new OrderRejectedError({ kind: "unknown", field: "commune" })
  if (commune.closed) throw new OrderRejectedError({ kind: "closed", field: "commune" })
  if (row.blocked !== null && !isStaff) throw new OrderRejectedError({ kind: "refused" })
  return { wilaya, code2026, commune, settings: toOrderSettings(row) }
}

/** Reads what an order is decided by, beside what it locks: where its sender and its phone stand, its products' keys, its
 *  place and the shop's rules. Locks nothing. */
export async function findOrderContext(tx: Tx, orderInput: OrderInput, at: Date): Promise<OrderContext> {
  const { wilaya, commune, mobile, lines, client, takenBy } = orderInput
  const windows = countedWindows(client.counts, at)
  const now = at.toISOString()
  const since = recentSince(at)
  const slugs = [...new Set(lines.flatMap(({ slug }) => slug ?? []))]
  const buckets = windows.map(({ bucket, start }) => ({ bucket, start }))
  const phone = phoneKey(mobile)
  const rows = await readContext(tx, { wilaya, commune, phone, now, since, slugs, windows: buckets })
  const [row] = rows
  if (!row) throw new Error("The count of a phone's orders has no row")
  const bySlug = new Map(rows.map(({ productSlug, productId }) => [productSlug, productId]))
  return {
    rateLimits: toRateLimitState(
      windows,
      windows.map((_, index) => row[`window${index}`] ?? 0),
    ),
    ids: await completeIds(tx, lines, bySlug, at),
    past: row,
    place: () => placeOf(row, takenBy !== undefined),
  }
}
