import { sizedFormats } from "#core/media/picture.ts"
import type { AdminMedia } from "#db/media/admin-media.ts"
import type { MediaRow } from "#db/media/media.ts"
import type { MediaResource } from "./contract.ts"
import type { AdminMediaResource } from "./contract-admin.ts"

/** Columns that a picture's resource is made of. */
type PublicMedia = Omit<MediaRow, "fileName" | "bytes" | "createdAt">

/** The smaller forms of a picture, made at the first request of their addresses (server/pictures).
 *  The hash in an address changes with the picture, so that what is behind it never does. */
function formatsOf({ url, hash, width, height }: PublicMedia): MediaResource["formats"] {
  if (hash === null) return null
  return sizedFormats(`${url.replace(/\.\w+$/, "")}-{w}.{f}?v=${hash}`, { width, height })
}

/** A picture on the wire. */
export function pictureResource(picture: PublicMedia): MediaResource {
  const { id, documentId, url, width, height, alternativeText, placeholder, dominantColor } = picture
  return {
    id,
    documentId,
    url,
    width,
    height,
    alternativeText,
    placeholder,
    dominantColor,
    formats: formatsOf(picture),
  }
}

/** Writes one of several pictures; null when it is not among them. */
export type MediaWriter = (pictures: Map<number, MediaRow>, id: number | null) => MediaResource | null

/** With what this shop's own pages need. */
export const mediaResource: MediaWriter = (pictures, id) => {
  const picture = id === null ? undefined : pictures.get(id)
  return picture ? pictureResource(picture) : null
}

/** A picture on the console's wire. */
export function adminMediaResource({ id: _, ...media }: AdminMedia): AdminMediaResource {
  return media
}
