import { afterAll, beforeAll, expect, it } from "vitest"
import { z } from "zod"
import { noTexts } from "#core/i18n/texts.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { orderMessagesBody } from "./contract-order-messages.ts"

let shop: TestShop
let owner: TestStaff
let agent: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
  agent = await signedIn(shop, "agent")
})
afterAll(() => shop.close())

const read = async (staff: TestStaff) => {
  const answer = await staff.send("GET", "/api/admin/orders/messages")
  return z.object({ data: orderMessagesBody }).parse(await answer.json()).data
}
const store = async (staff: TestStaff, body: object) => {
  const answer = await staff.send("PUT", "/api/admin/orders/messages", body)
  return { status: answer.status, body: (await answer.json()) as { error?: { details?: unknown } } }
}

it("begins without messages of its own, and stores them for every agent", async () => {
  const { texts, updatedAt } = await read(agent)
  expect(texts.shipped).toEqual(noTexts)
  const own = { fr: "C’est parti, {name} !", ar: "", en: "" }
  expect((await store(owner, { updatedAt, texts: { ...texts, shipped: own } })).status).toBe(200)
  expect((await read(agent)).texts).toEqual({ ...texts, shipped: own })
  const [entry] = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).execute()
  expect(entry).toMatchObject({ action: "update", resource: "order-messages" })
  expect(JSON.parse(entry?.after ?? "")).toEqual({ shipped: own })
})

it("does not overwrite what somebody else has stored meanwhile", async () => {
  const before = await read(owner)
  const texts = { ...before.texts, new: { fr: "Un", ar: "", en: "" } }
  expect((await store(owner, { ...before, texts })).status).toBe(200)
  expect((await store(owner, { ...before, texts: { ...texts, new: noTexts } })).status).toBe(409)
  expect((await read(owner)).texts.new.fr).toBe("Un")
})

it("takes no unknown placeholder, no other kind and no text that is too long, and nothing from an agent", async () => {
  const { texts, updatedAt } = await read(owner)
  const withNew = (fr: string) => ({ updatedAt, texts: { ...texts, new: { fr, ar: "", en: "" } } })
  const unknown = await store(owner, withNew("Bonjour {nom}"))
  expect([unknown.status, unknown.body.error?.details]).toMatchObject([
    400,
    { errors: [{ path: ["texts", "new", "fr"] }] },
  ])
  expect((await store(owner, withNew("x".repeat(1001)))).status).toBe(400)
  expect((await store(owner, { updatedAt, texts: { ...texts, lost: noTexts } })).status).toBe(400)
  expect((await store(agent, withNew("Bonjour"))).status).toBe(403)
})
