import type { Wilaya } from "../../delivery/wilaya.ts"
import { noMaximums } from "../order-maximums.ts"
import type { QuoteFacts } from "../order-quote.ts"
import type { QuoteLineInput, SoldProduct } from "../order-quote-lines.ts"

export const bejaia: Wilaya = {
  code: 6,
  name: "Béjaïa",
  namear: "بجاية",
  home: 85_000,
  desk: 40_000,
  homeServed: true,
  deskServed: true,
  daysMin: 2,
  daysMax: 4,
}
export const aura: SoldProduct = {
  id: 1,
  slug: "aura",
  title: "Aura",
  productType: "electronics",
  price: 2_520_000,
  available: 5,
}
export const bag: SoldProduct = {
  id: 2,
  slug: "bag",
  title: "Bag",
  productType: "fashion",
  price: 1_890_000,
  available: 3,
}

export const ask = (
  product: SoldProduct,
  quantity: number,
  shownPrice: number | null = product.price,
): QuoteLineInput => ({
  slug: product.slug,
  title: product.title,
  product,
  quantity,
  shownPrice,
})

export const facts = (lines: QuoteLineInput[], more: Partial<QuoteFacts> = {}): QuoteFacts => ({
  lines,
  shown: {},
  coupon: null,
  wilaya: bejaia,
  delivery: "home",
  freeFrom: null,
  maximums: noMaximums,
  now: "2026-11-21T00:00:00.000Z",
  ...more,
})

export const modeTen = {
  kind: "percent" as const,
  value: 10,
  productType: "fashion" as const,
  minimumAmount: 0,
  startDate: "2026-11-01T00:00:00.000Z",
  endDate: "2026-12-01T00:00:00.000Z",
  maxUses: null,
  used: 0,
  maxUsesPerPhone: null,
  usedByPhone: 0,
}
export const coupon = { code: "MODE10", rule: modeTen }
