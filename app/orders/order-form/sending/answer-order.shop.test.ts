import { describe, expect, it } from "vitest"
import { reportErrorsTo } from "../../../api-client/transport/report.server.ts"
import { formTimeName } from "../../../forms/form-time-field.tsx"
import { formTimes } from "../../../request/form-times.server.ts"
import { traceFields } from "./order-form-values.ts"
import { openOrderForm } from "./testing/order-form.ts"

const form = openOrderForm()
let mobiles = 10

describe("answerOrder", () => {
  it("places the order and leads to its confirmation by the token", async () => {
    const answer = await form.send({})
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/confirmation-commande\?order=\S+$/),
    })
    const token = new URL(`http://shop.test${answer.location}`).searchParams.get("order") ?? ""
    const order = await form.content.orderByToken(token)
    expect(order).toMatchObject({ mobile: "0550010203", firstname: "Amina", amount: 2_520_000, commune: "Kouba" })
  })

  it("checks in the order of the specification and keeps what was typed", {
    tags: ["@5-order-check-sequence", "@5-order-mobile-missing"],
  }, async () => {
    const answer = await form.send({ mobile: " ", firstname: "" })
    expect(answer).toMatchObject({ status: 422, alert: { kind: "problem", problem: { rule: "mobile" } } })
    expect(answer).toMatchObject({ typed: { lastname: "Bensalem", color: "Noir" } })
  })

  it("takes a commune of another wilaya for none, and gives the right ones to choose from", {
    tags: ["@5-communes-of-wilaya"],
  }, async () => {
    const answer = await form.send({ wilaya: "Biskra" })
    expect(answer).toMatchObject({ status: 422, alert: { problem: { rule: "place", field: "commune" } } })
    expect(answer.communes.map(({ name }) => name)).toContain("Tolga")
  })

  it("takes a wilaya that does not exist for none", async () => {
    expect(await form.send({ wilaya: "Paris" })).toMatchObject({ alert: { problem: { field: "wilaya" } } })
  })

  it("places nothing at a price that was not shown, and says the new one", async () => {
    const other = { mobile: "0661000001" }
    const price = { kind: "price", old: 1_260_000, new: 2_520_000 }
    const conflict = { changes: [price], amount: 5_040_000, lines: [{ unitPrice: 2_520_000 }] }
    expect(await form.send({ ...other, quantity: "2" })).toMatchObject({
      status: 409,
      alert: { kind: "conflict", conflict },
    })
    expect(await form.send({ ...other, amount: "" })).toMatchObject({ alert: { conflict: { amount: 2_520_000 } } })
    const delivery = { kind: "delivery", old: 10_000, new: null }
    expect(await form.send({ ...other, homePrice: "100" })).toMatchObject({
      alert: { conflict: { changes: [delivery] } },
    })
    expect(await form.send({ ...other, homePrice: "", deskPrice: "100" })).toMatchObject({ status: 303 })
  })

  it("says how many are left", async () => {
    const aura = form.shop.db.updateTable("product").where("slug", "=", "casque-aura")
    await aura.set({ quantity: 7 }).execute()
    const answer = await form.send({ quantity: "9", amount: String(9 * 25200) })
    expect(answer).toMatchObject({ status: 409, alert: { conflict: { changes: [{ kind: "stock", old: 9, new: 7 }] } } })
    expect(answer.typed?.quantity).toBe(7)
    await aura.set({ quantity: 40 }).execute()
  })

  it("lowers what one order may not hold to the shop's maximum, by its buttons too", async () => {
    const answer = await form.send({ quantity: "25", amount: String(25 * 25200) })
    expect(answer).toMatchObject({
      status: 409,
      alert: { conflict: { changes: [{ kind: "maximum", old: 25, new: 20 }] } },
      typed: { quantity: 20 },
    })
    expect(await form.send({ intent: "more", quantity: "20" })).toMatchObject({ status: 200, typed: { quantity: 20 } })
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
      form.failure = fail
      const logged: unknown[] = []
      reportErrorsTo((problem) => logged.push(problem))
      expect(await form.send({ mobile })).toMatchObject({
        status: 503,
        alert: { kind: "failed" },
        typed: { firstname: "Amina", mobile },
      })
      expect(logged).toEqual([expect.any(Error)])
      expect(String(logged)).toMatch(/Failed to place order|connection refused/)
      expect(String(logged)).not.toMatch(/Amina|0661/)
      form.failure = null
      expect(await form.send({ mobile })).toMatchObject({ status: 303 })
    },
  )

  it("dates the order in ISO format", { tags: ["@9-order-date"] }, async () => {
    await form.send({ mobile: "0661000004" })
    expect(new Date(form.lastOrder.date ?? "").toISOString()).toBe(form.lastOrder.date)
  })

  it("asks whoever the shop takes no order from to call, and keeps what was typed", async () => {
    const blocked = { mobile: "0661000009" }
    await form.shop.db
      .insertInto("phone_block")
      .values({ phone_key: blocked.mobile, reason: null, created_at: "2026-11-21T09:00:00.000Z" })
      .execute()
    const typed = { firstname: "Amina", wilaya: "Alger", commune: "Kouba", ...blocked }
    const rejected = { status: 403, alert: { kind: "refused" } }
    expect(await form.send(blocked)).toMatchObject({ ...rejected, typed })
    const program = await form.send({ mobile: "0661000011", [traceFields.trap]: "spam" })
    expect(program).toMatchObject({ ...rejected, typed: { ...typed, mobile: "0661000011" } })
    expect(program.alert).toEqual((await form.send(blocked)).alert)
  })

  it.each([
    ["was open for a while", () => formTimes("a-secret", () => Date.now() - 40_000).issue(), []],
    ["was open for two days", () => formTimes("a-secret", () => Date.now() - 172_800_000).issue(), []],
    ["is sent at once", () => form.times.issue(), ["fast-fill"]],
    ["claims a time of its own", () => String(Date.now() - 40_000), ["fast-fill"]],
    ["has a time of another shop", () => formTimes("other", () => Date.now() - 40_000).issue(), ["fast-fill"]],
    ["has no time", () => "", ["fast-fill"]],
  ])("takes the order of a form that %s, and marks one that a program may have sent", async (_what, signed, marks) => {
    const mobile = `06620000${String(mobiles++).padStart(2, "0")}`
    expect(await form.send({ mobile, [formTimeName]: signed() })).toMatchObject({ status: 303 })
    const row = await form.shop.db
      .selectFrom("orders")
      .select("risk")
      .where("mobile", "=", mobile)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.risk)).toEqual(marks)
  })

  it("says politely that there were too many orders", async () => {
    const eager = { mobile: "0661000010" }
    await form.send(eager)
    await form.shop.db.updateTable("rate_window").set({ count: 1000 }).execute()
    expect(await form.send({ ...eager, color: "Sable" })).toMatchObject({ status: 429, alert: { kind: "tooMany" } })
    await form.shop.db.deleteFrom("rate_window").execute()
  })

  it("says of what the API rejects that pressing again changes nothing, and keeps what was typed", async () => {
    const typed = { firstname: "Amina", mobile: "0661000021", color: "x".repeat(81) }
    expect(await form.send(typed)).toMatchObject({ status: 422, alert: { kind: "choose" }, typed })
    form.failure = () => {
      const errors = [{ path: ["data", "product"], message: "Product not found", name: "ValidationError" }]
      const error = { status: 400, name: "ValidationError", message: "Product not found", details: { errors } }
      return Response.json({ data: null, error }, { status: 400 })
    }
    const rejected = { status: 422, alert: { kind: "invalid" }, typed: { mobile: "0661000022" } }
    expect(await form.send({ mobile: "0661000022" })).toMatchObject(rejected)
  })

  it.each([
    ["mobile", 40],
    ["firstname", 80],
    ["lastname", 80],
  ] as const)("names a %s of more than the shop keeps as too long, and keeps it whole", async (field, max) => {
    const text = `${"x".repeat(max - 1)}😀`
    const problem = { rule: "tooLong", field, fields: [field] }
    expect(await form.send({ [field]: text })).toMatchObject({
      status: 422,
      alert: { kind: "problem", problem },
      typed: { [field]: text },
    })
  })

  it("lets the 404 of a product that is gone through", async () => {
    await expect(form.send({}, { slug: "nothing" })).rejects.toMatchObject({
      data: "Product not found",
      init: { status: 404 },
    })
  })
})
