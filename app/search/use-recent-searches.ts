import { useMemo, useSyncExternalStore } from "react"
import { readSearches, storedSearches, watchSearches } from "./recent-searches.ts"

/** The visitor's last searches, newest first; none in the server's HTML. They never leave the browser. */
export function useRecentSearches(): string[] {
  const text = useSyncExternalStore(
    watchSearches,
    () => storedSearches().read(),
    () => null,
  )
  return useMemo(() => readSearches(text), [text])
}
