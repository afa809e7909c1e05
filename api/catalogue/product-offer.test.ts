import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { touchContent } from "#db/changes/content-version.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The sample's bag costs 21 000 dinars, 18 900 while its offer runs. */
const bag = "filters[slug][$eq]=sac-casbah"
const past = { offer_start: "2020-01-01T00:00:00.000Z", offer_end: "2020-01-02T00:00:00.000Z" }
const running = { offer_start: "2020-01-01T00:00:00.000Z", offer_end: "2100-01-01T00:00:00.000Z" }
const coming = { offer_start: "2100-01-01T00:00:00.000Z", offer_end: "2101-01-01T00:00:00.000Z" }

async function setOffer(offer: typeof past) {
  await shop.db.updateTable("product").set(offer).where("slug", "=", "sac-casbah").execute()
  await shop.db.transaction().execute((tx) => touchContent(tx, ["all"]))
}

async function found(query: string) {
  const { body } = await shop.get(`/api/products?${query}`)
  return (body as { data: { documentId: string; price: number; lastPrice: number | null; discount: number }[] }).data
}

describe("the price of an offer", () => {
  it("is told while the offer runs", async () => {
    await setOffer(running)
    expect(await found(bag)).toMatchObject([{ price: 18_900, lastPrice: 21_000, discount: 10 }])
    expect(await found(`${bag}&filters[price][$lt]=20000`)).toHaveLength(1)
  })

  it.each([
    ["has ended", past],
    ["has not begun", coming],
  ])("is not told, filtered or sorted by when the offer %s", async (_when, offer) => {
    await setOffer(offer)
    const [product] = await found(bag)
    expect(product).toMatchObject({ price: 21_000, lastPrice: null, discount: 0 })
    expect(await found(`${bag}&filters[price][$lt]=20000`)).toEqual([])
    expect(await found(`${bag}&filters[discount][$gt]=0`)).toEqual([])
    expect(await found(`${bag}&filters[lastPrice][$null]=true`)).toHaveLength(1)
    const prices = (await found("sort=price:asc&pagination[pageSize]=100")).map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const { body } = await shop.get(`/api/products/${product?.documentId}`)
    expect(body).toMatchObject({ data: { price: 21_000, lastPrice: null, discount: 0 } })
  })
})
