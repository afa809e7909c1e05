import type { Context } from "hono"
import { normalizePhone } from "#core/customers/phone.ts"
import { type Centimes, fromDinars, toDinars } from "#core/money.ts"
import { withAmounts } from "#core/orders/order-change.ts"
import { discountPercent } from "#core/orders/staff-discount.ts"
import type { Db } from "#db/database.ts"
import { closeDuplicate } from "#db/orders/admin/close-duplicate.ts"
import { type EditResult, editOrder } from "#db/orders/admin/edit-order.ts"
import { mergeOrders } from "#db/orders/admin/merge-orders.ts"
import { giveAgent, orderAgents } from "#db/orders/admin/order-agents.ts"
import type { OrderEdit } from "#db/orders/admin/order-edit.ts"
import { addNote } from "#db/orders/admin/order-notes.ts"
import { setTracking } from "#db/orders/admin/order-tracking.ts"
import { findDiscountLimits } from "#db/orders/discount-limits.ts"
import { refundOrder } from "#db/orders/payments/refund-order.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { conflict, notFound, validationError } from "../../errors.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { agentBody, editBody, mergeBody, noteBody, refundBody, trackingBody } from "../contract-admin-changes.ts"
import { orderQuoteResource } from "../order-quote-resource.ts"
import { lineChoice } from "./line-choice.ts"
import { byStaff, orderAnswer } from "./order-answer.ts"

async function readEdit(c: Context<AdminEnv>): Promise<OrderEdit> {
  const { address, note, mobile, lines, deliveryPrice, staffDiscount, ...edit } = await readBody(editBody, c.req)
  return {
    ...edit,
    address: address === undefined ? undefined : address || null,
    note: note === undefined ? undefined : note || null,
    mobile: mobile === undefined ? undefined : normalizePhone(mobile),
    lines: lines?.map(({ color, size, variant, ...line }) => ({
      ...line,
      choice: lineChoice({ color, size, variant }),
    })),
    ...(staffDiscount && { staffDiscount: { ...staffDiscount, amount: fromDinars(staffDiscount.amount) } }),
    deliveryPrice: typeof deliveryPrice === "number" ? fromDinars(deliveryPrice) : deliveryPrice,
  }
}

/** The error for more discount than who asks may give. */
export const tooMuchDiscount = (max: Centimes) =>
  conflict("More discount than this role may give", { reason: "discount", max: toDinars(max) })

/** The error for a line without a chosen variant in an order that is confirmed. */
const openLine = () => conflict("A variant has to be chosen before a confirmed order has it", { reason: "open" })

/** Per cents of an order's goods that who asks may take off. */
export const ownDiscountPercent = async (c: Context<AdminEnv>, db: Db) =>
  discountPercent(c.get("staff").role, await findDiscountLimits(db))

/** @throws ApiError for what was not edited, and why */
export function rejectEdit(result: EditResult): void {
  switch (result.kind) {
    case "unknown":
      throw notFound()
    case "version":
      throw conflict("Somebody changed the order meanwhile", { reason: "version", version: result.version })
    case "shipped":
      throw conflict(`An order that is ${result.status} cannot be changed`, {
        reason: "shipped",
        status: result.status,
      })
    case "tooMuchDiscount":
      throw tooMuchDiscount(result.max)
    case "unknownPlace":
      throw validationError([
        { path: [result.field], message: `${result.isClosed ? "Closed" : "Unknown"} ${result.field}` },
      ])
    case "unknownLine":
      throw validationError([{ path: ["lines", result.index, "id"], message: "The order has no such line" }])
    case "open":
      throw openLine()
    case "refused": {
      const changes = result.changes.map((change) => withAmounts(change, toDinars))
      throw conflict("Stock or place do not allow it", {
        ...orderQuoteResource(result.quote),
        changes,
        reason: "goods",
      })
    }
  }
}

