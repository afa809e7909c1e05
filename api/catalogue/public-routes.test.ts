import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { itemEnvelope, listEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { type ProductResource, productResource } from "./contract.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function list(query: string) {
  const { status, body } = await shop.get(`/api/products?${query}`)
  expect(status).toBe(200)
  return listEnvelope(productResource).parse(body)
}

const slugs = async (query: string) => (await list(query)).data.map((product) => product.slug)

async function one(query: string): Promise<ProductResource> {
  const [product] = (await list(query)).data
  if (!product) throw new Error(`No product for ${query}`)
  return product
}

describe("GET /api/products", () => {
  it("answers the product query of section 7 of the specification", async () => {
    const { data, meta } = await list(
      "filters[slug][$eq]=casque-aura&populate[image]=true&populate[colors][populate][image]=true" +
        "&populate[categories]=true&populate[medias]=true&populate[features]=true" +
        "&sort=createdAt:desc&pagination[page]=1&pagination[pageSize]=1",
    )
    expect(meta.pagination).toEqual({ page: 1, pageSize: 1, pageCount: 1, total: 1 })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      name: "Casque sans fil Aura",
      price: 25_200,
      lastPrice: 28_000,
      discount: 10,
      status: "in-stock",
      brand: { slug: "aura", name: "Aura" },
      image: { url: "/media/casque-aura/noir.webp", width: 1000, height: 1000 },
      categories: [
        { slug: "audio", title: "Audio", parent: null },
        { slug: "casques", title: "Casques", parent: "audio" },
      ],
    })
    expect(data[0]?.colors?.map(({ name, image }) => [name, image?.url])).toEqual([
      ["Noir", "/media/casque-aura/noir.webp"],
      ["Sable", "/media/casque-aura/sable.webp"],
      ["Bleu nuit", undefined],
    ])
    expect(data[0]?.medias?.map(({ url, width, alternativeText }) => [url, width, alternativeText])).toEqual([
      ["/media/casque-aura/noir-front.webp", 800, "Casque sans fil Aura, noir, vue de face"],
      ["/media/casque-aura/noir-detail.webp", 640, "Casque sans fil Aura, noir, vue de détail"],
      ["/media/casque-aura/sable.webp", 1000, "Casque sans fil Aura, sable"],
    ])
    expect(data[0]?.features?.length).toBeGreaterThanOrEqual(3)
    expect(data[0]).not.toHaveProperty("reviews")
  })

  it("has the 41 products, 25 on a page unless asked otherwise", async () => {
    const first = await list("")
    expect(first.data).toHaveLength(25)
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 2, total: 41 })
    const all = [...first.data, ...(await list("pagination[page]=2")).data]
    expect(new Set(all.map((product) => product.documentId)).size).toBe(41)
    expect((await list("pagination[page]=3")).data).toEqual([])
    expect((await list("pagination[pageSize]=5000")).meta.pagination.pageSize).toBe(100)
  })

  it("gives no relation that was not asked for", async () => {
    const product = await one("filters[slug]=casque-aura")
    for (const name of ["image", "medias", "categories", "colors", "features", "reviews"]) {
      expect(product).not.toHaveProperty(name)
    }
    expect(await one("populate=colors")).not.toHaveProperty("colors.0.image")
  })

  it.each([
    "populate=*,colors.image",
    "populate=image,colors.image,reviews",
    "populate[0]=colors.image&populate[1]=reviews,image",
  ])("understands %s", async (populate) => {
    const product = await one(`filters[slug][$eq]=casque-aura&${populate}`)
    expect(product.image?.url).toBe("/media/casque-aura/noir.webp")
    expect(product.colors?.[1]?.image?.url).toBe("/media/casque-aura/sable.webp")
    expect(product.reviews?.length).toBe(product.reviewCount)
  })

  it("keeps the reviewers' e-mail addresses to itself", async () => {
    const { status, body } = await shop.get("/api/products?populate=*&pagination[pageSize]=90")
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/@|email/)
  })

  it("gives null for the picture of a product without one", async () => {
    expect((await one("filters[slug][$eq]=lumen-rose&populate=image")).image).toBeNull()
    expect((await one("filters[slug][$eq]=nova-12&populate=image,medias")).medias?.map(({ url }) => url)).toEqual([
      "/media/nova-12/sauge.webp",
    ])
  })

  it("speaks the language asked for, French by default", async () => {
    const ask = (locale: string) => one(`filters[slug][$eq]=casque-aura&populate=colors.image,categories${locale}`)
    const [french, arabic, english] = [await ask(""), await ask("&locale=ar"), await ask("&locale=en")]
    expect([french.locale, french.name]).toEqual(["fr", "Casque sans fil Aura"])
    expect([arabic.locale, arabic.name, arabic.colors?.[0]?.name]).toEqual(["ar", "سماعات Aura اللاسلكية", "أسود"])
    expect(arabic.colors?.[0]?.image?.alternativeText).toBe("سماعات Aura اللاسلكية، أسود")
    expect([english.name, english.colors?.[0]?.name]).toEqual(["Aura wireless headphones", "Black"])
    expect(new Set([french, arabic, english].map((product) => product.documentId)).size).toBe(1)
  })

  it("gives only the fields asked for, with the ids and the relations", async () => {
    const { body } = await shop.get("/api/products?fields=name,price&populate=image&pagination[pageSize]=1")
    const [product] = (body as { data: object[] }).data
    expect(Object.keys(product ?? {}).sort()).toEqual(["documentId", "id", "image", "name", "price"])
  })

  it("has no price, stock or status that contradict one another", { tags: ["@4-stock-values"] }, async () => {
    for (const product of (await list("pagination[pageSize]=100")).data) {
      expect(product.status).toBe(product.quantity > 0 ? "in-stock" : "out-of-stock")
      if (product.discount > 0) expect(product.price).toBeLessThan(product.lastPrice ?? 0)
      else expect(product.lastPrice).toBeNull()
      expect(Number.isInteger(product.price)).toBe(true)
    }
  })

  it("has discounts of 0 to 15 percent in the sample shop", { tags: ["@9-sample-discounts"] }, async () => {
    const discounts = (await list("pagination[pageSize]=100")).data.map(({ discount }) => discount)
    expect([Math.min(...discounts), Math.max(...discounts)]).toEqual([0, 15])
  })
})

