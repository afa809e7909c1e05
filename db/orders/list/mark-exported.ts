import type { Carrier } from "#core/delivery/carrier.ts"
import type { Db } from "../../database.ts"
import type { ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { ordersChanged } from "../orders-changed.ts"
import { countPaymentsOfFile } from "../payments/handed-over.ts"
import { type OrderFilter, orderTest } from "./order-filter.ts"

/** Marks orders as written into a carrier's file. Of two people who export at the same moment, the second one gets no order
 *  that the first one has, unless the filter includes exported orders.
 *  @returns the filter of exactly the marked orders */
export async function markExported(
  db: Db,
  filter: OrderFilter,
  carrier: Carrier,
  { staff, now }: ByStaff,
): Promise<OrderFilter> {
  const mark = { exported_at: now.toISOString(), exported_to: carrier, exported_by: staff.name }
  await inTransaction(db, async (tx) => {
    await tx.updateTable("orders").set(mark).where(orderTest(tx, filter)).execute()
    await countPaymentsOfFile(tx, mark.exported_at)
  })
  ordersChanged(db)
  return { ...filter, isExported: undefined, exported: { at: mark.exported_at, to: carrier, by: staff.name } }
}
