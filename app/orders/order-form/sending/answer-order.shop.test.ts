import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
// biome-ignore lint/style/noRestrictedImports: the shop behind the seam; nothing of it reaches the storefront.
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { randomId } from "#core/random-id.ts"
import type { Content } from "../../../api-client/content.server.ts"
import { createApiCall } from "../../../api-client/seam/api-call.server.ts"
import { createContentClient } from "../../../api-client/seam/content-client.server.ts"
import { reportErrorsTo } from "../../../api-client/seam/report.server.ts"
import { createTagClock } from "../../../api-client/seam/tag-clock.server.ts"
import { formTimeName } from "../../../shell/form-time/form-time-name.ts"
import { formTimes } from "../../../shell/form-time/form-times.server.ts"
import { answerOrder } from "./answer-order.server.ts"
import type { OrderAnswer } from "./order-answer.ts"
import { traceFields } from "./trace-fields.ts"

const times = formTimes("a-secret")
let shop: TestShop
let content: Content
/** What the API answers an order with instead of placing it. */
let failure: (() => Response) | null = null
let lastOrder: { date?: string; color?: string; size?: string; variant?: string } = {}
/** Keys of the orders that the API was sent; undefined for one without. */
const sentKeys: (string | undefined)[] = []

beforeAll(async () => {
  // Half past an hour, so that no hour ends meanwhile.
  shop = await openTestShop(testToken, () => new Date("2026-11-21T10:30:00.000Z"))
  const api = async (request: Request) => {
    const isOrder = request.method === "POST" && new URL(request.url).pathname === "/api/orders"
    if (isOrder && failure) return failure()
    if (isOrder) lastOrder = (await request.clone().json()).data
    if (isOrder) sentKeys.push((lastOrder as { idempotencyKey?: string }).idempotencyKey)
    return shop.send(new URL(request.url).pathname + new URL(request.url).search, request)
  }
  content = createContentClient(createApiCall(api, testToken), createTagClock())
  await shop.db.updateTable("wilaya").set({ home: null, desk: null }).where("code", "=", 16).execute()
})
afterAll(() => shop.close())
beforeEach(() => {
  failure = null
})

const filled = {
  intent: "order",
  quantity: "1",
  color: "Noir",
  wilaya: "Alger",
  commune: "Kouba",
  delivery: "home",
  mobile: "+213 550-01.02 03",
  firstname: " Amina ",
  lastname: "Bensalem",
  amount: "25200",
}

let mobiles = 10

type Extra = "size" | "homePrice" | "deskPrice" | typeof traceFields.trap | typeof traceFields.key | typeof formTimeName
type Filled = Partial<Record<keyof typeof filled | Extra, string>>

