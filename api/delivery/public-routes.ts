import { Hono } from "hono"
import { toDinars } from "#core/money.ts"
import { listDeskWilayas } from "#db/delivery/desks.ts"
import { listCommunes, listWilayas, wilayaFields } from "#db/delivery/wilayas.ts"
import { answerList, type PublishedContent } from "../query/list-route.ts"
import type { PublicList } from "../query/public-list.ts"
import { relationKinds } from "../query/relation-query.ts"
import { type WilayaResource, wilayaResource } from "./contract.ts"

type StoredCommune = Awaited<ReturnType<typeof listCommunes>>[number]

const attributes = Object.keys(wilayaResource.shape).filter((name) => name !== "communes")
const dinars = (price: number | null) => (price === null ? null : toDinars(price))

/** A commune on the wire, with what it has of its own only. */
const toCommune = ({ wilayaCode: _, home, desk, homeClosed, ...commune }: StoredCommune) => ({
  ...commune,
  ...(home !== null && { home: toDinars(home) }),
  ...(desk !== null && { desk: toDinars(desk) }),
  ...(homeClosed && { homeClosed: true as const }),
})

export const wilayaList: PublicList = {
  name: "wilayas",
  fields: wilayaFields,
  attributes,
  relations: ["communes"],
  relationKinds: relationKinds(wilayaResource, ["communes"]),
  pageSize: 100,
  isOfNoLanguage: true,
  read: async (db, listing, { populate }) => {
    const { rows, total } = await listWilayas(db, listing)
    const codes = rows.map((row) => row.code)
    const communes = populate.has("communes") && codes.length > 0 ? await listCommunes(db, codes) : []
    const withDesks = await listDeskWilayas(db)
    const resources = rows.map(({ desk, home, hasDesks: _, ...row }) => {
      const hasDesks = withDesks.has(row.parent ?? row.code) && { hasDesks: true as const }
      const resource: WilayaResource = { ...row, id: row.code, desk: dinars(desk), home: dinars(home), ...hasDesks }
      if (populate.has("communes")) {
        const isOwn = ({ wilayaCode, wilaya2026 }: (typeof communes)[number]) =>
          row.code === (row.parent === null ? wilayaCode : wilaya2026)
        resource.communes = communes.filter(isOwn).map(toCommune)
      }
      return resource
    })
    // Prices of delivery change everything.
    return { resources, total, tags: [] }
  },
}

/** `GET /wilayas`: the shop's list, the 58 and by the setting those of 2026, in the order of their codes unless asked otherwise. Names are in both languages at once. */
export function wilayaRoutes(content: PublishedContent): Hono {
  return new Hono().get("/", answerList(content, wilayaList))
}
