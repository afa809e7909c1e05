import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "#db/database.ts"
import { type CatalogueState, updateCatalogue } from "./catalogue-state.ts"
import { type IndexStore, writeStoredIndex } from "./index-store.ts"
import { loadLanguage, manyProducts } from "./load-thread.ts"

type Options = {
  db: Db
  locale: Locale
  clock: () => Date
  signal: AbortSignal
  /** Where a large index is kept for the next start. */
  store?: IndexStore | undefined
}

/** The index of one language in the memory of this process. */
export type LanguageCatalogue = {
  /** The index as of the last update. Loads it when that has not begun yet; later it waits for nothing but products that
   *  appear at this moment.
   *  @throws what the database throws while the index was never complete */
  ready: () => Promise<CatalogueIndex>
  /** The index as of the last update; undefined while it was never complete, or misses a change. */
  current: () => CatalogueIndex | undefined
  /** Reads products again that have changed, or are gone. After a failure everything is read again. */
  update: (ids: readonly number[]) => Promise<void>
  /** Reads everything again beside what is there, which answers until then. */
  rebuild: () => Promise<void>
  isLoaded: () => boolean
  /** Keeps the index for the next start, where it is large and misses no change.
   *  @param fingerprint of `contentFingerprint`, read before the last `update` */
  keep: (fingerprint: string) => Promise<void>
  /** Ends when nothing is under way any more. */
  settled: () => Promise<void>
}

/** Makes the index of a language; it is loaded by the first `ready`. */
export function createLanguageCatalogue({ db, locale, clock, signal, store }: Options): LanguageCatalogue {
  let state: CatalogueState | undefined
  /** The load that is under way, and the products that changed since it began. */
  let loading: { done: Promise<CatalogueState>; changed: Set<number> } | undefined
  let publishing: Promise<void> | undefined
  /** A change is missing: an update or a rebuild has failed. */
  let isBehind = false
  /** Updates follow one another: an older reading never replaces a newer one. */
  let updates: Promise<unknown> = Promise.resolve()

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = updates.then(work)
    updates = done.catch(() => undefined)
    return done
  }

  const load = async (changed: Set<number>) => {
    const loaded = await loadLanguage(db, { locale, clock, signal, store })
    await inOrder(async () => {
      // What changes while these are read comes after this in the order.
      await updateCatalogue(db, loaded, [...changed], { locale, clock })
      state = loaded
      isBehind = false
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
      isBehind = true
    })
    return done
  }

  const update = async (ids: readonly number[]) => {
    signal.throwIfAborted()
    for (const id of ids) loading?.changed.add(id)
    await inOrder(async () => {
      try {
        if (state) await updateCatalogue(db, state, ids, { locale, clock })
      } catch (error) {
        isBehind = true
        throw error
      }
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

  return {
    async ready() {
      signal.throwIfAborted()
      if (state && isBehind && !loading) startLoad().catch(() => undefined)
      const complete = state ?? (await (loading?.done ?? startLoad()))
      await publishScheduled(complete)
      return (state ?? complete).index
    },
    current: () => (isBehind ? undefined : state?.index),
    update,
    async rebuild() {
      signal.throwIfAborted()
      // One that is under way may have passed what has changed since.
      await loading?.done.catch(() => undefined)
      await (loading?.done ?? startLoad())
    },
    keep: (fingerprint) =>
      inOrder(async () => {
        if (!store || !state || isBehind || loading || state.index.count < manyProducts) return
        await writeStoredIndex(state, { locale, now: clock(), store, fingerprint })
      }),
    isLoaded: () => state !== undefined || loading !== undefined,
    async settled() {
      await loading?.done.catch(() => undefined)
      await updates
    },
  }
}
