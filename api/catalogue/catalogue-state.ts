import { setImmediate } from "node:timers/promises"
import { CatalogueIndex } from "#core/catalogue/catalogue-index.ts"
import { type Locale, locales } from "#core/locale.ts"
import { publishingState } from "#core/publishing.ts"
import { findIndexedCategories } from "#db/catalogue/indexed-categories.ts"
import { type IndexedTexts, listIndexedProducts } from "#db/catalogue/indexed-products.ts"
import type { Db } from "#db/database.ts"

/** Products read at a time: a slice keeps the process busy for 10 to 20 ms. */
const slice = 200

/** The indexes of all languages, and which products appear by themselves later. */
export type CatalogueState = {
  indexes: Record<Locale, CatalogueIndex>
  /** When a product appears (ISO 8601), by key. */
  scheduled: Map<number, string>
}

function place({ indexes, scheduled }: CatalogueState, { id, publishedAt, texts }: IndexedTexts, now: string): void {
  const publishing = publishingState(publishedAt, now)
  if (publishing === "scheduled" && publishedAt !== null) scheduled.set(id, publishedAt)
  else scheduled.delete(id)
  for (const locale of locales) {
    const product = publishing === "published" ? texts.get(locale) : undefined
    if (product) indexes[locale].upsert(product)
    else indexes[locale].remove(id)
  }
}

/** Does work in parts, between which the process does other work. */
async function inParts(parts: Generator<void>): Promise<void> {
  while (!parts.next().done) await setImmediate()
}

/** Reads the whole catalogue in the order of the keys, a slice at a time, between which the process does other work.
 *  @param signal ends it
 *  @throws the signal's reason, or what the database throws */
export async function loadCatalogue(db: Db, clock: () => Date, signal: AbortSignal): Promise<CatalogueState> {
  const state: CatalogueState = {
    indexes: { fr: new CatalogueIndex(), ar: new CatalogueIndex(), en: new CatalogueIndex() },
    scheduled: new Map(),
  }
  const categories = await findIndexedCategories(db)
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const products = await listIndexedProducts(db, { after, limit: slice }, categories)
    const now = clock().toISOString()
    for (const product of products) place(state, product, now)
    for (const locale of locales) await inParts(state.indexes[locale].settle())
    const last = products.at(-1)
    if (!last || products.length < slice) break
    after = last.id
    await setImmediate()
  }
  for (const locale of locales) await inParts(state.indexes[locale].complete())
  return state
}

/** Reads some products again; those that are gone, drafts or not published yet are removed. */
export async function updateCatalogue(db: Db, state: CatalogueState, ids: readonly number[], clock: () => Date) {
  if (ids.length === 0) return
  const categories = await findIndexedCategories(db)
  for (let first = 0; first < ids.length; first += slice) {
    const part = ids.slice(first, first + slice)
    const products = await listIndexedProducts(db, { ids: part }, categories)
    const now = clock().toISOString()
    const found = new Map(products.map((product) => [product.id, product]))
    for (const id of part) place(state, found.get(id) ?? { id, publishedAt: null, texts: new Map() }, now)
    for (const locale of locales) await inParts(state.indexes[locale].settle())
    if (first + slice < ids.length) await setImmediate()
  }
}
