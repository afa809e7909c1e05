import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the seam; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { createApiCall } from "../content/api-call.server.ts"
import type { Content } from "../content/content.server.ts"
import { createContentClient } from "../content/content-client.server.ts"
import { reportErrorsTo } from "../content/report.server.ts"
import { answerOrder } from "./answer-order.server.ts"
import type { OrderAnswer } from "./order-answer.ts"
import { traceFields } from "./trace-fields.ts"

let shop: TestShop
let content: Content
/** What the API answers an order with instead of placing it. */
let failure: (() => Response) | null = null
let lastOrder: { date?: string } = {}

beforeAll(async () => {
  // Half past an hour, so that no hour ends meanwhile.
  shop = await openTestShop(testToken, () => new Date("2026-11-21T10:30:00.000Z"))
  const api = async (request: Request) => {
    const isOrder = request.method === "POST" && new URL(request.url).pathname === "/api/orders"
    if (isOrder && failure) return failure()
    if (isOrder) lastOrder = (await request.clone().json()).data
    return shop.send(new URL(request.url).pathname + new URL(request.url).search, request)
  }
  content = createContentClient(api, createApiCall(api, testToken))
})
afterAll(() => shop.close())
beforeEach(() => {
  failure = null
})

const filled = {
  ...{ intent: "order", quantity: "1", color: "Noir", wilaya: "Alger", commune: "Kouba", delivery: "home" },
  ...{ mobile: "+213 550-01.02 03", firstname: " Amina ", lastname: "Bensalem", amount: "25200" },
}

type Filled = Partial<Record<keyof typeof filled | "homePrice" | "deskPrice" | typeof traceFields.trap, string>>

async function send(fields: Filled, slug = "casque-aura") {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...fields })) form.set(name, value)
  const answer = await answerOrder({ form, slug, locale: "fr", content, visit: { client: "" } })
  if (answer instanceof Response) {
    const location = answer.headers.get("location") ?? ""
    return { status: answer.status, location, communes: [], alert: null, typed: null }
  }
  const again: OrderAnswer = answer.data
  return { status: answer.init?.status, location: "", ...again }
}

