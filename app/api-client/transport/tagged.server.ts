import { type Locale, locales } from "#core/i18n/locale.ts"
import { recordTags, type TagClock } from "./tag-clock.server.ts"

/** One value for each language, each cached in memory on its own. */
export function perLocale<T>(make: (locale: Locale) => () => T | Promise<T>) {
  const byLocale = new Map(locales.map((locale) => [locale, make(locale)]))
  return async (locale: Locale): Promise<T> => {
    const read = byLocale.get(locale)
    if (!read) throw new Error(`Unknown locale: ${locale}`)
    return read()
  }
}

/** After a failure the value in memory is used for so long, in milliseconds, before the API is asked again. */
const retryAfter = 1000

export type Tagged<T> = {
  value: T
  tags: readonly string[]
  /** Tags that a page with the value records; the value's own by default. */
  noted?: readonly string[]
  /** In milliseconds, in place of the cache's own. */
  maxAge?: number
}

/** Caches one value of the content API until one of its tags is invalidated. Requests that come together share one load;
 *  while the API is away, the last value goes on being used.
 *  @param load throws when the API gives nothing
 *  @param maxAge in milliseconds; an older value is used once more while it is loaded again
 *  @returns reads the value and notes its tags for the page; throws what `load` throws only while there is no value yet */
export function tagged<T>(
  clock: TagClock,
  load: () => Promise<Tagged<T>>,
  { now = () => performance.now(), maxAge = Number.POSITIVE_INFINITY }: { now?: () => number; maxAge?: number } = {},
) {
  let entry: (Tagged<T> & { position: number; loadedAt: number }) | undefined
  let loading: { position: number; result: Promise<Tagged<T>> } | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  const start = (position: number) => {
    const result = load().then(
      (loaded) => {
        if (!entry || entry.position <= position) entry = { ...loaded, position, loadedAt: now() }
        return loaded
      },
      (error: unknown) => {
        if (!entry) throw error
        failedAt = now()
        return entry
      },
    )
    const started = { position, result }
    loading = started
    const end = () => {
      if (loading === started) loading = undefined
    }
    result.then(end, end)
    return started
  }

  const isFresh = ({ tags, position }: { tags: readonly string[]; position: number }) =>
    clock.invalidatedAt(tags, position) === undefined

  return async (): Promise<T> => {
    const known = entry
    const hasJustFailed = now() - failedAt < retryAfter
    if (known && (hasJustFailed || isFresh(known))) {
      if (now() - known.loadedAt > (known.maxAge ?? maxAge) && !hasJustFailed && !loading) start(clock.position())
      recordTags(known.noted ?? known.tags)
      return known.value
    }
    // A load that began before the last change may have read what was before it.
    const joined = loading && loading.position === clock.position() ? loading : start(clock.position())
    const { value, tags, noted } = await joined.result
    recordTags(noted ?? tags)
    return value
  }
}
