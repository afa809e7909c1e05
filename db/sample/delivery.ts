import { fromDinars } from "#core/money.ts"
import type { deliveryDays, deliveryPrices } from "#sample/delivery.ts"
import type { Tx } from "../database.ts"
import { followParents } from "../delivery/admin-delivery.ts"

/** Stores how long a delivery to each wilaya takes. */
export async function storeDeliveryDays(tx: Tx, days: typeof deliveryDays): Promise<void> {
  for (const { min, max, wilayas } of days) {
    await tx.updateTable("wilaya").set({ days_min: min, days_max: max }).where("code", "in", wilayas).execute()
  }
  await followParents(tx)
}

/** Stores delivery prices, marked as the sample's, for the wilayas that have none. */
export async function storeDeliveryPrices(tx: Tx, prices: typeof deliveryPrices): Promise<void> {
  for (const { desk, home, wilayas } of prices) {
    await tx
      .updateTable("wilaya")
      .set({ desk: fromDinars(desk), home: fromDinars(home), has_sample_prices: 1 })
      .where("code", "in", wilayas)
      .where("desk", "is", null)
      .where("home", "is", null)
      .execute()
  }
  await followParents(tx)
}
