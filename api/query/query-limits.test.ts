import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { errorBody } from "../common/contract-envelope.ts"
import { publicLists } from "../composition/public-lists.ts"
import { type QueryLimit, queryLimits } from "../parameters/limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { readListQuery } from "./list-query.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const bearer = { authorization: `Bearer ${testToken}` }
/** The address is never the same: an answer is stored for everybody. */
let sent = 0
const statusOf = async (query: string, headers = {}) =>
  (await shop.send(`/api/products?${query}&filters[id][$gt]=-${++sent}`, { headers }, "198.51.7.1")).status

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join("&")

/** So many relation filters in one `$or`, the request that once stopped the process for 18 s. */
const relationFilters = (count: number, operator = "$containsi") =>
  times(count, (index) => `filters[$or][${index}][categories][title][${operator}]=zzé${index}`)

const titles = (count: number) =>
  times(count, (index) => `filters[$and][${index % 4}][$or][${index >> 2}][id]=${index}`)
const letters = (count: number) => "x".repeat(count)

/** One more than each limit allows. */
const beyond: [QueryLimit, string, number][] = [
  ["maxParameters", times(201, (index) => `filters[slug][$in][${index}]=a`), 201],
  ["maxDepth", `filters${"[$and][0]".repeat(7)}[slug]=x`, 15],
  ["maxBranches", relationFilters(110), 110],
  ["maxBranches", relationFilters(21, "$eq"), 21],
  ["maxBranches", times(21, (index) => `filters[$and][${index}][id]=1`), 21],
  ["maxConditions", titles(41), 41],
  ["maxNesting", `filters${"[$or][0]".repeat(5)}[id]=1`, 5],
  ["maxInValues", times(101, (index) => `filters[slug][$in][${index}]=a`), 101],
  ["maxTextLength", `filters[slug][$eq]=${letters(201)}`, 201],
  ["maxTextLength", `filters[name][$containsi]=${letters(201)}`, 201],
  ["maxSearchLength", `_q=${letters(101)}`, 101],
  ["maxSearchWords", "_q=a+b+c+d+e+f+g+h+i", 9],
  ["maxSortKeys", "sort=id,name,slug,price,sku,status", 6],
  ["maxNames", `populate=${Array(51).fill("image")}`, 51],
  ["maxNames", `populate[colors][populate]=${Array(51).fill("image")}`, 51],
  ["maxNames", `fields=${Array(51).fill("name")}`, 51],
  ["maxOffset", "pagination[page]=102&pagination[pageSize]=100", 10_100],
]

