import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { productTypes } from "../catalogue/product-type.ts"
import { deliveryKinds } from "../delivery/wilaya.ts"
import { quoteOrder } from "./order-quote.ts"
import type { QuoteLineInput } from "./order-quote-lines.ts"
import { coupon, facts } from "./testing/quote-facts.ts"

describe("quoteOrder", () => {
  it("never offers more than there is, and its sums add up", () => {
    const product = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      slug: fc.constant("p"),
      title: fc.constant("P"),
      productType: fc.constantFrom(...productTypes),
      price: fc.nat(100_000_000),
      available: fc.nat(20),
    })
    const line: fc.Arbitrary<QuoteLineInput> = fc.record({
      slug: fc.constant("p"),
      title: fc.constant("P"),
      product: fc.option(product),
      quantity: fc.integer({ min: 1, max: 30 }),
      shownPrice: fc.option(fc.nat(100_000_000)),
    })
    // Several lines of one product tell the same of it.
    const lines = fc.array(line, { maxLength: 12 }).map((all) => {
      const first = new Map(all.flatMap(({ product: sold }) => (sold ? [[sold.id, sold] as const] : [])))
      return all.map((each) => ({ ...each, product: each.product && (first.get(each.product.id) ?? null) }))
    })
    const given = fc.record({
      lines,
      shown: fc.record(
        { amount: fc.nat(), discount: fc.nat(), deliveryPrice: fc.option(fc.nat()) },
        { requiredKeys: [] },
      ),
      delivery: fc.constantFrom(...deliveryKinds),
      freeFrom: fc.option(fc.nat(100_000_000)),
      maximums: fc.record({
        maxQuantity: fc.option(fc.integer({ min: 1, max: 10 })),
        maxLines: fc.option(fc.integer({ min: 1, max: 12 })),
        maxUnits: fc.option(fc.integer({ min: 1, max: 60 })),
      }),
      coupon: fc.option(fc.constant(coupon)),
    })
    fc.assert(
      fc.property(given, (requested) => {
        const quote = quoteOrder(facts([], requested))
        const { maxQuantity, maxLines, maxUnits } = requested.maximums
        const units = new Map<number, number>()
        for (const { index, quantity, unitPrice, lineTotal } of quote.lines) {
          const wanted = requested.lines[index]
          const sold = wanted?.product
          expect(sold?.price).toBe(unitPrice)
          expect(lineTotal).toBe(unitPrice * quantity)
          expect(quantity).toBeLessThanOrEqual(wanted?.quantity ?? 0)
          if (sold) units.set(sold.id, (units.get(sold.id) ?? 0) + quantity)
          if (sold) expect(units.get(sold.id)).toBeLessThanOrEqual(Math.min(sold.available, maxQuantity ?? 999))
        }
        expect(quote.amount).toBe(quote.lines.reduce((sum, each) => sum + each.lineTotal, 0))
        expect(quote.total).toBe(quote.amount - quote.discount + (quote.deliveryPrice ?? 0))
        expect(quote.discount).toBeLessThanOrEqual(quote.amount)
        if (quote.changes.length > 0) return
        expect(quote.lines.length).toBeLessThanOrEqual(maxLines ?? 999)
        expect(quote.lines.reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(maxUnits ?? 999)
        // Nothing is placed at a price that was not shown, and nothing less than was asked for.
        expect(quote.lines.map(({ quantity }) => quantity)).toEqual(requested.lines.map(({ quantity }) => quantity))
        expect([undefined, quote.amount]).toContain(requested.shown.amount)
        expect([undefined, quote.discount]).toContain(requested.shown.discount)
        expect([undefined, quote.deliveryPrice]).toContain(requested.shown.deliveryPrice)
        for (const { shownPrice, product: sold } of requested.lines) expect([null, sold?.price]).toContain(shownPrice)
      }),
      { numRuns: 3000 },
    )
  })
})
