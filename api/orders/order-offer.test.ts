import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The sample's bag costs 21 000 dinars, 18 900 while its offer runs. */
const bag = {
  quantity: 1,
  product: "Sac à main Casbah",
  slug: "sac-casbah",
  color: "Cognac",
  wilaya: "Oran",
  commune: "Oran",
  mobile: "0550010203",
  firstname: "Nadia",
  lastname: "Haddad",
  date: "2026-11-21T10:00:00.000Z",
}

const setOffer = (start: string, end: string) =>
  shop.db.updateTable("product").set({ offer_start: start, offer_end: end }).where("slug", "=", "sac-casbah").execute()

it("sells at the reduced price while the offer runs", async () => {
  await setOffer("2020-01-01T00:00:00.000Z", "2100-01-01T00:00:00.000Z")
  expect(await shop.order({ ...bag, amount: 18_900 })).toMatchObject({ status: 201 })
})

it("sells at the normal price once the offer has ended, and says so to who saw the other", async () => {
  await setOffer("2020-01-01T00:00:00.000Z", "2020-01-02T00:00:00.000Z")
  const late = await shop.order({ ...bag, mobile: "0661010203", amount: 18_900 })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ error: { details: { changes: [{ kind: "price", old: 18_900, new: 21_000 }] } } })
  const { status, body } = await shop.order({ ...bag, firstname: "Karim", mobile: "0661010203", amount: 21_000 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ data: { amount: 21_000, lines: [{ unitPrice: 21_000 }] } })
})
