import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { wilayaResource } from "./contract.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function list(query = "") {
  const { status, body } = await shop.get(`/api/wilayas?${query}`)
  expect(status).toBe(200)
  return listEnvelope(wilayaResource).parse(body).data
}

describe("GET /api/wilayas", () => {
  it("answers all 58 by code, without communes", async () => {
    const wilayas = await list()
    expect(wilayas.map((wilaya) => wilaya.code)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1))
    expect(wilayas[15]).not.toHaveProperty("communes")
  })

  it("has the prices of section 3 of the specification; others are the sample shop's", {
    tags: ["@9-delivery-prices"],
  }, async () => {
    const own = await shop.db.selectFrom("wilaya").select("name").where("has_sample_prices", "=", 0).execute()
    const names = new Set(own.map(({ name }) => name))
    const priced = await list("filters[home][$null]=false")
    expect(priced).toHaveLength(58)
    expect(priced.filter(({ name }) => names.has(name)).map(({ name, desk, home }) => [name, desk, home])).toEqual([
      ["Adrar", 800, 1600],
      ["Chlef", 450, 900],
      ["Laghouat", 600, 1200],
      ["Oum El Bouaghi", 350, 900],
      ["Béjaïa", 400, 850],
      ["Biskra", 350, 650],
    ])
    expect((await list("filters[code][$eq]=16"))[0]).toMatchObject({ name: "Alger", desk: 300, home: 450 })
  })

  it("adds the 1541 communes when asked", async () => {
    const wilayas = await list("populate=communes")
    expect(wilayas.reduce((sum, wilaya) => sum + (wilaya.communes?.length ?? 0), 0)).toBe(1541)
    const [alger] = await list("filters[name][$eq]=Alger&populate=*")
    expect(alger?.communes).toContainEqual({ name: "Kouba", namear: "القبة", closed: false, wilaya2026: 16 })
  })
})