describe("filters and sort", () => {
  it("combines filters: all must hold", async () => {
    const { data } = await list(
      "filters[productType][$eq]=electronics&filters[price][$lt]=10000&filters[discount][$gt]=0",
    )
    for (const product of data) {
      expect(product).toMatchObject({ productType: "electronics" })
      expect(product.price).toBeLessThan(10_000)
      expect(product.discount).toBeGreaterThan(0)
    }
    expect(await slugs("filters[slug][$in][0]=nova-10&filters[slug][$in][1]=nova-12&filters[status]=in-stock")).toEqual(
      ["nova-12"],
    )
  })

  it.each([
    ["filters[brand][slug][$eq]=tipaza", ["puces-tipaza", "collier-tipaza"]],
    ["filters[brand][name][$eq]=Soléa&filters[slug][$ne]=serum-solea", ["creme-solea", "lait-solea"]],
    ["filters[categories][slug][$eq]=audio", ["casque-aura", "ecouteurs-aura-mini", "enceinte-aura-go"]],
    ["filters[categories][title][$eq]=Casques", ["casque-aura"]],
    ["filters[colors][name][$eq]=Cognac&filters[name][$contains]=Ceinture", ["ceinture-casbah"]],
    ["filters[name][$containsi]=CASQUE", ["casque-aura"]],
    ["filters[brand][name][$containsi]=SOLÉA&filters[slug][$contains]=lait", ["lait-solea"]],
    ["filters[name][$contains]=casque", []],
    ["filters[price][$gte]=25200&filters[price][$lte]=25200&filters[slug][$eq]=casque-aura", ["casque-aura"]],
    ["filters[featured][$eq]=true&filters[slug][$eq]=casque-aura", ["casque-aura"]],
    ["filters[lastPrice][$null]=true&filters[slug][$eq]=casque-aura", []],
    ["filters[lastPrice][$null]=false&filters[slug][$eq]=casque-aura", ["casque-aura"]],
    ["filters[$or][0][slug][$eq]=nova-12&filters[$or][1][slug][$eq]=nova-10", ["nova-12", "nova-10"]],
    ["filters[$and][0][brand][slug]=nova&filters[$and][1][categories][slug]=tablettes", ["tablette-nova-tab"]],
    ["filters[createdAt][$lt]=2020-01-01", []],
    [
      "filters[price][$between][0]=25200&filters[price][$between][1]=25200&filters[slug][$eqi]=CASQUE-Aura",
      ["casque-aura"],
    ],
    ["filters[slug][$startsWith]=nova-1&filters[slug][$endsWith]=2", ["nova-12"]],
    ["filters[slug][$startsWith]=NOVA-1", []],
    ["filters[slug][$startsWithi]=NOVA-1&filters[slug][$endsWithi]=-10", ["nova-10"]],
    ["filters[brand][name][$eqi]=SOLÉA&filters[slug][$nei]=SERUM-solea", ["creme-solea", "lait-solea"]],
    ["filters[brand][name]=Soléa&filters[slug][$notContains]=serum", ["creme-solea", "lait-solea"]],
    ["filters[brand][name]=Soléa&filters[slug][$notContainsi]=SERUM", ["creme-solea", "lait-solea"]],
    [
      "filters[brand][name]=Soléa&filters[slug][$notIn][0]=serum-solea&filters[slug][$notIn][1]=lait-solea",
      ["creme-solea"],
    ],
    ["filters[brand][name]=Soléa&filters[slug][$not][$contains]=serum", ["creme-solea", "lait-solea"]],
    ["filters[brand][name]=Soléa&filters[$not][slug][$contains]=serum", ["creme-solea", "lait-solea"]],
    ["filters[brand][slug]=nova&filters[$not][categories][slug]=tablettes&filters[price][$gt]=50000", ["nova-12"]],
    ["filters[lastPrice][$notNull]=true&filters[slug]=casque-aura", ["casque-aura"]],
    ["filters[lastPrice][$notNull]=false&filters[slug]=casque-aura", []],
    // A missing value passes no test, nor its opposite.
    ["filters[lastPrice][$ne]=1&filters[slug]=porte-cartes-casbah", []],
    ["filters[lastPrice][$not][$eq]=1&filters[slug]=porte-cartes-casbah", []],
    ["_q=casques+sans+fil", ["casque-aura"]],
    ["_q=سماعة&filters[slug]=casque-aura&locale=ar", ["casque-aura"]],
    ["filters[name][$eq]=' or 1=1 --", []],
    ["filters[name][$contains]=%25", []],
  ])("answers %s", async (query, expected) => {
    expect(await slugs(query)).toEqual(expected)
  })

  it("sorts by several fields in the database, across pages", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) =>
        list(`sort=productType:desc,price&pagination[pageSize]=10&pagination[page]=${page}`),
      ),
    )
    const found = pages.flatMap((page) => page.data.map(({ productType, price }) => ({ productType, price })))
    const expected = found.toSorted(
      (a, b) => (a.productType < b.productType ? 1 : a.productType > b.productType ? -1 : 0) || a.price - b.price,
    )
    expect(found).toHaveLength(41)
    expect(found).toEqual(expected)
    expect(await slugs("sort[0]=price:desc&pagination[pageSize]=3")).toEqual(
      await slugs("sort[price]=DESC&pagination[pageSize]=3"),
    )
  })

  it("puts products without reviews after all others when the best rated come first", async () => {
    const ratings = (await list("sort=rating:desc&pagination[pageSize]=100")).data.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => (b ?? 0) - (a ?? 0)))
  })
})

describe("GET /api/products/:documentId", () => {
  it("answers one product", async () => {
    const { documentId } = await one("filters[slug][$eq]=nova-12")
    const { status, body } = await shop.get(`/api/products/${documentId}?populate=colors&locale=en`)
    expect(status).toBe(200)
    expect(itemEnvelope(productResource).parse(body).data).toMatchObject({ documentId, slug: "nova-12", locale: "en" })
  })

  it.each(["aaaaaaaaaaaaaaaaaaaaaaaa", "casque-aura", "1", "%00"])("answers 404 for %s", async (id) => {
    const { status, body } = await shop.get(`/api/products/${id}`)
    expect(status).toBe(404)
    expect(body).toEqual({
      data: null,
      error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} },
    })
  })
})
