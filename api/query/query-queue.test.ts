import { type Context, Hono } from "hono"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bearerCheck } from "../auth.ts"
import { ApiError } from "../errors.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { createQueryQueue } from "./query-queue.ts"

const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

/** A lane whose queries wait for `open`, and how many of them have begun. */
function heldLane() {
  const lane = createQueryQueue(bearerCheck(testToken))
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let begun = 0
  const read = async (where: string) => {
    begun++
    await opened
    return where
  }
  const reading = { readHere: () => read("here"), readThere: () => read("there") }
  const app = new Hono()
    .get("/:cost", async (c) => c.text(await lane.run(c, Number(c.req.param("cost")), reading)))
    .onError((error) => (error instanceof ApiError ? error.response() : new Response(null, { status: 500 })))
  const send = async (client: string, cost = 100, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://shop.test/${cost}`, { headers }), { client })
  return { send, open, begun: () => begun }
}

describe("the lane of expensive queries", () => {
  it("runs one at a time; sixteen of a network may wait, and it is told when to try again", async () => {
    const { send, open, begun } = heldLane()
    const waiting = Array.from({ length: 16 }, () => send("198.51.7.1"))
    const rejected = await send("198.51.7.1")
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "1"])
    await expect.poll(begun).toBe(1)
    open()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(16).fill(200))
    expect((await send("198.51.7.1")).status).toBe(200)
  })

  it("reads what only the token may ask for one at a time in its own lane, whoever else waits", async () => {
    const { send, open, begun } = heldLane()
    const stranger = send("198.51.7.1")
    const headers = { authorization: `Bearer ${testToken}` }
    const dear = [send("198.51.7.1", 101, headers), send("198.51.8.1", 101, headers)]
    await expect.poll(begun).toBe(2)
    open()
    for (const answer of await Promise.all([stranger, ...dear])) expect(await answer.text()).toBe("there")
  })

  it("takes 64 of all networks; what is cheap, the storefront and the process itself never wait", async () => {
    const { send, open, begun } = heldLane()
    const waiting = Array.from({ length: 64 }, (_, index) => send(`198.51.${index}.1`))
    const rejected = await send("198.51.100.1")
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "2"])
    const free = [send("198.51.7.1", 40), send("198.51.7.1", 100, { authorization: `Bearer ${testToken}` }), send("")]
    await expect.poll(begun).toBe(4)
    open()
    for (const answer of await Promise.all(waiting))
      expect([answer.status, await answer.text()]).toEqual([200, "there"])
    for (const answer of await Promise.all(free)) expect([answer.status, await answer.text()]).toEqual([200, "here"])
  })
})

it("serves another network next, however many queries of the first one wait", async () => {
  const lane = createQueryQueue(bearerCheck(testToken))
  const begun: string[] = []
  const app = new Hono().get("/", async (c: Context<{ Bindings: { client: string } }>) => {
    const read = async () => void begun.push(c.env.client)
    await lane.run(c, 100, { readHere: read, readThere: read })
    return c.text("")
  })
  const send = async (client: string) => app.fetch(new Request("http://shop.test/"), { client })
  const all = Array.from({ length: 16 }, () => send("198.51.7.1"))
  all.push(send("198.51.8.1"))
  await Promise.all(all)
  expect(begun.indexOf("198.51.8.1")).toBe(1)
  expect(begun).toHaveLength(17)
})

describe("lists of the API", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())

  let sent = 0
  /** An expensive query that no answer in memory has. */
  const expensive = async () => {
    const path = `/api/products?filters[name][$containsi]=zz${sent++}&sort=name,sku&populate=*`
    return (await shop.send(path, {}, "198.51.7.1")).status
  }

  it("wait in it: of many at once from a network some are rejected", async () => {
    const statuses = await Promise.all(Array.from({ length: 60 }, expensive))
    expect(countOf(statuses, 429)).toBeGreaterThan(0)
    expect(countOf(statuses, 200)).toBeGreaterThanOrEqual(16)
    expect(countOf(statuses, 200) + countOf(statuses, 429)).toBe(60)
  })

  it("let the next one through when one fails", async () => {
    const { db } = shop
    await db.schema.alterTable("product_text").renameTo("text_away").execute()
    expect(await Promise.all([expensive(), expensive()])).toEqual([500, 500])
    await db.schema.alterTable("text_away").renameTo("product_text").execute()
    expect(await expensive()).toBe(200)
  })
})
