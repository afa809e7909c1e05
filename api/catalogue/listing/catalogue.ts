import { setTimeout as delay } from "node:timers/promises"
import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { contentFingerprint } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { randomToken } from "#db/document-id.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { type CardCache, createCardCache } from "./card-cache.ts"
import type { IndexStore } from "./index-store.ts"
import { createLanguageCatalogue, type LanguageCatalogue } from "./language-catalogue.ts"
import { hasManyProducts } from "./load-thread.ts"

/** The catalogue in the memory of this process: an index a language, and the cards that were last shown. */
export type Catalogue = {
  /** The index of a language, as of the last update. Loads it when that has not begun yet; later it waits for nothing but
   *  products that appear at this moment.
   *  @throws what the database throws while the catalogue was never complete */
  ready: (locale: Locale) => Promise<CatalogueIndex>
  /** The same for listings and rows alone: while a large catalogue loads, an index without words is there before the whole. */
  readyToList: (locale: Locale) => Promise<CatalogueIndex>
  /** The same without waiting; undefined while there is none, or it misses a change. */
  current: (locale: Locale) => CatalogueIndex | undefined
  /** Begins to load the shop's main language before the first request for it, where that takes a thread. Ends when the thread
   *  works, or the index is there.
   *  @throws what the database throws */
  prepare: () => Promise<void>
  /** Whether a load that `prepare` began has not come to listings yet. */
  isPreparing: () => boolean
  /** The version of a language's state: changes after every write, and when an offer begins or ends. */
  version: (locale: Locale) => Promise<string>
  /** Reads products again that have changed, or are gone. Once it is done, answers know of every change that was committed
   *  before the call. Changes of categories, which no product's row tells of, end with their products or `rebuild`.
   *  @param ids keys; none = something else that answers show has changed */
  update: (ids: readonly number[]) => Promise<void>
  /** Reads everything again beside what is there, which answers until then. */
  rebuild: () => Promise<void>
  /** Keeps large indexes for the next start; call it before `close`.
   *  @param readChanges brings the catalogue up to date with every change that is committed */
  keep: (readChanges: () => Promise<void>) => Promise<void>
  /** Whether it is in memory, or on its way there. */
  isLoaded: () => boolean
  /** Ends what is under way. */
  close: () => Promise<void>
  cards: CardCache
}

/** In milliseconds after the first language is loaded. */
const warmAfter = 1000

export type CatalogueOptions = {
  clock?: () => Date
  /** Of the cards that are cached. */
  maxCardBytes?: number
  /** Where large indexes are stored from one start to the next; without it they are loaded at each. */
  store?: IndexStore | undefined
}

/** Makes the catalogue of a process. The first `ready` of a language loads it, then the other languages one by one. */
export function createCatalogue(db: Db, options: CatalogueOptions = {}): Catalogue {
  const { clock = () => new Date(), maxCardBytes, store } = options
  const cards = createCardCache(db, maxCardBytes)
  const closing = new AbortController()
  const processToken = randomToken()
  let version = 0
  const of = (locale: Locale) => createLanguageCatalogue({ db, locale, clock, store, signal: closing.signal })
  const languages: Record<Locale, LanguageCatalogue> = { fr: of("fr"), ar: of("ar"), en: of("en") }
  const all = Object.values(languages)
  let warming: Promise<void> | undefined
  let isPreparing = false
  /** Under way. */
  let rebuilds = 0

  /** Does the same in every language, also where it fails in one.
   *  @throws the first failure, when all have ended */
  const inEach = async (work: (language: LanguageCatalogue) => Promise<void>) => {
    const results = await Promise.allSettled(all.map(work))
    for (const result of results) if (result.status === "rejected") throw result.reason
  }

  /** Loads the languages that nobody has asked for yet, when the first page is on its way. */
  const warm = async () => {
    const isOpen = await delay(warmAfter, true, { signal: closing.signal, ref: false }).catch(() => false)
    if (!isOpen) return
    for (const language of all) if (!language.isLoaded()) await language.readyToList().catch(() => undefined)
  }

  /** The other languages follow the first one that is ready. */
  const thenWarm = async (ready: Promise<CatalogueIndex>) => {
    const index = await ready
    warming ??= warm()
    return index
  }
  const readyToList = (locale: Locale) => thenWarm(languages[locale].readyToList())

  return {
    ready: (locale) => thenWarm(languages[locale].ready()),
    readyToList,
    async prepare() {
      if (!(await hasManyProducts(db))) return
      const main = await findMainLocale(db)
      const end = () => {
        isPreparing = false
      }
      isPreparing = true
      // Menus are compared in French. What fails now is tried again by the first page.
      readyToList(main)
        .then(() => readyToList("fr"))
        .then(end, end)
      await languages[main].begin()
    },
    isPreparing: () => isPreparing,
    current: (locale) => languages[locale].current(),
    async version(locale) {
      const index = await readyToList(locale)
      return `${processToken}-${version}-${index.pricesSince(clock().toISOString())}-${locale}`
    },
    async update(ids) {
      closing.signal.throwIfAborted()
      cards.delete(ids)
      await inEach((language) => language.update(ids))
      version += 1
    },
    async rebuild() {
      closing.signal.throwIfAborted()
      cards.clear()
      version += 1
      const failures: unknown[] = []
      rebuilds += 1
      for (const language of all) {
        if (language.isLoaded()) await language.rebuild().catch((error: unknown) => failures.push(error))
      }
      version += 1
      rebuilds -= 1
      if (failures.length > 0) throw failures[0]
    },
    async keep(readChanges) {
      if (!store || rebuilds > 0) return
      const fingerprint = await contentFingerprint(db)
      await readChanges()
      if (rebuilds === 0) await inEach((language) => language.keep(fingerprint))
    },
    isLoaded: () => all.some((language) => language.isLoaded()),
    async close() {
      closing.abort()
      await warming
      for (const language of all) await language.settled()
    },
    cards,
  }
}
