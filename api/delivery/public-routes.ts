import { Hono } from "hono"
import { toDinars } from "#core/money.ts"
import { listWilayas, selectCommunes, wilayaFields } from "#db/delivery/wilayas.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { listBody } from "../query/list-body.ts"
import { type ListKind, readListQuery } from "../query/list-query.ts"
import { relationKinds } from "../query/relation-query.ts"
import { type WilayaResource, wilayaResource } from "./contract.ts"

const attributes = Object.keys(wilayaResource.shape).filter((name) => name !== "communes")
const dinars = (price: number | null) => (price === null ? null : toDinars(price))

const kind = {
  fields: wilayaFields,
  attributes,
  relations: ["communes"],
  relationKinds: relationKinds(wilayaResource, ["communes"]),
  pageSize: 100,
  isOfNoLanguage: true,
} satisfies ListKind

/** `GET /wilayas`: all 58 in the order of their codes unless asked otherwise. Names are in both languages at once. */
export function wilayaRoutes({ db, answers, queries }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const query = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { body } = await listBody({ query, queries, c }, async (listing) => {
        const { rows, total } = await listWilayas(db, listing)
        const codes = rows.map((row) => row.code)
        const communes = query.populate.paths.has("communes") && codes.length > 0 ? await selectCommunes(db, codes) : []
        const byWilaya = Map.groupBy(communes, (commune) => commune.wilayaCode)
        const resources = rows.map(({ desk, home, ...row }) => {
          const resource: WilayaResource = { ...row, id: row.code, desk: dinars(desk), home: dinars(home) }
          if (query.populate.paths.has("communes")) {
            resource.communes = (byWilaya.get(row.code) ?? []).map(({ name, namear }) => ({ name, namear }))
          }
          return resource
        })
        return { resources, total }
      })
      // Prices of delivery change everything.
      return { body, tags: [] }
    })
  })
}
