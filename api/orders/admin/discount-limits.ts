import { discountPercent } from "#core/orders/staff-discount.ts"
import { findDiscountLimits, storeDiscountLimits } from "#db/orders/discount-limits.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readBody } from "../../read-body.ts"
import { type DiscountLimitsAnswer, discountLimitsBody } from "../contract-discount-limits.ts"
import { byStaff } from "./order-answer.ts"

/** How much discount each role may give. */
export function discountLimitRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps
  const answer = async (role: string) => {
    const limits = await findDiscountLimits(db)
    return Response.json({ data: { ...limits, own: discountPercent(role, limits) } } satisfies DiscountLimitsAnswer)
  }

  route("GET /orders/discount-limits", (c) => answer(c.get("staff").role))

  route("PUT /orders/discount-limits", async (c) => {
    await storeDiscountLimits(db, await readBody(discountLimitsBody, c.req), byStaff(c, deps))
    return answer(c.get("staff").role)
  })
}
