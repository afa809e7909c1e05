import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe("the content API", () => {
  it.each(["/api/blogs", "/products", "/api/products/", "/api/app-setting/1"])("answers 404 at %s", async (path) => {
    const { status, body } = await shop.get(path)
    expect(status).toBe(404)
    expect(body).toMatchObject({ data: null, error: { status: 404, name: "NotFoundError" } })
  })

  it.each([
    ["PATCH", "/api/products", "GET, HEAD, POST"],
    ["POST", "/api/products/aaaaaaaaaaaaaaaaaaaaaaaa", "GET, HEAD, PUT, DELETE"],
    ["PUT", "/api/app-setting", "GET, HEAD"],
    ["DELETE", "/api/orders", "GET, POST"],
    ["PATCH", "/api/orders/anything", "GET, HEAD"],
    ["GET", "/api/unique-visitors", "POST"],
  ])("answers 405 to %s %s", async (method, path, allow) => {
    const answer = await shop.send(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toBe(allow)
    expect(await answer.json()).toMatchObject({ data: null, error: { status: 405, name: "MethodNotAllowedError" } })
  })

  it("says whose API it is, and what it can do", async () => {
    const capabilities = expect.arrayContaining(["order-tracking", "coupons"])
    const body = { data: { name: "hanout", capabilities } }
    expect(await shop.get("/api")).toMatchObject({ status: 200, body })
  })

  it("answers HEAD like GET, without a body", async () => {
    const answer = await shop.send("/api/products", { method: "HEAD" })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe("")
  })

  it("describes itself as OpenAPI 3.1, every reference leading somewhere", async () => {
    const { status, body } = await shop.get("/api/openapi.json")
    expect(status).toBe(200)
    const document = body as { openapi: string; paths: object; components: { schemas: Record<string, object> } }
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(document.paths)).toContain("/api/products/{documentId}")
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = ""]) => target)
    expect(references.length).toBeGreaterThan(5)
    for (const target of references) {
      expect(target).toMatch(/^#\/components\/schemas\//)
      expect(document.components.schemas).toHaveProperty([target.slice("#/components/schemas/".length)])
    }
    expect(document.components.schemas.OrderRequest).toMatchObject({ type: "object" })
  })

  it("hides what went wrong inside, and logs it", async () => {
    const broken = await openTestShop()
    // Kysely only closes what has been used.
    await broken.get("/api/products")
    await broken.db.destroy()
    const { status, body } = await broken.get("/api/posts")
    expect(status).toBe(500)
    expect(body).toEqual({
      data: null,
      error: { status: 500, name: "InternalServerError", message: "Internal Server Error", details: {} },
    })
    expect(broken.logged).toHaveLength(1)
    await broken.close()
  })

  it("takes a body that breaks off for the client's doing, not for an error of its own", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error("aborted")) })
    const headers = { authorization: `Bearer ${testToken}`, "content-length": "100" }
    const answer = await shop.send("/api/orders", { method: "POST", headers, body, duplex: "half" } as RequestInit)
    expect(answer.status).toBe(400)
    expect(shop.logged).toEqual([])
  })
})
