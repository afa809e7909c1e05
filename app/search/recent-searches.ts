import { readStoredList } from "#core/cart/stored-list.ts"
import { foldText } from "#core/search/fold-text.ts"
import { storedText } from "../browser/stored-text.ts"

const maxSearches = 5
const longest = 100

/** The list with a search at its head, without an older one that only differs in letter forms. */
export function withSearch(searches: string[], text: string): string[] {
  const others = searches.filter((other) => foldText(other) !== foldText(text))
  return [text, ...others].slice(0, maxSearches)
}

/** Reads what the browser stored; anything but short texts is dropped. */
export function readSearches(text: string | null): string[] {
  const read = (value: unknown) =>
    typeof value === "string" && value.trim() !== "" && value.length <= longest ? value : undefined
  return readStoredList(text, read).slice(0, maxSearches)
}

const listeners = new Set<() => void>()

/** Where they lie. */
export const storedSearches = () => storedText("recent_searches", () => localStorage, window)

function write(searches: string[]): void {
  storedSearches().write(JSON.stringify(searches))
  for (const changed of listeners) changed()
}

/** Remembers a search that has found something. */
export function rememberSearch(text: string): void {
  const searches = readSearches(storedSearches().read())
  if (searches[0] !== text) write(withSearch(searches, text))
}

/** Clears them. The pressed button goes with them: the focus moves to the search field.
 *  @param place holds the field */
export function clearSearches(place: Element | null): void {
  write([])
  place?.querySelector<HTMLElement>("[name=searchText]")?.focus()
}

/** Calls back when the list has changed, here or in another tab.
 *  @returns ends that */
export function watchSearches(changed: () => void): () => void {
  listeners.add(changed)
  const stop = storedSearches().watch(changed)
  return () => {
    listeners.delete(changed)
    stop()
  }
}
