import { useMemo } from "react"
import { SegmentedLru } from "#core/cache/segmented-lru.ts"
import { unpackCommunes, unpackWilayas } from "#core/delivery/packed-places.ts"

/** Texts of the last pages: for each language one of the wilayas, and one of the communes of the wilaya that forms begin with. */
const maxTexts = 12

/** On the server pages share what they unpack. */
function sharedUnpack<Places>(unpack: (text: string) => Places): (text: string) => Places {
  if (!import.meta.env.SSR) return unpack
  const known = new SegmentedLru<string, Places>({ maxSize: maxTexts, sizeOf: () => 1 })
  return (text) => {
    const places = known.get(text) ?? unpack(text)
    known.set(text, places)
    return places
  }
}

const toWilayas = sharedUnpack(unpackWilayas)
const toCommunes = sharedUnpack(unpackCommunes)

/** The places that a page has packed (packed-places.server.ts). */
export function usePlaces({ wilayas, communes }: { wilayas: string; communes: string }) {
  return useMemo(() => ({ wilayas: toWilayas(wilayas), communes: toCommunes(communes) }), [wilayas, communes])
}