async function send(fields: Filled, slug = "casque-aura") {
  const form = new FormData()
  const keyed = { [traceFields.key]: randomId(), ...filled, ...fields }
  for (const [name, value] of Object.entries(keyed)) form.set(name, value)
  const answer = await answerOrder({ form, slug, locale: "fr", content, visit: { client: "" }, formTimes: times })
  if (answer instanceof Response) {
    const location = answer.headers.get("location") ?? ""
    return { status: answer.status, location, communes: [], alert: null, typed: null, key: "" }
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

  it("checks in the order of the specification and keeps what was typed", {
    tags: ["@5-order-check-sequence", "@5-order-mobile-missing"],
  }, async () => {
    const answer = await send({ mobile: " ", firstname: "" })
    expect(answer).toMatchObject({ status: 422, alert: { kind: "problem", problem: { rule: "mobile" } } })
    expect(answer).toMatchObject({ typed: { lastname: "Bensalem", color: "Noir" } })
  })

  it("takes a commune of another wilaya for none, and gives the right ones to choose from", {
    tags: ["@5-communes-of-wilaya"],
  }, async () => {
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
    const aura = shop.db.updateTable("product").where("slug", "=", "casque-aura")
    await aura.set({ quantity: 7 }).execute()
    const answer = await send({ quantity: "9", amount: String(9 * 25200) })
    expect(answer).toMatchObject({ status: 409, alert: { conflict: { changes: [{ kind: "stock", old: 9, new: 7 }] } } })
    expect(answer.typed?.quantity).toBe(7)
    await aura.set({ quantity: 40 }).execute()
  })

  it("lowers what one order may not hold to the shop's maximum, by its buttons too", async () => {
    const answer = await send({ quantity: "25", amount: String(25 * 25200) })
    expect(answer).toMatchObject({
      status: 409,
      alert: { conflict: { changes: [{ kind: "maximum", old: 25, new: 20 }] } },
      typed: { quantity: 20 },
    })
    expect(await send({ intent: "more", quantity: "20" })).toMatchObject({ status: 200, typed: { quantity: 20 } })
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
    { tags: ["@8-order-failed", "@8-order-failure-logged"] },
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

  it("dates the order in ISO format", { tags: ["@9-order-date"] }, async () => {
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
    const rejected = { status: 403, alert: { kind: "refused" } }
    expect(await send(blocked)).toMatchObject({ ...rejected, typed })
    const program = await send({ mobile: "0661000011", [traceFields.trap]: "spam" })
    expect(program).toMatchObject({ ...rejected, typed: { ...typed, mobile: "0661000011" } })
    expect(program.alert).toEqual((await send(blocked)).alert)
  })

  it.each([
    ["was open for a while", () => formTimes("a-secret", () => Date.now() - 40_000).issue(), []],
    ["was open for two days", () => formTimes("a-secret", () => Date.now() - 172_800_000).issue(), []],
    ["is sent at once", () => times.issue(), ["fast-fill"]],
    ["claims a time of its own", () => String(Date.now() - 40_000), ["fast-fill"]],
    ["has a time of another shop", () => formTimes("other", () => Date.now() - 40_000).issue(), ["fast-fill"]],
    ["has no time", () => "", ["fast-fill"]],
  ])("takes the order of a form that %s, and marks one that a program may have sent", async (_what, signed, marks) => {
    const mobile = `06620000${String(mobiles++).padStart(2, "0")}`
    expect(await send({ mobile, [formTimeName]: signed() })).toMatchObject({ status: 303 })
    const row = await shop.db.selectFrom("orders").select("risk").where("mobile", "=", mobile).executeTakeFirstOrThrow()
    expect(JSON.parse(row.risk)).toEqual(marks)
  })

  it("says politely that there were too many orders", async () => {
    const eager = { mobile: "0661000010" }
    await send(eager)
    await shop.db.updateTable("rate_window").set({ count: 1000 }).execute()
    expect(await send({ ...eager, color: "Sable" })).toMatchObject({ status: 429, alert: { kind: "tooMany" } })
    await shop.db.deleteFrom("rate_window").execute()
  })

  it("lets the 404 of a product that is gone through", async () => {
    await expect(send({}, "nothing")).rejects.toMatchObject({ data: "Product not found", init: { status: 404 } })
  })
})

describe("answerOrder, without a key", () => {
  const none = { [traceFields.key]: "" }

  it.each(["", "short", "x".repeat(65), "with a space and more", "clé-clé-clé-clé-clé"])(
    "sends nothing to the shop under %j, and gives the form back with a key that is nobody else's",
    async (key) => {
      sentKeys.length = 0
      const mobile = "0661000020"
      const answers = [await send({ mobile, [traceFields.key]: key }), await send({ mobile, [traceFields.key]: key })]
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 200, alert: { kind: "check" }, typed: { firstname: "Amina", mobile } })
        expect(answer.key).toMatch(/^[0-9a-f]{32}$/)
      }
      expect(answers[0]?.key).not.toBe(answers[1]?.key)
      expect(sentKeys).toEqual([])
    },
  )

  it("orders at the next press, once however often that is sent, and shows a stranger nothing of it", async () => {
    const mobile = "0661000021"
    const { key } = await send({ mobile, ...none })
    const placed = await send({ mobile, [traceFields.key]: key })
    expect(placed).toMatchObject({ status: 303 })
    expect((await send({ mobile, [traceFields.key]: key })).location).toBe(placed.location)
    const stranger = await send({ mobile, ...none })
    expect(stranger).toMatchObject({ status: 200, alert: { kind: "check" } })
    expect((await send({ mobile, [traceFields.key]: stranger.key })).location).not.toBe(placed.location)
  })

  it("keeps the key of a form through a failure, and gives a new one for another order", async () => {
    const mobile = "0661000022"
    const key = randomId()
    reportErrorsTo(() => undefined)
    failure = () => Response.json({ data: null }, { status: 500 })
    expect(await send({ mobile, [traceFields.key]: key })).toMatchObject({ alert: { kind: "failed" }, key })
    failure = null
    expect(await send({ mobile, [traceFields.key]: key })).toMatchObject({ status: 303 })
    const again = await send({ mobile, firstname: "Lina", [traceFields.key]: key })
    expect(again).toMatchObject({ status: 409, alert: { kind: "again" } })
    expect(again.key).not.toBe(key)
  })
})

describe("answerOrder, where a button changes the form", () => {
  it("steps the quantity and orders nothing", { tags: ["@4-quantity-steps"] }, async () => {
    expect(await send({ intent: "more" })).toMatchObject({ status: 200, alert: null, typed: { quantity: 2 } })
    expect(await send({ intent: "less" })).toMatchObject({ status: 200, typed: { quantity: 1 } })
  })

  it("shows the communes of the chosen wilaya without a word about what is missing", async () => {
    const answer = await send({ intent: "communes", wilaya: "Biskra", firstname: "" })
    expect(answer).toMatchObject({ status: 200, alert: null, typed: { wilaya: "Biskra", commune: "" } })
    expect(answer.communes.length).toBeGreaterThan(5)
  })

  it("names the variant, the colour and the size that were chosen by their codes", async () => {
    const answer = await send({ color: "sable", size: "42", amount: "11200" }, "baskets-tell")
    expect(answer.status).toBe(303)
    const [chosen] = (await content.productBySlug("baskets-tell", "fr")).variants.filter(
      ({ color, size }) => color === "sable" && size === "42",
    )
    expect(lastOrder).toMatchObject({ color: "Sable", size: "42", variant: chosen?.documentId })
  })

  it("asks for a missing size after the four checks, and places nothing", async () => {
    const sent = sentKeys.length
    const first = await send({ color: "sable", mobile: "" }, "baskets-tell")
    expect(first).toMatchObject({ status: 422, alert: { problem: { rule: "mobile" } }, missing: null })
    const then = await send({ color: "sable", size: "99" }, "baskets-tell")
    expect(then).toMatchObject({ status: 422, alert: null, missing: "size", typed: { firstname: "Amina" } })
    expect(sentKeys).toHaveLength(sent)
  })
})
