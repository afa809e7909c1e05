import { type DiscountLimits, defaultDiscountLimits, limitedRoles } from "#core/orders/staff-discount.ts"
import type { Db } from "../database.ts"
import { addAudit } from "../staff/audit.ts"
import type { ByStaff } from "../staff/by-staff.ts"
import { inTransaction } from "../transaction.ts"

/** How much of an order's goods each role may give as a discount. */
export async function findDiscountLimits(db: Db): Promise<DiscountLimits> {
  const rows = await db.selectFrom("discount_limit").select(["role", "percent"]).execute()
  return { ...defaultDiscountLimits, ...Object.fromEntries(rows.map(({ role, percent }) => [role, percent])) }
}

/** Stores how much each role may give from now on; discounts that were given stay. */
export async function storeDiscountLimits(db: Db, limits: DiscountLimits, by: ByStaff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await findDiscountLimits(tx)
    for (const role of limitedRoles) {
      await tx
        .insertInto("discount_limit")
        .values({ role, percent: limits[role] })
        .onConflict((conflict) => conflict.column("role").doUpdateSet({ percent: limits[role] }))
        .execute()
    }
    const { staff, address, now: at } = by
    const what = { action: "discount-limits", resource: "orders", documentId: null, before, after: limits }
    await addAudit(tx, { ...what, staff, address, at })
  })
}
