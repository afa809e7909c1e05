import fc from "fast-check"
import { expect, test } from "vitest"
import { discountedPrice, formatMoney, fromDinars, moneyParts, shopDecimals, toDinars } from "./money.ts"

const plain = (text: string) => text.replace(/\s/g, " ")

test("writes dinars in the French locale with two decimals", { tags: ["@9-currency"] }, () => {
  expect(plain(formatMoney(123_450, "fr"))).toBe("1 234,50 DA")
  expect(plain(formatMoney(123_450, "en"))).toBe("1 234,50 DA")
})

test("writes no decimals when asked", () => {
  expect(plain(formatMoney(2_490_000, "fr", 0))).toBe("24 900 DA")
})

test("by the merchant's setting writes decimals only where there are centimes", () => {
  const asNeeded = shopDecimals({ decimalsAsNeeded: true })
  expect(plain(formatMoney(250_000, "fr", asNeeded))).toBe("2 500 DA")
  expect(plain(formatMoney(250_050, "fr", asNeeded))).toBe("2 500,50 DA")
  expect(plain(formatMoney(-250_005, "ar", asNeeded))).toBe("-2 500,05 د.ج")
  // Where whole dinars are enough, centimes are not rounded away either.
  expect(plain(formatMoney(45_050, "fr", shopDecimals({ decimalsAsNeeded: true }, 0)))).toBe("450,50 DA")
  expect([shopDecimals({ decimalsAsNeeded: false }), shopDecimals(undefined), shopDecimals(undefined, 0)]).toEqual([
    2, 2, 0,
  ])
})

test("writes French digits and grouping with the Arabic currency on Arabic pages", { tags: ["@9-currency"] }, () => {
  expect(plain(formatMoney(2_490_000, "ar"))).toBe("24 900,00 د.ج")
})

test("splits an amount into whole, fraction and currency", () => {
  const { whole, fraction, currency } = moneyParts(123_450, "fr")
  expect([plain(whole), fraction, currency]).toEqual(["1 234", ",50", "DA"])
})

test("groups digits as the French locale does", () => {
  const format = (decimals: number) =>
    new Intl.NumberFormat("fr-DZ", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const formats = { 0: format(0), 2: format(2) }
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom(0 as const, 2 as const),
      (centimes, decimals) => {
        const { whole, fraction } = moneyParts(centimes, "fr", decimals)
        expect(whole + fraction).toBe(formats[decimals].format(centimes / 100))
      },
    ),
  )
})

test("rounds a discounted price to whole dinars", () => {
  expect(discountedPrice(2_800_000, 10)).toBe(2_520_000)
  expect(discountedPrice(1_100_000, 15)).toBe(935_000)
  expect(discountedPrice(99_900, 7)).toBe(92_900)
})

test("a discount never raises a price nor makes it negative", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), fc.integer({ min: 0, max: 100 }), (dinars, percent) => {
      const price = discountedPrice(dinars * 100, percent)
      expect(price).toBeGreaterThanOrEqual(0)
      expect(price).toBeLessThanOrEqual(dinars * 100)
      expect(price % 100).toBe(0)
    }),
  )
})

test("dinars survive the way to centimes and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (c) => {
      expect(fromDinars(toDinars(c))).toBe(c)
    }),
  )
})
