import { basename, extname } from "node:path"
import type { MediaRow } from "#db/media/media.ts"
import type { MediaResource } from "./contract.ts"
import { type MediaWriter, mediaResource } from "./media-resource.ts"

type Formats = NonNullable<MediaResource["formats"]>

/** The resized pictures that correspond to Strapi's formats. */
const strapiFormats = [
  ["thumbnail", "webp-320"],
  ["small", "webp-480"],
  ["medium", "webp-640"],
  ["large", "webp-960"],
] as const

const mimeOf = (ext: string) => `image/${ext === ".jpg" ? "jpeg" : ext === ".svg" ? "svg+xml" : ext.slice(1)}`

/** A Strapi has no form that is as large as the picture itself. */
function namedFormats(
  formats: Formats,
  { width, fileName, hash }: { width: number; fileName: string; hash: string },
): Formats {
  const unknown = { path: null, size: null, sizeInBytes: null }
  return Object.fromEntries(
    strapiFormats.flatMap(([name, own]) => {
      const format = formats[own]
      if (!format || format.width >= width) return []
      return [[name, { ...format, ...unknown, name: `${name}_${fileName}`, hash: `${name}_${hash}`, ext: ".webp" }]]
    }),
  )
}

/** Writes a picture with what Strapi's clients expect of a file as well. */
export const fileResource: MediaWriter = (pictures, id) => {
  const media = mediaResource(pictures, id)
  const row: MediaRow | undefined = id === null ? undefined : pictures.get(id)
  if (!media || !row) return null
  const { url, hash, bytes, createdAt, width } = row
  const ext = extname(url)
  const name = row.fileName ?? basename(url)
  const formats = media.formats && {
    ...media.formats,
    ...namedFormats(media.formats, { width, fileName: name, hash: hash ?? "" }),
  }
  return {
    ...media,
    formats,
    name,
    caption: null,
    hash,
    ext,
    mime: mimeOf(ext),
    size: bytes === null ? null : Math.round(bytes / 10) / 100,
    previewUrl: null,
    provider: "local",
    createdAt,
    updatedAt: createdAt,
    publishedAt: createdAt,
  }
}
