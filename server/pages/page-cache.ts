import { setTimeout as delay } from "node:timers/promises"
import type { Visit } from "#app/request/visit.server.ts"
import { SegmentedLru } from "#core/cache/segmented-lru.ts"
import type { Admit } from "../http/request-limiters.ts"
import { type Entry, isPublic } from "./cache-entry.ts"
import {
  answerPage,
  type CachedPage,
  compressed,
  compressedOnly,
  createPage,
  type Encoding,
  hasBody,
  setBrotli,
} from "./cached-page.ts"
import type { CachedStorefront } from "./cached-storefront.ts"
import { createRecompressor, pageQuality } from "./compression.ts"
import { createSharedRenders, type PageRequest } from "./shared-renders.ts"

type Handler = (request: Request, visit: Visit) => Promise<Response>

/** After this many milliseconds a page is rendered again even if nothing changed: sooner where it shows a clock. The copy of
 *  before is served meanwhile; with a clock, until it is twice as old. */
const maxAge = { clock: 10_000, static: 60_000 }
/** As a countdown is marked (app/page/countdown.tsx). */
const clockMark = 'role="timer"'
/** A stale copy is served at most so long after it was invalidated, in milliseconds, while one request renders. */
const maxStale = 500
/** A page that fails to render again stays cached, and is retried after this many milliseconds. */
const retryAfter = 1_000
const maxPages = 5000
/** The order of use is exact to so many milliseconds: a page that is asked for all the time is not moved each time. */
const orderAfter = 1_000
/** A copy that was requested so many times from memory is worth a better compression: a crawler requests each page once. */
const denseAfter = 1
/** Characters of an address that is remembered beside its page's key. */
const maxAddress = 1000
/** Of compressed pages. */
const maxBytes = 32 * 1024 * 1024

type CacheOptions = {
  now?: () => number
  /** Called for every public page: whether it came from memory. */
  onLookup?: ((hit: boolean) => void) | undefined
  /** Whose turn it is to render; by default everybody's. */
  admit?: Admit
}

/** Pages, most of them out of memory. */
export type PageCache = {
  /** Answers any request for a page. */
  fetch: Handler
  /** Finds the page of a GET or HEAD request that can be answered at once: it is in memory, is what the shop shows now, and
   *  was answered before under the very same address.
   *  @param url the whole address, as the storefront sees it
   *  @returns undefined when it takes more: `fetch` knows */
  findHit: (url: string, encoding: Encoding) => CachedPage | undefined
}

/** Compresses pages, and caches the public ones until a tag of what they show is invalidated: the HTML is the same for
 *  every visitor, what is personal lives in the browser. Requests for a page that is being rendered share that render. A
 *  page whose tags change while it is rendered is sent, but rendered again for the next request. */
