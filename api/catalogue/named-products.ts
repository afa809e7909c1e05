import type { Locale } from "#core/i18n/locale.ts"
import { findNamedProducts, namedProduct } from "#db/catalogue/products.ts"
import type { Db } from "#db/database.ts"
import type { Listing } from "#db/lists/listing.ts"
import { productTags } from "../answers/product-tags.ts"
import { createBatchedReads } from "../common/batched-reads.ts"
import type { PublicList } from "../query/public-list.ts"
import type { ProductResource } from "./contract.ts"
import { productResources } from "./product-resource.ts"

type Wanted = { value: string; now: Date }

/** Products that one set of statements reads: under load their number is that of the clients. */
const maxBatch = 16

/** Characters of slugs and document ids: another value could fail, and everybody else's answer with it. */
const safeValue = /^[\w-]{1,200}$/

const newReads = () => createBatchedReads<Wanted, ProductResource | undefined>(maxBatch)
const readsOf = new WeakMap<Db, ReturnType<typeof newReads>>()

function batchedReads(db: Db) {
  const reads = readsOf.get(db) ?? newReads()
  readsOf.set(db, reads)
  return reads
}

type Relations = { field: "documentId" | "slug"; locale: Locale; populate: Set<string> }

/** The products with their relations, one for each that is wanted; undefined where there is none. */
async function readProducts(db: Db, wanted: Wanted[], { field, locale, populate }: Relations) {
  const rows = await findNamedProducts(db, field, { wanted, locale })
  const resources = await productResources(
    db,
    rows.filter((row) => row !== undefined),
    populate,
    locale,
  )
  const next = resources.values()
  return rows.map((row) => row && next.next().value)
}

/** The list of the product that a filter names by its slug or document id. Products that are asked for at once are read in one batch.
 *  @returns undefined for another list */
export function readNamedProduct(
  db: Db,
  { condition, start, locale, sort }: Listing,
  { now, populate }: Parameters<PublicList["read"]>[2],
): ReturnType<PublicList["read"]> | undefined {
  const named = namedProduct(condition)
  if (!named || named.field === "id" || start > 0) return undefined
  const { field, value } = named
  if (typeof value !== "string" || !safeValue.test(value)) return undefined
  const kind = [field, locale, ...[...populate].sort()].join(" ")
  const read = (wanted: Wanted[]) => readProducts(db, wanted, { field, locale, populate })
  return batchedReads(db)(kind, { value, now }, read).then((resource) => {
    const resources = resource ? [resource] : []
    const tags = productTags({ condition, sort }, resources)
    return { resources, total: resources.length, tags }
  })
}
