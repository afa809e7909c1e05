import type { Context } from "hono"
import { SegmentedLru } from "#core/cache/segmented-lru.ts"
import type { ContentTag } from "#db/changes/content-changes.ts"
import type { ChangeLog } from "../changes/change-log.ts"
import { ApiError } from "../errors.ts"
import { matchesTag } from "./conditional.ts"
import { type TaggedAnswer, writeAnswer } from "./tagged-answer.ts"

/** Of a path with its query; the answer to a longer one is not stored. */
const maxKeyLength = 500
const maxAnswers = 20_000
const defaultMaxBytes = 32 * 2 ** 20
/** Estimated memory of an answer beside its bytes, key and tags, and of a tag, in bytes. */
const answerBytes = 200
const tagBytes = 50

/** An answer as it goes out: 200, or 304 without a body. `bytes` stays the cache's: it must not be changed. */
type FoundAnswer = { status: 200 | 304; headers: Readonly<Record<string, string>>; bytes: Buffer | null }

export type AnswerCache = {
  /** The stored answer to a request, if there is a fresh one once the log of changes is up to date.
   *  @returns undefined also for everything that is never stored: other methods, requests with a bearer or cookie
   *  @throws what the database throws */
  answerStored: (request: Request) => Promise<Response | undefined>
  /** Answers a public GET or HEAD: from memory, or with what is read, under a weak ETag that is a digest of its bytes.
   *  Requests that come together share one reading.
   *  @param read throws for everything but a 200 */
  answer: (c: Context, read: () => Promise<TaggedAnswer>) => Promise<Response>
}

export type AnswerCacheOptions = {
  /** Of all answers together. */
  maxBytes?: number
  /** Called for every answer that may be stored: whether it came from memory. */
  onLookup?: (hit: boolean) => void
}

type Answer = { bytes: Buffer; headers: Record<string, string>; tags: readonly ContentTag[] | undefined }
type Entry = Answer & { position: number; tags: readonly ContentTag[]; key: string }
type Load = { position: number; result: Promise<Answer> }

/** Path and query of an address as they were sent; undefined when they are too long to store. */
function keyOf(method: string, url: string): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined
  const path = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("://") + 3)
  return path < 0 || url.length - path > maxKeyLength ? undefined : url.slice(path)
}

const isPersonal = (headers: Headers) => headers.get("authorization") !== null || headers.get("cookie") !== null

async function toAnswer(read: TaggedAnswer): Promise<Answer> {
  const { bytes, etag } = "written" in read ? read.written : await writeAnswer(read.body)
  const headers = { "content-type": "application/json", etag, "cache-control": "no-cache" }
  return { bytes, headers, tags: read.tags }
}

/** Returns the answer or, for a client that has it already, a 304. */
function forClient({ bytes, headers }: Answer, ifNoneMatch: string | null): FoundAnswer {
  const { etag = "", "cache-control": control = "" } = headers
  if (!matchesTag(ifNoneMatch, etag)) return { status: 200, headers, bytes }
  return { status: 304, headers: { etag, "cache-control": control }, bytes: null }
}

const toResponse = ({ status, headers, bytes }: FoundAnswer, method: string) =>
  // A buffer of Node is a view of memory that is never shared.
  new Response(method === "HEAD" ? null : (bytes as Uint8Array<ArrayBuffer> | null), { status, headers })

/** Answers of public endpoints in memory, until a tag of what they show is invalidated: docs/decisions/0018. */
export function createAnswerCache(log: ChangeLog, options: AnswerCacheOptions = {}): AnswerCache {
  const { maxBytes = defaultMaxBytes, onLookup } = options
  const answers = new SegmentedLru<string, Entry>({
    maxSize: maxBytes,
    maxEntries: maxAnswers,
    sizeOf: ({ bytes, key, tags }) => answerBytes + bytes.byteLength + key.length + tags.length * tagBytes,
  })
  const loads = new Map<string, Load>()

  const fresh = (key: string): Entry | undefined => {
    const entry = answers.peek(key)
    // A stale one stays until the next takes its place in the same segment.
    return !entry || log.hasChanged(entry.tags, entry.position) ? undefined : answers.get(key)
  }

  const load = async (key: string, position: number, read: () => Promise<TaggedAnswer>) => {
    const answer = await toAnswer(await read())
    onLookup?.(false)
    const { tags } = answer
    if (tags && !log.hasChanged(tags, position)) answers.set(key, { ...answer, tags, key, position })
    return answer
  }

  /** One reading of a key at a time; one that began before the last change is not joined. A rate limit that it met is that of the
   *  network that asked first: others read for themselves. */
  const loaded = (key: string, read: () => Promise<TaggedAnswer>): Promise<Answer> => {
    const position = log.position()
    const running = loads.get(key)
    if (running?.position === position) {
      return running.result.catch((error) => {
        if (error instanceof ApiError && error.status === 429) return load(key, log.position(), read)
        throw error
      })
    }
    const started: Load = { position, result: load(key, position, read) }
    loads.set(key, started)
    const end = () => {
      if (loads.get(key) === started) loads.delete(key)
    }
    started.result.then(end, end)
    return started.result
  }

  const findFresh = (key: string, headers: Headers): FoundAnswer | undefined => {
    const entry = fresh(key)
    if (!entry) return undefined
    onLookup?.(true)
    return forClient(entry, headers.get("if-none-match"))
  }

  return {
    async answerStored({ method, url, headers }) {
      const key = keyOf(method, url)
      if (key === undefined || !answers.has(key) || isPersonal(headers)) return undefined
      if (!log.isCurrent()) await log.catchUp()
      const found = findFresh(key, headers)
      return found && toResponse(found, method)
    },
    async answer(c, read) {
      const { method, url, headers } = c.req.raw
      const key = keyOf(method, url)
      const known = headers.get("if-none-match")
      if (key === undefined || isPersonal(headers)) {
        return toResponse(forClient(await toAnswer(await read()), known), method)
      }
      // Reads after this are at least as new as the log.
      await log.catchUp()
      const found = findFresh(key, headers)
      return toResponse(found ?? forClient(await loaded(key, read), known), method)
    },
  }
}
