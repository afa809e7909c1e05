import { readThemeFile } from "#db/content/theme-pictures.ts"
import type { Db } from "#db/database.ts"
import { byteCache } from "./byte-cache.ts"

/** Policy of a drawing that is opened by its address: it may do nothing. On a page it stands in an `<img>`, where it
 *  runs and loads nothing either. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const types = { svg: "image/svg+xml; charset=utf-8", webp: "image/webp", png: "image/png" } as const

const address = /^\/media\/theme\/([0-9a-f]{16}(?:-\d{2,3})?\.(svg|webp|png))$/

const isType = (name: string | undefined): name is keyof typeof types => name !== undefined && name in types

/** Bytes of files in memory: a few dozen logos. */
const maxCached = 4 * 1024 * 1024

/** Answers `/media/theme/`: logos and favicons out of the database. An address holds a hash of the file, so that it may be
 *  cached for a year.
 *  @returns undefined for every other address, and where there is no such file */
export function themePictures(db: Db): (request: Request) => Promise<Response | undefined> {
  const cache = byteCache(maxCached)
  return async ({ method, url, headers: given }) => {
    if (method !== "GET" && method !== "HEAD") return undefined
    const [, name, type] = address.exec(new URL(url).pathname) ?? []
    if (!name || !isType(type)) return undefined
    const bytes = cache.get(name) ?? (await readThemeFile(db, name))
    if (!bytes) return undefined
    cache.keep(name, bytes)
    const etag = `"${name}"`
    const headers = {
      etag,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      ...(type === "svg" && { "content-security-policy": svgPolicy }),
    }
    if (given.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
    const described = { ...headers, "content-type": types[type], "content-length": String(bytes.length) }
    return new Response(method === "HEAD" ? null : bytes, { headers: described })
  }
}
