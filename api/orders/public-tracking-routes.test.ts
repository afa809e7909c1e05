import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { spellingsOfPhone } from "#core/customers/testing/phone-spellings.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { trackedOrder } from "./contract-tracking.ts"

/** Half past an hour, so that no span of time ends meanwhile. */
const now = new Date("2026-11-21T10:31:00.000Z")

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom("rate_window").execute()
  await shop.db.updateTable("product").set({ quantity: 1000, status: "in-stock" }).execute()
})

async function post(path: string, data: object, token = testToken) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const answer = await shop.send(`/api/${path}`, { method: "POST", headers, body: JSON.stringify({ data }) })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const track = (number: string, mobile: string, address?: string) =>
  post("order-tracking", { number, mobile, ...(address && { client: { address } }) })
const orderIn = (text: string) => itemEnvelope(trackedOrder).parse(JSON.parse(text)).data
const stock = () =>
  shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura").executeTakeFirstOrThrow()

describe("POST /api/order-tracking", () => {
  it("shows an order to who knows its number and mobile, however they are written", async () => {
    const order = await placedOrder(shop, { address: "12, rue des Jasmins", note: "Le soir" })
    for (const number of [order.number, order.number.toLowerCase(), ` ${order.number} `]) {
      const { status, headers, text } = await track(number, `+213 ${order.mobile.slice(1)}`)
      expect(status).toBe(200)
      expect(headers.get("cache-control")).toBe("no-store")
      expect(orderIn(text)).toMatchObject({ number: order.number, status: "new", total: order.total })
    }
  })

  it("finds an order by its number and phone in every spelling", async () => {
    const order = await placedOrder(shop)
    const number = order.number.slice(3)
    const [year = "", id = "", code = ""] = number.split("-")
    const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    const numbers = [
      `HN-${arabic(year)}-${arabic(id)}-${code}`,
      `HN ${year} ${id} ${code}`,
      `hn${year}${id}${code.toLowerCase()}`,
      `\u200eHN-${number}\u200f`,
      `HN-${number}`.replaceAll("-", "\u2011"),
      `HN-${number}`.replaceAll("-", "–"),
      `N° HN-${number}`,
    ]
    for (const spelling of numbers)
      expect([spelling, (await track(spelling, order.mobile)).status]).toEqual([spelling, 200])
    for (const spelling of spellingsOfPhone(order.mobile)) {
      expect([spelling, (await track(order.number, spelling)).status]).toEqual([spelling, 200])
    }
  })

  it("finds an order that was placed with any spelling by any other", async () => {
    for (const mobile of spellingsOfPhone("0550112233")) {
      await shop.db.deleteFrom("recent_order").execute()
      await shop.db.deleteFrom("rate_window").execute()
      const { number } = await placedOrder(shop, { mobile })
      expect([mobile, (await track(number, "550112233")).status]).toEqual([mobile, 200])
    }
  })

  it("finds no order with a code without it: numbers count up", async () => {
    const { number, mobile } = await placedOrder(shop)
    const short = number.slice(0, -5)
    expect((await track(short, mobile)).status).toBe(404)
    expect((await track(`${short}-BBBB`, mobile)).status).toBe(404)
    expect((await track(number, mobile)).status).toBe(200)
  })

  it("finds an order of before there were codes by its number, and ends whoever counts numbers up", async () => {
    const order = await placedOrder(shop)
    await shop.db.updateTable("orders").set({ code: null }).where("token", "=", order.token).execute()
    const short = order.number.slice(0, -5)
    expect((await track(short, order.mobile, "192.0.2.7")).status).toBe(200)
    expect((await track(order.number, order.mobile, "192.0.2.7")).status).toBe(404)
    const max = limitMax("order-tracking-without-code", "subject")
    const wrong = (tries: number) =>
      track(`HN-26-9${String(tries).padStart(5, "0")}`, order.mobile, `198.51.${tries}.7`)
    for (let tries = 0; tries < max; tries++) expect((await wrong(tries)).status).toBe(404)
    expect((await track(short, order.mobile, "203.0.113.7")).status).toBe(429)
    // Neither an order with a code nor another phone is locked out with it.
    const other = await placedOrder(shop, {
      mobile: order.mobile,
      lines: [{ slug: "casque-aura", quantity: 2, color: "Noir" }],
    })
    expect((await track(other.number, order.mobile, "203.0.113.7")).status).toBe(200)
    expect((await track(short, "0550999999", "203.0.113.7")).status).toBe(404)
  })

  it("tells nothing of the person, the place and the token", async () => {
    const order = await placedOrder(shop, { address: "12, rue des Jasmins", note: "Le soir" })
    const { text } = await track(order.number, order.mobile)
    for (const secret of [
      order.token,
      order.documentId,
      order.mobile,
      order.lastname,
      order.commune,
      "Jasmins",
      "soir",
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it("answers a wrong mobile and a number of no order alike, to the letter", async () => {
    const { number, mobile } = await placedOrder(shop)
    const other = (await placedOrder(shop)).mobile
    const answers = [
      await track(number, "0550999999"),
      await track(number, other),
      await track(number.replace(/-\d{6}-/, "-999999-"), mobile),
      await track(number.slice(0, -5), mobile),
      await track(number.replace("HN-26", "HN-25"), mobile),
      await track("nothing", mobile),
    ]
    for (const { status, text, headers } of answers) {
      expect({ status, text, headers: [...headers] }).toEqual({
        status: 404,
        text: answers[0]?.text,
        headers: [...(answers[0]?.headers ?? [])],
      })
    }
  })

  it("stops who guesses the mobile of a number, and goes on for others", async () => {
    const { number, mobile } = await placedOrder(shop)
    const max = limitMax("order-tracking", "subject-and-network")
    for (let tries = 0; tries < max; tries++) expect((await track(number, `05509999${tries}0`)).status).toBe(404)
    const { status, headers } = await track(number, mobile)
    expect(status).toBe(429)
    expect(headers.get("retry-after")).toBe("1740")
    const other = await placedOrder(shop)
    expect((await track(other.number, other.mobile)).status).toBe(200)
  })

  it("stays open to the owner while strangers of many networks guess the mobile of the number", async () => {
    const { number, mobile } = await placedOrder(shop)
    const max = limitMax("order-tracking", "subject-and-network")
    for (const network of [1, 2, 3]) {
      const tries = Array.from({ length: max + 1 }, (_, index) => index)
      const statuses: number[] = []
      for (const index of tries) {
        statuses.push((await track(number, `05509999${index}0`, `198.51.${network}.7`)).status)
      }
      expect(statuses).toEqual([...Array(max).fill(404), 429])
    }
    expect((await track(number, mobile, "192.0.2.7")).status).toBe(200)
  })

  it("stops a network that tries number after number, and counts no right ones", async () => {
    const order = await placedOrder(shop)
    const other = await placedOrder(shop)
    const max = limitMax("order-tracking", "network")
    for (let times = 0; times < 3; times++) {
      expect((await track(order.number, order.mobile, "192.0.2.7")).status).toBe(200)
    }
    for (let tries = 0; tries < max; tries++) {
      expect((await track(`HN-26-9${String(tries).padStart(5, "0")}-BBBB`, order.mobile, "192.0.2.7")).status).toBe(404)
    }
    expect((await track(other.number, other.mobile, "192.0.2.9")).status).toBe(429)
    // This one is known there.
    expect((await track(order.number, order.mobile, "192.0.2.9")).status).toBe(200)
    expect((await track(order.number, order.mobile, "198.51.100.1")).status).toBe(200)
  })

  it("lets no one in without the bearer", async () => {
    expect((await post("order-tracking", { number: "HN-26-000001", mobile: "0550" }, "guessed")).status).toBe(401)
  })
})

describe("POST /api/order-tracking/cancel", () => {
  it("cancels a new order once by its private link, and gives its stock back", async () => {
    const before = await stock()
    const order = await placedOrder(shop)
    const named = { token: order.token }
    const { status, text } = await post("order-tracking/cancel", named)
    expect([status, orderIn(text).status]).toEqual([200, "cancelled"])
    expect(await stock()).toEqual(before)
    expect((await post("order-tracking/cancel", named)).status).toBe(409)
    expect(await stock()).toEqual(before)
    const history = await shop.db
      .selectFrom("order_event")
      .select(["actor", "to_status"])
      .orderBy("id", "desc")
      .execute()
    expect(history[0]).toEqual({ actor: "shopper", to_status: "cancelled" })
  })

  it("leaves an order alone that the shop has confirmed", async () => {
    const order = await placedOrder(shop)
    await shop.db.updateTable("orders").set({ status: "confirmed" }).where("token", "=", order.token).execute()
    expect((await post("order-tracking/cancel", { token: order.token })).status).toBe(409)
  })

  it("knows nothing of a wrong token, and takes no number and mobile", async () => {
    const { number, mobile } = await placedOrder(shop)
    expect((await post("order-tracking/cancel", { token: "A".repeat(22) })).status).toBe(404)
    expect((await post("order-tracking/cancel", { number, mobile })).status).toBe(400)
    expect((await shop.db.selectFrom("orders").select("status").orderBy("id", "desc").executeTakeFirst())?.status).toBe(
      "new",
    )
  })
})
