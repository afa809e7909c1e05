import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { openTestShop, type TestShop } from "../testing/shop.ts"

// What @strapi/client may send beside filters (products.test.ts).

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const anyList = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ pagination: z.record(z.string(), z.int()) }),
})

async function list(query: string, of = "products") {
  const { status, body } = await shop.get(`/api/${of}?${query}`)
  expect(status).toBe(200)
  return anyList.parse(body)
}
const slugs = async (query: string) => (await list(query)).data.map(({ slug }) => slug)
const pagination = async (query: string) => (await list(query)).meta.pagination

describe("pagination as a Strapi answers it", () => {
  it("takes the least page and size for smaller ones", async () => {
    const total = (await pagination("")).total
    const first = { page: 1, pageSize: 1, pageCount: total, total }
    expect(await pagination("pagination[page]=0&pagination[pageSize]=1")).toEqual(first)
    expect(await pagination("pagination[page]=-1&pagination[pageSize]=0")).toEqual(first)
    expect(await pagination("pagination[limit]=0&pagination[start]=-5")).toEqual({ start: 0, limit: 1, total })
    expect(await pagination("pagination[limit]=-1")).toEqual({ start: 0, limit: 1, total })
  })

  it("reads so many entries from a start", async () => {
    const all = await slugs("pagination[pageSize]=100")
    expect(await slugs("pagination[start]=3&pagination[limit]=2")).toEqual(all.slice(3, 5))
    expect(await slugs("pagination[start]=3")).toEqual(all.slice(3, 28))
  })

  it("leaves out the totals without withCount", async () => {
    expect(await pagination("pagination[withCount]=false&pagination[pageSize]=2")).toEqual({ page: 1, pageSize: 2 })
    expect(await pagination("pagination[withCount]=f&pagination[start]=2")).toEqual({ start: 2, limit: 25 })
    expect(await pagination("pagination[withCount]=t&pagination[start]=2")).toHaveProperty("total")
  })
})

describe("sort", () => {
  it("is understood as a list of objects", async () => {
    const expected = await slugs("sort=productType:desc,price:asc")
    expect(await slugs("sort[0][productType]=desc&sort[1][price]=asc")).toEqual(expected)
    expect(await slugs("sort[productType]=desc&sort[price]=asc")).toEqual(expected)
    expect(await slugs("sort[0]=productType:desc&sort[1][price]=asc")).toEqual(expected)
  })
})

describe("populate", () => {
  const one = async (query: string) => (await list(`filters[slug]=casque-aura&fields=slug&${query}`)).data[0]

  it("goes one level deep with a star", async () => {
    const product = await one("populate=*")
    expect(product).toMatchObject({ image: { url: expect.any(String) }, reviews: expect.any(Array) })
    const [color] = z.array(z.record(z.string(), z.unknown())).parse(product?.colors)
    expect(color).not.toHaveProperty("image")
    const deeper = await one("populate[colors][populate]=*")
    expect(deeper?.colors).toContainEqual(expect.objectContaining({ image: expect.anything() }))
  })

  it("takes the fields of a relation, with its keys", async () => {
    const product = await one(
      "populate[image][fields]=url&populate[colors][fields][0]=name&populate[colors][populate][image][fields]=mime",
    )
    expect(Object.keys(z.object({}).loose().parse(product?.image)).toSorted()).toEqual(["documentId", "id", "url"])
    const [color] = z.array(z.object({}).loose()).parse(product?.colors)
    expect(Object.keys(color ?? {}).toSorted()).toEqual(["id", "image", "name"])
  })

  it("sorts and filters the entries of a relation", async () => {
    const all = z.array(z.object({ rating: z.int(), date: z.string() })).parse((await one("populate=reviews"))?.reviews)
    const oldest = await one("populate[reviews][sort]=rating:desc,date&populate[reviews][filters][rating][$gte]=4")
    const expected = all
      .filter(({ rating }) => rating >= 4)
      .toSorted((a, b) => b.rating - a.rating || a.date.localeCompare(b.date))
    expect(oldest?.reviews).toMatchObject(expected)
    expect(expected.length).toBeGreaterThan(1)
    const none = await one(
      "populate[image][filters][url][$endsWith]=.tiff&populate[reviews][filters][$not][rating][$gt]=0",
    )
    expect(none).toMatchObject({ image: null, reviews: [] })
  })
})

describe("locale=*", () => {
  it("gives every entry in every language, page by page", async () => {
    const { data, meta } = await list("locale=*&pagination[pageSize]=100&fields=slug,name,locale&sort=slug")
    const french = await list("pagination[pageSize]=100&fields=slug,name,locale&sort=slug")
    expect(meta.pagination.total).toBe(3 * Number(french.meta.pagination.total))
    expect(data.slice(0, 6).map(({ locale }) => locale)).toEqual(["fr", "ar", "en", "fr", "ar", "en"])
    expect(data.filter(({ locale }) => locale === "fr")).toEqual(french.data.slice(0, 34))
    const part = await list("locale=*&pagination[start]=4&pagination[limit]=3&fields=slug,name,locale&sort=slug")
    expect(part.data).toEqual(data.slice(4, 7))
  })

  it("changes nothing about what has no language, and finds no single entry", async () => {
    expect((await list("locale=*", "wilayas")).meta.pagination.total).toBe(58)
    const [first] = (await list("")).data
    expect((await shop.get(`/api/products/${first?.documentId}?locale=*`)).status).toBe(404)
  })
})

describe("status", () => {
  it("may ask for what is published", async () => {
    expect(await pagination("status=published")).toEqual(await pagination(""))
  })
})