export function cachedPages(
  render: Handler,
  { publicPageAddress, followChanges, isUpToDate, recheckLists, clock }: CachedStorefront,
  { now = () => performance.now(), onLookup, admit = (_request, _visit, work) => work() }: CacheOptions = {},
): PageCache {
  const pages = new SegmentedLru<string, Entry>({
    maxSize: maxBytes,
    maxEntries: maxPages,
    sizeOf: ({ size }) => size,
  })
  /** Keys of pages by the addresses under which they were answered: of those in use, however many are invented. */
  const keys = new SegmentedLru<string, string>({ maxSize: maxPages, sizeOf: () => 1 })
  const recompress = createRecompressor()

  /** Storing a page again is a use of it, and counts it with all of its copies. */
  const store = (key: string, entry: Entry) => {
    pages.set(key, entry)
    entry.usedAt = now()
  }

  /** Counts an answer from memory, and has the pages that are requested most compressed better. */
  const countHit = (key: string, entry: Entry) => {
    onLookup?.(true)
    if (entry.hits === undefined) return
    entry.hits++
    // Not a copy that another one is about to replace.
    const isLeaving = entry.until <= now() || entry.staleSince !== undefined || pages.peek(key) !== entry
    if (entry.hits < denseAfter || isLeaving) return
    recompress(entry.br)?.then(
      (br) => {
        entry.hits = undefined
        setBrotli(entry, br)
        if (pages.peek(key) === entry) pages.resize(key)
      },
      () => undefined,
    )
  }

  const renderNew = async ({ request, visit, key }: PageRequest) => {
    const position = clock.position()
    const tags = new Set<string>()
    const response = await render(request, { ...visit, tags })
    if (!response.body || !isPublic(response)) return { response, entry: undefined }
    const quality = pages.has(key) ? pageQuality.usual : pageQuality.first
    const page = await createPage(response, { quality })
    const isClock = page.whole?.includes(clockMark)
    const until = now() + (isClock ? maxAge.clock : maxAge.static)
    const shownUntil = isClock ? now() + 2 * maxAge.clock : Number.POSITIVE_INFINITY
    const entry: Entry = { ...page, position, tags, until, shownUntil, hits: 0 }
    onLookup?.(false)
    if (clock.invalidatedAt(tags, position) === undefined) store(key, entry)
    // Those who wait for it are answered first.
    setImmediate(compressedOnly, entry)
    return { response, entry }
  }

  /** Waits until it is known whether a page's lists are what they were; not longer than a page may be stale. */
  const checked = async (known: Entry) => {
    if (known.checkedAt === clock.position()) return
    const position = clock.position()
    const done = known.checking ? undefined : recheckLists(known.tags)
    if (done) {
      const end = () => {
        known.checking = undefined
      }
      known.checking = { since: now(), done: done.then(end, end) }
    }
    if (!known.checking) {
      known.checkedAt = position
      return
    }
    const left = known.checking.since + maxStale - now()
    if (left > 0) await Promise.race([known.checking.done, delay(left, undefined, { ref: false })])
  }

  const rendered = createSharedRenders({ now, admit, render: renderNew })

  /** Renders a page for one request. */
  const renderAlone = (request: Request, visit: Visit) =>
    admit(
      request,
      visit,
      () => render(request, visit),
      (answer) => answer,
    )

  /** Whether a page shows nothing that was invalidated since it was read. */
  const isCurrent = async (entry: Entry) => {
    await checked(entry)
    return clock.invalidatedAt(entry.tags, entry.position) === undefined
  }

  /** Answers a page that is not in memory: with a render of its own where the shared one was not for everybody, or began before
   *  a change of what it shows. */
  const answerNew = async (request: Request, plainRequest: Request, visit: Visit, key: string): Promise<Response> => {
    const position = clock.position()
    const { result, isOwn } = rendered({ request: plainRequest, visit, key })
    const { response, entry } = await result
    if (entry && (isOwn || entry.position >= position || (await isCurrent(entry)))) return answerPage(request, entry)
    if (entry) return answerNew(request, plainRequest, visit, key)
    return compressed(request, isOwn ? response : await renderAlone(plainRequest, visit))
  }

  const rememberAddress = (url: string, key: string) => {
    if (url.length <= maxAddress && !keys.has(url)) keys.set(url, key)
  }

  const findHit: PageCache["findHit"] = (url, encoding) => {
    const key = keys.peek(url)
    const entry = key === undefined ? undefined : pages.peek(key)
    if (key === undefined || !entry || !isUpToDate()) return undefined
    const time = now()
    if (entry.currentAt !== clock.position() || entry.until <= time || !hasBody(entry, encoding)) return undefined
    if (time - (entry.usedAt ?? 0) >= orderAfter) {
      store(key, entry)
      keys.get(url)
    }
    countHit(key, entry)
    return entry
  }

  const fetchPage: Handler = async (request, visit) => {
    if (request.method !== "GET" && request.method !== "HEAD") return renderAlone(request, visit)
    const address = publicPageAddress(new URL(request.url))
    if (!address) return compressed(request, await renderAlone(request, visit))
    await followChanges()
    const { key, url } = address
    // A page is rendered whole, also for who asks for its headers, and to its end when who asked first goes away: others
    // may wait for it.
    const plainRequest = new Request(url, { headers: request.headers })
    const known = pages.peek(key)
    if (!known) return answerNew(request, plainRequest, visit, key)

    await checked(known)
    const position = clock.position()
    const invalidatedAt = clock.invalidatedAt(known.tags, known.position)
    if (invalidatedAt === undefined && known.checkedAt === position) known.currentAt = position
    rememberAddress(request.url, key)
    const answer = () => {
      countHit(key, known)
      if (pages.peek(key) === known) store(key, known)
      return answerPage(request, known)
    }
    if (invalidatedAt !== undefined) {
      known.staleSince ??= invalidatedAt
      if (now() - known.staleSince >= maxStale) return answerNew(request, plainRequest, visit, key)
      rendered({ request: plainRequest, visit, key }).result.catch(() => undefined)
      return answer()
    }
    if (known.until <= now()) {
      // Nothing but the time has changed: the next one gets the new copy, and this one goes on if there is none.
      known.until = now() + retryAfter
      const renewed = rendered({ request: plainRequest, visit, key }).result.then(
        ({ response, entry }) => {
          if (!entry && response.status < 500 && pages.peek(key) === known) pages.delete(key)
          return entry
        },
        () => undefined,
      )
      if (known.shownUntil <= now()) {
        const entry = await Promise.race([renewed, delay(maxStale, undefined, { ref: false })])
        if (entry) return answerPage(request, entry)
      }
    }
    return answer()
  }
  return { fetch: fetchPage, findHit }
}
