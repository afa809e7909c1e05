import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { mailLimits } from "#core/mail/mail-limits.ts"
import { erasePerson } from "#db/customers/erase-person.ts"
import { headphones, nextPhone } from "../testing/examples/order-bodies.ts"
import { openRemoteShop, type RemoteShop } from "../testing/other-process.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { names, nextEmail, password, shopperCalls } from "../testing/shoppers.ts"

/** Half past an hour, so that no hour ends meanwhile. */
let now = new Date("2026-11-21T10:30:00.000Z")

let shop: TestShop
let other: RemoteShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  calls = shopperCalls(shop)
  other = await openRemoteShop(shop, now)
  await shop.db.updateTable("product").set({ quantity: 500 }).where("slug", "=", "casque-aura").execute()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

const perHour = (group: keyof typeof mailLimits) => Math.min(...mailLimits[group].map(({ max }) => max))

const mailsTo = async (...addresses: string[]) =>
  (await shop.db.selectFrom("mail_outbox").select("kind").where("recipient", "in", addresses).execute()).map(
    ({ kind }) => kind,
  )

const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }

async function post(path: string, data: object, more: Record<string, string> = {}) {
  const body = JSON.stringify({ data })
  const answer = await shop.send(`/api/${path}`, { method: "POST", headers: { ...headers, ...more }, body })
  return { status: answer.status, body: await answer.json() }
}

const order = (email: string) => ({ ...headphones(), mobile: nextPhone(), email, idempotencyKey: crypto.randomUUID() })

describe("mail to one address", () => {
  it("of strangers' orders ends at its limit, and no answer tells so", async () => {
    const email = nextEmail()
    const max = perHour("order")
    const shapes = new Set<string>()
    for (let n = 0; n < max + 3; n++) {
      const { status, body } = await post("orders", order(n % 2 ? email : email.toUpperCase()))
      shapes.add(`${status} ${Object.keys(body.data).join()}`)
    }
    expect(await mailsTo(email, email.toUpperCase())).toHaveLength(max)
    expect(shapes.size).toBe(1)
    const elsewhere = nextEmail()
    await post("orders", order(elsewhere))
    expect(await mailsTo(elsewhere)).toHaveLength(1)
  })

  it("is counted for all processes, all at once, and for all spellings of a mailbox", async () => {
    const email = nextEmail()
    const tagged = email.replace("@", "+shop@")
    const requests = Array.from({ length: 10 }, () => ({ path: "/api/orders", data: order(email) }))
    const here = Array.from({ length: 5 }, () => post("orders", order(tagged)))
    const answers = [...(await Promise.all([Promise.all(here), other.post(requests)]))].flat()
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(201))
    expect(await mailsTo(email, tagged)).toHaveLength(perHour("order"))
  })

  it("starts again in the next hour, within the limit of the day", async () => {
    const email = nextEmail()
    const perDay = Math.max(...mailLimits.order.map(({ max }) => max))
    const began = now
    for (let hours = 0; hours < 5; hours++) {
      now = new Date(began.getTime() + hours * 3600_000)
      for (let n = 0; n < perHour("order"); n++) await post("orders", order(email))
    }
    now = began
    expect(await mailsTo(email)).toHaveLength(perDay)
  })

  it("never takes the mails of one group for another: a new password can still be asked for", async () => {
    const { email } = await calls.accountByMail()
    for (let n = 0; n < perHour("order") + 2; n++) await post("orders", order(email))
    for (let n = 0; n < perHour("account") + 2; n++) {
      const client = { address: `198.51.${n}.1` }
      expect((await post("shopper/register", { login: email, password, ...names, client })).status).toBe(201)
    }
    const before = await mailsTo(email)
    expect(before.filter((kind) => kind === "account-known")).toHaveLength(perHour("account") - 1)
    expect((await post("shopper/forgot", { email, locale: "fr" })).status).toBe(200)
    expect(await mailsTo(email)).toEqual([...before, "password-reset"])
  })

  it("of questions for a new password ends at its limit for an address without an account, whatever its tags", async () => {
    const email = nextEmail()
    const spellings = Array.from({ length: 12 }, (_, n) => email.replace("@", `+${n}@`))
    const shapes = new Set<string>()
    for (const [n, spelling] of [email, ...spellings].entries()) {
      const client = { address: `198.51.${n >> 2}.1` }
      const { status, body } = await post("shopper/forgot", { email: spelling, locale: "fr", client })
      shapes.add(`${status} ${JSON.stringify(body)}`)
    }
    expect(shapes.size).toBe(1)
    expect(await mailsTo(email, ...spellings)).toEqual(Array(perHour("password")).fill("password-unknown"))
  })

  it("keeps nobody from a new password whose address has an account now", async () => {
    const email = nextEmail()
    for (let n = 0; n < perHour("password") + 1; n++) await post("shopper/forgot", { email, locale: "fr" })
    await calls.accountByMail(email)
    expect((await post("shopper/forgot", { email, locale: "fr", client: { address: "198.51.9.1" } })).status).toBe(200)
    expect((await mailsTo(email)).at(-1)).toBe("password-reset")
  })

  it("of registrations ends at its limit with the same answer, whatever its tags and from however many networks", async () => {
    const email = nextEmail()
    const spellings = Array.from({ length: 24 }, (_, n) => (n % 2 ? email : email.replace("@", `+${n}@`)))
    const shapes = new Set<string>()
    for (const [n, login] of spellings.entries()) {
      const client = { address: `198.51.${n >> 1}.1` }
      const { status, body } = await post("shopper/register", { login, password, ...names, client })
      shapes.add(`${status} ${JSON.stringify(body)}`)
    }
    expect(shapes).toEqual(new Set([`201 ${JSON.stringify({ data: { session: null }, meta: {} })}`]))
    expect(await mailsTo(...spellings)).toEqual(Array(perHour("account")).fill("account-confirm"))
  })

  it("of a shopper who orders while signed in to the account of the address is not counted", async () => {
    const { email, session } = await calls.accountByMail()
    const max = perHour("order")
    for (let n = 0; n < max + 2; n++) {
      await shop.db.deleteFrom("rate_window").where("bucket", "not like", "mail:%").execute()
      expect((await post("orders", order(email), { "x-shopper-session": session })).status).toBe(201)
    }
    expect((await mailsTo(email)).filter((kind) => kind === "order-received")).toHaveLength(max + 2)
  })

  it("leaves no address in its counts, and none at all of who is erased", async () => {
    const email = nextEmail()
    const data = order(email)
    const { body } = await post("orders", data)
    const buckets = async () => {
      const rows = await shop.db.selectFrom("rate_window").select("bucket").where("bucket", "like", "mail:%").execute()
      return rows.map(({ bucket }) => bucket)
    }
    expect(await buckets()).toHaveLength(mailLimits.order.length)
    expect((await buckets()).join()).not.toContain(email.split("@")[0])
    await post(`orders/${body.data.documentId}/status`, { to: "cancelled", actor: "Karima" })
    expect(await erasePerson(shop.db, data.mobile, now)).toMatchObject({ kind: "erased" })
    expect(await buckets()).toEqual([])
  })
})
