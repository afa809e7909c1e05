import type { Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { adminPatterns } from "#api/composition/admin-api.ts"
import { apiPatterns } from "#api/composition/api-methods.ts"
import { shopperPaths } from "#api/customers/account/shopper-api.ts"
import { tokenRoutes } from "#api/tokens/token-routes.ts"
import { counts } from "../counts.ts"
import { token } from "../order-client.ts"
import { report } from "../report.ts"
import { requestsTo } from "./fuzz-api-requests.ts"
import { type Endpoint, listEndpoints } from "./fuzz-endpoints.ts"
import { requestsLike } from "./fuzz-example-requests.ts"
import { prepareShop } from "./fuzz-known.ts"
import type { Sent } from "./fuzz-send.ts"
import { documentIdsAt, type FuzzedShop, openFuzzedShop, read } from "./fuzz-shop.ts"
import { fuzz, listStatuses } from "./fuzz-trial.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

const itself = "/api/openapi.json"
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The endpoints that the running API tells of, and the one that tells. */
async function allEndpoints() {
  const { endpoints, components } = listEndpoints(await read(shop.url, itself))
  endpoints.push({ method: "GET", path: itself, parameters: [], body: undefined, fields: [], isForPrograms: false })
  return { endpoints: endpoints.filter(({ isForPrograms }) => !isForPrograms), components }
}

/** Beside requests that are made from the contract alone. */
const withWhole = (name: string) => `${name} with a whole body`

/** They take what no generated request has: the bytes of a picture, a carrier's challenge and its signature, an address that was moved, a
 *  plugin that takes payments, a failed delivery. */
const neverRight = [
  "POST /api/order-tracking/answer",
  "POST /api/orders/{token}/payments",
  "GET /api/redirects",
  "POST /api/order-reviews/{key}/{slug}/picture",
  "GET /api/carrier-hooks/{key}",
  "POST /api/carrier-hooks/{key}",
]

it("answers 4xx at worst to anything that its endpoints are sent", async () => {
  const { endpoints, components } = await allEndpoints()
  const paths = endpoints.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"))
  // The console's, the accounts' and those of programs have trials of their own.
  const others = [...adminPatterns, ...Object.keys(shopperPaths).map((path) => `/api/shopper${path}`)]
  const ofPrograms = ["/api/sheets/:token", "/api/mcp", ...tokenRoutes.map(({ path }) => `/api${path}`)]
  const all = new Set([...paths, ...others, ...ofPrograms.filter((path) => apiPatterns.includes(path))])
  expect([...all].sort()).toEqual([...new Set(apiPatterns)].sort())
  const { whole, knownAt, landing } = await prepareShop(shop)
  const [settings = ""] = await documentIdsAt(shop.url, "/api/app-setting")
  const idsAt = ({ path }: Endpoint): Record<string, string> =>
    path === "/api/landing-visits" ? { page: landing } : { documentId: settings }
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint)
    const shown = { components, known: await knownAt(endpoint), ids: idsAt(endpoint) }
    kinds.set(name, requestsTo(endpoint, shown))
    const body = whole[name]
    const session = { authorization: `Bearer ${token}` }
    const like = { base: "", session, unknown: "nobody", known: [] }
    if (body) kinds.set(withWhole(name), requestsLike("POST", { path: endpoint.path, body }, like))
    // Hardly any generated query names the settings, or a landing page.
    const counted = {
      "POST /api/unique-visitors": `documentId=${settings}`,
      "POST /api/landing-visits": `page=${landing}`,
    }
    const query = Object.entries(counted).find(([counting]) => counting === name)?.[1]
    if (query) kinds.set(withWhole(name), requestsLike("POST", { path: `${endpoint.path}?${query}` }, like))
  }
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed API", kinds, counts.fuzzedApi)
  expect(findings).toEqual([])
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint)
    const statuses = [name, withWhole(name)].flatMap((kind) => [...(seen.get(kind)?.keys() ?? [])])
    // Requests that are all refused at the door would try nothing.
    expect(statuses.some((status) => status < 300) || neverRight.includes(name), name).toBe(true)
    const mayRefuse = endpoint.parameters.length > 0 || endpoint.body !== undefined
    expect(statuses.some((status) => status >= 400) || !mayRefuse, name).toBe(true)
  }
  const orders = await shop.check()
  report("generated requests to every endpoint", sent, `${listStatuses(seen)}; ${orders} orders, all sound`)
})
