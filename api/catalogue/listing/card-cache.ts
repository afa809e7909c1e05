import { SegmentedLru } from "#core/cache/segmented-lru.ts"
import { pricedAt } from "#core/catalogue/offer.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { toUnpooledBuffer } from "#core/unpooled-buffer.ts"
import { findProductCards } from "#db/catalogue/products.ts"
import type { Db } from "#db/database.ts"
import type { ProductCard } from "../contract-listing.ts"
import { cardResources } from "../product-resource.ts"

/** Relations of a card. */
const populate = new Set(["image", "medias", "categories", "colors", "colors.image"])

const defaultMaxBytes = 32 * 2 ** 20
/** Estimated memory of a card beside its bytes. */
const cardBytes = 200

/** A card as JSON in UTF-8; with an offer, at the prices that it has while the offer runs. */
type CachedCard = { bytes: Buffer; hasOffer: boolean }

export type CardCache = {
  /** Cards as JSON, in the order of the keys; of products that are not published, none. Reads those that it has not in five
   *  statements, whatever their number. */
  read: (ids: number[], locale: Locale, now: Date) => Promise<Buffer[]>
  /** Forgets products that have changed. */
  delete: (ids: readonly number[]) => void
  clear: () => void
}

/** Cards by key and language, as many as fit.
 *  @param maxBytes of all cards together */
export function createCardCache(db: Db, maxBytes = defaultMaxBytes): CardCache {
  const cards = new SegmentedLru<string, CachedCard>({
    maxSize: maxBytes,
    sizeOf: ({ bytes }) => cardBytes + bytes.byteLength,
  })
  /** Rises with every deletion: what was read before one may be older than the change. */
  let deletions = 0
  const deletedAt = new Map<number, number>()
  let clearedAt = 0
  let reading = 0
  const keyOf = (id: number, locale: Locale) => `${id} ${locale}`

  const store = (card: ProductCard, locale: Locale, since: number): CachedCard => {
    const cached = { bytes: toUnpooledBuffer(Buffer.from(JSON.stringify(card))), hasOffer: card.offerDate !== null }
    const isStale = clearedAt > since || (deletedAt.get(card.id) ?? 0) > since
    if (!isStale) cards.set(keyOf(card.id, locale), cached)
    return cached
  }

  const readMissing = async (ids: number[], locale: Locale, now: Date) => {
    const since = deletions
    reading += 1
    try {
      const rows = await findProductCards(db, ids, { locale, now })
      const resources: ProductCard[] = await cardResources(db, rows, populate, locale)
      return new Map(resources.map((card) => [card.id, store(card, locale, since)]))
    } finally {
      reading -= 1
      if (reading === 0) deletedAt.clear()
    }
  }

  const priced = ({ bytes, hasOffer }: CachedCard, now: Date) => {
    if (!hasOffer) return bytes
    // Written by `store`.
    const card = JSON.parse(bytes.toString()) as ProductCard
    return Buffer.from(JSON.stringify(pricedAt(card, now.toISOString())))
  }

  return {
    async read(ids, locale, now) {
      const found = new Map(ids.map((id) => [id, cards.get(keyOf(id, locale))]))
      const missing = [...found].flatMap(([id, card]) => (card ? [] : [id]))
      const read = missing.length > 0 ? await readMissing(missing, locale, now) : undefined
      return ids.flatMap((id) => {
        const card = found.get(id) ?? read?.get(id)
        return card ? [priced(card, now)] : []
      })
    },
    delete(ids) {
      deletions += 1
      for (const id of ids) {
        if (reading > 0) deletedAt.set(id, deletions)
        for (const locale of locales) cards.delete(keyOf(id, locale))
      }
    },
    clear() {
      deletions += 1
      clearedAt = deletions
      cards.clear()
    },
  }
}
