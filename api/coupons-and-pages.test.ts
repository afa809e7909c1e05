import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { blockTexts } from "#core/block.ts"
import { couponResource } from "./contract/coupon.ts"
import { listOf } from "./contract/envelope.ts"
import { pageResource } from "./contract/page.ts"
import { openTestShop, type TestShop } from "./testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function coupons(query = "") {
  return listOf(couponResource).parse((await shop.get(`/api/coupons?${query}`)).body).data
}
async function pages(query = "") {
  return listOf(pageResource).parse((await shop.get(`/api/pages?${query}`)).body).data
}

describe("GET /api/coupons", () => {
  it("answers one coupon a universe, amounts in dinars", async () => {
    const data = await coupons("locale=en")
    expect(data.map((coupon) => coupon.productType).toSorted()).toEqual(["beauty", "electronics", "fashion", "jewelry"])
    expect(data.find(({ code }) => code === "TECH2000")).toMatchObject({
      ...{ kind: "fixed", value: 2000, minimumAmount: 30_000, title: "2,000 DA off electronics" },
      startDate: "2026-11-11T09:00:00.000Z",
      endDate: "2026-12-03T09:00:00.000Z",
    })
  })

  it("filters by the moment, the amount and the code", async () => {
    const running = await coupons("filters[startDate][$lte]=2026-11-21T09:00:00Z&filters[productType][$ne]=fashion")
    expect(running.map(({ code }) => code)).toEqual(["TECH2000", "BIJOUX5"])
    expect(await coupons("filters[minimumAmount][$gte]=30000")).toHaveLength(1)
    expect((await coupons("filters[code][$eq]=MODE10"))[0]).toMatchObject({ kind: "percent", value: 10 })
  })
})

describe("GET /api/pages", () => {
  it.each(["about", "delivery-returns", "privacy", "terms"])("answers the page %s in three languages", async (slug) => {
    const texts = await Promise.all(
      ["fr", "ar", "en"].map(async (locale) => {
        const [page] = await pages(`filters[slug][$eq]=${slug}&locale=${locale}`)
        return blockTexts(page?.content ?? []).join(" ")
      }),
    )
    const holes = texts.map((text) => [...new Set(text.match(/\{\w+\}/g))].toSorted())
    expect(new Set(texts).size).toBe(3)
    expect(holes[1]).toEqual(holes[0])
    expect(holes[2]).toEqual(holes[0])
  })

  it("states in the terms what law 18-05 asks for", async () => {
    const [terms] = await pages("filters[slug][$eq]=terms")
    const text = blockTexts(terms?.content ?? []).join(" ")
    for (const fact of ["{shop}", "{address}", "{phone}", "{email}", "{register}", "{tax}", "{exchangeDays}"]) {
      expect(text).toContain(fact)
    }
    expect(text).toMatch(/toutes taxes comprises.*Garantie.*Réclamations/)
  })

  it("has no other page", async () => {
    expect(await pages("filters[slug][$eq]=hidden")).toEqual([])
  })
})
