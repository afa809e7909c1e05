import { type Locale, locales } from "#core/i18n/locale.ts"
import type { ChangeLog } from "./change-log.ts"
import type { ReadOptions } from "./read-shop.ts"
import { readContent, type ShopContent } from "./shop-content.ts"

/** Milliseconds after which what was read is read again. */
const maxAge = 15_000
/** Between two readings lies at least so many times what the first one took. */
const restFactor = 4
/** Milliseconds after which a first reading that failed is retried. */
const retryAfter = 5000
/** Milliseconds after which everything is read, not only what was changed. */
const wholeAfter = 10 * 60_000

/** The content of a Strapi in memory. Requests read the last complete state; it is read again beside them. */
export type FollowedContent = {
  /** A language. The first call for it reads it.
   *  @throws what reading throws while it was never read */
  of: (locale: Locale) => Promise<ShopContent>
  /** Starts to read again what is old, where nothing is under way; never throws and waits for nothing. */
  refresh: () => void
  /** Reads every language ahead of the first visitor, and goes on trying until all are read. */
  start: () => void
  /** Whether every language was read. */
  isRead: () => boolean
  /** Ends the trying. */
  close: () => void
}

/** @param onError told when a reading fails for the first time since one succeeded */
export function syncContent(
  options: ReadOptions,
  changes: ChangeLog,
  { onError, now = () => performance.now() }: { onError: (error: unknown) => void; now?: () => number },
): FollowedContent {
  const known: { [locale in Locale]?: ShopContent } = {}
  const loading: { [locale in Locale]?: Promise<ShopContent> } = {}
  let refreshing = false
  let failed = false
  let nextAt = 0
  let wholeAt = now() + wholeAfter
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const read = async (locale: Locale, isWhole: boolean): Promise<ShopContent> => {
    const { content, tags } = await readContent(options, locale, { known: known[locale], isWhole })
    known[locale] = content
    changes.add(tags)
    failed = false
    return content
  }

  const refreshAll = async () => {
    const started = now()
    const isWhole = started >= wholeAt
    for (const locale of locales) if (known[locale]) await read(locale, isWhole)
    if (isWhole) wholeAt = now() + wholeAfter
    nextAt = now() + Math.max(maxAge, (now() - started) * restFactor)
  }

  const load = async (locale: Locale) => {
    const started = loading[locale] ?? read(locale, true).finally(() => delete loading[locale])
    loading[locale] = started
    const content = await started
    nextAt ||= now() + maxAge
    return content
  }

  const fail = (error: unknown) => {
    if (!failed) onError(error)
    failed = true
  }

  const start = async () => {
    try {
      for (const locale of locales) if (!known[locale] && !isClosed) await load(locale)
    } catch (error) {
      fail(error)
      if (!isClosed) retry = setTimeout(start, retryAfter).unref()
    }
  }

  return {
    of: async (locale) => known[locale] ?? load(locale),
    start: () => void start(),
    isRead: () => locales.every((locale) => known[locale]),
    close() {
      isClosed = true
      clearTimeout(retry)
    },
    refresh() {
      if (refreshing || now() < nextAt || nextAt === 0) return
      refreshing = true
      refreshAll()
        .catch((error: unknown) => {
          nextAt = now() + maxAge
          fail(error)
        })
        .finally(() => {
          refreshing = false
        })
    },
  }
}
