import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { calls } from "./testing/strapi-client/calls.ts"
import { compareShapes } from "./testing/strapi-client/compare.ts"
import { serveShop } from "./testing/strapi-client/served-shop.ts"
import { listShapes, type Shape } from "./testing/strapi-client/shape.ts"

/** Answers of a real Strapi; `npm run test:strapi` checks it, and writes it with RECORD=1. */
const recordedFile = new URL("./testing/strapi-client/recorded.json", import.meta.url)
const recorded = JSON.parse(readFileSync(recordedFile, "utf8")) as Record<string, Shape>

let shop: Awaited<ReturnType<typeof serveShop>>
let own: Record<string, Shape>
beforeAll(async () => {
  shop = await serveShop()
  own = await listShapes(shop.url, shop.token)
})
afterAll(() => shop.close())

describe("Strapi's own client gets from this API what it gets from a Strapi", () => {
  it.each(calls.map(({ name }) => name))("%s", (name) => {
    expect(recorded[name]?.length).toBeGreaterThan(1)
    expect(compareShapes(recorded[name] ?? [], own[name] ?? []).differs).toEqual([])
  })
})
