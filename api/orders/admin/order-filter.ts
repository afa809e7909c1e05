import type { z } from "zod"
import { shopDayStart } from "#core/i18n/shop-day.ts"
import { readOrderSearch } from "#core/orders/order-search.ts"
import type { OrderFilter } from "#db/orders/list/order-filter.ts"
import type { orderCountsQuery } from "../contract-admin-list.ts"

/** The parameters of an address as the database's side knows them. */
export function orderFilter(given: z.infer<typeof orderCountsQuery>): OrderFilter {
  const { q, status, from, to, wilaya, product, agent, risk, released, exported, cashed, refund, ...rest } = given
  const { delivery, source, tag, ids } = rest
  return {
    search: q ? readOrderSearch(q) : undefined,
    statuses: status,
    from: from && shopDayStart(from),
    until: to && shopDayStart(to, 1),
    wilayas: wilaya,
    product,
    agents: agent?.map((id) => (id === "none" ? null : id)),
    risk: risk === undefined ? undefined : risk === "1",
    hasReleased: released === "1",
    isExported: exported === undefined ? undefined : exported === "1",
    isCashed: cashed === undefined ? undefined : cashed === "1",
    hasRefund: refund === "1",
    deliveries: delivery,
    sources: source,
    documentIds: ids,
    tag,
  }
}
