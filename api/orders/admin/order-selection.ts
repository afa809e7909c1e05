import { toDinars } from "#core/money.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import { giveAgentToSeveral } from "#db/orders/admin/order-agents.ts"
import { findListed } from "#db/orders/list/listed-orders.ts"
import { findTags } from "#db/orders/tags/find-tags.ts"
import { tagSeveral } from "#db/orders/tags/tag-orders.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { validationError } from "../../errors.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type BulkResult, bulkAgentBody, bulkTagBody } from "../contract-admin-changes.ts"
import { type OrderSelection, orderCountsQuery, selectionBody } from "../contract-admin-list.ts"
import { changeListed } from "./listed-orders.ts"
import { byStaff } from "./order-answer.ts"
import { orderFilter } from "./order-filter.ts"

/** Routes of a list's selection: its sums, agents, tags. Moves have routes of their own. */
export function orderSelectionRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  route("POST /orders/selection", async (c) => {
    const { documentIds } = await readBody(selectionBody, c.req)
    const filter = orderFilter(readParameters(orderCountsQuery, c.req.url))
    const orders = await findListed(db, filter, [...new Set(documentIds)])
    const total = orders.reduce((sum, order) => sum + amountToCollect(order), 0)
    const statuses = [...new Set(orders.map(({ status }) => status))]
    const data = {
      documentIds: orders.map(({ documentId }) => documentId),
      total: toDinars(total),
      statuses,
      cashed: orders.filter((order) => order.cashedAt !== null || amountToCollect(order) === 0).length,
    }
    return Response.json({ data } satisfies OrderSelection)
  })

  route("GET /orders/tags", async () => wholeList(await findTags(db)))

  route("POST /orders/tags", async (c) => {
    const { documentIds, add, remove } = await readBody(bulkTagBody, c.req)
    const by = byStaff(c, deps)
    const selected = { url: c.req.url, documentIds }
    const data = await changeListed(db, selected, (ids) => tagSeveral(db, ids, { add, remove }, by))
    return Response.json({ data } satisfies BulkResult)
  })

  route("POST /orders/agent", async (c) => {
    const { documentIds, agentId } = await readBody(bulkAgentBody, c.req)
    const by = byStaff(c, deps)
    const selected = { url: c.req.url, documentIds }
    const data = await changeListed(db, selected, async (ids) => {
      const given = await giveAgentToSeveral(db, ids, agentId, by)
      if (given === "unknownAgent")
        throw validationError([{ path: ["agentId"], message: "Nobody who takes orders has this id" }])
      return given
    })
    return Response.json({ data } satisfies BulkResult)
  })
}
