import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, it } from "vitest"
import type { ProductDetail } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { Comparison } from "../../cart/compare/comparison.tsx"
import { Deal } from "../../content/home/heroes/deal.tsx"
import { messages } from "../../i18n/fr/all.ts"
import { I18nProvider, registerMessages } from "../../i18n/i18n.tsx"
import { plainProduct } from "../../testing/plain-product.ts"
import { ProductFacts, ProductHeading } from "./product-heading.tsx"
import { ProductTabs } from "./product-tabs.tsx"

registerMessages("fr", messages)

/** A product whose texts are all of another language, or of the page's own. */
function productIn(language: Locale | undefined): ProductDetail {
  const borrowed = (...fields: string[]) =>
    language && { textLanguages: Object.fromEntries(fields.map((field) => [field, language])) }
  return {
    ...plainProduct,
    title: "مصباح",
    unit: "علبة",
    shortDescription: "مصباح مكتب",
    tags: ["إضاءة"],
    categories: [{ documentId: "c", slug: "lampes", title: "مصابيح", parent: null, ...borrowed("title") }],
    ...borrowed("name", "unit", "shortDescription", "additionalInformation", "tags"),
    description: [],
    features: [{ icon: "zap", title: "اقتصادي", text: "طاقة أقل", ...borrowed("title", "text") }],
    additionalInformation: [{ key: "الوزن", value: "كيلوغرام" }],
    reviews: [],
    reviewsPage: 1,
    stars: [0, 0, 0, 0, 0],
    variants: [],
  }
}

function render(part: ReactNode): string {
  const element = <I18nProvider locale="fr">{part}</I18nProvider>
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

const dealOf = (product: ProductDetail) => (
  <Deal product={product} end="2026-11-22T00:00:00.000Z" now="2026-11-21T00:00:00.000Z" kick="" />
)

it.each([
  [
    "its heading",
    (one: ProductDetail) => <ProductHeading product={one} unitPrice={one.price} heading="h1" alone={false} />,
    ["مصباح"],
  ],
  ["its facts", (one: ProductDetail) => <ProductFacts product={one} alone />, ["علبة"]],
  ["its tabs", (one: ProductDetail) => <ProductTabs product={one} />, ["اقتصادي", "طاقة أقل", "إضاءة"]],
  ["an offer", dealOf, ["مصباح", "مصباح مكتب"]],
  [
    "the comparison",
    (one: ProductDetail) => <Comparison products={[one]} />,
    ["مصباح", "مصابيح", "علبة", "الوزن", "كيلوغرام"],
  ],
])("marks a product's texts of another language in %s", (_place, part, texts) => {
  const marked = render(part(productIn("ar")))
  for (const text of texts) expect(marked).toMatch(new RegExp(` lang="ar" dir="rtl"[^>]*>${text}<`))
  expect(render(part(productIn(undefined)))).not.toContain("lang=")
})

it("marks the list of facts as one text", () => {
  expect(render(<ProductTabs product={productIn("ar")} />)).toMatch(/<dl[^>]* lang="ar" dir="rtl"/)
})
