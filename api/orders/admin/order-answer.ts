import type { Context } from "hono"
import { orderDetail } from "#db/orders/admin/order-detail.ts"
import type { ByStaff } from "#db/staff/by-staff.ts"
import { type AdminDeps, type AdminEnv, auditAddress } from "../../admin/admin-context.ts"
import { notFound } from "../../errors.ts"
import { detailResource } from "./admin-order-resource.ts"

/** Author of a change, for the audit log and the history. */
export function byStaff(c: Context<AdminEnv>, { clock }: AdminDeps): ByStaff {
  const { id, name } = c.get("staff")
  return { staff: { id, name }, address: auditAddress(c), now: clock() }
}

/** The answer with one order and everything of it.
 *  @throws ApiError 404 without such an order */
export async function orderAnswer({ db, clock }: AdminDeps, documentId: string, status = 200): Promise<Response> {
  const order = await orderDetail(db, documentId, clock())
  if (!order) throw notFound()
  return Response.json({ data: detailResource(order) }, { status })
}
