import { describe, expect, it } from "vitest"
import { openOrderForm } from "./testing/order-form.ts"

const form = openOrderForm()

describe("answerOrder, where a button changes the form", () => {
  it("steps the quantity and orders nothing", async () => {
    expect(await form.send({ intent: "more" })).toMatchObject({ status: 200, alert: null, typed: { quantity: 2 } })
    expect(await form.send({ intent: "less" })).toMatchObject({ status: 200, typed: { quantity: 1 } })
  })

  it("shows the communes of the chosen wilaya without a word about what is missing", async () => {
    const answer = await form.send({ intent: "communes", wilaya: "Biskra", firstname: "" })
    expect(answer).toMatchObject({ status: 200, alert: null, typed: { wilaya: "Biskra", commune: "" } })
    expect(answer.communes.length).toBeGreaterThan(5)
  })

  it("names the variant, the colour and the size that were chosen by their codes", async () => {
    const answer = await form.send({ color: "sable", size: "42", amount: "11200" }, { slug: "baskets-tell" })
    expect(answer.status).toBe(303)
    const [chosen] = (await form.content.productBySlug("baskets-tell", "fr")).variants.filter(
      ({ color, size }) => color === "sable" && size === "42",
    )
    expect(form.lastOrder).toMatchObject({ color: "Sable", size: "42", variant: chosen?.documentId })
  })

  it("asks for a missing size with the first of the four checks, and places nothing", async () => {
    const sent = form.sentKeys.length
    const first = await form.send({ color: "sable", mobile: "" }, { slug: "baskets-tell" })
    expect(first).toMatchObject({ status: 422, alert: { problem: { rule: "mobile" } }, missing: "size" })
    const then = await form.send({ color: "sable", size: "99" }, { slug: "baskets-tell" })
    expect(then).toMatchObject({ status: 422, alert: null, missing: "size", typed: { firstname: "Amina" } })
    expect(form.sentKeys).toHaveLength(sent)
  })
})