/** How an order is changed before it ships, and what is written about it. */
export function orderEditRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  const optionsOf = async (c: Context<AdminEnv>, isQuote: boolean) => ({
    by: byStaff(c, deps),
    isQuote,
    discountPercent: await ownDiscountPercent(c, db),
  })

  route("PATCH /orders/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    rejectEdit(await editOrder(db, documentId, await readEdit(c), await optionsOf(c, false)))
    return orderAnswer(deps, documentId)
  })

  route("POST /orders/:documentId/quote", async (c) => {
    const documentId = c.req.param("documentId")
    const result = await editOrder(db, documentId, await readEdit(c), await optionsOf(c, true))
    rejectEdit(result)
    return Response.json({ data: result.kind === "quoted" ? orderQuoteResource(result.quote) : null })
  })

  route("POST /orders/:documentId/merge", async (c) => {
    const { version, into, total, as } = await readBody(mergeBody, c.req)
    const from = { documentId: c.req.param("documentId"), version }
    const said = total === undefined ? null : fromDinars(total)
    const by = byStaff(c, deps)
    const result =
      as === "same"
        ? await closeDuplicate(db, { from, into }, by)
        : await mergeOrders(db, { from, into, total: said }, by)
    if (result.kind === "unknown") throw notFound()
    if (result.kind === "same") throw conflict("An order cannot be merged into itself", { reason: "same" })
    if (result.kind === "shipped") {
      const { documentId, status } = result
      throw conflict(`An order that is ${status} cannot be merged`, { reason: "shipped", documentId, status })
    }
    if (result.kind === "version") {
      const { documentId, version: now } = result
      throw conflict("Somebody changed the order meanwhile", { reason: "version", documentId, version: now })
    }
    if (result.kind === "dearer" || result.kind === "desk") {
      const sums = { together: toDinars(result.together), total: toDinars(result.total) }
      const why = result.kind === "desk" ? "would go to a desk" : "would cost more than both"
      throw conflict(`The merged order ${why}`, { reason: result.kind, ...sums })
    }
    if (result.kind === "noDesk") {
      throw conflict("Its goods go to a desk only, and the shop delivers to none there", { reason: "noDesk" })
    }
    if (result.kind === "open") throw openLine()
    if (result.kind === "tooManyLines")
      throw conflict("The merged order would have too many lines", { reason: "lines" })
    if (result.kind === "parcel") {
      throw conflict("A carrier has a parcel of one order", { reason: "parcel", documentId: result.documentId })
    }
    if (result.kind === "missing") {
      const { missing } = result
      throw conflict("One order has released its stock, and not all of it is left", { reason: "stock", missing })
    }
    return orderAnswer(deps, into.documentId)
  })

  route("POST /orders/:documentId/refund", async (c) => {
    const { version, amount, reason } = await readBody(refundBody, c.req)
    const documentId = c.req.param("documentId")
    const refund = { amount: fromDinars(amount), reason }
    const result = await refundOrder(db, { documentId, version }, refund, byStaff(c, deps))
    if (result.kind === "tooMuch") {
      throw conflict("Less of it is to be given back", { reason: "refund", max: toDinars(result.max) })
    }
    if (result.kind !== "changed") rejectEdit(result)
    return orderAnswer(deps, documentId)
  })

  route("POST /orders/:documentId/notes", async (c) => {
    const { text } = await readBody(noteBody, c.req)
    const documentId = c.req.param("documentId")
    if (!(await addNote(db, documentId, text, byStaff(c, deps)))) throw notFound()
    return orderAnswer(deps, documentId, 201)
  })

  route("GET /orders/agents", async () => wholeList(await orderAgents(db)))

  route("PUT /orders/:documentId/agent", async (c) => {
    const { agentId, version } = await readBody(agentBody, c.req)
    const documentId = c.req.param("documentId")
    const result = await giveAgent(db, { documentId, version }, agentId, byStaff(c, deps))
    if (result.kind === "unknownAgent")
      throw validationError([{ path: ["agentId"], message: "Nobody who takes orders has this id" }])
    if (result.kind !== "changed") rejectEdit(result)
    return orderAnswer(deps, documentId)
  })

  route("PUT /orders/:documentId/tracking", async (c) => {
    const { carrier, tracking, version } = await readBody(trackingBody, c.req)
    const documentId = c.req.param("documentId")
    const parcel = { carrier: carrier || null, tracking: tracking || null }
    const result = await setTracking(db, { documentId, version }, parcel, byStaff(c, deps))
    if (result.kind !== "changed") rejectEdit(result)
    return orderAnswer(deps, documentId)
  })
}
