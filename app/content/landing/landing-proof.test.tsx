import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { ProductDetail } from "#core/catalogue/product.ts"
import { messages } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { InShop } from "../../testing/in-shop.tsx"
import { plainProduct } from "../../testing/plain-product.ts"
import { plainSettings } from "../../testing/plain-settings.ts"
import { PageSections } from "../sections/page-sections.tsx"
import { landingProof } from "./landing-view.server.ts"

registerMessages("fr", messages)

const review = { name: "نسرين", town: "", date: "2026-11-20", rating: 5, review: "ممتاز", lang: "ar" }
const product = {
  ...plainProduct,
  title: "Lampe",
  shortDescription: "ضوء هادئ",
  textLanguages: { shortDescription: "ar" },
  reviews: [review],
} as unknown as ProductDetail

test("what proves a product on its landing page names the language of each text that is not the page's", () => {
  const html = renderToStaticMarkup(
    <InShop locale="fr">
      <PageSections
        sections={landingProof(product, "fr")}
        title={undefined}
        settings={plainSettings}
        now="2026-11-21T10:00:00.000Z"
      />
    </InShop>,
  )
  expect(html).toContain('<p lang="ar" dir="rtl">ضوء هادئ</p>')
  expect(html).toContain("<h2>Lampe</h2>")
  expect(html).toMatch(/<blockquote><p lang="ar"[^>]*>[^<]*ممتاز/)
})
