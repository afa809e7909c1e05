import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely"
import type { Carrier } from "#core/delivery/carrier.ts"
import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { OrderSearch } from "#core/orders/order-search.ts"
import { givesBack, type OrderStatus, orderStatuses } from "#core/orders/order-status.ts"
import { foldTag } from "#core/orders/order-tag.ts"
import type { Db } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import type { Schema } from "../../schema/schema.ts"
import { receivedOfOrder } from "../payments/handed-over.ts"

/** Which orders of the shop; what is left out filters nothing. */
export type OrderFilter = {
  search?: OrderSearch | undefined
  statuses?: OrderStatus[] | undefined
  /** From this moment on, and before that one; ISO 8601. */
  from?: string | undefined
  until?: string | undefined
  wilayas?: number[] | undefined
  /** The slug of a product in one of the lines. */
  product?: string | undefined
  /** Ids of the staff; null = unassigned. */
  agents?: (string | null)[] | undefined
  /** With or without a reason to look twice. */
  risk?: boolean | undefined
  /** Those alone that have released their stock. */
  hasReleased?: boolean | undefined
  deliveries?: DeliveryKind[] | undefined
  sources?: ("shop" | "phone")[] | undefined
  documentIds?: string[] | undefined
  /** Those that a member has selected, of a bounded number. */
  selected?: string[] | undefined
  /** A tag that they have, in any spelling. */
  tag?: string | undefined
  /** Whether they were written into a carrier's file. */
  isExported?: boolean | undefined
  /** Whether the shop has their money. */
  isCashed?: boolean | undefined
  /** Those alone of which the shop has money to give back. */
  hasRefund?: boolean | undefined
  /** Those of one export alone. */
  exported?: { at: string; to: Carrier; by: string } | undefined
  /** Whether it is known what the delivery costs. */
  hasDeliveryPrice?: boolean | undefined
}

type Orders = ExpressionBuilder<Schema, "orders">

function searchTest(db: Db, e: Orders, { words, id, numberOnly }: OrderSearch): Expression<SqlBool>[] {
  if (numberOnly) return [e("id", "=", id ?? 0)]
  const position = isPostgres(db) ? sql`strpos` : sql`instr`
  const holds = words.map((word) => sql<SqlBool>`${position}(${sql.ref("orders.search")}, ${word}) > 0`)
  return id === null ? holds : [e.or([e("id", "=", id), e.and(holds)])]
}

/** By the codes of the 58, and of the wilayas of 2026 by their communes. */
function wilayaTest(e: Orders, codes: number[]): Expression<SqlBool> {
  const moved = codes.filter((code) => code > 58)
  const test = e("wilaya_code", "in", codes)
  if (moved.length === 0) return test
  return e.or([test, e("commune_id", "in", e.selectFrom("commune").select("id").where("wilaya_2026", "in", moved))])
}

/** The test that an order passes a filter. What lists are filtered by is in their indexes (migration 0011), but for the
 *  words of a search, the products, the tags and the delivery price. */
export function orderTest(db: Db, filter: OrderFilter): (e: Orders) => Expression<SqlBool> {
  return (e) => {
    const tests: Expression<SqlBool>[] = []
    const { search, statuses, from, until, wilayas, product, agents, risk, deliveries, sources, documentIds } = filter
    if (search) tests.push(...searchTest(db, e, search))
    // Orders that carriers owe, in the words of the index orders_to_cash.
    if (filter.isCashed === false && statuses?.join() === "delivered") tests.push(sql<SqlBool>`status = 'delivered'`)
    // PostgreSQL rejects `in ()`.
    else if (statuses) tests.push(statuses.length > 0 ? e("status", "in", statuses) : e.lit(false))
    if (from) tests.push(e("created_at", ">=", from))
    if (until) tests.push(e("created_at", "<", until))
    if (wilayas) tests.push(wilayaTest(e, wilayas))
    if (deliveries) tests.push(e("delivery", "in", deliveries))
    if (sources) tests.push(e("source", "in", sources))
    if (risk !== undefined) tests.push(e("risk", risk ? "<>" : "=", "[]"))
    if (filter.hasReleased) tests.push(e("stock_released_at", "is not", null))
    if (filter.hasDeliveryPrice !== undefined) {
      tests.push(e("delivery_price", filter.hasDeliveryPrice ? "is not" : "is", null))
    }
    if (filter.isExported !== undefined) tests.push(e("exported_at", filter.isExported ? "is not" : "is", null))
    if (filter.isCashed !== undefined) {
      // The carrier does not hold what was paid before the delivery.
      if (filter.isCashed) tests.push(e.or([e("cashed_at", "is not", null), e("paid", ">=", e.ref("total"))]))
      else tests.push(e("cashed_at", "is", null), e("paid", "<", e.ref("total")))
    }
    if (filter.hasRefund) {
      // As `amountToGiveBack`; few orders are paid before the delivery, and those that moved in have no row of a payment. The index of
      // those that are paid is used where its condition is written out.
      const paid = e.selectFrom("orders as o").select("o.id as order_id").where(sql<boolean>`o.paid > 0`)
      tests.push(e("orders.id", "in", e.selectFrom("order_payment").select("order_id").union(paid)))
      const unspent = [e(receivedOfOrder, ">", e.ref("paid")), e("paid", ">", e.ref("total"))]
      tests.push(e.or([e("status", "in", orderStatuses.filter(givesBack)), ...unspent]), e(receivedOfOrder, ">", 0))
    }
    if (filter.exported) {
      const { at, to, by } = filter.exported
      tests.push(e("exported_at", "=", at), e("exported_to", "=", to), e("exported_by", "=", by))
    }
    if (filter.selected) tests.push(e("document_id", "in", filter.selected))
    if (documentIds) tests.push(e("document_id", "in", documentIds))
    if (filter.tag !== undefined) {
      const tag = e.selectFrom("order_tag").select("id").where("folded", "=", foldTag(filter.tag))
      const tagged = e.selectFrom("tagged_order").select("order_id").where("tag_id", "=", tag)
      tests.push(e("orders.id", "in", tagged))
    }
    if (agents) {
      const named = agents.filter((agent) => agent !== null)
      const tested = named.length > 0 ? [e("agent_id", "in", named)] : []
      tests.push(e.or(agents.includes(null) ? [...tested, e("agent_id", "is", null)] : tested))
    }
    if (product) {
      const withIt = e.selectFrom("order_line").select("order_id").where("slug", "=", product)
      tests.push(e("orders.id", "in", withIt))
    }
    return e.and(tests)
  }
}
