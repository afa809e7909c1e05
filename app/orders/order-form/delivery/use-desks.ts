import { useEffect, useState } from "react"
import type { OfferedDesk } from "#core/delivery/desk.ts"
import { readAgain } from "../../../browser/read-again.ts"

export type PlaceDesks = { wilaya: string; commune: string; list: readonly OfferedDesk[] }

/** No place: what a page begins with. */
export const noDesks: PlaceDesks = { wilaya: "", commune: "", list: [] }

/** The desks near a commune, requested from the shop when another place is chosen. Without an answer there are none: the shop
 *  chooses one then.
 *  @param first those that came with the page */
export function useDesks({ wilaya, commune }: Omit<PlaceDesks, "list">, first: PlaceDesks): readonly OfferedDesk[] {
  const [loaded, setLoaded] = useState(first)
  const isLoaded = loaded.wilaya === wilaya && loaded.commune === commune
  useEffect(() => {
    if (isLoaded) return
    const aborted = new AbortController()
    const path = `/desks/${encodeURIComponent(wilaya)}?commune=${encodeURIComponent(commune)}`
    readAgain(path, { signal: aborted.signal })
      .then(async (answer) => setLoaded({ wilaya, commune, list: answer.ok ? await answer.json() : [] }))
      .catch(() => {})
    return () => aborted.abort()
  }, [wilaya, commune, isLoaded])
  return loaded.wilaya === wilaya ? loaded.list : []
}
