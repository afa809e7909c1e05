import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { Coupon } from "#core/coupons/coupon.ts"
import { shopDayEnd } from "#core/i18n/shop-day.ts"
import { messages as ar } from "../i18n/ar/all.ts"
import { messages as en } from "../i18n/en/all.ts"
import { messages as fr } from "../i18n/fr/all.ts"
import { registerMessages } from "../i18n/i18n.tsx"
import { InShop } from "../testing/in-shop.tsx"
import { CouponCard } from "./coupon-card.tsx"

registerMessages("fr", fr)
registerMessages("ar", ar)
registerMessages("en", en)

/** A coupon of which the merchant gave the last day alone. */
const coupon: Coupon = {
  documentId: "c",
  code: "FIN15",
  title: "Fin",
  kind: "percent",
  value: 10,
  productType: null,
  minimumAmount: 0,
  startDate: "2026-12-01T00:00:00.000Z",
  endDate: shopDayEnd("2026-12-15"),
}

test.each([
  ["fr", "Jusqu’au 15 décembre 2026"],
  ["en", "Until 15 December 2026"],
  ["ar", "إلى غاية 15 ديسمبر 2026"],
] as const)("a coupon with an end day alone is on until the end of that day in Algiers: %s", (locale, words) => {
  const cardAt = (now: string) =>
    renderToStaticMarkup(
      <InShop locale={locale}>
        <CouponCard coupon={coupon} now={now} />
      </InShop>,
    )
  // A minute before midnight there.
  const last = cardAt("2026-12-15T22:59:00.000Z")
  expect(last).toContain('data-state="active"')
  expect(last).toContain(words)
  expect(cardAt("2026-12-15T23:00:00.000Z")).toContain('data-state="ended"')
})

test("a coupon of a universe that has no category yet says what it is for", () => {
  const card = renderToStaticMarkup(
    <InShop locale="fr" shell={{ categories: [] }}>
      <CouponCard coupon={{ ...coupon, productType: "beauty" }} now="2026-12-02T00:00:00.000Z" />
    </InShop>,
  )
  expect(card).toContain("<span>Beauté</span>")
})
