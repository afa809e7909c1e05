import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { appSettingResource } from "./contract-settings.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function settings(query = "") {
  const { status, body } = await shop.get(`/api/app-setting?${query}`)
  expect(status).toBe(200)
  return itemEnvelope(appSettingResource).parse(body).data
}

describe("GET /api/app-setting", () => {
  it("answers the shop's settings, the threshold in dinars", async () => {
    expect(await settings("populate=*")).toMatchObject({
      shopName: "Hanout",
      constructionBanner: true,
      freeDeliveryThreshold: 40_000,
      promisesCash: true,
      promisesOpening: true,
      promisesCall: true,
      exchangeDays: 7,
      returnPayer: "shopper",
      warrantyMonths: 0,
      uniqueVisitorsCount: 0,
      locale: "fr",
    })
  })

  it("speaks the language asked for", async () => {
    expect(await settings("locale=ar")).toMatchObject({ shopName: "حانوت", locale: "ar" })
  })

  it("answers 404 in a shop without settings", async () => {
    await shop.db.deleteFrom("app_setting").execute()
    expect((await shop.get("/api/app-setting")).status).toBe(404)
  })
})
