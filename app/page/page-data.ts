import type { Locale } from "#core/i18n/locale.ts"
import type { ShopFacts } from "./page.tsx"

/** What the server tells the scripts of a page. */
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

/** Id of the element that has it. */
export const pageDataId = "page-data"

/** Reads what the server has written into a document.
 *  @throws for a page of another server */
export function readPageData(page: Document): PageData {
  return JSON.parse(page.getElementById(pageDataId)?.textContent ?? "")
}
