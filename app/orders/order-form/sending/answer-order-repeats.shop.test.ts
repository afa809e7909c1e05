import { describe, expect, it } from "vitest"
import { randomId } from "#core/random-id.ts"
import { reportErrorsTo } from "../../../api-client/transport/report.server.ts"
import { traceFields } from "./order-form-values.ts"
import { openOrderForm } from "./testing/order-form.ts"

const form = openOrderForm()

describe("answerOrder, from two tabs without scripts", () => {
  const cookieIn = (set: string) => set.split(";", 1)[0] ?? ""
  const count = async (mobile: string) =>
    (await form.shop.db.selectFrom("orders").select("id").where("mobile", "=", mobile).execute()).length

  it("asks before the second places the same, and places it at the next press", async () => {
    const mobile = "0661000041"
    const [one, two] = [await form.send({ mobile, try: "" }), await form.send({ mobile, try: "" })]
    const first = await form.send({ mobile, try: one.key })
    expect(first).toMatchObject({ status: 303 })
    const cookie = cookieIn(first.set)

    const asked = await form.send({ mobile: "+213 661 00 00 41", try: two.key }, { cookie })
    expect(asked).toMatchObject({ status: 409, alert: { kind: "again" }, typed: { firstname: "Amina" } })
    expect(await count(mobile)).toBe(1)
    // The first tab's own press, sent twice, still leads to its order.
    expect((await form.send({ mobile, try: one.key }, { cookie })).location).toBe(first.location)

    const second = await form.send({ mobile, try: asked.key }, { cookie: cookieIn(asked.set) })
    expect(second).toMatchObject({ status: 303 })
    expect(second.location).not.toBe(first.location)
    expect(await count(mobile)).toBe(2)
  })

  it("asks nothing of another product, another phone, another browser or a form with the script", async () => {
    const { set } = await form.send({ mobile: "0661000042" })
    const cookie = cookieIn(set)
    expect(await form.send({ mobile: "0661000042", quantity: "2", amount: "50400" }, { cookie })).toMatchObject({
      status: 303,
    })
    expect(await form.send({ mobile: "0661000043" }, { cookie })).toMatchObject({ status: 303 })
    expect(await form.send({ mobile: "0661000042" })).toMatchObject({ status: 303 })
    expect(await form.send({ mobile: "0661000042", visit: "a-visit" }, { cookie })).toMatchObject({ status: 303 })
  })
})

describe("answerOrder, without a key", () => {
  const none = { [traceFields.key]: "" }

  it.each(["", "short", "x".repeat(65), "with a space and more", "clé-clé-clé-clé-clé"])(
    "sends nothing to the shop under %j, and gives the form back with a key that is nobody else's",
    async (key) => {
      form.sentKeys.length = 0
      const mobile = "0661000020"
      const answers = [
        await form.send({ mobile, [traceFields.key]: key }),
        await form.send({ mobile, [traceFields.key]: key }),
      ]
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 200, alert: { kind: "check" }, typed: { firstname: "Amina", mobile } })
        expect(answer.key).toMatch(/^[0-9a-f]{32}$/)
      }
      expect(answers[0]?.key).not.toBe(answers[1]?.key)
      expect(form.sentKeys).toEqual([])
    },
  )

  it("orders at the next press, once however often that is sent, and shows a stranger nothing of it", async () => {
    const mobile = "0661000021"
    const { key } = await form.send({ mobile, ...none })
    const placed = await form.send({ mobile, [traceFields.key]: key })
    expect(placed).toMatchObject({ status: 303 })
    expect((await form.send({ mobile, [traceFields.key]: key })).location).toBe(placed.location)
    const stranger = await form.send({ mobile, ...none })
    expect(stranger).toMatchObject({ status: 200, alert: { kind: "check" } })
    expect((await form.send({ mobile, [traceFields.key]: stranger.key })).location).not.toBe(placed.location)
  })

  it("keeps the key of a form through a failure, and gives a new one for another order", async () => {
    const mobile = "0661000022"
    const key = randomId()
    reportErrorsTo(() => undefined)
    form.failure = () => Response.json({ data: null }, { status: 500 })
    expect(await form.send({ mobile, [traceFields.key]: key })).toMatchObject({ alert: { kind: "failed" }, key })
    form.failure = null
    expect(await form.send({ mobile, [traceFields.key]: key })).toMatchObject({ status: 303 })
    const again = await form.send({ mobile, firstname: "Lina", [traceFields.key]: key })
    expect(again).toMatchObject({ status: 409, alert: { kind: "again" } })
    expect(again.key).not.toBe(key)
  })
})