describe("the limits of a public query", () => {
  it.each(beyond)("%s is named, with its maximum and what was sent", async (name, query, sent) => {
    const { status, body } = await shop.get(`/api/products?${query}`)
    expect(status).toBe(400)
    const { error } = errorBody.parse(body)
    expect(error.message).toContain(`${name}: ${sent} sent, ${queryLimits[name]} allowed`)
    expect(error.details.limit).toEqual({ name, max: queryLimits[name], sent })
  })

  it.each([
    ["tests of relations", relationFilters(4)],
    ["tests of texts", times(5, (index) => `filters[$or][${index}][name][$containsi]=zz${index}`)],
    ["a search whose words have many other names", "_q=portable+pc+micro+sacoche+parfan+magana"],
    [
      "sorted entries far from the first",
      "sort=name,slug,sku,unit,price&populate=*&pagination[pageSize]=80&pagination[page]=120",
    ],
    ["a search in every language", "_q=casque+sans+fil+noir&locale=*"],
    ["a test of texts in every language", `${relationFilters(1)}&locale=*`],
    ["a sort by several fields in every language", "sort=name,slug,sku&locale=*&pagination[page]=100"],
  ])("%s together cost more than one request may", async (_what, query) => {
    const { status, body } = await shop.get(`/api/products?${query}`)
    expect(status).toBe(400)
    const { error } = errorBody.parse(body)
    const { sent } = error.details.limit as { sent: number }
    expect(error.details.limit).toEqual({ name: "maxCost", max: 100, sent })
    expect(sent).toBeGreaterThan(100)
    expect(error.message).toBe(`The query exceeds the limit maxCost: ${sent} sent, 100 allowed`)
  })

  it.each(["", "&filters[name][$containsi]=a", "&sort=name"])(
    "count the products that exist, not those of a full page: %s",
    async (more) => {
      const query = `populate=*&pagination[pageSize]=100${more}`
      expect(await statusOf(query)).toBe(200)
      const { id: _id, ...like } = await shop.db.selectFrom("product").selectAll().limit(1).executeTakeFirstOrThrow()
      const more100 = Array.from({ length: 100 }, (_, index) => {
        const key = `full-${index}`
        return { ...like, slug: key, sku: key, document_id: key.padEnd(24, "x"), published_at: null }
      })
      await shop.db.insertInto("product").values(more100).execute()
      expect(await statusOf(query)).toBe(400)
      expect(await statusOf(query, bearer)).toBe(200)
      await shop.db.deleteFrom("product").where("slug", "like", "full-%").execute()
    },
  )

  it("count a product once for each language", () => {
    const list = publicLists.get("products")
    const costOf = (locale: string, rows?: number) =>
      list &&
      readListQuery(`http://shop.test/api/products?populate=*&pagination[pageSize]=100&${locale}`, list, rows).cost
    expect(costOf("locale=fr", 38)).toBeLessThan(costOf("locale=fr") ?? 0)
    expect(costOf("locale=*", 38)).toBe(costOf("locale=*"))
  })

  it.each([
    "pagination[page]=300&pagination[pageSize]=50",
    "pagination[page]=20000&pagination[pageSize]=100&populate=*&sort=name",
    relationFilters(12),
  ])("let whoever has the token read: %s", async (query) => {
    expect([await statusOf(query), await statusOf(query, bearer)]).toEqual([400, 200])
  })

  it("of counts hold for the token too, and that of a search, which the storefront passes on from its visitors", async () => {
    expect(await statusOf(relationFilters(21), bearer)).toBe(400)
    expect(await statusOf("_q=portable+pc+micro+sacoche+parfan+magana", bearer)).toBe(400)
    expect(await statusOf("_q=casque&populate=*&pagination[pageSize]=100&sort=name", bearer)).toBe(200)
  })

  it.each(["posts", "categories", "coupons", "pages", "wilayas"])("hold for %s", async (resource) => {
    const query = times(110, (index) => `filters[$or][${index}][documentId][$containsi]=zz${index}`)
    expect((await shop.get(`/api/${resource}?${query}`)).status).toBe(400)
    const few = times(6, (index) => `filters[$or][${index}][documentId][$containsi]=zz${index}`)
    expect((await shop.get(`/api/${resource}?${few}`)).body).toMatchObject({
      error: { details: { limit: { name: "maxCost" } } },
    })
    expect((await shop.get(`/api/${resource}?pagination[page]=4002&pagination[pageSize]=100`)).body).toMatchObject({
      error: { details: { limit: { name: "maxOffset" } } },
    })
  })

  it("hold for the reviews of a product", async () => {
    const path = "/api/products/aaaaaaaaaaaaaaaaaaaaaaaa/reviews?pagination[page]=502"
    expect((await shop.get(path)).body).toMatchObject({ error: { details: { limit: { name: "maxOffset" } } } })
  })

  it.each([
    ["the product query of the specification", "products?filters[slug][$eq]=casque-aura&populate=*"],
    ["90 products with everything", "products?populate=*&pagination[pageSize]=90"],
    [
      "80 products of a kind with everything, in an order",
      "products?populate=*&pagination[pageSize]=80&filters[productType][$eq]=fashion&sort=createdAt:desc",
    ],
    [
      "the storefront's catalogue",
      "products?populate=image,medias,categories,colors.image&locale=ar&filters[id][$gt]=7&sort=id:asc&pagination[page]=1&pagination[pageSize]=100",
    ],
    ["100 entries by their addresses", `products?${times(100, (index) => `filters[slug][$in][${index}]=a${index}`)}`],
    ["a listing", "products?filters[categories][slug][$eq]=audio&filters[price][$lt]=20000&sort=price:asc,name"],
    ["a search of a few words", "products?_q=casque+sans+fil+noir&populate=image,colors&pagination[pageSize]=8"],
    ["a search with other names", "products?_q=telephone+portable+noir&populate=image,colors&pagination[pageSize]=8"],
    ["any of ten addresses", `products?${times(10, (index) => `filters[$or][${index}][slug][$eq]=a${index}`)}`],
    ["two parts of relations", `products?${relationFilters(2)}`],
    ["100 posts with everything", "posts?populate=*&pagination[pageSize]=100&sort=publishedAt:desc"],
    ["posts of a tag", "posts?filters[tags][slug][$eq]=cuir&_q=choisir&populate=*"],
    ["all categories", "categories?sort=productCount:desc&filters[productCount][$gt]=0"],
    ["all wilayas", "wilayas?pagination[pageSize]=100&populate=*&sort=code:asc"],
    ["all coupons", "coupons?sort=endDate&pagination[pageSize]=100"],
    ["all pages", "pages?sort=slug&pagination[pageSize]=100"],
    ["100 products in every language", "products?locale=*&sort=id&pagination[pageSize]=100"],
    ["an entry after the ten-thousandth", "products?pagination[page]=101&pagination[pageSize]=100"],
  ])("let pass %s", async (_what, path) => {
    expect((await shop.get(`/api/${path}`)).status).toBe(200)
  })
})

