import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CheckedFields, checkoutLimits, findOrderProblem, personLimits } from "./order-check.ts"

const filled: CheckedFields = {
  wilaya: "Alger",
  commune: "Kouba",
  mobile: "0550010203",
  firstname: "Amina",
  lastname: "Bensalem",
}

const order = ["wilaya", "commune", "mobile", "firstname", "lastname"] as const

describe("findOrderProblem", () => {
  it("finds nothing wrong with a filled form", () => {
    expect(findOrderProblem(filled)).toBeNull()
  })

  it.each([
    ["wilaya", "place"],
    ["commune", "place"],
    ["mobile", "mobile"],
    ["firstname", "firstname"],
    ["lastname", "lastname"],
  ] as const)("names an empty %s", (field, rule) => {
    expect(findOrderProblem({ ...filled, [field]: "" })).toEqual({ rule, field, fields: [field], rules: [rule] })
  })

  it.each(["mobile", "firstname", "lastname"] as const)(
    "names a %s that is longer than the shop keeps as too long",
    (field) => {
      const longest = "x".repeat(personLimits[field])
      expect(findOrderProblem({ ...filled, [field]: longest })).toBeNull()
      expect(findOrderProblem({ ...filled, [field]: `${longest}x` })).toEqual({
        rule: "tooLong",
        field,
        fields: [field],
        rules: ["tooLong"],
      })
    },
  )

  it("asks for no address, e-mail or note, and takes none that is longer than the shop keeps", () => {
    for (const [field, length] of Object.entries(checkoutLimits)) {
      expect(findOrderProblem({ ...filled, [field]: "x".repeat(length) })).toBeNull()
      const problem = { rule: "tooLong", field, fields: [field], rules: ["tooLong"] }
      expect(findOrderProblem({ ...filled, [field]: "x".repeat(length + 1) })).toEqual(problem)
    }
  })

  it("counts spaces as nothing", () => {
    expect(findOrderProblem({ ...filled, mobile: " \u00a0\t" })).toEqual({
      rule: "mobile",
      field: "mobile",
      fields: ["mobile"],
      rules: ["mobile"],
    })
  })

  it("tells the rule of each field at fault", () => {
    const typed = { ...filled, commune: "", mobile: "", firstname: "x".repeat(81), lastname: "" }
    expect(findOrderProblem(typed)).toEqual({
      rule: "place",
      field: "commune",
      fields: ["commune", "mobile", "firstname", "lastname"],
      rules: ["place", "mobile", "tooLong", "lastname"],
    })
  })

  it("accepts a mobile of any shape", { tags: ["@5-mobile-any-format"] }, () => {
    expect(findOrderProblem({ ...filled, mobile: "demandez Ali" })).toBeNull()
  })

  it("always names the first empty field in the order of the specification", {
    tags: [
      "@5-order-check-sequence",
      "@5-order-place-missing",
      "@5-order-mobile-missing",
      "@5-order-firstname-missing",
      "@5-order-lastname-missing",
    ],
  }, () => {
    const text = fc.oneof(fc.constant(""), fc.constant("  "), fc.string())
    const fields = fc.record({ wilaya: text, commune: text, mobile: text, firstname: text, lastname: text })
    fc.assert(
      fc.property(fields, (typed) => {
        const first = order.find((field) => typed[field].trim() === "")
        expect(findOrderProblem(typed)?.field).toBe(first)
        const empty = order.filter((field) => typed[field].trim() === "")
        expect(findOrderProblem(typed)?.fields ?? []).toEqual(empty)
      }),
    )
  })
})
