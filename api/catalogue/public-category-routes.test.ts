import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listEnvelope } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { categoryResource } from "./contract-category.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function list(query = "") {
  const { status, body } = await shop.get(`/api/categories?${query}`)
  expect(status).toBe(200)
  return listEnvelope(categoryResource).parse(body)
}

describe("GET /api/categories", () => {
  it("answers the 16 categories, then their sub-categories, all on one page", async () => {
    const { data, meta } = await list()
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 100, pageCount: 1, total: data.length })
    const parents = data.filter((category) => category.parent === null).map((category) => category.slug)
    expect(parents).toHaveLength(16)
    expect(data.slice(0, 16).every((category) => category.parent === null)).toBe(true)
    expect(data.slice(16).every((category) => parents.includes(category.parent ?? ""))).toBe(true)
  })

  it("counts the products of a category and of its children once", async () => {
    const { data } = await list()
    const parents = data.filter((category) => category.parent === null)
    expect(parents.reduce((sum, category) => sum + category.productCount, 0)).toBe(41)
    for (const parent of parents) {
      const children = data.filter((category) => category.parent === parent.slug)
      expect(children.reduce((sum, category) => sum + category.productCount, 0)).toBe(parent.productCount)
    }
  })

  it("shows the picture of the category's tile where there is one", async () => {
    const [audio] = (await list("filters[slug][$eq]=audio&locale=en")).data
    expect(audio).toMatchObject({
      title: "Audio",
      image: {
        url: "/media/categories/audio.webp",
        alternativeText: "Black headphones, a terracotta speaker and white earbuds",
      },
      locale: "en",
    })
    expect((await list("filters[slug][$eq]=parfums&populate=*")).data[0]?.image).toBeNull()
  })

  it("filters, sorts and cuts into pages", async () => {
    const ofAudio = await list("filters[parent][$eq]=audio&sort=slug:desc")
    expect(ofAudio.data.map((category) => category.slug)).toEqual(["enceintes", "ecouteurs", "casques"])
    expect((await list("filters[parent][slug][$eq]=audio")).meta.pagination.total).toBe(3)
    expect((await list("filters[parent][$null]=true&pagination[pageSize]=4")).meta.pagination).toEqual({
      page: 1,
      pageSize: 4,
      pageCount: 4,
      total: 16,
    })
    const full = await list("filters[productCount][$gte]=3&filters[parent][$null]=false")
    expect(full.data.every((category) => category.productCount >= 3)).toBe(true)
  })
})
