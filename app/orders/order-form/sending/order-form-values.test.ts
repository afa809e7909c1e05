import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boundedQuantity, colorAndSize, readOrder } from "./order-form-values.ts"

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe("readOrder", () => {
  it("leaves out what no database keeps", () => {
    const form = new FormData()
    form.set("firstname", "Ami\0na")
    expect(readOrder(form).firstname).toBe("Amina")
  })

  it("trims what was typed", () => {
    const typed = readOrder(formOf({ firstname: "  Amina ", mobile: " 0550 01 02 03 " }))
    expect(typed.firstname).toBe("Amina")
    expect(typed.mobile).toBe("0550 01 02 03")
  })

  it("stands an empty form", () => {
    expect(readOrder(new FormData())).toMatchObject({ quantity: 1, wilaya: "", delivery: "home", amount: undefined })
  })

  it("takes no kind of delivery that does not exist", () => {
    expect(readOrder(formOf({ delivery: "drone" })).delivery).toBe("home")
    expect(readOrder(formOf({ delivery: "desk" })).delivery).toBe("desk")
  })
})

describe("boundedQuantity", () => {
  it.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [5000, 999],
  ])("makes %d into %d", (typed, quantity) => {
    expect(boundedQuantity(typed)).toBe(quantity)
  })

  it("never goes below 1, whatever is pressed", {
    tags: ["@4-quantity-steps", "@5-quantity-minimum", "@9-quantity-one"],
  }, () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (presses) => {
        const end = presses.reduce((quantity, more) => boundedQuantity(quantity + (more ? 1 : -1)), 1)
        expect(end).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it("stops at what the merchant allows", () => {
    expect(boundedQuantity(6, 5)).toBe(5)
    expect(boundedQuantity(4, 5)).toBe(4)
  })
})

describe("colorAndSize", () => {
  it("joins what was chosen", () => {
    expect(colorAndSize({ color: "Noir", size: "42" })).toBe("Noir · 42")
    expect(colorAndSize({ color: "Noir", size: "" })).toBe("Noir")
    expect(colorAndSize({ color: "", size: "" })).toBe("")
  })
})
