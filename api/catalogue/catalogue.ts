import type { CatalogueIndex } from "#core/catalogue/catalogue-index.ts"
import type { Locale } from "#core/locale.ts"
import type { Db } from "#db/database.ts"
import { randomToken } from "#db/document-id.ts"
import { type CardCache, createCardCache } from "./card-cache.ts"
import { type CatalogueState, loadCatalogue, updateCatalogue } from "./catalogue-state.ts"

/** The catalogue in the memory of this process: an index a language, and the cards that were last shown. */
export type Catalogue = {
  /** The index of a language, as of the last update. Loads it when that has not begun yet; later it waits for nothing but
   *  products that appear at this moment.
   *  @throws what the database throws while the catalogue was never complete */
  ready: (locale: Locale) => Promise<CatalogueIndex>
  /** What stands for the state of a language: another text after every change, and when an offer begins or ends. */
  version: (locale: Locale) => Promise<string>
  /** Reads products again that have changed, or are gone. Once it is done, answers know of every change that was committed
   *  before the call. Changes of categories, which no product's row tells of, end with their products or `rebuild`.
   *  @param ids keys; none = something else that answers show has changed */
  update: (ids: readonly number[]) => Promise<void>
  /** Reads everything again beside what is there, which answers until then. */
  rebuild: () => Promise<void>
  /** Whether it is in memory, or on its way there. */
  isLoaded: () => boolean
  /** Ends what is under way. */
  close: () => Promise<void>
  cards: CardCache
}

export type CatalogueOptions = {
  clock?: () => Date
  /** Of the cards that are cached. */
  maxCardBytes?: number
}

/** Makes the catalogue of a process; it is loaded by the first `ready` or `rebuild`. */
export function createCatalogue(db: Db, options: CatalogueOptions = {}): Catalogue {
  const { clock = () => new Date(), maxCardBytes } = options
  const cards = createCardCache(db, maxCardBytes)
  const closing = new AbortController()
  const process = randomToken()
  let state: CatalogueState | undefined
  let version = 0
  /** The load that is under way, and the products that changed since it began. */
  let loading: { done: Promise<CatalogueState>; changed: Set<number> } | undefined
  let publishing: Promise<void> | undefined
  /** Updates follow one another: an older reading never replaces a newer one. */
  let updates: Promise<unknown> = Promise.resolve()

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = updates.then(work)
    updates = done.catch(() => undefined)
    return done
  }

  const load = async (changed: Set<number>) => {
    const loaded = await loadCatalogue(db, clock, closing.signal)
    await inOrder(async () => {
      // What changes while these are read comes after this in the order.
      await updateCatalogue(db, loaded, [...changed], clock)
      state = loaded
      version += 1
      cards.clear()
      loading = undefined
    })
    return loaded
  }

  const startLoad = () => {
    const changed = new Set<number>()
    const done = load(changed)
    loading = { done, changed }
    done.catch(() => {
      loading = undefined
    })
    return done
  }

  const update = async (ids: readonly number[]) => {
    closing.signal.throwIfAborted()
    for (const id of ids) loading?.changed.add(id)
    await inOrder(async () => {
      if (state) await updateCatalogue(db, state, ids, clock)
      cards.delete(ids)
      version += 1
    })
  }

  /** Has products appear whose moment has come. */
  const publishScheduled = async ({ scheduled }: CatalogueState) => {
    const now = clock().toISOString()
    const due = [...scheduled].flatMap(([id, moment]) => (moment <= now ? [id] : []))
    if (due.length === 0) return
    publishing ??= update(due).finally(() => {
      publishing = undefined
    })
    await publishing
  }

  const ready = async (locale: Locale) => {
    closing.signal.throwIfAborted()
    const complete = state ?? (await (loading?.done ?? startLoad()))
    await publishScheduled(complete)
    return (state ?? complete).indexes[locale]
  }

  return {
    ready,
    async version(locale) {
      const index = await ready(locale)
      return `${process}-${version}-${index.pricesSince(clock().toISOString())}-${locale}`
    },
    update,
    async rebuild() {
      closing.signal.throwIfAborted()
      // One that is under way may have passed what has changed since.
      await loading?.done.catch(() => undefined)
      await (loading?.done ?? startLoad())
    },
    isLoaded: () => state !== undefined || loading !== undefined,
    async close() {
      closing.abort()
      await loading?.done.catch(() => undefined)
      await updates
    },
    cards,
  }
}
