import { afterAll, beforeAll, beforeEach, expect } from "vitest"
import { cardsAnswer, catalogueAnswer, type ProductCard } from "../catalogue/contract-listing.ts"
import { type Catalogue, createCatalogue } from "../catalogue/listing/catalogue.ts"
import { createApi } from "../composition/api.ts"
import { countStatements } from "./count-statements.ts"
import { openTestShop, type TestShop } from "./shop.ts"

export type CatalogueShop = {
  shop: TestShop
  /** New for every test. */
  catalogue: Catalogue
  /** The moment at which everything happens; a test may move it. */
  now: Date
  /** The statements since the last call. */
  statements: () => number
  /** @param path under `/api` */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** The JSON of a 200. */
  read: (path: string) => Promise<unknown>
  /** @param query of `/api/catalogue` */
  listing: (query: string) => Promise<ReturnType<typeof catalogueAnswer.parse>>
  cards: (path: string) => Promise<ProductCard[]>
}

/** The sample shop behind an API whose catalogue every test loads again; call it once a file, outside tests. */
export function catalogueShop(): CatalogueShop {
  const used = {} as CatalogueShop
  beforeAll(async () => {
    used.shop = await openTestShop()
  })
  afterAll(() => used.shop.close())
  beforeEach(() => {
    const { db, taken } = countStatements(used.shop.db)
    const clock = () => used.now
    const catalogue = createCatalogue(db, { clock })
    const api = createApi({ db, token: "none", clock, catalogue })
    Object.assign(used, { now: new Date(), catalogue, statements: taken })
    used.get = (path, headers = {}) => api.fetch(new Request(new URL(path, "http://shop.test/api/"), { headers }))
  })
  used.read = async (path) => {
    const answer = await used.get(path)
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  used.listing = async (query) => catalogueAnswer.parse(await used.read(`catalogue?${query}`))
  used.cards = async (path) => cardsAnswer.parse(await used.read(`catalogue/${path}`)).data
  return used
}
