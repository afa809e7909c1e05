import type { Worker } from "node:worker_threads"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { openDatabase } from "#db/database.ts"
import { manyReviews } from "#db/testing/many-reviews.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { createApi, queryProgram } from "../composition/api.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import type { QueryReply } from "./query-messages.ts"
import { createQueryThread } from "./query-thread.ts"

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const client = "198.51.7.1"
const expensive = "/api/products?populate=*&pagination[pageSize]=80&sort=name"

/** Expensive ones of all lists. */
const lists = [
  expensive,
  "/api/products?populate=*&sort=name&locale=*&pagination[start]=7&pagination[limit]=20",
  "/api/products?populate=*&_q=casque&sort=name&filters[$or][0][name][$containsi]=a&filters[$or][1][brand][name][$eq]=Aura",
  "/api/products?populate[reviews][sort]=rating:desc&populate[colors][populate]=image&filters[name][$containsi]=a&locale=ar",
  "/api/products?filters[name][$containsi]=no such product&sort=quantity",
  "/api/posts?populate=*&filters[title][$containsi]=e&sort=title",
  "/api/categories?filters[productCount][$gt]=0&sort=productCount,title",
  "/api/wilayas?populate=communes&filters[name][$containsi]=a&sort=name:desc",
  "/api/coupons?filters[title][$notNull]=true&locale=*",
  "/api/pages?filters[title][$contains]=e&locale=*",
  "/api/size-guides?filters[brand][slug][$null]=true&locale=*&sort=kind",
]

/** The threads that this process starts from now on. */
function startedThreads(onStart: (thread: Worker) => void = () => undefined): Worker[] {
  const threads: Worker[] = []
  const add = (thread: Worker) => {
    threads.push(thread)
    onStart(thread)
  }
  process.on("worker", add)
  onTestFinished(() => void process.off("worker", add))
  return threads
}

const answerOf = async (answer: Response) => ({
  status: answer.status,
  etag: answer.headers.get("etag"),
  text: await answer.text(),
})

/** Asks a new API, which has no answers stored. */
const answerAnew = async (path: string, from?: string) => {
  const api = createApi({ db: shop.db, token: testToken })
  onTestFinished(api.close)
  await api.fetch(new Request("http://shop.test/api/catalogue"))
  return answerOf(await api.fetch(new Request(new URL(path, "http://shop.test")), { client: from }))
}

describe("the thread of expensive queries", () => {
  const answersTheSame = async (path: string) => {
    await manyReviews(shop.db, "sac-casbah", 3)
    const threads = startedThreads()
    const here = await answerAnew(path)
    expect([here.status, threads.length]).toEqual([200, 0])
    expect(await answerAnew(path, client)).toEqual(here)
    expect(threads).toHaveLength(1)
  }
  const same = "answers byte for byte what this thread answers: %s"
  it.each(lists.slice(0, 2))(same, answersTheSame)
  it.each(lists.slice(2))(same, { tags: ["@long"] }, answersTheSame)

  it("starts once, and its answers are stored until what they show changes", async () => {
    const threads = startedThreads()
    const read = async () => (await answerOf(await shop.send(expensive, {}, client))).text
    const before = await read()
    expect(await read()).toBe(before)
    await shop.db.updateTable("product").set({ price: 123_400 }).where("slug", "=", "sac-casbah").execute()
    expect(before).not.toContain('"price":1234,')
    expect(await read()).toContain('"price":1234,')
    expect(threads).toHaveLength(1)
  })

  it("cannot write", async () => {
    const { address, remove } = await ownDatabase("sample")
    const [own, reader] = [openDatabase(address), openDatabase({ ...address, isReadOnly: true })]
    onTestFinished(async () => {
      await reader.destroy()
      await own.destroy()
      await remove()
    })
    expect(await reader.selectFrom("product").select("id").execute()).not.toEqual([])
    await expect(reader.deleteFrom("product").execute()).rejects.toThrow(/read-?only/)
  })

  it("rejects a list that takes too long and ends, and one that comes meanwhile", async () => {
    const threads = startedThreads()
    const thread = createQueryThread(shop.db, { program: queryProgram, maxTime: 1 })
    onTestFinished(thread.close)
    const job = { list: "products", url: `http://shop.test${expensive}`, now: new Date() }
    const read = () => thread.read(job, async () => ({ body: { data: "here" } }))
    const busy = { status: 503, headers: { "retry-after": "2" } }
    const [first, second] = await Promise.allSettled([read(), read()])
    expect([first, second]).toMatchObject([{ reason: busy }, { reason: busy }])
    await expect.poll(() => threads[0]?.threadId).toBe(-1)
  })

  it("ends in the middle of a list: that one is a 503, the next is answered by another thread", async () => {
    const threads = startedThreads((thread) => {
      if (threads.length > 1) return
      thread.on("message", ({ kind }: QueryReply) => {
        if (kind === "ready") void thread.terminate()
      })
    })
    const lost = await shop.send(expensive, {}, client)
    expect([lost.status, lost.headers.get("retry-after")]).toEqual([503, "5"])
    expect((await shop.send(expensive, {}, client)).status).toBe(200)
    expect(threads).toHaveLength(2)
    expect(shop.logged).toHaveLength(1)
  })

  it("closes while a list is read: that one is a 503, and so are all that come later", async () => {
    const threads = startedThreads()
    const running = shop.send(expensive, {}, client)
    await expect.poll(() => threads.length).toBe(1)
    const ended = new Promise<number>((resolve) => threads[0]?.once("exit", resolve))
    await shop.closeApi()
    // By itself, or terminated where a busy machine gave it no turn.
    await ended
    expect((await running).status).toBe(503)
    expect((await shop.send(expensive, {}, client)).status).toBe(503)
    expect(shop.logged).toEqual([])
  })
})
