import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "#db/database.ts"
import { type CatalogueState, updateCatalogue } from "./catalogue-state.ts"
import { type IndexStore, writeStoredIndex } from "./index-store.ts"
import { type LoadOptions, loadLanguage, manyProducts } from "./load-thread.ts"

type Options = {
  db: Db
  locale: Locale
  clock: () => Date
  signal: AbortSignal
  /** Where a large index is stored for the next start. */
  store?: IndexStore | undefined
}

type Loading = {
  done: Promise<CatalogueState>
  /** The first state that can answer listings, possibly without words. */
  first: Promise<CatalogueState>
  /** Ends when a thread works at it, or it is there. */
  begun: Promise<void>
  /** Products that changed since it began. */
  changed: Set<number>
}

/** The index of one language in the memory of this process. */
export type LanguageCatalogue = {
  /** The index as of the last update. Loads it when that has not begun yet; later it waits for nothing but products that
   *  appear at this moment.
   *  @throws what the database throws while the index was never complete */
  ready: () => Promise<CatalogueIndex>
  /** The same for listings and rows alone: while a large catalogue loads, an index without words is there before the whole. */
  readyToList: () => Promise<CatalogueIndex>
  /** Begins to load; ends when a thread works at it, or it is there. */
  begin: () => Promise<void>
  /** The index as of the last update, maybe without words; undefined while there is none, or it misses a change. */
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
  /** State for listings until the first load is complete: it has no words. */
  let listing: CatalogueState | undefined
  /** Under way. */
  let loading: Loading | undefined
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

  const load = async (changed: Set<number>, steps: Pick<LoadOptions, "onThread" | "onListing">) => {
    const loaded = await loadLanguage(db, { locale, clock, signal, store, ...steps })
    await inOrder(async () => {
      // A change during this read is applied after it.
      await updateCatalogue(db, loaded, [...changed], { locale, clock })
      state = loaded
      listing = undefined
      isBehind = false
      loading = undefined
    })
    return loaded
  }

  const startLoad = () => {
    const changed = new Set<number>()
    const { promise, resolve } = Promise.withResolvers<CatalogueState>()
    const begun = Promise.withResolvers<void>()
    const takeListing = (loaded: CatalogueState) => {
      const taken = inOrder(async () => {
        await updateCatalogue(db, loaded, [...changed], { locale, clock })
        listing = loaded
        resolve(loaded)
      })
      // The load goes on, and reads the same again.
      taken.catch(() => undefined)
    }
    const done = load(changed, { onThread: begun.resolve, onListing: state ? undefined : takeListing })
    const first = Promise.race([promise, done])
    loading = { done, first, begun: begun.promise, changed }
    first.then(() => begun.resolve()).catch(begun.resolve)
    done.catch(() => {
      loading = undefined
      listing = undefined
      isBehind = true
    })
    return loading
  }

  const update = async (ids: readonly number[]) => {
    signal.throwIfAborted()
    for (const id of ids) loading?.changed.add(id)
    await inOrder(async () => {
      try {
        const current = state ?? listing
        if (current) await updateCatalogue(db, current, ids, { locale, clock })
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

  const whenReady = async (part: "done" | "first") => {
    signal.throwIfAborted()
    if (state && isBehind && !loading) startLoad()
    const known = state ?? (part === "first" ? listing : undefined)
    const ready = known ?? (await (loading ?? startLoad())[part])
    await publishScheduled(ready)
    return (state ?? ready).index
  }

  return {
    ready: () => whenReady("done"),
    readyToList: () => whenReady("first"),
    begin: async () => (state ? undefined : (loading ?? startLoad()).begun),
    current: () => (isBehind ? undefined : (state ?? listing)?.index),
    update,
    async rebuild() {
      signal.throwIfAborted()
      // One that is under way may have passed what has changed since.
      await loading?.done.catch(() => undefined)
      await (loading ?? startLoad()).done
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
