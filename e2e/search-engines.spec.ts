import type { APIRequestContext } from "@playwright/test"
import sharp from "sharp"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { maxShareBytes, shareSize } from "#core/media/share-picture.ts"
import { localizedPath } from "./addresses.ts"
import { expect, test } from "./shop.ts"

type Node = { "@type": string } & Record<string, unknown>

/** What schema.org's types must have to be of use to a search engine. */
const required: Record<string, string[]> = {
  Product: ["name", "image", "sku", "offers"],
  ProductGroup: ["name", "description", "image", "brand", "productGroupID", "url", "variesBy", "hasVariant"],
  Offer: ["url", "price", "priceCurrency", "availability"],
  AggregateRating: ["ratingValue", "reviewCount", "bestRating"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["numberOfItems", "itemListElement"],
  Article: ["headline", "image", "datePublished", "author", "publisher", "mainEntityOfPage"],
  OnlineStore: ["name", "url", "logo", "telephone", "address"],
  WebSite: ["name", "url", "potentialAction"],
}

const unescaped = (text: string) =>
  text.replace(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, name: string) => ({ amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" })[name] ?? "",
  )

/** What a search engine reads of a page, without running its scripts. */
async function read(request: APIRequestContext, url: string) {
  const answer = await request.get(url)
  const html = await answer.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => unescaped(found))
  const graph = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((text) => {
    const data = JSON.parse(text) as { "@context": string; "@graph": Node[] }
    expect(data["@context"]).toBe("https://schema.org")
    return data["@graph"]
  })
  const meta = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"))
  return {
    status: answer.status(),
    title: all(/<title>(.*?)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi),
    description: meta("description"),
    robots: meta("robots"),
    picture: meta("og:image"),
    pictureSize: [...meta("og:image:width"), ...meta("og:image:height")],
    pictureText: meta("og:image:alt"),
    otherLanguages: meta("og:locale:alternate"),
    price: [...meta("product:price:amount"), ...meta("product:price:currency")],
    shared: meta("og:url"),
    graph,
    ofType: (type: string) => graph.filter((node) => node["@type"] === type),
    product: graph.find((node) => ["Product", "ProductGroup"].includes(node["@type"])),
  }
}

function expectComplete(value: unknown): void {
  if (Array.isArray(value)) for (const one of value) expectComplete(one)
  else if (typeof value === "object" && value !== null) {
    const node = value as Partial<Node>
    for (const name of required[node["@type"] ?? ""] ?? []) {
      expect(node, `${node["@type"]}.${name}`).toHaveProperty(name)
      expect(node[name], `${node["@type"]}.${name}`).not.toBe("")
    }
    for (const inner of Object.values(node)) expectComplete(inner)
  }
}

const kinds: { path: string; types: string[] }[] = [
  { path: "/", types: ["OnlineStore", "WebSite"] },
  { path: "/home-2", types: ["OnlineStore"] },
  { path: "/product-details/casque-aura", types: ["BreadcrumbList", "ProductGroup"] },
  { path: "/shop", types: ["BreadcrumbList", "ItemList"] },
  { path: "/shop?category=sacs", types: ["BreadcrumbList", "ItemList"] },
  { path: "/shop-categories", types: ["BreadcrumbList"] },
  { path: "/blog", types: ["BreadcrumbList"] },
  { path: "/blog-details/paiement-a-la-livraison", types: ["BreadcrumbList", "Article"] },
  { path: "/about", types: ["BreadcrumbList", "OnlineStore"] },
  { path: "/terms", types: ["BreadcrumbList"] },
  { path: "/coupons", types: ["BreadcrumbList"] },
  { path: "/contact", types: ["BreadcrumbList"] },
]

for (const { path, types } of kinds) {
  test(`a search engine reads ${path} in three languages`, async ({ request, shop }) => {
    for (const locale of locales) {
      const address = (language: Locale) => shop.url + localizedPath(language, path)
      const page = await read(request, address(locale))
      expect(page.status).toBe(200)
      expect(page.title).toHaveLength(1)
      expect(page.description).toHaveLength(1)
      expect(page.canonical).toEqual([address(locale)])
      expect(page.alternates).toEqual([...locales.map(address), address("fr")])
      expect(page.robots).toEqual([])
      expect(page.graph.map((node) => node["@type"])).toEqual(types)
      expectComplete(page.graph)
      const [picture = ""] = page.picture
      const card = await request.get(picture)
      expect(card.headers()["content-type"]).toBe("image/jpeg")
      const bytes = await card.body()
      expect(bytes.length).toBeLessThan(maxShareBytes)
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([shareSize.width, shareSize.height])
      expect(page.pictureSize).toEqual([String(width), String(height)])
      expect(page.pictureText).not.toEqual([""])
      expect(page.pictureText).toHaveLength(1)
      expect(page.otherLanguages).toHaveLength(locales.length - 1)
      expect(page.price).toEqual(path.startsWith("/product-details") ? ["25200.00", "DZD"] : [])
      for (const { itemListElement } of page.ofType("BreadcrumbList") as {
        itemListElement?: { position: number; item: string }[]
      }[]) {
        expect(itemListElement?.map(({ position }) => position)).toEqual(itemListElement?.map((_, index) => index + 1))
        expect(itemListElement?.at(0)?.item).toBe(shop.url + localizedPath(locale, "/"))
      }
    }
  })
}

test("a product's offer says what it costs, whether it is there, and what delivery costs where that is known", async ({
  request,
  shop,
}) => {
  const offerOf = async (slug: string) => {
    const { product } = await read(request, `${shop.url}/product-details/${slug}`)
    const [first] = (product?.hasVariant as Node[] | undefined) ?? [product]
    return first as Node & { offers: Record<string, unknown> }
  }
  const dear = await offerOf("appareil-photo-tassili-m1")
  expect(dear.offers).toMatchObject({
    "@type": "Offer",
    price: "124000.00",
    priceCurrency: "DZD",
    availability: "https://schema.org/InStock",
    shippingDetails: { shippingRate: { value: "0", currency: "DZD" } },
  })
  const cheap = await offerOf("vernis-maison")
  expect(cheap.offers).not.toHaveProperty("shippingDetails")
  expect(cheap.offers).not.toHaveProperty("priceValidUntil")
  expect((await offerOf("sac-casbah")).offers).toHaveProperty("priceValidUntil")
  expect((await offerOf("nova-10")).offers).toMatchObject({ availability: "https://schema.org/OutOfStock" })
})

test("a product with options has an offer for each of its variants", { tag: "@long" }, async ({ request, shop }) => {
  const { product } = await read(request, `${shop.url}/en/product-details/baskets-tell?color=blanc&size=45`)
  expect(product).toMatchObject({ "@type": "ProductGroup", brand: { name: "Tell" } })
  expect(product?.variesBy).toEqual(["https://schema.org/color", "https://schema.org/size"])
  const variants = product?.hasVariant as Node[]
  expect(variants).toHaveLength(16)
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(16)
  expect(variants.find(({ color, size }) => color === "White" && size === "45")).toMatchObject({
    offers: {
      availability: "https://schema.org/OutOfStock",
      url: `${shop.url}/en/product-details/baskets-tell?color=blanc&size=45`,
    },
  })
  expect(variants.find(({ color, size }) => color === "White" && size === "42")).toMatchObject({
    offers: { "@type": "Offer", priceCurrency: "DZD", availability: "https://schema.org/InStock" },
  })
})

test("a rating is told only of products that were reviewed", { tag: "@long" }, async ({ request, shop }) => {
  const ratingOf = async (slug: string) =>
    (await read(request, `${shop.url}/product-details/${slug}`)).product?.aggregateRating
  expect(await ratingOf("casque-aura")).toMatchObject({ ratingValue: 4.6, reviewCount: 5 })
  expect(await ratingOf("foulards-cirta")).toBeUndefined()
})

for (const query of [
  "sort=high-to-low",
  "brand=tell",
  "status=on-sale",
  "category=sacs,audio",
  "minPrice=1000",
  "view=list",
]) {
  test(`the listing by ${query} is not indexed and points to the plain one`, { tag: "@long" }, async ({
    request,
    shop,
  }) => {
    const page = await read(request, `${shop.url}/shop?${query}`)
    expect(page.robots).toEqual(["noindex"])
    expect(page.canonical).toEqual([`${shop.url}/shop`])
    expect(page.graph).toEqual([])
  })
}

test("the other forms of a listing point to the shop", { tag: "@long" }, async ({ request, shop }) => {
  for (const path of ["/shop-list", "/shop-load-more", "/shop-1600"]) {
    expect((await read(request, shop.url + path)).canonical).toEqual([`${shop.url}/shop`])
  }
})

test("searches, lists of the browser and the missing are not indexed", { tag: "@long" }, async ({ request, shop }) => {
  for (const path of [
    "/search?searchText=nova",
    "/cart",
    "/wishlist",
    "/compare",
    "/404",
    "/product-details/nothing",
  ]) {
    expect((await read(request, shop.url + path)).robots).toEqual(["noindex"])
  }
})
