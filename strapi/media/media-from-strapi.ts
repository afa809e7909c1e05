import { z } from "zod"
import type { MediaResource } from "#api/media/contract.ts"
import { cutText } from "#core/cut-text.ts"
import { sizedFormats } from "#core/media/picture.ts"
import { findMediaSource, type MediaOrigins, toMediaPaths } from "./media-address.ts"

export type MediaOptions = MediaOrigins

/** For pictures whose size Strapi does not know, as that of an SVG. */
const unknownSide = 800
const maxTextLength = 500

const text = z.string().catch("")
const side = z.number().min(0.5).max(100_000).transform(Math.round).nullable().catch(null)

/** Kilobytes, as Strapi counts. A larger file is not fetched as long as Strapi has made a smaller one. */
const maxOriginal = 8000

const format = z
  .object({ url: z.string().max(2000), width: side, height: side })
  .nullable()
  .catch(null)

/** A media object as any Strapi may send it. Only `url` is needed. */
const strapiMedia = z.object({
  id: z.int().nullable().catch(null),
  documentId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .catch(null),
  url: z.string().max(2000),
  mime: text,
  ext: text,
  width: side,
  height: side,
  alternativeText: text,
  hash: text,
  updatedAt: text,
  size: z.number().catch(0),
  formats: z.record(z.string(), format).nullable().catch(null),
})

type StrapiMedia = z.infer<typeof strapiMedia>

/** The file that smaller forms are made of: the picture itself, or where that is very large Strapi's widest form of it. */
function fileOf({ url, width, height, size, formats }: StrapiMedia): Pick<StrapiMedia, "url" | "width" | "height"> {
  if (size <= maxOriginal) return { url, width, height }
  const widest = Object.values(formats ?? {})
    .filter((each) => each !== null)
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]
  return widest ?? { url, width, height }
}

/** Drawings and moving pictures are shown as they are. */
const isResizable = ({ mime, ext }: { mime: string; ext: string }) =>
  !/^image\/(svg\+xml|gif)$/i.test(mime) && !/^\.?(svg|gif)$/i.test(ext)

/** Turns a media object of Strapi's into ours. Its addresses are paths of the shop's own origin (`server/strapi-media`), with
 *  a `?v=` that changes when the file is replaced; it has smaller forms unless it is an SVG or a GIF.
 *  @param value any field but `url` may be missing, null or of another type
 *  @returns null for what is no picture, or lies where the shop fetches nothing from */
export function mediaFromStrapi(value: unknown, options: MediaOptions): MediaResource | null {
  const { data: media } = strapiMedia.safeParse(value)
  if (!media || (media.mime !== "" && !media.mime.startsWith("image/"))) return null
  const { url, width, height } = fileOf(media)
  const source = findMediaSource(url.trim(), options)
  if (!source) return null

  const version = shortHash(`${media.hash} ${media.updatedAt}`)
  const query = media.hash || media.updatedAt ? `?v=${version}` : ""
  const paths = toMediaPaths(source)
  const extension = media.ext || (/\.\w+$/.exec(source.path)?.[0] ?? "")
  const size = width && height ? { width, height } : { width: unknownSide, height: unknownSide }
  return {
    id: media.id ?? Number.parseInt(shortHash(media.url).slice(0, 7), 16),
    documentId: media.documentId ?? shortHash(media.url),
    url: `${paths.original}${query}`,
    ...size,
    alternativeText: cutText(media.alternativeText.trim(), maxTextLength),
    formats: isResizable({ mime: media.mime, ext: extension }) ? sizedFormats(`${paths.sized}${query}`, size) : null,
    placeholder: null,
    dominantColor: null,
  }
}

/** A short name for a text, where nobody gains by two texts with the same one: FNV-1a over its UTF-16 units.
 *  @returns 8 hexadecimal digits */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, "0")
}
