import { readdirSync, readFileSync } from "node:fs"
import { extname, join, relative, sep } from "node:path"

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
}

type StaticFile = { body: Buffer<ArrayBuffer>; br: Buffer<ArrayBuffer> | null; headers: Record<string, string> }

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What tells of the latest build is asked for again each time. */
const fresh = "/builds/latest.json"

function cacheControlOf(path: string, immutable: RegExp): string {
  if (path === fresh) return "no-cache"
  return immutable.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600"
}

/** Serves a folder that does not change while the process runs, from memory. A `.br` file beside another is its
 *  compressed form. Only files that were there at the start can be asked for, so no path can leave the folder.
 *  @param immutable paths whose name changes with their content; browsers keep them for a year
 *  @param under where the folder is mounted, such as `/admin` */
export function staticFiles(folder: string, immutable: RegExp, under = "") {
  const files = new Map<string, StaticFile>()
  for (const file of filesUnder(folder)) {
    const type = types[extname(file)]
    if (!type) continue
    const path = `${under}/${relative(folder, file).split(sep).join("/")}`
    const cacheControl = cacheControlOf(path, immutable)
    files.set(path, {
      body: readFileSync(file),
      br: null,
      headers: { "content-type": type, "cache-control": cacheControl },
    })
  }
  for (const [path, file] of files) {
    try {
      file.br = readFileSync(`${join(folder, path.slice(under.length))}.br`)
      file.headers.vary = "accept-encoding"
    } catch {
      // not compressed: pictures and fonts already are
    }
  }

  return (request: Request): Response | undefined => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined
    const file = files.get(new URL(request.url).pathname)
    if (!file) return undefined
    const br = file.br && /\bbr\b/.test(request.headers.get("accept-encoding") ?? "") ? file.br : null
    const body = br ?? file.body
    const headers = { ...file.headers, "content-length": String(body.length), ...(br && { "content-encoding": "br" }) }
    return new Response(request.method === "HEAD" ? null : body, { headers })
  }
}
