import { describe, expect, test } from "vitest"
import type { ProductType } from "#core/catalogue/product-type.ts"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import type { Category } from "../../api-client/content.ts"
import { messages } from "../../i18n/fr/all.ts"
import { createI18n, registerMessages } from "../../i18n/i18n.tsx"
import { toPlainListing } from "../../testing/plain-listing.ts"
import { plainSettings } from "../../testing/plain-settings.ts"
import type { FacetOption } from "./filters/facet-options.ts"
import { listingData, parseLayoutListing } from "./listing-data.ts"
import { listingMeta } from "./listing-meta.ts"
import { listingPageLayouts } from "./listing-page-layouts.ts"

registerMessages("fr", messages)
const i18n = createI18n("fr")

function categoryOf(slug: string, title: string, productType: ProductType, parent: string | null = null): Category {
  return { documentId: slug, slug, title, productType, parent, productCount: 1, image: null }
}

const allCategories = [
  categoryOf("audio", "Audio", "electronics"),
  categoryOf("casques", "Casques", "electronics", "audio"),
  categoryOf("sacs", "Sacs", "fashion"),
  categoryOf("cabas", "Cabas", "fashion", "sacs"),
  categoryOf("sacs-a-dos", "Sacs à dos", "fashion", "sacs"),
]

const refs = (...slugs: string[]) => allCategories.filter(({ slug }) => slugs.includes(slug))
const tell = { slug: "tell", name: "Tell" }
const colors = [
  { code: "noir", name: "Noir", hex: "#111111", image: null },
  { code: "sable", name: "Sable", hex: "#ccbb99", image: null },
]
const sizesOf = (kind: "shoe" | "capacity", ...codes: string[]) => ({
  sizeOption: { kind, values: codes.map((code) => ({ code, name: code.toUpperCase() })) },
  variants: codes.map((size) => ({ color: kind === "shoe" ? "noir" : "", size, status: "in-stock" as const })),
})
const products = [
  listedProduct({ id: 1, title: "Casque Aura", categories: refs("audio", "casques"), rating: 4.5, reviewCount: 3 }),
  listedProduct({ id: 2, title: "Cabas", productType: "fashion", categories: refs("sacs", "cabas"), price: 1_890_000 }),
  listedProduct({
    id: 3,
    title: "Sac Tell",
    productType: "fashion",
    categories: refs("sacs", "sacs-a-dos"),
    brand: tell,
  }),
  listedProduct({ id: 4, title: "Baskets", colors, ...sizesOf("shoe", "41", "42"), productType: "jewelry" }),
  listedProduct({ id: 5, title: "Tablette", ...sizesOf("capacity", "42"), productType: "jewelry" }),
]

function listingOf(search: string, categories: Category[] = allCategories) {
  const layout = listingPageLayouts.shop
  const query = parseLayoutListing(new URLSearchParams(search), layout)
  const listing = toPlainListing(products, query, layout)
  return listingData({ query, listing, categories, rated: products.slice(0, 1), settings: plainSettings }, layout, i18n)
}

/** The facets as the sidebar has them. */
function facetsOf(search: string, categories?: Category[]) {
  return listingOf(search, categories).facets
}

const summary = (options: FacetOption[]): string[] =>
  options.flatMap(({ label, count, children = [] }) => [
    `${label} ${count}`,
    ...summary(children).map((line) => `> ${line}`),
  ])

describe("the category facet", () => {
  test("shows the universes, folded", () => {
    expect(summary(facetsOf("").categories)).toEqual(["Électronique 1", "Mode 2"])
  })

  test("unfolds a chosen universe and a chosen category", () => {
    expect(summary(facetsOf("productType=fashion").categories)).toEqual(["Électronique 1", "Mode 2", "> Sacs 2"])
    expect(summary(facetsOf("category=sacs").categories)).toEqual([
      "Mode 2",
      "> Sacs 2",
      "> > Cabas 1",
      "> > Sacs à dos 1",
    ])
  })

  test("says of which language a category's name is, where it is not the page's", () => {
    const borrowed = allCategories.map(
      (each): Category => (each.slug === "sacs" ? { ...each, textLanguages: { title: "ar" } } : each),
    )
    const [fashion] = facetsOf("category=sacs", borrowed).categories
    expect(fashion?.textLanguages).toBeUndefined()
    expect(fashion?.children).toMatchObject([{ label: "Sacs", textLanguages: { title: "ar" } }])
  })

  test("has nothing that no result has", () => {
    expect(facetsOf("searchText=rien")).toMatchObject({ categories: [], status: [], sizes: [], colors: [], brands: [] })
  })

  test("keeps a chosen box that finds nothing, so that it can be switched off", () => {
    const { categories } = facetsOf("category=sacs&brand=aura,tell&subCategory=cabas")
    expect(summary(categories)).toContain("> > Cabas 0")
  })
})

