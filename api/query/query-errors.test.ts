import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { errorBody } from "../common/contract-envelope.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const many = Array.from({ length: 300 }, (_, index) => `filters[id][$in][${index}]=1`).join("&")

describe("a query that is not understood", () => {
  it.each([
    ["products?filters[colour][$eq]=x", "colour"],
    ["products?filters[slug][$like]=x", "$like"],
    ["products?filters[reviews][email][$contains]=x", "reviews"],
    ["products?filters[brand][id][$eq]=1", "id at brand"],
    ["products?filters[brand]=nova", "brand"],
    ["products?filters[__proto__][$eq]=x&filters[constructor]=x", "constructor"],
    ["products?filters=slug", "slug"],
    ["products?filters[$eq]=slug", "$eq"],
    ["products?filters[$or]=slug", "$or"],
    ["products?filters[price][$eq]=cheap", "price"],
    ["products?filters[price][$eq]=1e400", "price"],
    ["products?filters[quantity][$gt]=1.5", "quantity"],
    ["products?filters[price][$contains]=1", "$contains"],
    ["products?filters[featured][$gt]=true", "$gt"],
    ["products?filters[featured]=maybe", "featured"],
    ["products?filters[lastPrice][$null]=perhaps", "lastPrice"],
    ["products?filters[lastPrice][$notNull]=perhaps", "lastPrice"],
    ["products?filters[price][$between]=1", "$between"],
    ["products?filters[price][$between][0]=1&filters[price][$between][1]=b", "price"],
    ["products?filters[price][$startsWith]=1", "$startsWith"],
    ["products?filters[price][$eqi]=1", "$eqi"],
    ["products?filters[featured][$between][0]=0&filters[featured][$between][1]=1", "$between"],
    ["products?filters[$not]=slug", "$not"],
    ["products?filters[$not][colour]=x", "colour"],
    ["products?filters[createdAt][$gt]=yesterday", "createdAt"],
    ["products?filters[slug][$eq]=a%00b", "slug"],
    ["products?sort=colour", "colour"],
    ["products?sort=price:up", "price:up"],
    ["products?sort=categories.slug", "categories.slug"],
    ["products?fields=name,email", "email"],
    ["products?populate=reviews.email", "email at reviews"],
    ["products?populate[colors][fields]=shade", "shade at colors.fields"],
    ["products?populate[colors][filters][shade]=x", "shade at colors.filters"],
    ["products?populate[colors][filters][name][$gt]=x&populate[colors][filters][image][url]=x", "image"],
    ["products?populate[categories][sort]=colour", "colour"],
    ["products?populate[image][limit]=1", "limit at image"],
    ["products?sort[0][price]=up", "price:up"],
    ["products?sort[0][brand][slug]=asc", "brand"],
    ["products?status=draft", "status"],
    ["products?populate[colors][populate][brand]=true", "brand at colors"],
    ["products?populate[image]=yes", "image"],
    ["products?locale=de", "de"],
    ["products?pagination[page]=1e9", "page"],
    ["products?pagination[pageSize]=1.5", "pageSize"],
    ["products?pagination[first]=0", "first"],
    ["products?pagination[start]=0&pagination[page]=1", "both page & offset"],
    ["products?pagination[withCount]=x", "withCount"],
    ["products?pagination=2", "pagination"],
    ["products?search=x", "search"],
    ["products/aaaaaaaaaaaaaaaaaaaaaaaa?sort=price", "sort"],
    ["categories?filters[name][$eq]=x", "name"],
    ["categories?populate=products", "products"],
    ["app-setting?filters[id]=1", "filters"],
    ["app-setting?populate=token", "token"],
    ["wilayas?filters[communes][name]=x", "communes"],
    [`products?${many}`, "maxParameters"],
    [`products?filters${"[$and][0]".repeat(20)}[slug]=x`, "maxDepth"],
  ])("answers 400 for %s and names it", async (path, named) => {
    const { status, body } = await shop.get(`/api/${path}`)
    expect(status).toBe(400)
    const { error } = errorBody.parse(body)
    expect(error).toMatchObject({ status: 400, name: "ValidationError" })
    expect(error.message).toContain(named)
    expect(error.details.errors).toEqual([{ path: expect.any(Array), message: error.message, name: "ValidationError" }])
  })

  it("is not logged as a failure of the API", () => {
    expect(shop.logged).toEqual([])
  })
})
