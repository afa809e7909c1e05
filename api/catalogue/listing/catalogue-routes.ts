import { Hono } from "hono"
import { rowRules } from "#core/catalogue/index/row-rules.ts"
import { parseListing } from "#core/catalogue/listing-params.ts"
import { plainListing } from "#core/catalogue/listing-query.ts"
import type { Db } from "#db/database.ts"
import { answerVersion } from "../../answers/conditional.ts"
import { queryError } from "../../errors.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import { catalogueOptions, listingParameters, maxAddedPageSize, rowOptions } from "../contract-listing.ts"
import { answerItems } from "./answer-json.ts"
import type { Catalogue } from "./catalogue.ts"
import { findCardIds } from "./find-cards.ts"
import { listingAnswer } from "./listing-answer.ts"
import { suggestionsFor } from "./suggestions.ts"

const localeOption = catalogueOptions.pick({ locale: true })

/** `GET /catalogue`, `/catalogue/cards`, `/catalogue/row` and `/catalogue/suggestions`: what pages show of the catalogue,
 *  answered from the index in memory. A card that is not cached costs six statements, however many there are. */
export function catalogueRoutes(db: Db, catalogue: Catalogue, clock: () => Date): Hono {
  return new Hono()
    .get("/", async (c) => {
      const params = readParameters(c.req.url, listingParameters)
      const { locale, ...options } = readOptions(params, catalogueOptions)
      if (options.paging === "more" && options.pageSize > maxAddedPageSize) {
        throw queryError(["pageSize"], `pageSize is at most ${maxAddedPageSize} with paging=more`)
      }
      return answerVersion(c, await catalogue.version(locale), async () => {
        const query = parseListing(params)
        const index = await (query.searchText === "" ? catalogue.readyToList(locale) : catalogue.ready(locale))
        const now = clock()
        const { ids, meta } = listingAnswer(index, query, options, now.toISOString())
        return answerItems(await catalogue.cards.read(ids, locale, now), meta)
      })
    })
    .get("/cards", async (c) => {
      const params = readParameters(c.req.url, ["ids", "slugs", "locale"])
      const { locale } = readOptions(params, localeOption)
      return answerVersion(c, await catalogue.version(locale), async () => {
        const ids = await findCardIds(db, params)
        return answerItems(await catalogue.cards.read(ids, locale, clock()), {})
      })
    })
    .get("/row", async (c) => {
      const params = readParameters(c.req.url, Object.keys(rowOptions.shape))
      const { locale, rule, categories, image, ...row } = readOptions(params, rowOptions)
      return answerVersion(c, await catalogue.version(locale), async () => {
        const index = await catalogue.readyToList(locale)
        const now = clock()
        const { only = [], ...rest } = { only: undefined, ...rowRules[rule] }
        const shared = categories?.split(",") ?? []
        const tests = image === undefined ? only : [...only, "image" as const]
        const ids = index.row({ ...rest, ...row, shared, only: tests }, now.toISOString())
        return answerItems(await catalogue.cards.read(ids, locale, now), {})
      })
    })
    .get("/suggestions", async (c) => {
      const params = readParameters(c.req.url, ["searchText", "productType", "locale"])
      const { locale } = readOptions(params, localeOption)
      const { searchText, productType } = parseListing(params)
      return answerVersion(c, await catalogue.version(locale), async () => {
        const query = { ...plainListing, searchText, productType }
        const data = await suggestionsFor(db, catalogue, { locale, now: clock(), query })
        return Response.json({ data, meta: {} })
      })
    })
}
