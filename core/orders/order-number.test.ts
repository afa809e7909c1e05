import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newOrderCode, orderNumber, readOrderNumber, toOrderKey } from "./order-number.ts"

/** Spellings of `HN-26-000033` with an ending. */
const spellings = (ending: (between: string) => string): [string][] =>
  [
    `HN-26-000033${ending("-")}`,
    `hn-26-000033${ending("-").toLowerCase()}`,
    `HN 26 000033${ending(" ")}`,
    `HN26000033${ending("")}`,
    `HN-٢٦-٠٠٠٠٣٣${ending("-")}`,
    `HN-۲۶-۰۰۰۰۳۳${ending("-")}`,
    `\u200eHN-26-000033${ending("-")}\u200f`,
    `\u202bHN-26-000033${ending("-")}\u202c`,
    `HN\u201126\u2011000033${ending("\u2011")}`,
    `HN–26–000033${ending("–")}`,
    `HN_26_000033${ending("_")}`,
    `N° HN-26-000033${ending("-")}`,
    `Nº HN-26-000033${ending("-")}`,
    `№ HN-26-000033${ending("-")}.`,
    `رقم الطلب: HN-26-000033${ending("-")}`,
    `ＨＮ－２６－００００３３${ending("-")}`,
    ` HN-26-33${ending(" - ")} `,
  ].map((text) => [text])

describe("readOrderNumber", () => {
  it.each(spellings(() => ""))("reads %j", (typed) => {
    expect(readOrderNumber(typed)).toEqual({ id: 33, year: "26", code: null })
    expect(toOrderKey(typed)).toBe(33)
  })

  it.each(spellings((between) => `${between}K7QX`))("reads %j with its code", (typed) => {
    expect(readOrderNumber(typed)).toEqual({ id: 33, year: "26", code: "K7QX" })
    expect(toOrderKey(typed)).toBe(33)
  })

  it.each(["", "HN", "HN-26", "HN-26-", "33", "YAL-1", "AHN-26-000033", "HN-26-000033-K7Q", "HN-26-000033 K7QXY"])(
    "reads no number in %j",
    (typed) => expect(readOrderNumber(typed)).toBeNull(),
  )

  it.each(["26-000033-K7QX", "HN-26-000033-K7QX merci", "commande 26 000033 k7qx."])(
    "reads %j by its code",
    (typed) => {
      expect(readOrderNumber(typed)).toEqual({ id: 33, year: "26", code: "K7QX" })
    },
  )

  it("reads any number that the shop writes", () => {
    const random = fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        random,
        fc.constantFrom("-", " ", "", "\u2011"),
        (id, picks, between) => {
          const left = [...picks]
          const code = newOrderCode((below) => (left.pop() ?? 0) % below)
          expect(code).toMatch(/^[B-DF-HJKMNP-TV-Z][2-9B-DF-HJKMNP-TV-Z]{3}$/)
          const written = orderNumber(id, "2026-11-28T10:00:00.000Z", code).replaceAll("-", between)
          expect(readOrderNumber(written)).toEqual({ id, year: "26", code })
        },
      ),
    )
  })
})

it.each([
  ["123", 123],
  ["#000123 ", 123],
  ["١٢٣", 123],
  ["hn 26 123", 123],
  ["HN-26-", null],
  ["YAL-1", null],
  ["0.5", null],
  [".5", null],
  ["9,87654E+17", null],
  ["1234567890", null],
])("finds the key in %j", (typed, key) => {
  expect(toOrderKey(typed)).toBe(key)
})

it("has the year of Algiers", () => {
  expect(orderNumber(7, "2026-12-31T23:30:00.000Z")).toBe("HN-27-000007")
})
