import { join } from "node:path"
import { formMediaType, type PictureFormName } from "#core/media/picture.ts"
import { maxUploadPixels } from "#core/media/upload.ts"
import { type MediaAddress, readMediaAddress, toSourceUrl } from "#strapi/media/media-address.ts"
import type { MediaOptions } from "#strapi/media/media-from-strapi.ts"
import { pictureForms } from "../pictures/picture-forms.ts"
import { boundedFolder } from "./bounded-folder.ts"
import { boundedForms } from "./bounded-forms.ts"
import { pictureMediaType } from "./fetch-picture.ts"
import { originalPictures, PictureUnavailable } from "./original-pictures.ts"

const prefix = "/media/strapi/"

/** Of all originals and forms in the folder together. */
const usualLimits = { maxBytes: 512 * 1024 * 1024, maxFiles: 20_000 }

const forAYear = "public, max-age=31536000, immutable"
const forAnHour = "public, max-age=3600"
/** For a version that the source was not asked for yet: a browser asks again soon. */
const forAMinute = "public, max-age=60"

const versionShape = /^[\w-]{1,64}$/

/** An SVG may hold scripts: opened directly it runs none and loads nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export type StrapiMediaOptions = MediaOptions & {
  /** Originals and resized pictures are cached in its folder `media-cache/strapi`. */
  dataDir: string
  /** Told of a source that went away, and of pictures that could not be made or written. */
  onError: (error: unknown) => void
  limits?: { maxBytes: number; maxFiles: number }
  now?: () => number
}

const notFound = () => new Response(null, { status: 404 })
const unavailable = () =>
  new Response(null, { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } })

/** The pictures of a Strapi and of its media host, at `/media/strapi/…` of the shop's own origin: as they were uploaded, and
 *  in smaller forms. What an address may name is the matter of `strapi/media/media-address.ts`. */
export function strapiMedia({ dataDir, onError, limits = usualLimits, now, ...origins }: StrapiMediaOptions) {
  const folder = join(dataDir, "media-cache", "strapi")
  const files = boundedFolder(folder, limits, onError)
  const originals = originalPictures({ folder, files, onError }, now)
  const masters = { hashOf: async () => undefined, read: originals.read, names: async () => [] }
  const forms = pictureForms(masters, folder, onError, renderOriginal, files.noteWritten)
  const readForm = boundedForms(forms, onError, now)

  async function answer({ method, url, headers: given }: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(url)
    const address = method === "GET" || method === "HEAD" ? readMediaAddress(pathname) : undefined
    const source = address && toSourceUrl(address.source, origins)
    if (!address || !source) return notFound()

    const versionParam = searchParams.get("v") ?? ""
    const version = versionShape.test(versionParam) ? versionParam : undefined
    const found = await originals.find(source, version)
    if (found.state !== "found") return found.state === "missing" ? notFound() : unavailable()

    const { key, isCurrent } = found
    const { form } = address
    const etag = form ? `"${key}-${form.width}-${form.format}"` : `"${key}"`
    const cacheControl = version === undefined ? forAnHour : isCurrent ? forAYear : forAMinute
    const headers = { etag, "cache-control": cacheControl }
    if (given.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
    const { bytes, type } = await readPicture(source, key, form)
    if (!bytes || !type) return notFound()
    const described = { ...headers, "content-type": type, "content-length": String(bytes.length) }
    const secured = { ...described, "x-content-type-options": "nosniff", "content-security-policy": picturePolicy }
    return new Response(method === "HEAD" ? null : bytes, { headers: secured })
  }

  /** The bytes of what an address asks for, with their media type; without bytes when the picture cannot be resized. */
  async function readPicture(source: string, key: string, form: MediaAddress["form"]) {
    if (form) return { bytes: await readForm({ master: source, hash: key, ...form }), type: formMediaType(form) }
    const bytes = await originals.read(source)
    return { bytes, type: pictureMediaType(bytes) }
  }

  return {
    /** @returns undefined for an address that is not under `/media/strapi/` */
    serve: (request: Request): Promise<Response> | undefined => {
      if (!new URL(request.url).pathname.startsWith(prefix)) return undefined
      return answer(request).catch((error: unknown) => {
        if (error instanceof PictureUnavailable) return unavailable()
        throw error
      })
    },
    /** Nobody knows the pictures of a Strapi ahead of the visitors. */
    warmUp: async () => undefined,
  }
}

/** Makes one form of a picture of another server. sharp is loaded with the first one.
 *  @throws when the bytes are no picture that the shop resizes, or one of too many pixels */
async function renderOriginal(original: Uint8Array, form: PictureFormName): Promise<Buffer> {
  const { sharp } = await import("#api/media/pictures/guarded-sharp.ts")
  const { renderForm } = await import("#api/media/pictures/render-picture.ts")
  // The head alone is read: how large the picture says it is is known before a pixel is unpacked.
  const head = await sharp(original, { limitInputPixels: false }).metadata()
  if (head.width * head.height > maxUploadPixels) throw new RangeError("A picture has too many pixels")
  return renderForm(original, form)
}
