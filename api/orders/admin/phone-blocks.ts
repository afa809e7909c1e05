import { phoneKey, phonePart } from "#core/customers/phone.ts"
import { blockPhone, listBlocks, unblockPhone } from "#db/orders/phone-blocks.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { notFound, validationError } from "../../errors.ts"
import { listAnswer } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { type PhoneBlock, phoneBlockBody, phoneBlockQuery } from "../contract-phone-block.ts"
import { byStaff } from "./order-answer.ts"

/** Phones whose orders the shop does not take. */
export function phoneBlockRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  route("GET /phone-blocks", async (c) => {
    const { q, sort, page, pageSize } = readParameters(phoneBlockQuery, c.req.url)
    const part = q ? phonePart(q) : ""
    const { rows, total } = await listBlocks(db, { part, direction: sort.direction, page, pageSize })
    return Response.json(listAnswer<PhoneBlock>(rows, total, { page, pageSize }))
  })

  route("POST /phone-blocks", async (c) => {
    const { mobile: typed, reason } = await readBody(phoneBlockBody, c.req)
    const phone = phoneKey(typed)
    if (!/^\d+$/.test(phone)) throw validationError([{ path: ["mobile"], message: "Not a phone number" }])
    const block = await blockPhone(db, phone, reason || null, byStaff(c, deps))
    return Response.json({ data: block }, { status: 201 })
  })

  route("DELETE /phone-blocks/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    if (!(await unblockPhone(db, documentId, byStaff(c, deps)))) throw notFound()
    return Response.json({ data: { documentId } })
  })
}
