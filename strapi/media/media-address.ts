import { type PictureFormName, readFormName } from "#core/media/picture.ts"

/** A picture by where it lies: under `/uploads` of the Strapi, or on the media host.
 *  `path` begins with a slash; for a Strapi it is what stands behind `/uploads`. */
export type MediaSource = { place: "api" | "host"; path: string }

export type MediaOrigins = {
  /** Address of the Strapi, without a slash at its end. */
  apiBase: string
  /** Origin of its pictures where they lie elsewhere. */
  mediaHost: string | undefined
}

/** A parsed address of a picture; `form` is null for the picture as it was uploaded. */
export type MediaAddress = { source: MediaSource; form: PictureFormName | null }

const maxPathLength = 300

/** Letters, digits and single dots: nothing that a server in between could resolve to another path. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/
const isPlainPath = (path: string) => path.length <= maxPathLength && plainPath.test(path)

const uploads = "/uploads"
const isUpload = (path: string) => path.startsWith(`${uploads}/`)

const urlShape = /^(https?:\/\/[^/?#@\\\s]+)?(\/[\w./-]+)$/i

/** Reads the `url` of a media object: `/uploads/x.jpg`, or an absolute address under `apiBase` or on the media host.
 *  @returns null for any other host, a query, and paths with `..`, `%` or anything else that is not plain */
export function findMediaSource(url: string, { apiBase, mediaHost }: MediaOrigins): MediaSource | null {
  const [, given, path = ""] = urlShape.exec(url) ?? []
  if (!isPlainPath(path)) return null
  if (given === undefined) return isUpload(path) ? { place: "api", path: path.slice(uploads.length) } : null
  if (!URL.canParse(given)) return null
  const { origin } = new URL(given)
  const base = new URL(apiBase)
  const folder = base.pathname.replace(/\/+$/, "")
  if (origin === base.origin && path.startsWith(folder) && isUpload(path.slice(folder.length))) {
    return { place: "api", path: path.slice(folder.length + uploads.length) }
  }
  return origin === mediaHost ? { place: "host", path } : null
}

/** Where the process that serves a picture finds it.
 *  @returns undefined for a picture of the media host where none is configured */
export function toSourceUrl({ place, path }: MediaSource, { apiBase, mediaHost }: MediaOrigins): string | undefined {
  if (place === "api") return `${apiBase}${uploads}${path}`
  return mediaHost && `${mediaHost}${path}`
}

/** Paths of a picture on the shop's own origin: as it was uploaded, and a pattern of its smaller forms with `{w}` and `{f}`. */
export function toMediaPaths({ place, path }: MediaSource): { original: string; sized: string } {
  return {
    original: `/media/strapi/${place}/original${path}`,
    sized: `/media/strapi/${place}/sized${path}-{w}.{f}`,
  }
}

const addressShape = /^\/media\/strapi\/(api|host)\/(?:original(\/[\w./-]+)|sized(\/[\w./-]+)-(\d+|share)\.([a-z]+))$/

/** Reads a path that `toMediaPaths` made.
 *  @returns undefined for any other path */
export function readMediaAddress(pathname: string): MediaAddress | undefined {
  const [, place, original, sized, width = "", extension = ""] = addressShape.exec(pathname) ?? []
  const path = original ?? sized ?? ""
  if ((place !== "api" && place !== "host") || !isPlainPath(path)) return undefined
  const source: MediaSource = { place, path }
  if (original !== undefined) return { source, form: null }
  const form = readFormName(width, extension)
  return form && { source, form }
}
