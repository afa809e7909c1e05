import type { Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { adminPatterns } from "#api/admin/admin-api.ts"
import { apiPatterns } from "#api/api.ts"
import { counts } from "./counts.ts"
import { requestsTo } from "./fuzz-api-requests.ts"
import { type Endpoint, endpointsOf } from "./fuzz-endpoints.ts"
import type { Sent } from "./fuzz-send.ts"
import { documentIdsAt, type FuzzedShop, openFuzzedShop, read } from "./fuzz-shop.ts"
import { fuzz, statusesOf } from "./fuzz-trial.ts"
import { report } from "./report.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

const itself = "/api/openapi.json"
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The endpoints that the running API tells of, and the one that tells. */
async function allEndpoints() {
  const { endpoints, components } = endpointsOf(await read(shop.url, itself))
  endpoints.push({ method: "GET", path: itself, parameters: [], body: undefined, fields: [] })
  return { endpoints, components }
}

/** Values for the holes of an endpoint's path and for the ids in its query. */
async function knownAt({ path }: Endpoint) {
  if (path.startsWith("/api/orders/"))
    return (name: string) => shop.placed.map((order) => (name === "token" ? order.token : order.documentId))
  const parent = path.split("/{")[0] ?? ""
  const ids = path.includes("{") ? await documentIdsAt(shop.url, parent) : []
  return () => ids
}

it("answers 4xx at worst to anything that its endpoints are sent", async () => {
  const { endpoints, components } = await allEndpoints()
  const paths = endpoints.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"))
  // The console's have a trial of their own.
  expect([...new Set(paths), ...adminPatterns].sort()).toEqual([...apiPatterns].sort())
  const [settings = ""] = await documentIdsAt(shop.url, "/api/app-setting")
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const endpoint of endpoints) {
    kinds.set(nameOf(endpoint), requestsTo(endpoint, { components, known: await knownAt(endpoint), settings }))
  }
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed API", kinds, counts.fuzzedApi)
  expect(findings).toEqual([])
  for (const endpoint of endpoints) {
    const statuses = [...(seen.get(nameOf(endpoint))?.keys() ?? [])]
    // Requests that are all refused at the door would try nothing.
    expect(
      statuses.some((status) => status < 300),
      nameOf(endpoint),
    ).toBe(true)
    expect(
      statuses.some((status) => status >= 400),
      nameOf(endpoint),
    ).toBe(true)
  }
  const orders = await shop.check()
  report("generated requests to every endpoint", sent, `${statusesOf(seen)}; ${orders} orders, all sound`)
})
