import type { ProductResource } from "#api/contract/product.ts"
import type { Locale } from "#core/locale.ts"
import type { Product } from "#core/product.ts"
import type { ApiCall } from "./api-call.server.ts"
import { productFromWire } from "./from-wire.server.ts"
import { growingListReader, listReader } from "./read.server.ts"
import { createSoldNow } from "./sold-now.server.ts"
import { recordTags, type TagClock } from "./tag-clock.server.ts"

const from = "GET /api/products"
const populate = "image,medias,categories,colors.image"
/** Changed products that a page waits for; more are read in the background. */
const maxAwaited = 50
/** Products that are read at once. */
const batch = 100

/** By the moments as ISO 8601 has them; those of one moment stay in the order of their ids. */
const newestFirst = (one: Product, other: Product) =>
  one.createdAt === other.createdAt ? one.id - other.id : one.createdAt < other.createdAt ? 1 : -1

/** The products of one language as lists show them, in memory: read once, then product by product as they change. While
 *  many are read anew, the last complete list is used, and `listing` is invalidated once more at the end. */
export function createCatalogueList(call: ApiCall, clock: TagClock, locale: Locale): () => Promise<Product[]> {
  const readAll = growingListReader(call)
  const readSome = listReader(call)
  const sold = createSoldNow()
  const changed = new Set<number>()
  let isStale = true
  let products: Product[] | undefined
  let reading: Promise<void> | undefined

  clock.onInvalidate((tags) => {
    if (tags.includes("all")) isStale = true
    for (const tag of tags) {
      const id = /^product:(\d+)$/.exec(tag)?.[1]
      if (id) changed.add(Number(id))
    }
  })

  const readWhole = async () => {
    isStale = false
    changed.clear()
    try {
      products = (await readAll({ from, query: { populate, locale } }, productFromWire)()).toSorted(newestFirst)
    } catch (error) {
      isStale = true
      throw error
    }
  }

  /** Takes up to a hundred of the changed products, and reads them; one that is not found is not sold any more. */
  const readChanged = async () => {
    const ids = [...changed].slice(0, batch)
    for (const id of ids) changed.delete(id)
    try {
      const query = { "filters[id][$in]": ids.join(","), populate, locale }
      const found = await readSome({ from, query }, (wire: ProductResource) => productFromWire(wire))()
      const gone = new Set(ids)
      products = [...(products ?? []).filter(({ id }) => !gone.has(id)), ...found].toSorted(newestFirst)
    } catch (error) {
      for (const id of ids) changed.add(id)
      throw error
    }
  }

  const catchUp = async () => {
    if (isStale) await readWhole()
    while (changed.size > 0) await readChanged()
  }

  /** One at a time. */
  const inTurn = () => {
    reading ??= catchUp().finally(() => {
      reading = undefined
    })
    return reading
  }

  return async () => {
    recordTags(["listing"])
    if (!products || (!isStale && changed.size > 0 && changed.size <= maxAwaited)) {
      await inTurn().catch((error: unknown) => {
        if (!products) throw error
      })
    } else if ((isStale || changed.size > 0) && !reading) {
      inTurn().then(
        () => clock.invalidate(["listing"]),
        () => undefined,
      )
    }
    return sold(products ?? [])
  }
}
