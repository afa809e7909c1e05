import fc from "fast-check"
import { formTimes } from "#app/request/form-times.server.ts"
import { rowRuleNames } from "#core/catalogue/index/row-rules.ts"
import { listingSorts } from "#core/catalogue/listing-query.ts"
import { sectionPages } from "#core/content/sections/section.ts"
import { sold, token } from "../order-client.ts"

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** Tokens of the shop's news that the trial stores. */
export const newsTokens = Array.from({ length: 200 }, (_, index) => `news-of-the-shop-${10_000 + index}`)

/** The first fifteen times out of sixteen: what it takes to place an order. */
const often = <T>(first: T, ...others: T[]) =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(first) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

/** Values that the sample shop understands, by the names of their fields; so that generated bodies go past the first
 *  check. A field without a row here gets a value of its type. */
export const goodValues: Record<string, fc.Arbitrary<unknown>> = {
  slug: often(sold.slug, "sac-casbah"),
  product: fc.constant("Casque sans fil Aura"),
  color: fc.constantFrom("Noir", ""),
  quantity: often(1, 2, 3),
  amount: often(sold.price, 2 * sold.price),
  unitPrice: fc.constant(sold.price),
  discount: often(0, 2000),
  deliveryPrice: fc.constantFrom(null, 0, 500),
  // The sample shop's prices of Alger; "" = given by phone.
  homePrice: often("450", "0", ""),
  deskPrice: often("300", "0", ""),
  coupon: often("", "TECH2000"),
  wilaya: often("Alger", "Oran"),
  commune: often("Kouba", "Oran"),
  mobile: digits(7).map((rest) => `055${rest}`),
  firstname: fc.constantFrom("Nadia", "كريمة"),
  lastname: fc.constantFrom("Haddad", "بن سالم"),
  name: fc.constantFrom("Nadia", "كريمة"),
  email: digits(6).map((rest) => `nadia.${rest}@example.dz`),
  ids: fc.constantFrom("1", "1,2,3"),
  rule: fc.constantFrom(...rowRuleNames),
  limit: often("5", "100", "101"),
  // A number in lists, a name for sections.
  page: fc.constantFrom("1", "2", ...sectionPages),
  pageSize: often("12", "100", "101"),
  paging: fc.constantFrom("pages", "more"),
  newest: fc.constantFrom("6", "8"),
  sort: fc.constantFrom(...listingSorts),
  searchText: fc.constantFrom("casque", "csaque", "سماعات"),
  date: fc.constant("2026-11-21T10:00:00.000Z"),
  callAt: fc.constant("2027-01-21T10:00:00.000Z"),
  locale: fc.constantFrom("fr", "ar", "en"),
  status: fc.constantFrom("published", "published", "draft"),
  idempotencyKey: digits(3).map((key) => `key-${key}`),
  uniqueVisitorsCount: digits(3),
  to: fc.constantFrom("confirmed", "to-call-again", "preparing", "cancelled"),
  lines: fc.constant(JSON.stringify([{ slug: sold.slug, quantity: 1, unitPrice: sold.price }])),
  slugs: fc.constant(`${sold.slug},sac-casbah`),
  form_time: fc.constant(formTimes(token, () => Date.now() - 60_000).issue()),
  website: fc.constant(""),
  second_note: fc.constant(""),
  try: digits(20),
  token: fc.constantFrom(...newsTokens),
  rating: often(5, 4, 1),
  q: fc.constantFrom("casque", "سماعة", "sac noir"),
  _q: fc.constantFrom("casque", "سماعة", "sac noir"),
}
