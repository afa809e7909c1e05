import type { MediaRow } from "#db/media.ts"
import type { MediaResource } from "./contract/product.ts"

/** A picture on the wire; null when there is none. */
export function mediaResource(pictures: Map<number, MediaRow>, id: number | null): MediaResource | null {
  return (id !== null && pictures.get(id)) || null
}
