import { expect, test } from "vitest"
import type { Order } from "#core/orders/order.ts"
import { ContactFacts } from "../customers/contact/contact-facts.tsx"
import { messages as arabic } from "../i18n/ar/all.ts"
import { registerMessages } from "../i18n/i18n.tsx"
import { OrderReceipt } from "../orders/confirmation/order-receipt.tsx"
import { InShop } from "../testing/in-shop.tsx"
import { plainProduct } from "../testing/plain-product.ts"
import { plainSettings } from "../testing/plain-settings.ts"
import { renderWhole } from "../testing/render-whole.ts"
import { Testimonials } from "./home/sections/testimonials.tsx"
import { LandingFoot } from "./landing/landing-foot.tsx"

registerMessages("ar", arabic)

const typed = "اتصلوا على 0661-22-33-44"
const shown = "اتصلوا على \u20660661-\u206022-\u206033-\u206044\u2069"
const settings = { ...plainSettings, address: typed }
const review = { name: "نوال", town: "", review: typed, date: "2026-11-20", lang: "ar" as const, rating: 5 }

test.each([
  ["the contact page", <ContactFacts key="" settings={settings} />],
  ["a landing page", <LandingFoot key="" settings={settings} />],
  ["reviews on a home page", <Testimonials key="" title="" testimonials={[{ review, product: plainProduct }]} alone />],
])("%s shows the numbers of a person's text from left to right", async (_where, page) => {
  const html = await renderWhole(
    <InShop locale="ar" shell={{ settings }}>
      {page}
    </InShop>,
  )
  expect(html).toContain(shown)
})

test("the confirmation shows the numbers of an order's note from left to right", async () => {
  const order: Order = {
    documentId: "o",
    number: "HN-26-000033",
    token: "t",
    status: "new",
    history: [],
    firstname: "نوال",
    lastname: "بن سالم",
    mobile: "0661223344",
    wilaya: "Alger",
    commune: "Kouba",
    address: null,
    note: "الاتصال بعد 17:30 على 0661-22-33-44",
    delivery: "home",
    carrier: null,
    tracking: null,
    lines: [],
    amount: 0,
    coupon: null,
    discount: 0,
    deliveryPrice: null,
    total: 0,
    createdAt: "2026-11-20T10:00:00.000Z",
  }
  const html = await renderWhole(
    <InShop locale="ar" shell={{ settings }}>
      <OrderReceipt order={order} pictures={[]} place="القبة، الجزائر" />
    </InShop>,
  )
  expect(html).toContain("الاتصال بعد \u206617:30\u2069 على \u20660661-\u206022-\u206033-\u206044\u2069")
})
