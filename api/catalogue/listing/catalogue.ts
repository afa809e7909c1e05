import { setTimeout as delay } from "node:timers/promises"
import type { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "#db/database.ts"
import { randomToken } from "#db/document-id.ts"
import { type CardCache, createCardCache } from "./card-cache.ts"
import { createLanguageCatalogue, type LanguageCatalogue } from "./language-catalogue.ts"

/** The catalogue in the memory of this process: an index a language, and the cards that were last shown. */
export type Catalogue = {
  /** The index of a language, as of the last update. Loads it when that has not begun yet; later it waits for nothing but
   *  products that appear at this moment.
   *  @throws what the database throws while the catalogue was never complete */
  ready: (locale: Locale) => Promise<CatalogueIndex>
  /** The same without waiting; undefined while it was never complete, or misses a change. */
  current: (locale: Locale) => CatalogueIndex | undefined
  /** The version of a language's state: changes after every write, and when an offer begins or ends. */
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

/** In milliseconds after the first language is loaded. */
const warmAfter = 1000

export type CatalogueOptions = {
  clock?: () => Date
  /** Of the cards that are cached. */
  maxCardBytes?: number
}

/** Makes the catalogue of a process. The first `ready` of a language loads it, then the other languages one by one. */
export function createCatalogue(db: Db, options: CatalogueOptions = {}): Catalogue {
  const { clock = () => new Date(), maxCardBytes } = options
  const cards = createCardCache(db, maxCardBytes)
  const closing = new AbortController()
  const processToken = randomToken()
  let version = 0
  const of = (locale: Locale) => createLanguageCatalogue({ db, locale, clock, signal: closing.signal })
  const languages: Record<Locale, LanguageCatalogue> = { fr: of("fr"), ar: of("ar"), en: of("en") }
  const all = Object.values(languages)
  let warming: Promise<void> | undefined

  /** Loads the languages that nobody has asked for yet, when the first page is on its way. */
  const warm = async () => {
    const isOpen = await delay(warmAfter, true, { signal: closing.signal, ref: false }).catch(() => false)
    if (!isOpen) return
    for (const language of all) if (!language.isLoaded()) await language.ready().catch(() => undefined)
  }

  const ready = async (locale: Locale) => {
    const index = await languages[locale].ready()
    warming ??= warm()
    return index
  }

  return {
    ready,
    current: (locale) => languages[locale].current(),
    async version(locale) {
      const index = await ready(locale)
      return `${processToken}-${version}-${index.pricesSince(clock().toISOString())}-${locale}`
    },
    async update(ids) {
      closing.signal.throwIfAborted()
      cards.delete(ids)
      for (const language of all) await language.update(ids)
      version += 1
    },
    async rebuild() {
      closing.signal.throwIfAborted()
      cards.clear()
      version += 1
      for (const language of all) if (language.isLoaded()) await language.rebuild()
      version += 1
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
