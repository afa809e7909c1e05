import { expect, test } from "vitest"
import { ContactFacts } from "../customers/contact/contact-facts.tsx"
import { messages as arabic } from "../i18n/ar/all.ts"
import { registerMessages } from "../i18n/i18n.tsx"
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
