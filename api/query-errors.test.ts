import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { errorBody } from "./contract/envelope.ts"
import { openTestShop, type TestShop } from "./testing/shop.ts"

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
    ["products?filters[brand][id][$eq]=1", "brand.id"],
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
    ["products?filters[createdAt][$gt]=yesterday", "createdAt"],
    ["products?filters[slug][$eq]=a%00b", "slug"],
    ["products?sort=colour", "colour"],
    ["products?sort=price:up", "price:up"],
    ["products?sort=categories.slug", "categories.slug"],
    ["products?fields=name,email", "email"],
    ["products?populate=reviews.email", "reviews.email"],
    ["products?populate[colors][fields]=name", "fields"],
    ["products?populate[colors][populate][brand]=true", "colors.brand"],
    ["products?populate[image]=yes", "image"],
    ["products?locale=de", "de"],
    ["products?pagination[page]=0", "page"],
    ["products?pagination[pageSize]=-1", "pageSize"],
    ["products?pagination[page]=1e9", "page"],
    ["products?pagination[start]=0", "start"],
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
    expect(error.details.errors).toEqual([{ path: expect.any(Array), message: error.message }])
  })

  it("is not logged as a failure of the API", () => {
    expect(shop.logged).toEqual([])
  })
})