describe("the cost of a public query", () => {
  const list = publicLists.get("products")
  const costOf = (query: string) => list && readListQuery(`http://shop.test/api/products?${query}`, list).cost

  it("counts one entry where the filter asks for a key, whatever the page's size", () => {
    const byKey = costOf("filters[slug][$eq]=casque-aura&populate=*&pagination[pageSize]=100")
    expect(byKey).toBe(costOf("filters[name][$eq]=casque-aura&populate=*&pagination[pageSize]=1"))
    expect(byKey).toBeLessThan(30)
  })

  it.each([
    "filters[$or][0][slug][$eq]=a&filters[$or][1][id][$gt]=0",
    "filters[$not][slug][$eq]=a",
    "filters[slug][$ne]=a",
  ])("counts the whole page where others than a key pass: %s", (filter) => {
    expect(costOf(`${filter}&populate=*&pagination[pageSize]=90`)).toBeGreaterThan(80)
  })
})

describe("a page of a list", () => {
  it("has the total of all pages beyond the last one too", async () => {
    const { body } = await shop.get("/api/products?pagination[page]=50&sort=name:desc")
    expect(body).toEqual({
      data: [],
      meta: { pagination: { page: 50, pageSize: 25, pageCount: 2, total: 41 } },
    })
  })

  it("tests relations of many in the language that is asked for", async () => {
    const found = async (query: string) => {
      const { body } = await shop.get(`/api/products?fields=slug&${query}`)
      return (body as { data: { slug: string }[] }).data.map(({ slug }) => slug)
    }
    expect(await found("filters[categories][title][$eq]=Casques&filters[formerSlugs][$null]=true")).toEqual([])
    expect(await found("filters[categories][title][$containsi]=CASQUES&locale=fr")).toEqual(["casque-aura"])
    expect(await found("filters[categories][title][$containsi]=CASQUES&locale=ar")).toEqual([])
    expect((await found("filters[colors][name][$eq]=أسود&locale=ar")).length).toBeGreaterThan(0)
    expect(await found("filters[colors][name][$eq]=أسود&locale=fr")).toEqual([])
  })
})
