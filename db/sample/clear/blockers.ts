import { sql } from "kysely"
import { canBeTrial, maxTrialOrders, type SampleKind, type StayReason } from "#core/sample/sample-clearing.ts"
import type { Db } from "../../database.ts"
import type { Going } from "./thing-parts.ts"

const list = (ids: Iterable<number>) => sql.join([-1, ...ids])

/** The first column of a query's rows. */
async function keysOf(db: Db, query: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => Number(id))
}

type OrderRow = { id: number; products: number[]; isTrial: boolean }

/** The orders of some products, as far as a trial can have them. `sold` are products with more. */
async function findOrders(db: Db, productIds: readonly number[]) {
  const sold = new Set<number>()
  const orderIds = new Set<number>()
  for (const id of productIds) {
    const rows = await keysOf(
      db,
      sql`select distinct order_id as id from order_line where product_id = ${id} limit ${maxTrialOrders + 1}`,
    )
    if (rows.length > maxTrialOrders) sold.add(id)
    for (const order of rows) orderIds.add(order)
  }
  if (orderIds.size === 0) return { sold, orders: [] }
  const rows = await db
    .selectFrom("orders")
    .select(["id", "status", "carrier", "tracking", "exported_at as exportedAt", "shopper_id as shopperId"])
    .where("id", "in", [...orderIds])
    .execute()
  const lines = await db
    .selectFrom("order_line")
    .select(["order_id as orderId", "product_id as productId"])
    .where("order_id", "in", [...orderIds])
    .execute()
  const products = Map.groupBy(lines, ({ orderId }) => orderId)
  const orders = rows.map((row): OrderRow => {
    const own = products.get(row.id) ?? []
    return { id: row.id, products: own.map(({ productId }) => productId ?? -1), isTrial: canBeTrial(row) }
  })
  return { sold, orders }
}

/** Tells trial orders from others: an order goes if all its products go, a product if all its orders go.
 *  @param candidates products that would go if nobody had ordered them */
export async function splitOrders(db: Db, candidates: readonly number[]) {
  const { sold, orders } = await findOrders(db, candidates)
  const going = new Set(candidates.filter((id) => !sold.has(id)))
  const trials = new Set(orders.map(({ id }) => id))
  for (let before = -1; before !== trials.size; ) {
    before = trials.size
    for (const { id, products, isTrial } of orders) {
      if (!trials.has(id) || (isTrial && products.every((product) => going.has(product)))) continue
      trials.delete(id)
      for (const product of products) going.delete(product)
    }
  }
  return { trials, ordered: new Set(candidates.filter((id) => !going.has(id))) }
}

type Found = Map<number, StayReason>

const allAre = (ids: number[], reason: StayReason): [number, StayReason][] => ids.map((id) => [id, reason])

/** What keeps unchanged things of the sample, by their keys.
 *  @param going what goes before them */
export async function findBlockers(db: Db, kind: SampleKind, ids: readonly number[], going: Going): Promise<Found> {
  const find = (query: ReturnType<typeof sql<{ id: number }>>) => keysOf(db, query)
  const own = list(ids)
  const products = list(going.product ?? [])
  const posts = list(going.post ?? [])
  switch (kind) {
    case "product":
      return new Map([
        ...allAre(
          await find(sql`select distinct product_id as id from review where product_id in (${own}) and not exists
            (select 1 from sample_row where sample_row.kind = 'review' and sample_row.row_id = review.id)`),
          "reviewed",
        ),
        ...allAre(
          await find(sql`select distinct product_id as id from stock_movement where product_id in (${own})
            and reason in ('count', 'received', 'lost', 'import')`),
          "changed",
        ),
      ])
    case "coupon":
      return new Map(
        allAre(
          await find(sql`select distinct coupon_id as id from coupon_use where coupon_id in (${own})
            and order_id not in (${list(going.order ?? [])})`),
          "ordered",
        ),
      )
    case "category": {
      const filled = await find(sql`select distinct category_id as id from product_category
        where category_id in (${own}) and product_id not in (${products})`)
      const above = await find(sql`select distinct parent_id as id from category where parent_id in (${own})
        and (id in (${list(filled)}) or id not in (${own}))`)
      return new Map(allAre([...filled, ...above], "needed"))
    }
    case "brand":
      return new Map(
        allAre(
          await find(sql`select distinct brand_id as id from product where brand_id in (${own})
            and id not in (${products})`),
          "needed",
        ),
      )
    case "post-category":
      return new Map(
        allAre(
          await find(sql`select distinct category_id as id from post where category_id in (${own})
            and id not in (${posts})`),
          "needed",
        ),
      )
    case "post-tag":
      return new Map(
        allAre(
          await find(sql`select distinct tag_id as id from post_has_tag where tag_id in (${own})
            and post_id not in (${posts})`),
          "needed",
        ),
      )
    case "picture":
      return new Map(allAre(await findUsed(db, ids, going), "needed"))
    default:
      return new Map()
  }
}

/** Pictures of the sample that something shows which stays, but for texts and orders (`media-in-texts.ts`). The places are those
 *  of `media-uses.ts`; only the sample itself fills those of `shop_picture`. */
async function findUsed(db: Db, ids: readonly number[], going: Going): Promise<number[]> {
  const own = list(ids)
  const products = list(going.product ?? [])
  const posts = list(going.post ?? [])
  return keysOf(
    db,
    sql`select image_id as id from product where image_id in (${own}) and id not in (${products})
      union select media_id from product_media where media_id in (${own}) and product_id not in (${products})
      union select image_id from product_color where image_id in (${own}) and product_id not in (${products})
      union select image_id from product_variant where image_id in (${own}) and product_id not in (${products})
      union select image_id from category where image_id in (${own}) and id not in (${list(going.category ?? [])})
      union select image_id from post where image_id in (${own}) and id not in (${posts})
      union select media_id from post_media where media_id in (${own}) and post_id not in (${posts})
      union select media.id from media join page_head on page_head.picture = media.url where media.id in (${own})`,
  )
}
