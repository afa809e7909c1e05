import type { IndexSnapshot } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { DatabaseAddress } from "#db/database.ts"

/** Job of a load thread. */
export type LoadJob = {
  address: DatabaseAddress
  locale: Locale
  /** The moment at which products are published or not (ISO 8601). */
  now: string
  hasWords: boolean
}

export type LoadReply = { index: IndexSnapshot; scheduled: Map<number, string> }
