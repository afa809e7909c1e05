import type { Locale } from "#core/i18n/locale.ts"

/** Addresses of the islands' files, as the build has named them (vite/islands.ts). */
export type IslandFiles = {
  start: string
  mount: string
  /** What `mount` imports. */
  mountImports: string[]
  /** Files of each island by its name. */
  islands: Record<string, string[]>
  messages: Record<Locale, string>
}
