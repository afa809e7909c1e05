import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { productWithSlug, sendAdmin } from "#api/testing/catalogue.ts"
import { placedOrder } from "#api/testing/placed-order.ts"
import { limitMax } from "#api/testing/rate-limits.ts"
import { testToken } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import { purgeStockAlerts, stockAlertCollector } from "#db/catalogue/stock-alerts.ts"
import { type MailServer, startMailServer } from "./testing/mail-server.ts"
import { openMailing } from "./testing/mailing.ts"

let server: MailServer
let mailing: Awaited<ReturnType<typeof openMailing>>
let editor: TestStaff
let stop: () => Promise<void>
beforeAll(async () => {
  server = await startMailServer()
  mailing = await openMailing(server.url)
  stop = mailing.start()
  editor = await signedIn(mailing.shop, "editor")
})
afterAll(async () => {
  await stop()
  await mailing.shop.close()
  await server.close()
})
beforeEach(async () => {
  await mailing.shop.db.deleteFrom("rate_window").execute()
  await mailing.shop.db.deleteFrom("stock_alert").execute()
})
afterEach(() => {
  expect(mailing.logged).toEqual([])
  server.received.length = 0
})

const post = (path: string, data: object) =>
  mailing.shop.send(`/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })
const ask = (slug: string, email: string, more: object = {}) => post("stock-alerts", { slug, email, ...more })

const setStock = (slug: string, quantity: number) =>
  mailing.shop.db
    .updateTable("product")
    .set({ quantity, status: quantity > 0 ? "in-stock" : "out-of-stock" })
    .where("slug", "=", slug)
    .execute()

const alerts = async () => {
  const rows = await mailing.shop.db.selectFrom("stock_alert").select("email").orderBy("id").execute()
  return rows.map(({ email }) => email)
}

async function nextMail() {
  await server.untilReceived(1)
  const [received] = server.received.splice(0, 1)
  if (!received) throw new Error("No mail came")
  return received
}

describe("who wants to be told when a product is back", () => {
  it("is told once, in their language, with a link that ends all of it, and is forgotten", async () => {
    await setStock("casque-aura", 0)
    await setStock("sac-casbah", 0)
    for (const email of ["lina@example.dz", "LINA@example.dz"]) {
      expect((await ask("casque-aura", email, { locale: "ar" })).status).toBe(201)
    }
    expect((await ask("sac-casbah", "lina@example.dz")).status).toBe(201)
    expect(await alerts()).toEqual(["lina@example.dz", "lina@example.dz"])

    const { documentId } = await productWithSlug(editor, "casque-aura")
    const changed = await sendAdmin(editor, "PATCH", `/products/${documentId}`, { quantity: 3, quantityWas: 0 })
    expect(changed.status).toBe(200)
    const { to, mail } = await nextMail()
    expect(to).toEqual(["lina@example.dz"])
    expect(mail.subject).toMatch(/^عاد /)
    expect(mail.html).toContain('dir="rtl"')
    expect(mail.text).toContain("https://shop.example/ar/product-details/casque-aura")
    const [, token] = /\/ar\/stock-alert\/leave\?token=([\w-]{22})/.exec(mail.text ?? "") ?? []
    expect(mail.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe("List-Unsubscribe=One-Click")
    expect(await alerts()).toEqual(["lina@example.dz"])

    expect((await post("stock-alerts/leave", { token })).status).toBe(200)
    expect(await alerts()).toEqual([])
    expect(server.received).toEqual([])
  })

  it("is told by whatever brings it back: an order that comes to nothing, an import", async () => {
    await setStock("casque-aura", 1)
    const order = await placedOrder(mailing.shop)
    expect((await ask("casque-aura", "nour@example.dz", { locale: "en" })).status).toBe(201)
    expect((await post(`orders/${order.documentId}/status`, { to: "cancelled", actor: "Karima" })).status).toBe(200)
    expect((await nextMail()).mail.subject).toMatch(/ is back$/)

    await setStock("casque-aura", 0)
    expect((await ask("casque-aura", "nour@example.dz")).status).toBe(201)
    const { sku } = await mailing.shop.db
      .selectFrom("product")
      .select("sku")
      .where("slug", "=", "casque-aura")
      .executeTakeFirstOrThrow()
    const imported = await mailing.shop.send("/api/admin/products/import?dryRun=0", {
      method: "POST",
      headers: { cookie: editor.cookie, "content-type": "text/csv" },
      body: `sku,quantity\n${sku},5\n`,
    })
    expect(await imported.text()).toContain('"kind":"result"')
    expect((await nextMail()).mail.subject).toMatch(/ est de retour$/)
  })

  it("is told once by several processes", async () => {
    await setStock("casque-aura", 0)
    const people = Array.from({ length: 8 }, (_, index) => `n${index}@example.dz`)
    for (const email of people) await ask("casque-aura", email)
    await setStock("casque-aura", 4)
    const tell = () => stockAlertCollector(mailing.shop.db)(mailing.now())
    await Promise.all([tell(), tell(), tell()])
    await server.untilReceived(people.length)
    await mailing.until((rows) => rows.every(({ status }) => status === "sent"))
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(people)
  })

  it("asks for a product that there is and cannot be had, not too often, and not for ever", async () => {
    await setStock("casque-aura", 2)
    expect((await ask("casque-aura", "amina@example.dz")).status).toBe(409)
    expect((await ask("nothing", "amina@example.dz")).status).toBe(404)
    expect((await ask("casque-aura", "amina")).status).toBe(400)
    await setStock("casque-aura", 0)
    const max = limitMax("stock-alerts", "subject-and-network")
    const answers: Response[] = []
    for (let tries = 0; tries < max; tries++) answers.push(await ask("casque-aura", "amina@example.dz"))
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0)
    await purgeStockAlerts(mailing.shop.db, new Date(mailing.now().getTime() + 364 * 24 * 3600_000))
    expect(await alerts()).toEqual(["amina@example.dz"])
    await purgeStockAlerts(mailing.shop.db, new Date(mailing.now().getTime() + 366 * 24 * 3600_000))
    expect(await alerts()).toEqual([])
  })
})
