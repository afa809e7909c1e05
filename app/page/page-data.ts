import type { Locale } from "#core/i18n/locale.ts"
import type { ShopFacts } from "./page.tsx"

/** Data of a page for its scripts. */
export type PageData = {
  /** The shop's main language. */
  main: Locale
  shop: ShopFacts | undefined
  /** Where visitors are counted, and how many there are; undefined where they are not. */
  visitors: { documentId: string; count: number } | undefined
  /** Of each island by its id. */
  props: Record<string, object>
  /** Address of the script of the page at rest (page-start.ts). */
  start: string
  /** Address of what hydrates islands (mount.tsx). */
  mount: string
  /** Address of the messages of the page's language. */
  messages: string
  /** Addresses of all that a touch of the page needs. */
  files: string[]
}

/** Functions of the script that hydrates islands (`mount`) for listings, which replace this page's parts by another
 *  page's. */
export type IslandScripts = {
  /** Takes the props of islands from another document of the shop. */
  takePageData: (next: PageData) => void
  /** Renders a hydrated island with the props that it has now.
   *  @returns false when it is not hydrated */
  renderIsland: (element: Element) => boolean
  /** Hydrates the islands of the page that are not yet. */
  mountIslands: () => Promise<void>
}

/** Id of the element that has it. */
export const pageDataId = "page-data"

/** Reads what the server has written into a document.
 *  @throws for a page of another server */
export function readPageData(page: Document): PageData {
  return JSON.parse(page.getElementById(pageDataId)?.textContent ?? "")
}

/** Addresses of the islands' files, as the build has named them (vite/islands.ts). */
export type IslandFiles = {
  start: string
  mount: string
  /** Modules that `mount` imports. */
  mountImports: string[]
  /** Files of each island by its name. */
  islands: Record<string, string[]>
  messages: Record<Locale, string>
}
