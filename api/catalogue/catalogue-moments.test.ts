import { describe, expect, it } from "vitest"
import type { Db } from "#db/database.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"

const used = catalogueShop()

/** Another moment for the offer of a product. */
async function setOffer(db: Db, id: number, offer_start: Date, offer_end: Date) {
  const moments = { offer_start: offer_start.toISOString(), offer_end: offer_end.toISOString() }
  await db
    .updateTable("product")
    .set({ price: 100, last_price: 900_000, discount: 50, ...moments })
    .where("id", "=", id)
    .execute()
}

describe("moments", () => {
  const hour = 3_600_000

  it("change prices, facets and ETag when an offer begins and ends", async () => {
    const [first] = (await used.listing("sort=high-to-low&pageSize=1")).data
    const id = first?.id ?? 0
    await setOffer(used.shop.db, id, new Date(used.now.getTime() + hour), new Date(used.now.getTime() + 2 * hour))
    await used.catalogue.update([id])
    const seen = async () => {
      const { data } = await used.listing("sort=low-to-high&pageSize=1")
      const version = await used.catalogue.version("fr")
      return { price: data[0]?.price, discount: data[0]?.discount, version }
    }
    const before = await seen()
    used.now = new Date(used.now.getTime() + hour)
    const running = await seen()
    used.now = new Date(used.now.getTime() + hour)
    const after = await seen()
    expect(running).toMatchObject({ price: 1, discount: 50 })
    expect(after.price).toBe(before.price)
    expect(new Set([before.version, running.version, after.version]).size).toBe(3)
  })

  it("have a scheduled product appear by itself, and a draft never", async () => {
    const [one, other] = (await used.listing("pageSize=2&sort=low-to-high")).data
    const [scheduled, draft] = [one?.id ?? 0, other?.id ?? 0]
    const published_at = new Date(used.now.getTime() + hour).toISOString()
    await used.shop.db.updateTable("product").set({ published_at }).where("id", "=", scheduled).execute()
    await used.shop.db.updateTable("product").set({ published_at: null }).where("id", "=", draft).execute()
    await used.catalogue.update([scheduled, draft])
    const ids = async () => (await used.listing("pageSize=100")).data.map(({ id }) => id)
    expect(await ids()).not.toContain(scheduled)
    used.now = new Date(used.now.getTime() + hour)
    expect(await ids()).toContain(scheduled)
    expect(await ids()).not.toContain(draft)
  })
})
