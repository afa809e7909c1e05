import { setImmediate } from "node:timers/promises"
import { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import { publishingState } from "#core/content/publishing.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { findIndexedCategories } from "#db/catalogue/indexed-categories.ts"
import { listIndexedProducts, type StoredProduct } from "#db/catalogue/indexed-products.ts"
import type { Db } from "#db/database.ts"

/** Products read at a time: a slice keeps the process busy for 10 to 20 ms. */
const slice = 200

/** The index of a language, and which products appear by themselves later. */
export type CatalogueState = {
  /** Without words it answers listings, no search. */
  index: CatalogueIndex
  /** When a product appears (ISO 8601), by key. */
  scheduled: Map<number, string>
}

type Options = { locale: Locale; clock: () => Date }

function place({ index, scheduled }: CatalogueState, { id, publishedAt, product }: StoredProduct, now: string): void {
  const publishing = publishingState(publishedAt, now)
  if (publishing === "scheduled" && publishedAt !== null) scheduled.set(id, publishedAt)
  else scheduled.delete(id)
  if (publishing === "published" && product) index.upsert(product)
  else index.remove(id)
}

/** Does work in parts, between which the process does other work. */
async function inParts(parts: Generator<void>): Promise<void> {
  while (!parts.next().done) await setImmediate()
}

type ReadOptions = Options & {
  /** Ends it. */
  signal: AbortSignal
  /** Without them the index answers no search, and is there in less than half of the time. */
  hasWords?: boolean
  /** Whether nothing else waits for this thread: sorting everything once at the end takes less than sorting it in. */
  isAlone?: boolean
}

/** Reads the catalogue of a language in the order of the keys, a slice at a time, between which the process does other work.
 *  @throws the signal's reason, or what the database throws */
export async function loadCatalogue(
  db: Db,
  { locale, clock, signal, hasWords = true, isAlone = false }: ReadOptions,
): Promise<CatalogueState> {
  const state: CatalogueState = { index: new CatalogueIndex({ hasWords }), scheduled: new Map() }
  const categories = await findIndexedCategories(db, locale)
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const products = await listIndexedProducts(db, { after, limit: slice, hasWords }, { locale, categories })
    const now = clock().toISOString()
    for (const product of products) place(state, product, now)
    if (!isAlone) await inParts(state.index.settle())
    const last = products.at(-1)
    if (!last || products.length < slice) break
    after = last.id
    await setImmediate()
  }
  await inParts(state.index.complete())
  return state
}

/** Reads some products again; those that are gone, drafts or not published yet are removed. */
export async function updateCatalogue(
  db: Db,
  state: CatalogueState,
  ids: readonly number[],
  { locale, clock }: Options,
): Promise<void> {
  if (ids.length === 0) return
  const categories = await findIndexedCategories(db, locale)
  for (let first = 0; first < ids.length; first += slice) {
    const part = ids.slice(first, first + slice)
    const products = await listIndexedProducts(db, { ids: part }, { locale, categories })
    const now = clock().toISOString()
    const found = new Map(products.map((product) => [product.id, product]))
    for (const id of part) place(state, found.get(id) ?? { id, publishedAt: null, product: undefined }, now)
    await inParts(state.index.settle())
    if (first + slice < ids.length) await setImmediate()
  }
}
