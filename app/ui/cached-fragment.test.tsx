import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import { fromDinars } from "#core/money.ts"
import { ProductCard } from "../catalogue/product/card/product-card.tsx"
import { messages as arabic } from "../i18n/ar/all.ts"
import { messages as french } from "../i18n/fr/all.ts"
import { I18nProvider, registerMessages } from "../i18n/i18n.tsx"
import { CachedFragment, registerFragmentRenderer } from "./cached-fragment.tsx"

registerMessages("fr", french)
registerMessages("ar", arabic)

function renderPage(page: React.ReactNode, locale: Locale) {
  return renderToString(
    <StaticRouter
      basename={locale === "fr" ? "/" : `/${locale}`}
      location={locale === "fr" ? "/shop" : `/${locale}/shop`}
    >
      <I18nProvider locale={locale}>{page}</I18nProvider>
    </StaticRouter>,
  )
}

beforeEach(() => registerFragmentRenderer(renderPage))
afterEach(() => registerFragmentRenderer(undefined))

const picture: Picture = {
  url: "/media/vase/sable.webp",
  width: 1000,
  height: 1000,
  alt: 'Vase "sable" & <feuille>',
  sized: "/media/vase/sable-{w}.{f}?v=1",
  placeholder: "data:image/webp;base64,UklGRg==",
  color: "#e6e2dc",
}

const product: Product = {
  id: 7,
  documentId: "d7",
  slug: "vase",
  title: "Vase <bleu> & blanc",
  sku: "V-7",
  productType: "beauty",
  price: fromDinars(1250.5),
  lastPrice: fromDinars(1500),
  discount: 17,
  offerDate: null,
  status: "in-stock",
  quantity: 3,
  sellCount: 0,
  rating: 4.5,
  reviewCount: 12,
  shortDescription: "",
  featured: false,
  createdAt: "2026-11-01T00:00:00.000Z",
  brand: { slug: "", name: "" },
  videoId: null,
  unit: null,
  tags: [],
  colors: [],
  sizes: [],
  sizeOption: null,
  variantCount: 0,
  categories: [],
  image: picture,
  medias: [picture],
}

it.each(["fr", "ar"] as const)("renders what the browser renders, at first and from the cache: %s", (locale) => {
  const cards = (
    <ul>
      <ProductCard product={product} />
      <ProductCard product={product} priority fresh heading="h2" sizes="19rem" />
      <ProductCard product={{ ...product, status: "out-of-stock", image: null, lastPrice: null }} />
    </ul>
  )
  const [first, again] = [renderPage(cards, locale), renderPage(cards, locale)]
  registerFragmentRenderer(undefined)
  const plain = renderPage(cards, locale)
  expect(plain).toContain("Vase &lt;bleu&gt; &amp; blanc")
  expect(first).toBe(plain)
  expect(again).toBe(plain)
})

it("renders a source once a language and variant, and another source again", () => {
  let renders = 0
  const Counted = () => {
    renders++
    return <p>{renders}</p>
  }
  const renderFragment = (source: object, variant: string, locale: Locale) =>
    renderPage(
      <CachedFragment as="div" source={source} variant={variant}>
        <Counted />
      </CachedFragment>,
      locale,
    )
  const source = {}
  const rendered = [
    renderFragment(source, "a", "fr"),
    renderFragment(source, "a", "fr"),
    renderFragment(source, "b", "fr"),
    renderFragment(source, "a", "ar"),
    renderFragment({}, "a", "fr"),
    renderFragment(source, "a", "fr"),
  ]
  expect(rendered).toEqual([1, 1, 2, 3, 4, 1].map((n) => `<div><p>${n}</p></div>`))
})

it("caches no more sources than it may", () => {
  const renderSource = (source: object, content: string) =>
    renderPage(
      <CachedFragment as="div" source={source} variant="">
        {content}
      </CachedFragment>,
      "fr",
    )
  const oldest = {}
  renderSource(oldest, "first")
  expect(renderSource(oldest, "later")).toBe("<div>first</div>")
  for (let n = 0; n < 1000; n++) renderSource({}, "other")
  expect(renderSource(oldest, "later")).toBe("<div>later</div>")
})

it("caches no more fragments of a source than it may, and drops the one that was used longest ago", () => {
  const source = {}
  const render = (variant: string, content: string) =>
    renderPage(
      <CachedFragment as="div" source={source} variant={variant}>
        {content}
      </CachedFragment>,
      "fr",
    )
  render("used again", "first")
  render("oldest", "first")
  // As a merchant's edits of the menus do to the footer: the settings stay the same object.
  for (let n = 0; n < 298; n++) render(`edit ${n}`, "other")
  expect(render("used again", "later")).toBe("<div>first</div>")
  render("edit 298", "other")
  expect(render("used again", "later")).toBe("<div>first</div>")
  expect(render("oldest", "later")).toBe("<div>later</div>")
})
