import { formMediaType } from "#core/media/picture.ts"
import type { MasterPictures } from "./master-pictures.ts"
import { pictureAddress } from "./picture-address.ts"
import type { PictureForms } from "./picture-forms.ts"

const forAYear = "public, max-age=31536000, immutable"
const forAnHour = "public, max-age=3600"

/** Answers `/media`: pictures as they were given and their smaller forms. An address that carries the picture's present
 *  hash (`?v=`, or as its name) may be stored for a year.
 *  @returns undefined when there is no such picture */
export function servePictures(masters: MasterPictures, forms: PictureForms) {
  return async (request: Request): Promise<Response | undefined> => {
    const { method, headers: requestHeaders, url } = request
    const { pathname, searchParams } = new URL(url)
    const address = method === "GET" || method === "HEAD" ? pictureAddress(pathname) : undefined
    const hash = address && (await masters.hashOf(address.master))
    if (!address || !hash) return undefined

    const { master, form } = address
    const etag = form ? `"${hash}-${form.width}-${form.format}"` : `"${hash}"`
    const isFixed = searchParams.get("v") === hash || master.endsWith(`/${hash}.webp`)
    const headers = { etag, "cache-control": isFixed ? forAYear : forAnHour }
    if (requestHeaders.get("if-none-match") === etag) return new Response(null, { status: 304, headers })

    const reading = form ? forms.get({ master, hash, ...form }) : masters.read(master)
    const bytes = await reading.catch(async (error: unknown) => {
      // Removed a moment ago, when it was taken to be there still.
      if ((await masters.hashOf(master)) === undefined) return undefined
      throw error
    })
    if (!bytes) return undefined
    const described = { ...headers, "content-type": form ? formMediaType(form) : "image/webp" }
    const answer = { headers: { ...described, "content-length": String(bytes.length) } }
    return new Response(method === "HEAD" ? null : bytes, answer)
  }
}