describe("the facets of variants", () => {
  const groups = (search: string) =>
    facetsOf(search).sizes.map(({ kind, options }) => [kind, ...summary(options)].join(" "))
  const inStock = (search: string) => summary(facetsOf(search).status)[0]

  test("keep the sizes of each kind apart, and are not there without any", () => {
    expect(groups("")).toEqual(["shoe 41 1 42 1", "capacity 42 1"])
    expect(groups("color=noir")).toEqual(["shoe 41 1 42 1"])
    expect(groups("productType=fashion")).toEqual([])
    expect(facetsOf("productType=fashion").colors).toEqual([])
  })

  test("say what in-stock is of", () => {
    expect(inStock("")).toBe("En stock 5")
    expect(inStock("size=shoe-42")).toBe("En stock dans ma taille 1")
    expect(inStock("size=shoe-42,capacity-42")).toBe("En stock dans ma taille 2")
    expect(inStock("size=capacity-42")).toBe("En stock dans cette capacité 1")
    expect(inStock("size=option-menthe&status=in-stock")).toBe("En stock avec cette option 0")
    expect(inStock("color=noir")).toBe("En stock dans cette couleur 1")
  })

  test("have chips that name the kind, and colours their tone", () => {
    const { chips, unlisted } = listingOf("size=shoe-42&color=noir,rose")
    expect(chips).toEqual([
      { label: "Pointure 42", search: "?color=noir&color=rose" },
      { label: "Noir", search: "?size=shoe-42&color=rose" },
      { label: "rose", search: "?size=shoe-42&color=noir" },
    ])
    expect(facetsOf("size=shoe-42&color=noir,rose").colors).toMatchObject([
      { label: "Noir", hex: "#111111", count: 1, chosen: true },
    ])
    expect(unlisted).toEqual([{ name: "color", value: "rose" }])
  })
})

describe("the active filters", () => {
  test("each lead to the listing without them, on its first page", () => {
    const { chips } = listingOf("productType=fashion&brand=tell&minPrice=1000&status=in-stock&page=2&sort=high-to-low")
    expect(chips).toEqual([
      { label: "Dès 1\u202f000 DA", search: "?productType=fashion&brand=tell&status=in-stock&sort=high-to-low" },
      { label: "En stock", search: "?productType=fashion&brand=tell&minPrice=1000&sort=high-to-low" },
      { label: "Mode", search: "?brand=tell&status=in-stock&minPrice=1000&sort=high-to-low" },
      { label: "Tell", search: "?productType=fashion&status=in-stock&minPrice=1000&sort=high-to-low" },
    ])
  })

  test("include values that the shop does not know, and the form keeps those", () => {
    const listing = listingOf("brand=inconnue")
    expect(listing).toMatchObject({ total: 0, chips: [{ label: "inconnue", search: "" }] })
    expect(listing.unlisted).toEqual([{ name: "brand", value: "inconnue" }])
  })
})

describe("the heading", () => {
  const heading = (search: string) => {
    const { title, trail } = listingOf(search).heading
    return [title, trail.map(({ label }) => label).join(" > ")]
  }

  test("is the whole shop while nothing single is chosen", () => {
    expect(heading("")).toEqual(["Toute la boutique", "Boutique"])
    expect(heading("brand=tell&category=sacs,audio")).toEqual(["Toute la boutique", "Boutique"])
  })

  test("is the narrowest of universe, category and sub-category", () => {
    expect(heading("productType=fashion")).toEqual(["Mode", "Boutique > Mode"])
    expect(heading("category=sacs")).toEqual(["Sacs", "Boutique > Mode > Sacs"])
    expect(heading("subCategory=cabas")).toEqual(["Cabas", "Boutique > Mode > Sacs > Cabas"])
  })

  test("is the search when there is one", () => {
    expect(heading("searchText=sac")[0]).toBe("Résultats pour «\u00a0sac\u00a0»")
  })
})

describe("search engines", () => {
  const addressOf = (search: string) => {
    const listing = listingOf(search)
    const facts = {
      listing,
      layout: listingPageLayouts.shop,
      shopName: "Hanout",
      origin: "https://hanout.example",
      locale: "fr",
      t: i18n.t,
    } as const
    const meta = listingMeta(facts)
    const canonical = meta.find((tag) => "rel" in tag && tag.rel === "canonical")
    const hidden = meta.some((tag) => "name" in tag && tag.name === "robots")
    return [canonical && "href" in canonical ? canonical.href : "", hidden]
  }

  test("may show the shop, a universe and a category", () => {
    expect(addressOf("")).toEqual(["https://hanout.example/shop", false])
    expect(addressOf("category=Sacs")).toEqual(["https://hanout.example/shop?category=sacs", false])
  })

  test.each([
    "sort=high-to-low",
    "brand=tell",
    "searchText=sac",
    "category=sacs,audio",
    "view=list",
    "minPrice=10",
    "size=shoe-42",
    "color=noir",
  ])("are sent to the plain listing from %s", (search) => {
    expect(addressOf(search)).toEqual(["https://hanout.example/shop", true])
  })
})

test("the sidebar shows the best rated products, whatever is filtered", () => {
  expect(listingOf("category=sacs").rated.map(({ title }) => title)).toEqual(["Casque Aura"])
})

describe("the choices of the filters", () => {
  test("are the size and the colour that a product has, each where it is the only one", () => {
    expect(listingOf("size=shoe-41").choices).toEqual({ p4: { color: "", size: "41" } })
    expect(listingOf("size=shoe-41&color=noir").choices).toEqual({ p4: { color: "noir", size: "41" } })
    expect(listingOf("size=shoe-41,shoe-42&color=noir").choices).toEqual({ p4: { color: "noir", size: "" } })
  })

  test("tell a size of one kind from that of another", () => {
    expect(listingOf("size=shoe-42,capacity-42").choices).toEqual({
      p4: { color: "", size: "42" },
      p5: { color: "", size: "42" },
    })
    expect(listingOf("size=capacity-42,shoe-41").choices.p4).toEqual({ color: "", size: "41" })
  })

  test("are none without such a filter", () => {
    expect(listingOf("productType=jewelry").choices).toEqual({})
  })
})
