import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { nextMobile, password, shopperCalls } from "#api/testing/shoppers.ts"
import { wordsInFiles } from "#db/testing/database-bytes.ts"
import { shopJobs } from "./process/shop-jobs.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it("a deleted account is in no byte of the database's files", async () => {
  const calls = shopperCalls(shop)
  const mobile = nextMobile()
  const names = { firstname: "Tassadit", lastname: "Aghiles", locale: "fr" }
  const session = calls.sessionIn(await calls.post("register", { login: mobile, password, ...names }))
  const words = ["Tassadit", "Aghiles", mobile]
  expect(wordsInFiles(shop.address.dataDir, words)).not.toEqual([])
  expect((await calls.post("delete", { password }, session)).status).toBe(200)
  expect(wordsInFiles(shop.address.dataDir, words)).toEqual([])
})

it("what else is deleted leaves the files with the next scheduled job", async () => {
  const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
  const data = { name: "Tiziri", email: "tiziri@example.dz", subject: "order", message: "Sous le figuier du jardin" }
  const sent = await shop.send("/api/contact-messages", { method: "POST", headers, body: JSON.stringify({ data }) })
  expect(sent.status).toBeLessThan(300)
  await shop.db.deleteFrom("contact_message").execute()
  const words = ["Tiziri", "tiziri@example.dz", "figuier du jardin"]
  expect(wordsInFiles(shop.address.dataDir, words)).not.toEqual([])
  for (const { run } of shopJobs(shop.db)) await run(new Date(), new AbortController().signal)
  expect(wordsInFiles(shop.address.dataDir, words)).toEqual([])
})