describe("answerOrder", () => {
  it("places the order and leads to its confirmation by the token", async () => {
    const answer = await send({})
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/confirmation-commande\?order=\S+$/),
    })
    const token = new URL(`http://shop.test${answer.location}`).searchParams.get("order") ?? ""
    const order = await content.orderByToken(token)
    expect(order).toMatchObject({ mobile: "0550010203", firstname: "Amina", amount: 2_520_000, commune: "Kouba" })
  })

  it("checks in the order of the specification and keeps what was typed", async () => {
    const answer = await send({ mobile: " ", firstname: "" })
    expect(answer).toMatchObject({ status: 422, alert: { kind: "problem", problem: { rule: "mobile" } } })
    expect(answer).toMatchObject({ typed: { lastname: "Bensalem", color: "Noir" } })
  })

  it("takes a commune of another wilaya for none, and gives the right ones to choose from", async () => {
    const answer = await send({ wilaya: "Biskra" })
    expect(answer).toMatchObject({ status: 422, alert: { problem: { rule: "place", field: "commune" } } })
    expect(answer.communes.map(({ name }) => name)).toContain("Tolga")
  })

  it("takes a wilaya that does not exist for none", async () => {
    expect(await send({ wilaya: "Paris" })).toMatchObject({ alert: { problem: { field: "wilaya" } } })
  })

  it("places nothing at a price that was not shown, and says the new one", async () => {
    const other = { mobile: "0661000001" }
    const price = { kind: "price", old: 1_260_000, new: 2_520_000 }
    const conflict = { changes: [price], amount: 5_040_000, lines: [{ unitPrice: 2_520_000 }] }
    expect(await send({ ...other, quantity: "2" })).toMatchObject({
      status: 409,
      alert: { kind: "conflict", conflict },
    })
    expect(await send({ ...other, amount: "" })).toMatchObject({ alert: { conflict: { amount: 2_520_000 } } })
    const delivery = { kind: "delivery", old: 10_000, new: null }
    expect(await send({ ...other, homePrice: "100" })).toMatchObject({ alert: { conflict: { changes: [delivery] } } })
    expect(await send({ ...other, homePrice: "", deskPrice: "100" })).toMatchObject({ status: 303 })
  })

  it("says how many are left", async () => {
    const answer = await send({ quantity: "900", amount: String(900 * 25200) })
    expect(answer).toMatchObject({ status: 409, alert: { conflict: { changes: [{ kind: "stock", old: 900 }] } } })
    const left = answer.alert?.kind === "conflict" ? answer.alert.conflict.lines[0]?.quantity : undefined
    expect(answer.typed?.quantity).toBe(left)
  })

  it.each([
    ["an error", "0661000001", () => Response.json({ data: null }, { status: 500 })],
    ["a success without data", "0661000002", () => Response.json({})],
    [
      "nothing at all",
      "0661000003",
      () => {
        throw new Error("connection refused")
      },
    ],
  ])(
    "gives the form back when the API answers with %s, logs it, and places the order at the next try",
    async (_, mobile, fail) => {
      failure = fail
      const logged: unknown[] = []
      reportErrorsTo((problem) => logged.push(problem))
      expect(await send({ mobile })).toMatchObject({
        status: 503,
        alert: { kind: "failed" },
        typed: { firstname: "Amina", mobile },
      })
      expect(logged).toEqual([expect.any(Error)])
      expect(String(logged)).toMatch(/Failed to place order|connection refused/)
      expect(String(logged)).not.toMatch(/Amina|0661/)
      failure = null
      expect(await send({ mobile })).toMatchObject({ status: 303 })
    },
  )

  it("dates the order in ISO format", async () => {
    await send({ mobile: "0661000004" })
    expect(new Date(lastOrder.date ?? "").toISOString()).toBe(lastOrder.date)
  })

  it("asks whoever the shop takes no order from to call, and keeps what was typed", async () => {
    const blocked = { mobile: "0661000009" }
    await shop.db
      .insertInto("phone_block")
      .values({ ...blocked, reason: null, created_at: "2026-11-21T09:00:00.000Z" })
      .execute()
    const typed = { firstname: "Amina", wilaya: "Alger", commune: "Kouba", ...blocked }
    const refused = { status: 403, alert: { kind: "refused" } }
    expect(await send(blocked)).toMatchObject({ ...refused, typed })
    const program = await send({ mobile: "0661000011", [traceFields.trap]: "spam" })
    expect(program).toMatchObject({ ...refused, typed: { ...typed, mobile: "0661000011" } })
    expect(program.alert).toEqual((await send(blocked)).alert)
  })

  it("says politely that there were too many orders, and that one is there already", async () => {
    const eager = { mobile: "0661000010" }
    await send(eager)
    await shop.db.updateTable("rate_window").set({ count: 1000 }).execute()
    expect(await send({ ...eager, color: "Sable" })).toMatchObject({ status: 429, alert: { kind: "tooMany" } })
    await shop.db.deleteFrom("rate_window").execute()
    const other = { ...eager, firstname: "Karim" }
    expect(await send(other)).toMatchObject({ status: 409, alert: { kind: "alreadyOrdered" } })
  })

  it("lets the 404 of a product that is gone through", async () => {
    await expect(send({}, "nothing")).rejects.toMatchObject({ data: "Product not found", init: { status: 404 } })
  })
})

describe("answerOrder, where a button changes the form", () => {
  it("steps the quantity and orders nothing", async () => {
    expect(await send({ intent: "more" })).toMatchObject({ status: 200, alert: null, typed: { quantity: 2 } })
    expect(await send({ intent: "less" })).toMatchObject({ status: 200, typed: { quantity: 1 } })
  })

  it("shows the communes of the chosen wilaya without a word about what is missing", async () => {
    const answer = await send({ intent: "communes", wilaya: "Biskra", firstname: "" })
    expect(answer).toMatchObject({ status: 200, alert: null, typed: { wilaya: "Biskra", commune: "" } })
    expect(answer.communes.length).toBeGreaterThan(5)
  })
})
