import { productResource } from "#api/catalogue/contract.ts"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import type { Content } from "./content.server.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { variantFromWire } from "./seam/from-wire.server.ts"
import { listReader } from "./seam/read.server.ts"

/** Products of one request. */
const maxProducts = 100

const variantsAnswer = listEnvelope(productResource.pick({ id: true, variants: true }))

/** The part of the client that reads the variants of several products. */
export function createVariants(call: ApiCall): Pick<Content, "variantsOf"> {
  const readList = listReader(call)
  return {
    async variantsOf(ids, locale) {
      const requestedIds = [...new Set(ids)].slice(0, maxProducts)
      if (requestedIds.length === 0) return new Map()
      const named = Object.fromEntries(requestedIds.map((id, index) => [`filters[id][$in][${index}]`, id]))
      const query = { ...named, fields: "id", populate: "variants", locale }
      const load = readList(
        { from: "GET /api/products", query, answer: variantsAnswer },
        ({ id, variants = [] }) => [id, variants.map(variantFromWire)] as const,
        { pageSize: maxProducts, maxPages: 1 },
      )
      return new Map(await load())
    },
  }
}
