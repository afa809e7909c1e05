import { describe, expect, it } from "vitest"
import { noMaximums } from "./order-maximums.ts"
import { quoteOrder } from "./order-quote.ts"
import type { QuoteLineInput } from "./order-quote-lines.ts"
import { ask, aura, bag, bejaia, coupon, facts, modeTen } from "./testing/quote-facts.ts"

describe("quoteOrder", () => {
  it("adds up lines, discount and delivery", () => {
    const quote = quoteOrder(facts([ask(aura, 2), ask(bag, 1)], { coupon }))
    expect(quote).toMatchObject({
      changes: [],
      amount: 6_930_000,
      coupon: "MODE10",
      discount: 189_000,
      deliveryPrice: 85_000,
      total: 6_930_000 - 189_000 + 85_000,
      lines: [{ lineTotal: 5_040_000 }, { lineTotal: 1_890_000 }],
    })
  })

  it("is the same to who saw it so", () => {
    const shown = { amount: 1_890_000, discount: 189_000, deliveryPrice: 85_000 }
    expect(quoteOrder(facts([ask(bag, 1)], { coupon, shown })).changes).toEqual([])
  })

  it("lists every change with old and new", () => {
    const gone: QuoteLineInput = { slug: "old", title: "Old", product: null, quantity: 1, shownPrice: 100 }
    const quote = quoteOrder(
      facts([ask(aura, 7, 2_490_000), gone, ask(bag, 1)], {
        coupon,
        shown: { amount: 7 * 2_490_000 + 100 + 1_890_000, discount: 5, deliveryPrice: null },
        maximums: { ...noMaximums, maxQuantity: 6 },
      }),
    )
    expect(quote.changes).toEqual([
      { kind: "price", index: 0, slug: "aura", title: "Aura", old: 2_490_000, new: 2_520_000 },
      { kind: "maximum", slug: "aura", title: "Aura", old: 7, new: 6 },
      { kind: "stock", index: 0, slug: "aura", title: "Aura", old: 7, new: 5 },
      { kind: "gone", index: 1, slug: "old", title: "Old" },
      { kind: "discount", code: "MODE10", old: 5, new: 189_000 },
      { kind: "delivery", old: null, new: 85_000 },
    ])
    expect(quote).toMatchObject({ amount: 5 * 2_520_000 + 1_890_000, lines: [{ index: 0 }, { index: 2 }] })
  })

  it("names a sum that no line explains", () => {
    expect(quoteOrder(facts([ask(aura, 2)], { shown: { amount: 1 } })).changes).toEqual([
      { kind: "amount", old: 1, new: 5_040_000 },
    ])
    const untold = { shown: { amount: 2_520_000 } }
    expect(quoteOrder(facts([ask(aura, 1, null)], untold)).changes).toEqual([])
    expect(quoteOrder(facts([ask(aura, 2, null)], untold)).changes).toMatchObject([{ kind: "amount" }])
  })

  it("shares the stock of a product among its lines, the first of them first", () => {
    const quote = quoteOrder(facts([ask(bag, 2), ask(bag, 2), ask(bag, 1)]))
    expect(quote.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(quote.changes).toEqual([
      { kind: "stock", index: 1, slug: "bag", title: "Bag", old: 2, new: 1 },
      { kind: "stock", index: 2, slug: "bag", title: "Bag", old: 1, new: 0 },
    ])
  })

  it("names the colour and the size of a line that is not as it was shown", () => {
    const sized = (size: string, available: number, quantity: number): QuoteLineInput => ({
      ...ask({ ...bag, available: 9, variant: { id: Number(size), available } }, quantity, 100),
      chosen: { color: "Noir", size },
    })
    const gone: QuoteLineInput = { ...sized("43", 1, 1), product: null }
    const named = { slug: "bag", title: "Bag", color: "Noir" }
    expect(quoteOrder(facts([sized("41", 5, 2), sized("42", 1, 2), gone])).changes).toEqual([
      { kind: "price", index: 0, ...named, size: "41", old: 100, new: bag.price },
      { kind: "price", index: 1, ...named, size: "42", old: 100, new: bag.price },
      { kind: "stock", index: 1, ...named, size: "42", old: 2, new: 1 },
      { kind: "gone", index: 2, ...named, size: "43" },
    ])
  })

  it("holds the maximum of a product over all of its lines, the first of them first", () => {
    const maximums = { ...noMaximums, maxQuantity: 3 }
    const quote = quoteOrder(facts([ask(aura, 2), ask(bag, 1), ask(aura, 2)], { maximums }))
    expect(quote.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1])
    expect(quote.changes).toEqual([{ kind: "maximum", slug: "aura", title: "Aura", old: 4, new: 3 }])
  })

  it("refuses more lines, or more units in all, than an order may hold, and cuts off none", () => {
    const many = quoteOrder(facts([ask(aura, 2), ask(bag, 1)], { maximums: { ...noMaximums, maxLines: 1 } }))
    expect(many.changes).toEqual([{ kind: "maxLines", old: 2, new: 1 }])
    const maximums = { maxQuantity: 2, maxLines: null, maxUnits: 3 }
    const large = quoteOrder(facts([ask(aura, 4), ask(bag, 2)], { maximums }))
    expect(large.lines.map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(large.changes).toEqual([
      { kind: "maximum", slug: "aura", title: "Aura", old: 4, new: 2 },
      { kind: "maxUnits", old: 4, new: 3 },
    ])
  })

  it("tells why a coupon does not hold, and what it asks for", () => {
    const shown = { discount: 189_000 }
    const dear = { code: "MODE10", rule: { ...modeTen, minimumAmount: 9_000_000 } }
    const rejected = { kind: "coupon", code: "MODE10", old: 189_000, new: 0 }
    expect(quoteOrder(facts([ask(bag, 1)], { coupon: dear, shown })).changes).toEqual([
      { ...rejected, reason: "belowMinimum", minimum: 9_000_000 },
    ])
    expect(quoteOrder(facts([ask(bag, 1)], { coupon: { code: "MODE10", rule: undefined }, shown }))).toMatchObject({
      changes: [{ ...rejected, reason: "unknown", minimum: null }],
      coupon: null,
      discount: 0,
    })
    expect(quoteOrder(facts([ask(bag, 1)], { shown })).changes).toEqual([
      { kind: "discount", code: null, old: 189_000, new: 0 },
    ])
  })

  it("delivers nowhere that the shop does not serve, and tells of the other way", () => {
    const remote = { ...bejaia, homeServed: false }
    expect(quoteOrder(facts([ask(bag, 1)], { wilaya: remote, shown: { deliveryPrice: 85_000 } }))).toMatchObject({
      changes: [{ kind: "notServed", wilaya: "Béjaïa", delivery: "home", other: true }],
      deliveryPrice: null,
      total: 1_890_000,
    })
    const nowhere = facts([ask(bag, 1)], { wilaya: { ...remote, deskServed: false } })
    expect(quoteOrder(nowhere).changes).toMatchObject([{ kind: "notServed", other: false }])
  })

  it("delivers for nothing by what the goods come to before the coupon", () => {
    const free = facts([ask(bag, 1)], { coupon, freeFrom: 1_890_000 })
    expect(quoteOrder(free)).toMatchObject({ discount: 189_000, deliveryPrice: 0, total: 1_890_000 - 189_000 })
  })
})
