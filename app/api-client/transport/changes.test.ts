import { afterEach, expect, it, vi } from "vitest"
import { createApiCall } from "./api-call.server.ts"
import { createChanges } from "./changes.server.ts"
import { createTagClock } from "./tag-clock.server.ts"

/** A storefront over an API that answers by `answer`; `requests` are its calls. */
function following(answer: (request: Request) => Response | Promise<Response>) {
  const state = { time: 0 }
  const requests: string[] = []
  const clock = createTagClock(() => state.time)
  const call = createApiCall(async (request) => {
    requests.push(new URL(request.url).pathname + new URL(request.url).search)
    return answer(request)
  }, "a-token-of-sixteen-characters")
  const { follow } = createChanges(call, clock, () => state.time)
  const later = async () => {
    state.time += 301
    await follow()
  }
  return { state, requests, clock, follow, later }
}

afterEach(() => void vi.useRealTimers())

const changes = (cursor: string, tags: string[] = [], reset = false) =>
  Response.json({ data: { cursor, tags, reset }, meta: {} })

it("invalidates what the API names, and everything at first and after a reset", async () => {
  const answers = [changes("a-1"), changes("a-2", ["posts"]), changes("b-1", [], true)]
  const { requests, clock, later, follow } = following(() => answers.shift() ?? changes("b-1"))
  await later()
  expect(clock.invalidatedAt(["anything"], 0)).toBeDefined()
  await follow()
  expect(requests).toHaveLength(1)
  let position = clock.position()
  await later()
  expect(clock.invalidatedAt(["posts"], position)).toBeDefined()
  expect(clock.invalidatedAt(["listing"], position)).toBeUndefined()
  position = clock.position()
  await later()
  expect(clock.invalidatedAt(["listing"], position)).toBeDefined()
  expect(requests).toEqual(["/api/changes", "/api/changes?after=a-1", "/api/changes?after=a-2"])
})

it("changes nothing while the API is away, and does not wait for one that hangs", async () => {
  let answer: () => Response | Promise<Response> = () => changes("a-1")
  const { clock, later } = following(() => answer())
  await later()
  const position = clock.position()
  answer = () => new Response(null, { status: 503 })
  await later()
  answer = () => new Promise<Response>(() => undefined)
  await later()
  expect(clock.position()).toBe(position)
})

it("follows the ETag of an API that tells no changes, and takes one without it for changed every ten seconds", async () => {
  let etag: string | undefined = '"1"'
  const { state, clock, later } = following((request) =>
    request.url.endsWith("/api/changes")
      ? Response.json({ data: null }, { status: 404 })
      : Response.json({ data: {} }, { headers: etag ? { etag } : {} }),
  )
  await later()
  const changed = async () => {
    const position = clock.position()
    await later()
    return clock.position() > position
  }
  expect(await changed()).toBe(false)
  etag = '"2"'
  expect(await changed()).toBe(true)
  etag = undefined
  expect(await changed()).toBe(false)
  state.time += 10_000
  expect(await changed()).toBe(true)
  expect(await changed()).toBe(false)
})

it("takes a change for as old as the last request that did not name it, however long ago that was", async () => {
  let tags: string[] = []
  let works = true
  const { state, clock, later } = following(() => (works ? changes("a-1", tags) : new Response(null, { status: 503 })))
  await later()
  await later()
  const lastRequest = state.time
  state.time += 120_000
  works = false
  await later()
  works = true
  tags = ["product:1"]
  const position = clock.position()
  await later()
  expect(clock.invalidatedAt(tags, position)).toBe(lastRequest)
})

it("goes on asking, and notices changes, after the machine's clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-21T10:00:00Z") })
  const answers = [changes("a-1"), changes("a-2", ["posts"])]
  const call = createApiCall(async () => answers.shift() ?? changes("a-2"), "a-token-of-sixteen-characters")
  const clock = createTagClock()
  const { follow } = createChanges(call, clock)
  await follow()
  const position = clock.position()
  vi.setSystemTime("2026-11-21T09:00:00Z")
  vi.advanceTimersByTime(301)
  await follow()
  expect(clock.invalidatedAt(["posts"], position)).toBeDefined()
})
