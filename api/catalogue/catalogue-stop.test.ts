import { expect, it } from "vitest"
import { openTestShop } from "../testing/shop.ts"

it("answers lists that are asked for while the process stops", async () => {
  const shop = await openTestShop()
  shop.stop()
  const loads = await shop.get("/api/catalogue?locale=fr")
  expect(loads.status).toBe(200)
  const other = await shop.get("/api/catalogue?locale=ar")
  expect([other.status, shop.logged]).toEqual([200, []])
  await shop.close()
})
