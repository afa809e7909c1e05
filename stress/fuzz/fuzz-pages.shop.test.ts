import type { Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import routes from "#app/routes.ts"
import { counts } from "../counts.ts"
import { sold } from "../order-client.ts"
import { report } from "../report.ts"
import { addressesIn, listPatterns, namesIn } from "./fuzz-addresses.ts"
import { type KnownPages, requestsToPages } from "./fuzz-page-requests.ts"
import type { Sent } from "./fuzz-send.ts"
import { type FuzzedShop, openFuzzedShop } from "./fuzz-shop.ts"
import { fuzz, listStatuses } from "./fuzz-trial.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

const text = async (path: string) => (await fetch(`${shop.url}${path}`)).text()

/** Reads one page of every pattern for the fields of its forms and the names in its links. */
async function knownPages(patterns: string[]): Promise<KnownPages> {
  const addresses = addressesIn(await text("/sitemap.xml"))
  const of = (pattern: string) => {
    const fixed = pattern.replace("/:lang?", "").split("/:")[0] ?? ""
    return addresses.find((address) => address.startsWith(`${fixed}/`)) ?? (fixed || "/")
  }
  const fields = new Map<string, string>()
  const parameters = new Set<string>()
  for (const address of new Set(patterns.map(of))) {
    const found = namesIn(await text(address))
    for (const [name, value] of found.fields) if (!fields.has(name)) fields.set(name, value)
    for (const name of found.parameters) parameters.add(name)
  }
  return { fields, parameters: [...parameters], addresses }
}

it("answers 4xx at worst to anything that its pages and forms are sent", async () => {
  const patterns = listPatterns(await routes)
  const known = await knownPages(patterns)
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const pattern of patterns) {
    const { reading, sending } = requestsToPages(pattern, known)
    kinds.set(`GET ${pattern}`, reading).set(`POST ${pattern}`, sending)
  }
  // The one product whose price the generated forms show, so that some orders are placed whatever the seed.
  const ordering = requestsToPages(`/:lang?/product-details/${sold.slug}`, known).sending
  for (const turn of [1, 2, 3, 4]) kinds.set(`POST order ${turn}`, ordering)
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed pages", kinds, counts.fuzzedPages)
  expect(findings).toEqual([])
  const orders = await shop.check()
  expect(orders).toBeGreaterThan(shop.placed.length)
  report("generated requests to every page and form", sent, `${listStatuses(seen)}; ${orders} orders, all sound`)
})
