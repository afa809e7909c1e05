import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { names, nextEmail, nextMobile, password, shopperCalls } from "../testing/shoppers.ts"

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
const signIn: typeof calls.signIn = (...args) => calls.signIn(...args)
const sessionIn: typeof calls.sessionIn = (answer) => calls.sessionIn(answer)
const profile: typeof calls.profile = (session) => calls.profile(session)
const lastMail: typeof calls.lastMail = () => calls.lastMail()
const accountByMail: typeof calls.accountByMail = (email) => calls.accountByMail(email)

describe("an account of an e-mail address", () => {
  it("is made by the link of the mail and the password, once", async () => {
    const email = nextEmail()
    const args = await register(email.toUpperCase())
    expect(JSON.parse(args.text).data).toEqual({ session: null })
    const { kind, recipient, token } = await lastMail()
    expect([kind, recipient]).toEqual(["account-confirm", email])
    expect((await signIn(email)).status).toBe(401)
    // Who opens the link without the password is not who asked for it.
    expect((await post("confirm", { token, password: "autre-chose-de-long" })).status).toBe(401)
    const confirmed = await post("confirm", { token, password })
    expect(confirmed.status).toBe(201)
    expect(await profile(sessionIn(confirmed))).toMatchObject({ email, firstname: "Amina", orders: [] })
    expect((await post("confirm", { token, password })).status).toBe(404)
    expect((await signIn(email)).status).toBe(200)
  })

  it("has a new session at each sign-in, and the one that the browser had ends", async () => {
    const { email, session } = await accountByMail()
    const elsewhere = sessionIn(await signIn(email))
    expect((await post("sign-in", { login: email, password: "une-autre-longue-phrase" }, session)).status).toBe(401)
    expect((await ask("GET", "me", undefined, session)).status).toBe(200)
    const next = sessionIn(await post("sign-in", { login: email, password }, session))
    const registered = sessionIn(await post("register", { login: nextMobile(), password, ...names }, next))
    const statuses = [session, next, elsewhere, registered].map((one) => ask("GET", "me", undefined, one))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 401, 200, 200])
  })

  it("tells nobody whether it exists: registering, signing in and forgetting answer alike", async () => {
    const { email } = await accountByMail()
    const alike = async (path: string, known: object, unknown: object) => {
      const answers = [await post(path, known), await post(path, unknown)]
      const [first, second] = answers.map(({ status, text, headers }) => ({ status, text, headers: [...headers] }))
      expect(first).toEqual(second)
    }
    const rest = { password, ...names }
    await alike("register", { login: email, ...rest }, { login: nextEmail(), ...rest })
    const wrong = { password: "une-autre-longue-phrase" }
    await alike("sign-in", { login: email, ...wrong }, { login: nextEmail(), ...wrong })
    await alike("forgot", { email, locale: "fr" }, { email: nextEmail(), locale: "fr" })
  })

  it("asks the database the same, in the same order, whether the address is known or not", async () => {
    const { email } = await accountByMail()
    const rows = async () =>
      Promise.all(
        (["shopper_link", "mail_outbox"] as const).map(async (table) =>
          Number(
            (
              await shop.db
                .selectFrom(table)
                .select((e) => e.fn.countAll<number>().as("n"))
                .executeTakeFirstOrThrow()
            ).n,
          ),
        ),
      )
    for (const path of ["register", "forgot"]) {
      for (const login of [email, nextEmail()]) {
        const before = await rows()
        await post(path, path === "register" ? { login, password, ...names } : { email: login, locale: "fr" })
        expect(await rows()).toEqual(before.map((count) => count + 1))
      }
    }
  })

  it("tells its owner by mail, and changes nothing", async () => {
    const { email } = await accountByMail()
    await register(email)
    const { kind, token } = await lastMail()
    expect([kind, token]).toEqual(["account-known", ""])
    await post("forgot", { email: nextEmail(), locale: "ar" })
    expect((await lastMail()).kind).toBe("password-unknown")
  })
})

describe("a forgotten password", () => {
  it("is renewed by the link, once, and ends every session", async () => {
    const { email, session } = await accountByMail()
    await post("forgot", { email, locale: "fr" })
    const { kind, token } = await lastMail()
    expect(kind).toBe("password-reset")
    expect((await post("new-password", { token, password: "azertyuiop" })).status).toBe(400)
    const next = "un-tout-autre-mot-de-passe"
    expect((await post("new-password", { token, password: next })).status).toBe(200)
    expect((await post("new-password", { token, password: next })).status).toBe(404)
    expect((await ask("GET", "me", undefined, session)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, next)).status).toBe(200)
  })
})

describe("an account of a mobile number", () => {
  it("is one of several with that number, told apart by the password", async () => {
    const mobile = nextMobile()
    const first = await register(mobile)
    const other = "deux-oranges-et-une-datte"
    const second = await post("register", { login: mobile, password: other, ...names, firstname: "Lina" })
    expect(first.status).toBe(second.status)
    expect((await profile(sessionIn(await signIn(`+213${mobile.slice(1)}`)))).firstname).toBe("Amina")
    expect((await profile(sessionIn(await signIn(mobile, other)))).firstname).toBe("Lina")
    expect((await signIn(mobile, "une-troisieme-phrase")).status).toBe(401)
  })
})

describe("a password", () => {
  it.each(["court", "motdepasse1"])("such as %s is refused", async (given) => {
    const answer = await post("register", { login: nextEmail(), password: given, ...names })
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(/PASSWORD_TOO_(SHORT|COMMON)/)
  })

  it("is changed with the old one, and other sessions and links to a new one end", async () => {
    const { email, session } = await accountByMail()
    const elsewhere = sessionIn(await signIn(email))
    await post("forgot", { email, locale: "fr" })
    const { token } = await lastMail()
    const next = "un-mot-de-passe-nouveau"
    expect((await post("password", { current: "faux-mot-de-passe", next }, session)).status).toBe(400)
    expect((await post("password", { current: password, next }, session)).status).toBe(200)
    expect((await ask("GET", "me", undefined, elsewhere)).status).toBe(401)
    expect((await profile(session)).email).toBe(email)
    expect(await lastMail()).toMatchObject({ kind: "password-changed", recipient: email })
    expect((await post("new-password", { token, password: "un-tout-autre-mot-de-passe" })).status).toBe(404)
  })
})

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
