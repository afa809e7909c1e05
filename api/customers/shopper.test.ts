import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
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
