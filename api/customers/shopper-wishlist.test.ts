import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { shopperCalls } from "../testing/shoppers.ts"

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop()
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())

describe("the wishlist of an account", () => {
  it("keeps the wish for a product that is not sold for a while, and shows it again after", async () => {
    const { session } = await calls.accountByMail()
    const meet = async (mine: string[], met: string[]) =>
      JSON.parse((await calls.post("wishlist", { mine, met }, session)).text).data.slugs
    const publish = (at: string | null) =>
      shop.db.updateTable("product").set({ published_at: at }).where("slug", "=", "sac-casbah").execute()
    const both = ["sac-casbah", "casque-aura"]
    expect(await meet(both, [])).toEqual(both)
    const { published_at: before } = await shop.db
      .selectFrom("product")
      .select("published_at")
      .where("slug", "=", "sac-casbah")
      .executeTakeFirstOrThrow()
    await publish(null)
    // A browser that has not looked yet keeps it; one that has, drops it, and asks for nothing more.
    expect(await meet(both, both)).toEqual(both)
    expect(await meet(["casque-aura"], both)).toEqual(["casque-aura"])
    expect(await meet(["casque-aura"], ["casque-aura"])).toEqual(["casque-aura"])
    expect(JSON.parse((await calls.ask("GET", "export", undefined, session)).text).data.wishlist).toEqual(both)
    await publish(before)
    expect(await meet(["casque-aura"], ["casque-aura"])).toEqual(both)
    expect(await meet(["casque-aura"], both)).toEqual(["casque-aura"])
    expect(await meet(["casque-aura"], ["casque-aura"])).toEqual(["casque-aura"])
  })
})
