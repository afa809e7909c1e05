import { beforeEach, expect, test } from "vitest"
import { capabilityNames } from "#api/common/contract-capabilities.ts"
import { withVisit } from "../../request/visit.server.ts"
import type { ApiAnswer } from "./api-call.server.ts"
import { createCapabilities } from "./capabilities.server.ts"
import { parseAnswer } from "./parse-answer.server.ts"
import { createTagClock } from "./tag-clock.server.ts"

const answered = (status: number, body: object): ApiAnswer => ({
  status,
  headers: new Headers(),
  body,
  parse: (schema) => parseAnswer("GET /api", schema, body),
})
const able = (...capabilities: string[]) => answered(200, { data: { name: "hanout", capabilities } })
const failed = answered(503, {})
const timedOut = () => Promise.reject(new Error("The operation was aborted due to timeout"))

const allButPosts = capabilityNames.filter((name) => name !== "posts")

let time: number
let calls: number
/** What the API answers with. */
let answer: () => Promise<ApiAnswer>
let clock: ReturnType<typeof createTagClock>
let lacking: () => Promise<readonly string[]>

beforeEach(() => {
  time = 1_000_000
  calls = 0
  clock = createTagClock(() => time)
  const call = () => {
    calls++
    return answer()
  }
  lacking = createCapabilities(call, clock, () => time).lacking
})

/** Renders a page as far as this goes.
 *  @returns what it hides, and whether it is out of date by now */
async function page() {
  const tags = new Set<string>()
  const position = clock.position()
  const hides = await withVisit({ requestId: "", client: "", tags }, lacking)
  return { hides, isStale: () => clock.invalidatedAt(tags, position) !== undefined }
}

/** Lets answers that are under way arrive. */
const arrive = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ["answers 503", async () => failed],
  ["times out", timedOut],
  ["answers something else", async () => answered(200, {})],
])("while nothing is known and the API %s, it is asked every 5 seconds", async (_name, failure) => {
  answer = failure
  for (let second = 0; second < 5; second++) {
    expect((await page()).hides).toEqual([])
    time += 999
  }
  expect(calls).toBe(1)
  const early = await page()
  time += 5
  answer = async () => able(...allButPosts)
  expect((await page()).hides).toEqual(["posts"])
  expect(calls).toBe(2)
  expect(early.isStale()).toBe(true)
})

test("the first answer makes no page out of date that was rendered with it", async () => {
  answer = async () => able(...allButPosts)
  const pages = await Promise.all([page(), page()])
  expect(pages.map(({ hides }) => hides)).toEqual([["posts"], ["posts"]])
  expect(pages.some(({ isStale }) => isStale())).toBe(false)
  expect(calls).toBe(1)
})

test("a known answer is asked for again after 5 minutes, in the background", async () => {
  answer = async () => able(...allButPosts)
  const first = await page()
  time += 300_000
  await page()
  await arrive()
  expect(calls).toBe(1)

  answer = async () => able(...capabilityNames)
  time += 1
  expect((await page()).hides).toEqual(["posts"])
  await arrive()
  expect((await page()).hides).toEqual([])
  expect(calls).toBe(2)
  expect(first.isStale()).toBe(true)
})

test.each([
  ["answers 503", async () => failed],
  ["times out", timedOut],
])("the last answer holds while the API %s, and it is asked again every 5 seconds", async (_name, failure) => {
  answer = async () => able(...allButPosts)
  const first = await page()
  time += 300_001
  answer = failure
  for (let second = 0; second < 10; second++) {
    expect((await page()).hides).toEqual(["posts"])
    await arrive()
    time += 1000
  }
  expect(calls).toBe(3)
  expect(first.isStale()).toBe(false)
})

test("a page does not wait for an API that gives no answer once one is known", async () => {
  answer = async () => able(...allButPosts)
  await page()
  answer = () => new Promise(() => undefined)
  clock.invalidate(["all"])
  expect((await page()).hides).toEqual(["posts"])
  expect(calls).toBe(2)
})
