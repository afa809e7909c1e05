import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, it } from "vitest"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { onCard } from "../../cards/on-card.ts"
import { ProductCard } from "../../cards/product-card.tsx"
import { productSteps } from "../../cards/product-links.ts"
import { messages } from "../../i18n/fr/all.ts"
import { I18nProvider, registerMessages } from "../../i18n/i18n.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { ProductListItem } from "../listing/product-list.tsx"
import { ProductFacts } from "./product-heading.tsx"

registerMessages("fr", messages)

const productIn = (language: Locale | undefined) =>
  listedProduct({
    categories: [
      {
        documentId: "a".repeat(24),
        slug: "audio",
        title: "سماعات",
        parent: null,
        ...(language && { textLanguages: { title: language } }),
      },
    ],
  })

function render(part: ReactNode): string {
  const element = <I18nProvider locale="fr">{part}</I18nProvider>
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

/** A product where its category stands: a card, a row, the head of its page and the way to it. */
const places = (product: ReturnType<typeof productIn>) => [
  <ProductCard key="card" product={onCard(product)} />,
  <ProductListItem key="row" product={product} choice={undefined} priority={false} />,
  <ProductFacts key="facts" product={product} alone={false} />,
  <Crumbs key="crumbs" steps={productSteps(product, [{ slug: product.productType, name: "Rayon" }])} />,
]

it("marks a category's name that is of another language, wherever a product shows it", () => {
  for (const place of places(productIn("ar"))) {
    expect(render(place)).toMatch(/<(span|a)[^>]* lang="ar" dir="rtl"[^>]*>سماعات</)
  }
  for (const place of places(productIn(undefined))) expect(render(place)).not.toContain("lang=")
})
