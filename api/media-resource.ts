import { sizedFormats } from "#core/picture.ts"
import type { MediaRow } from "#db/media.ts"
import type { MediaResource } from "./contract/media.ts"

/** The smaller forms of a picture, made at the first request of their addresses (server/pictures).
 *  The hash in an address changes with the picture, so that what is behind it never does. */
function formatsOf({ url, hash, width, height }: MediaRow): MediaResource["formats"] {
  if (hash === null) return null
  return sizedFormats(`${url.replace(/\.\w+$/, "")}-{w}.{f}?v=${hash}`, { width, height })
}

/** A picture on the wire. */
export function pictureResource(picture: MediaRow): MediaResource {
  const { hash: _hash, ...row } = picture
  return { ...row, formats: formatsOf(picture) }
}

/** One of several pictures on the wire; null when it is not among them. */
export function mediaResource(pictures: Map<number, MediaRow>, id: number | null): MediaResource | null {
  const picture = id === null ? undefined : pictures.get(id)
  return picture ? pictureResource(picture) : null
}
