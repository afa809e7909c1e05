import { useMemo } from "react"
import { unpackCommunes, unpackWilayas } from "#core/delivery/packed-places.ts"

/** The places that a page has packed (packed-places.server.ts). */
export function usePlaces({ wilayas, communes }: { wilayas: string; communes: string }) {
  return useMemo(() => ({ wilayas: unpackWilayas(wilayas), communes: unpackCommunes(communes) }), [wilayas, communes])
}
