import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { blockTexts } from "#core/text/block.ts"
import { recordChanges } from "#db/changes/content-changes.ts"
import { inTransaction } from "#db/transaction.ts"
import { listEnvelope } from "../common/contract-envelope.ts"
import { couponResource } from "../coupons/contract.ts"
import { farEnd } from "../testing/sample-shop.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { pageResource } from "./contract-page.ts"

const sampleNow = new Date("2026-11-21T09:00:00.000Z")
let now = sampleNow
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
})
afterAll(() => shop.close())

async function coupons(query = "") {
  return listEnvelope(couponResource).parse((await shop.get(`/api/coupons?${query}`)).body).data
}
async function pages(query = "") {
  return listEnvelope(pageResource).parse((await shop.get(`/api/pages?${query}`)).body).data
}

describe("GET /api/coupons", () => {
  it("leaves out those of a universe that the shop hides", async () => {
    const hide = (hidden: 0 | 1) =>
      inTransaction(shop.db, async (tx) => {
        await tx.updateTable("universe").set({ hidden }).where("slug", "=", "fashion").execute()
        await recordChanges(tx, ["all"])
      })
    const types = async () => new Set((await coupons()).map(({ productType }) => productType))
    expect(await types()).toContain("fashion")
    await hide(1)
    expect(await types()).not.toContain("fashion")
    await hide(0)
  })

  it("answers the coupons that have begun, amounts in dinars", async () => {
    const data = await coupons("locale=en")
    expect(data.map((coupon) => coupon.productType).toSorted()).toEqual(["electronics", "fashion", "jewelry"])
    expect(data.find(({ code }) => code === "TECH2000")).toMatchObject({
      kind: "fixed",
      value: 2000,
      minimumAmount: 30_000,
      title: "2,000 DA off electronics",
      startDate: "2026-11-11T09:00:00.000Z",
      endDate: farEnd,
    })
  })

  it("filters by the moment, the amount and the code", async () => {
    const running = await coupons("filters[startDate][$lte]=2026-11-21T09:00:00Z&filters[productType][$ne]=fashion")
    expect(running.map(({ code }) => code)).toEqual(["TECH2000", "BIJOUX5"])
    // Without an offset it is Algeria's clock: 09:00 in UTC.
    const countBefore = async (time: string) =>
      (await coupons(`filters[startDate][$lt]=${time}&filters[code]=TECH2000`)).length
    expect([await countBefore("2026-11-11T10:00"), await countBefore("2026-11-11T10:00:00.001")]).toEqual([0, 1])
    expect(await coupons("filters[minimumAmount][$gte]=30000")).toHaveLength(1)
    expect((await coupons("filters[code][$eq]=MODE10"))[0]).toMatchObject({ kind: "percent", value: 10 })
  })

  it("lists a coupon from the moment that it begins, by the shop's clock, and goes on when it has ended", async () => {
    const begins = new Date("2026-11-24T09:00:00.000Z")
    const codes = async (moment: number) => {
      now = new Date(moment)
      return (await coupons()).map(({ code }) => code)
    }
    expect(await codes(begins.getTime() - 1)).not.toContain("BEAUTE15")
    expect(await codes(begins.getTime())).toContain("BEAUTE15")
    expect(await codes(Date.parse("2027-06-01T00:00:00.000Z"))).toHaveLength(4)
    now = sampleNow
  })

  it("finds neither a private coupon nor one to come by any filter, sort or page, and counts none", async () => {
    const private_ = shop.db.updateTable("coupon").where("code", "=", "TECH2000")
    await private_.set({ is_public: 0 }).execute()
    const hidden = await shop.db
      .selectFrom("coupon")
      .select(["id", "code", "document_id as documentId"])
      .where("code", "in", ["TECH2000", "BEAUTE15"])
      .execute()
    expect(hidden).toHaveLength(2)
    for (const { id, code, documentId } of hidden) {
      for (const query of [
        ...[`filters[code][$eq]=${code}`, `filters[code][$containsi]=${code.slice(1).toLowerCase()}`],
        ...[`filters[documentId][$eq]=${documentId}`, `filters[id][$in]=${id}`, `filters[$or][0][code]=${code}`],
        ...["filters[code][$ne]=MODE10&fields=code", "sort=minimumAmount:desc", "pagination[pageSize]=100"],
        ...["filters[title][$containsi]=2", "filters[startDate][$gt]=2026-11-23T00:00:00Z"],
      ]) {
        const { status, body } = await shop.get(`/api/coupons?${query}`)
        expect(status, query).toBe(200)
        expect(JSON.stringify(body), query).not.toContain(code)
        expect(JSON.stringify(body), query).not.toContain(documentId)
      }
      expect((await shop.get(`/api/coupons/${documentId}`)).status).toBe(404)
    }
    expect((await shop.get("/api/coupons?pagination[pageSize]=1")).body).toMatchObject({
      meta: { pagination: { total: 2, pageCount: 2 } },
    })
    const answer = await shop.send("/api/order-quote", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { lines: [{ slug: "casque-aura", quantity: 2 }], coupon: "tech2000" } }),
    })
    expect(await answer.json()).toMatchObject({ data: { coupon: "TECH2000", discount: 2000, changes: [] } })
    await private_.set({ is_public: 1 }).execute()
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
