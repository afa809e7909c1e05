import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { names, nextEmail, password, shopperCalls } from "../testing/shoppers.ts"

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop()
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

const ask: typeof calls.ask = (...args) => calls.ask(...args)
const post: typeof calls.post = (...args) => calls.post(...args)
const register: typeof calls.register = (login) => calls.register(login)
const lastMail: typeof calls.lastMail = () => calls.lastMail()
const sessionIn: typeof calls.sessionIn = (answer) => calls.sessionIn(answer)
const profile: typeof calls.profile = (session) => calls.profile(session)
const accountByMail: typeof calls.accountByMail = (email) => calls.accountByMail(email)

describe("one's own data", () => {
  it("are changed, exported and deleted; the orders stay the shop's", async () => {
    const email = nextEmail()
    const order = await placedOrder(shop, { email })
    const { session } = await accountByMail(email)
    expect((await post("orders/claim", { token: order.token }, session)).status).toBe(200)
    const details = { ...names, firstname: "Nour", mobile: "+213 550 11 22 33" }
    expect((await post("me", { ...details, locale: "ar" }, session)).status).toBe(200)
    expect(await profile(session)).toMatchObject({
      firstname: "Nour",
      mobile: "0550112233",
      locale: "ar",
    })
    expect((await post("wishlist", { mine: ["a", "b"], met: [] }, session)).text).toContain('["a","b"]')
    // Taken away in another browser, added in this one.
    expect((await post("wishlist", { mine: ["b", "c"], met: ["a", "b"] }, session)).text).toContain('["b","c"]')
    const exported = await ask("GET", "export", undefined, session)
    const data = JSON.parse(exported.text).data
    expect(data).toMatchObject({ email, wishlist: ["b", "c"], orders: [{ number: order.number }] })
    expect(exported.text).not.toContain("scrypt")
    expect((await post("delete", { password: "faux-mot-de-passe" }, session)).status).toBe(400)
    expect((await post("delete", { password }, session)).status).toBe(200)
    expect((await ask("GET", "me", undefined, session)).status).toBe(401)
    const storedOrder = shop.db
      .selectFrom("orders")
      .select(["shopper_id", "shopper_claim"])
      .where("token", "=", order.token)
    expect(await storedOrder.execute()).toEqual([{ shopper_id: null, shopper_claim: null }])
  })

  it("are exported whole: every order, and what the address asked to be told", async () => {
    const { email, session } = await accountByMail()
    const { id: shopperId } = await shop.db
      .selectFrom("shopper_user")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
    const { documentId } = await placedOrder(shop)
    const { id: _, ...order } = await shop.db
      .selectFrom("orders")
      .selectAll()
      .where("document_id", "=", documentId)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 101 }, (_each, n) => {
      const [document_id, token] = [`${documentId}${n}`, `${order.token}${n}`]
      return { ...order, document_id, token, shopper_id: shopperId, shopper_claim: "link" as const }
    })
    await shop.db.insertInto("orders").values(copies).execute()
    const bearer = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }
    await shop.db.updateTable("product").set({ status: "out-of-stock" }).where("slug", "=", "rouge-maison").execute()
    for (const [path, asked] of [
      ["subscribers", { email }],
      ["stock-alerts", { slug: "rouge-maison", email }],
    ] as const) {
      const body = JSON.stringify({ data: asked })
      expect((await shop.send(`/api/${path}`, { method: "POST", headers: bearer, body })).status).toBe(201)
    }
    const { data } = JSON.parse((await ask("GET", "export", undefined, session)).text)
    expect(data.orders).toHaveLength(101)
    expect(data.newsletter).toMatchObject({ confirmedAt: null })
    expect(data.stockAlerts).toMatchObject([{ product: "rouge-maison", variant: null }])
  })

  it("say the language of mails, wherever they are asked for", async () => {
    const { email, session } = await accountByMail()
    await post("me", { ...names, locale: "ar" }, session)
    await post("forgot", { email, locale: "fr" })
    expect(await lastMail()).toMatchObject({ kind: "password-reset", locale: "ar" })
    await register(email)
    expect(await lastMail()).toMatchObject({ kind: "account-known", locale: "ar" })

    const order = await placedOrder(shop, { email, locale: "fr" })
    expect(await lastMail()).toMatchObject({ kind: "order-received", locale: "fr" })
    await post("orders/claim", { token: order.token }, session)
    for (const to of ["confirmed", "preparing", "shipped"]) {
      const body = JSON.stringify({ data: { to, actor: "Karima" } })
      const headers = { authorization: `Bearer ${testToken}` }
      await shop.send(`/api/orders/${order.documentId}/status`, { method: "POST", headers, body })
    }
    expect(await lastMail()).toMatchObject({ kind: "order-shipped", locale: "ar" })
  })

  it("say where one is signed in, and end that there", async () => {
    const { email, session } = await accountByMail()
    const other = sessionIn(await post("sign-in", { login: email, password, client: { device: "a phone" } }))
    const { sessions } = await profile(session)
    expect(sessions.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ["", true],
      ["a phone", false],
    ])
    const phone = sessions.find(({ device }) => device === "a phone")
    expect((await post("sessions/end", { which: phone?.id ?? "" }, session)).status).toBe(200)
    expect((await ask("GET", "me", undefined, other)).status).toBe(401)
    expect((await profile(session)).sessions).toHaveLength(1)
  })

  it("are nobody else's: sessions are one's own", async () => {
    const one = await accountByMail()
    const other = await accountByMail()
    const [theirs] = (await profile(other.session)).sessions
    await post("sessions/end", { which: theirs?.id ?? "" }, one.session)
    expect((await profile(other.session)).sessions).toHaveLength(1)
    expect((await post("sign-out", {}, other.session)).status).toBe(200)
    expect((await ask("GET", "me", undefined, other.session)).status).toBe(401)
  })

  it.each(["me", "export"])("are shown to no one without session or bearer: %s", async (path) => {
    const { session } = await accountByMail()
    expect((await ask("GET", path)).status).toBe(401)
    expect((await ask("GET", path, undefined, "A".repeat(32))).status).toBe(401)
    expect((await ask("GET", path, undefined, session, "guessed")).status).toBe(401)
  })
})
