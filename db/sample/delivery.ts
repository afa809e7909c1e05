import type { deliveryDays } from "#sample/delivery.ts"
import type { Tx } from "../database.ts"

/** Stores how long a delivery to each wilaya takes. */
export async function storeDeliveryDays(tx: Tx, days: typeof deliveryDays): Promise<void> {
  for (const { min, max, wilayas } of days) {
    await tx.updateTable("wilaya").set({ days_min: min, days_max: max }).where("code", "in", wilayas).execute()
  }
}
