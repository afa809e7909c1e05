import { pictureType } from "#api/media/pictures/picture-type.ts"

/** Milliseconds until the last byte. */
const maxDuration = 10_000
const maxBytes = 20 * 1024 * 1024

/** Validators of a picture, by which its server tells later whether it is unchanged. */
export type Validators = { etag?: string | null; lastModified?: string | null }

export type FetchedPicture =
  | { state: "picture"; bytes: Buffer<ArrayBuffer>; validators: Validators }
  | { state: "unchanged" }
  /** There is no picture: none at all, another kind of file, or one that is too large. */
  | { state: "missing" }

const missing = { state: "missing" } as const

/** Statuses that say for certain that there is nothing to be shown. */
const isRejected = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

async function readBody(answer: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Gets a picture from a server of the shop's settings: nothing of a visitor's goes with the request, and no redirect is
 *  followed.
 *  @param url of `toSourceUrl`
 *  @throws when the server is away, slow, busy or leads elsewhere */
export async function fetchPicture(url: string, { etag, lastModified }: Validators): Promise<FetchedPicture> {
  const headers = new Headers({ accept: "image/*" })
  if (etag) headers.set("if-none-match", etag)
  if (lastModified) headers.set("if-modified-since", lastModified)
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(maxDuration)])
  const answer = await fetch(url, { headers, redirect: "error", credentials: "omit", signal })
  try {
    if (answer.status === 304 && (etag || lastModified)) return { state: "unchanged" }
    if (isRejected(answer.status)) return missing
    if (answer.status !== 200) throw new Error(`A picture was answered with ${answer.status}`)
    const isImage = answer.headers.get("content-type")?.startsWith("image/") ?? false
    if (!isImage || Number(answer.headers.get("content-length") ?? 0) > maxBytes) return missing
    const bytes = await readBody(answer)
    if (!bytes || !pictureMediaType(bytes)) return missing
    const validators = { etag: answer.headers.get("etag"), lastModified: answer.headers.get("last-modified") }
    return { state: "picture", bytes, validators }
  } finally {
    // Closes the connection where the body was not read to its end.
    controller.abort()
  }
}

const headLength = 4096

/** The media type of a picture by its content, whatever it was called.
 *  @returns undefined for what is neither a picture that the shop resizes nor a GIF nor an SVG */
export function pictureMediaType(bytes: Uint8Array): string | undefined {
  const type = pictureType(bytes)
  if (type) return `image/${type}`
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, headLength))
  if (/^GIF8[79]a/.test(head)) return "image/gif"
  return /^[^\0]*<svg[\s>]/i.test(head) ? "image/svg+xml" : undefined
}
