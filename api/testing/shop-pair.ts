import { openTestShop, type TestShop } from "./shop.ts"
import { signedIn, type TestStaff } from "./staff.ts"

/** A shop with its owner. */
export type OwnedShop = { shop: TestShop; owner: TestStaff }

/** Opens a shop of the sample, and signs its owner in. */
export async function openOwnedShop(): Promise<OwnedShop> {
  const shop = await openTestShop()
  return { shop, owner: await signedIn(shop, "owner") }
}

/** Opens two shops of the sample: one that moves out, and one that it moves into. */
export async function openShopPair(): Promise<{ old: OwnedShop; next: OwnedShop; close: () => Promise<void> }> {
  const old = await openOwnedShop()
  const next = await openOwnedShop()
  const close = async () => {
    await old.shop.close()
    await next.shop.close()
  }
  return { old, next, close }
}
