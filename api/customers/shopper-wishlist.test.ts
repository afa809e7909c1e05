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

  it("keeps the variant that was chosen, brings it to other devices and follows its changes", async () => {
    const { session } = await calls.accountByMail()
    const meet = async (mine: unknown[], met: unknown[]) =>
      JSON.parse((await calls.post("wishlist", { mine, met }, session)).text).data.items
    const shoe = (size: string) => ({ slug: "baskets-tell", chosen: { color: "blanc", size } })
    const plain = { slug: "casque-aura" }
    // A list of before has slugs alone.
    expect(await meet(["casque-aura"], [])).toEqual([plain])
    expect(await meet([plain, shoe("41")], ["casque-aura"])).toEqual([plain, shoe("41")])
    // Another device, which has the shoe without a size, then the first one with another size, then the other again.
    expect(await meet([{ slug: "baskets-tell" }], [])).toEqual([plain, shoe("41")])
    expect(await meet([plain, shoe("42")], [plain, shoe("41")])).toEqual([plain, shoe("42")])
    expect(await meet([plain, shoe("41")], [plain, shoe("41")])).toEqual([plain, shoe("42")])
    const exported = JSON.parse((await calls.ask("GET", "export", undefined, session)).text).data
    expect(exported.wishlist).toEqual(["casque-aura", shoe("42")])
    expect(await meet([plain, { slug: "baskets-tell" }], [plain, shoe("42")])).toEqual([
      plain,
      { slug: "baskets-tell" },
    ])
    const wrong = { slug: "baskets-tell", chosen: { color: "blanc", size: "4".repeat(101) } }
    expect((await calls.post("wishlist", { mine: [wrong], met: [] }, session)).status).toBe(400)
  })
})
