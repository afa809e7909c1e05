import { describe, expect, it } from "vitest"
import { readAllProducts } from "../testing/all-products.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"

const used = catalogueShop()

describe("GET /api/catalogue/cards", () => {
  it("gives products by id, documentId and slug in the order asked for", async () => {
    const { data } = await used.listing("pageSize=3")
    const [a, b, c] = data
    const cards = (query: string) => used.cards(`cards?${query}`)
    expect(await cards(`ids=${c?.id},${a?.documentId},999999`)).toEqual([c, a])
    expect(await cards(`slugs=${b?.slug},nothing,${a?.slug}`)).toEqual([b, a])
    used.statements()
    await cards(`slugs=${b?.slug},${a?.slug}`)
    expect(used.statements()).toBe(1)
    await cards(`ids=${b?.id},${a?.documentId}`)
    expect(used.statements()).toBe(1)
  })

  it.each(["", "ids=1&slugs=a", "ids=x", "ids=-1", "slugs=,", `ids=${Array(101).fill(1)}`])(
    "answers 400 to ?%s",
    async (query) => {
      expect((await used.get(`catalogue/cards?${query}`)).status).toBe(400)
    },
  )
})

describe("GET /api/catalogue/row", () => {
  it("gives the best sellers in stock", async () => {
    const { products } = await readAllProducts(used.read, "fr")
    const expected = products
      .filter(({ status }) => status === "in-stock")
      .toSorted((a, b) => b.sellCount - a.sellCount)
    const cards = await used.cards("row?rule=best-sellers&limit=5")
    expect(cards.map(({ sellCount }) => sellCount)).toEqual(expected.slice(0, 5).map(({ sellCount }) => sellCount))
    used.statements()
    await used.cards("row?rule=best-sellers&limit=5")
    expect(used.statements()).toBe(0)
  })

  it("gives related products without the one that is looked at", async () => {
    const [card] = (await used.listing("pageSize=1&category=sacs")).data
    const slugs = card?.categories?.map(({ slug }) => slug) ?? []
    const related = await used.cards(
      `row?rule=related&productType=${card?.productType}&categories=${slugs}&except=${card?.id}&limit=4`,
    )
    expect(related).toHaveLength(4)
    expect(related.map(({ id }) => id)).not.toContain(card?.id)
    expect(related[0]?.categories?.some(({ slug }) => slugs.includes(slug))).toBe(true)
  })

  it.each(["", "rule=none", "rule=newest&limit=101", "rule=newest&except=x", "rule=newest&productType=No%20slug"])(
    "answers 400 to ?%s",
    async (query) => {
      expect((await used.get(`catalogue/row?${query}`)).status).toBe(400)
    },
  )
})

describe("GET /api/catalogue/suggestions", () => {
  it("proposes categories and products for a text, and what was probably meant", async () => {
    const { data } = (await used.read("catalogue/suggestions?searchText=csaque")) as { data: Record<string, unknown> }
    expect(data).toMatchObject({ spellingSuggestion: "casque" })
    const found = (await used.read("catalogue/suggestions?searchText=sac")) as {
      data: { products: object[]; categories: object[]; total: number }
    }
    expect(found.data.products).toHaveLength(4)
    expect(found.data.total).toBe(4)
    expect(found.data.categories).toMatchObject([{ slug: "sacs" }, { slug: "sacs-a-main" }, { slug: "sacs-a-dos" }])
    used.statements()
    await used.read("catalogue/suggestions?searchText=sac")
    expect(used.statements()).toBeLessThanOrEqual(2)
  })

  it("proposes the categories that sell best without a text", async () => {
    const { data } = (await used.read("catalogue/suggestions")) as {
      data: { products: object[]; categories: object[] }
    }
    expect(data.products).toEqual([])
    expect(data.categories).toHaveLength(6)
  })
})
