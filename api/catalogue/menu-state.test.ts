import { afterAll, beforeAll, expect, it } from "vitest"
import { menuState } from "#db/content/menus/menu-state.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { createCatalogue } from "./listing/catalogue.ts"
import { readMenuState } from "./listing/menu-state.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it("is the same text of the database and of the catalogue in memory", async () => {
  const { db } = shop
  const now = new Date()
  const catalogue = createCatalogue(db, { clock: () => now })
  const draft = db.selectFrom("product").select("id").where("slug", "=", "sac-casbah")
  const states: (string | undefined)[] = []
  for (const published_at of [null, "2026-01-01T00:00:00.000Z"]) {
    await db.updateTable("product").set({ published_at }).where("id", "in", draft).execute()
    const products = await draft.execute()
    await catalogue.ready("fr")
    await catalogue.update(products.map(({ id }) => id))
    expect(catalogue.current("fr")).toBeDefined()
    const state = await readMenuState(db, catalogue, now)
    expect(state).toBe(await menuState(db, now))
    states.push(state)
  }
  expect(new Set(states).size).toBe(2)
  await catalogue.close()
})
