import { afterAll, beforeAll, expect, it } from "vitest"
import { recordChanges } from "#db/changes/content-changes.ts"
import { inTransaction } from "#db/transaction.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function listed(): Promise<{ slugs: string[]; prices: Map<string, number> }> {
  const answer = await shop.send("/api/catalogue?pageSize=100")
  const { data } = (await answer.json()) as { data: { slug: string; price: number }[] }
  return { slugs: data.map(({ slug }) => slug), prices: new Map(data.map(({ slug, price }) => [slug, price])) }
}

const change = (slug: string, values: object) =>
  shop.db.updateTable("product").set(values).where("slug", "=", slug).execute()

it("answers with what another process has changed, a moment later", async () => {
  expect((await listed()).slugs).toContain("sac-casbah")
  await change("casque-aura", { price: 4_567_800, last_price: null, discount: 0 })
  await change("sac-casbah", { published_at: null })
  await expect.poll(async () => (await listed()).prices.get("casque-aura")).toBe(45_678)
  expect((await listed()).slugs).not.toContain("sac-casbah")
})

it("reads everything again when anything may have changed", async () => {
  await shop.db.updateTable("brand").set({ name: "Another name" }).execute()
  await inTransaction(shop.db, (tx) => recordChanges(tx, ["all"]))
  const named = async () => {
    const { data } = (await (await shop.send("/api/catalogue")).json()) as { data: { brand: { name: string } }[] }
    return data.every(({ brand }) => brand.name === "Another name")
  }
  await expect.poll(named).toBe(true)
})
