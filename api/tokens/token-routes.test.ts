import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TokenScope, tokenScopes } from "#core/staff/api-token.ts"
import { routeKey } from "../admin/admin-routes.ts"
import { apiMethods } from "../composition/api-methods.ts"
import { tokenBodies } from "../testing/examples/token-bodies.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"
import { newTestToken, type TestToken } from "../testing/tokens.ts"
import { type TokenRoute, tokenRoutes } from "./token-routes.ts"

let shop: TestShop
let now = new Date()
const tokens = new Map<TokenScope, TestToken>()
let all: TestToken
let revoked: TestToken
let expired: TestToken

beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  const owner = await signedIn(shop, "owner")
  for (const scope of tokenScopes) tokens.set(scope, await newTestToken(shop, owner, [scope]))
  all = await newTestToken(shop, owner)
  revoked = await newTestToken(shop, owner)
  await owner.send("DELETE", `/api/admin/tokens/${revoked.documentId}`)
  const soon = new Date(now.getTime() + 60_000).toISOString()
  expired = await newTestToken(shop, owner, tokenScopes, { expiresAt: soon })
  expect((await expired.send("GET", "/api/orders")).status).toBe(200)
  now = new Date(now.getTime() + 60_000)
})
afterAll(() => shop.close())

const bodyOf = (body: unknown) => (body === undefined ? {} : { body: JSON.stringify(body) })

describe.each((tokenRoutes as readonly TokenRoute[]).map((row) => ({ ...row, key: routeKey(row) })))(
  "$key",
  ({ method, path, scope, isDraft, isShared, key }) => {
    const example = tokenBodies[key as keyof typeof tokenBodies]
    const address = `/api${example.path}`

    it("is in the table of methods", () => {
      // The storefront's row of the same address has another name for its parameter.
      const methods = apiMethods[path] ?? apiMethods[path.replace("/orders/:documentId", "/orders/:token")]
      expect(methods?.split(", ")).toContain(method)
    })

    it("asks for a token", async () => {
      const { status } = await shop.send(address, { method, ...bodyOf(example.body) })
      // The public API does not know the parameter; the storefront's own routes answer as a Strapi.
      expect(status).toBe(isDraft ? 400 : isShared ? 403 : 401)
    })

    it.each(tokenScopes)("answers a token with %s as the table says", async (given) => {
      const answer = await tokens.get(given)?.ask(method, address, example.body)
      if (given !== scope) {
        expect(answer?.status).toBe(403)
        expect(answer?.body.error.details).toEqual({ scope })
        return
      }
      expect(answer?.status).toBeLessThan(500)
      expect([401, 403, 405, 429]).not.toContain(answer?.status)
    })

    it("lets a token with all scopes in, and none that is revoked, expired or unknown", async () => {
      expect([401, 403, 405]).not.toContain((await all.send(method, address, example.body)).status)
      // A network has sixty wrong tokens in a quarter of an hour.
      const client = `192.0.${(tokenRoutes as readonly object[]).findIndex((row) => routeKey(row as TokenRoute) === key)}.1`
      expect((await revoked.send(method, address, example.body, {}, client)).status).toBe(401)
      expect((await expired.send(method, address, example.body, {}, client)).status).toBe(401)
      const unknown = { authorization: `Bearer hanout_${"A".repeat(43)}` }
      expect((await all.send(method, address, example.body, unknown, client)).status).toBe(401)
    })

    it("is no address of the storefront's token", async () => {
      const headers = { authorization: `Bearer ${testToken}` }
      const { status } = await shop.send(address, { method, headers, ...bodyOf(example.body) })
      if (!isDraft && !isShared) expect(status).toBe(403)
      else expect(isDraft ? [400] : [400, 404]).toContain(status)
    })
  },
)

it("reads what is public as everybody does", async () => {
  const answer = await tokens.get("numbers.read")?.ask("GET", "/api/products?pagination[pageSize]=1")
  expect(answer?.status).toBe(200)
  expect(answer?.body.data).toHaveLength(1)
})

it("opens neither the console nor the addresses of the storefront's server", async () => {
  expect((await all.send("GET", "/api/admin/orders")).status).toBe(401)
  expect((await all.send("GET", "/api/shopper/me")).status).not.toBe(200)
  expect((await all.send("POST", "/api/orders", { data: {} })).status).toBe(401)
  expect((await all.send("POST", "/api/order-quote", { data: {} })).status).toBe(401)
})

const programs = new Set<string>((tokenRoutes as readonly TokenRoute[]).map(routeKey))
// An assistant's messages have their own tools by scope (assistant/mcp.test.ts), a sheet its own token (sheets.test.ts).
const others = Object.entries(apiMethods)
  .flatMap(([path, methods]) => methods.split(", ").map((method) => ({ method, path })))
  .filter(({ method, path }) => method !== "HEAD" && !["/mcp", "/sheets/:token"].includes(path))
  .filter(({ method, path }) => !programs.has(`${method} ${path.replace("/:token", "/:documentId")}`))

it.each(others)("opens nothing more at $method $path, with all scopes", async ({ method, path }) => {
  const address = `/api${path.replace(/:\w+/g, "nobodyhasthisdocumentid0")}`
  const body = method === "GET" ? {} : { body: "{}" }
  const { status } = await shop.send(address, { method, ...body })
  const given = await all.send(method, address, method === "GET" ? undefined : {})
  expect([status, 401, 403]).toContain(given.status)
})
