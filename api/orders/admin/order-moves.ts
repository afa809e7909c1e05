import { cashSeveral } from "#db/orders/admin/cash-orders.ts"
import { moveByStaff, moveSeveral } from "#db/orders/admin/order-moves.ts"
import { undoMoves } from "#db/orders/admin/undo-moves.ts"
import { UnknownLineError } from "#db/orders/returned-stock.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { notFound, validationError } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { type BulkResult, cashedBody, undoBody } from "../contract-admin-changes.ts"
import { bulkStatusBody, statusBody } from "../contract-status.ts"
import { statusConflict } from "../public-status-routes.ts"
import { changeListed } from "./listed-orders.ts"
import { byStaff, orderAnswer } from "./order-answer.ts"

/** How orders move on, one or many, and back. */
export function orderMoveRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  route("POST /orders/status", async (c) => {
    const { documentIds, to, reason } = await readBody(bulkStatusBody, c.req)
    const by = byStaff(c, deps)
    const selected = { url: c.req.url, documentIds }
    const data = await changeListed(db, selected, (ids) => moveSeveral(db, ids, { to, reason: reason || null }, by))
    return Response.json({ data } satisfies BulkResult)
  })

  route("POST /orders/undo", async (c) => {
    const { orders } = await readBody(undoBody, c.req)
    const data = await undoMoves(db, orders, byStaff(c, deps))
    return Response.json({ data } satisfies BulkResult)
  })

  route("POST /orders/cashed", async (c) => {
    const { documentIds, cashed } = await readBody(cashedBody, c.req)
    const by = byStaff(c, deps)
    const selected = { url: c.req.url, documentIds }
    const data = await changeListed(db, selected, (ids) => cashSeveral(db, ids, cashed, by))
    return Response.json({ data } satisfies BulkResult)
  })

  route("POST /orders/:documentId/status", async (c) => {
    const { to, from, reason, outcome, callAt, lines } = await readBody(statusBody, c.req)
    const documentId = c.req.param("documentId")
    const at = callAt === undefined ? null : new Date(callAt).toISOString()
    const move = { to, from, reason: reason || null, outcome: outcome ?? null, callAt: at, returnedLines: lines }
    const changed = await moveByStaff(db, documentId, move, byStaff(c, deps)).catch((error: unknown) => {
      if (!(error instanceof UnknownLineError)) throw error
      throw validationError([{ path: ["lines", error.index, "id"], message: error.message }])
    })
    if (changed.kind === "unknown") throw notFound()
    if (changed.kind !== "changed") throw statusConflict(changed, to)
    return orderAnswer(deps, documentId)
  })
}
