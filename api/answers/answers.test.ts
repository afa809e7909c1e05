import { setTimeout } from "node:timers/promises"
import { Hono } from "hono"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { recordChanges } from "#db/changes/content-changes.ts"
import { openDatabase } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import { createChangeLog } from "../changes/change-log.ts"
import { ApiError, tooManyTries } from "../errors.ts"
import { type AnswerShop, openAnswerShop } from "../testing/answer-shop.ts"
import { orderUnits } from "../testing/catalogue.ts"
import { countStatements } from "../testing/count-statements.ts"
import { createAnswerCache } from "./answer-cache.ts"

let used: AnswerShop
const bag = "products?filters[slug][$eq]=sac-casbah&populate=*"

async function documentIdOf(table: "product" | "post"): Promise<string> {
  const row = await used.shop.db.selectFrom(table).select("document_id").orderBy("id").executeTakeFirstOrThrow()
  return row.document_id
}

/** An address of every endpoint whose answers are stored. */
const storedPaths = async () => [
  ...[bag, "products?pagination[pageSize]=5&sort=price:desc&locale=ar", `products/${await documentIdOf("product")}`],
  ...[`products/${await documentIdOf("product")}/reviews`, "categories?locale=en", "wilayas?populate=communes"],
  ...["posts?populate=*", `posts/${await documentIdOf("post")}`, "coupons", "pages?fields=title"],
]

describe("answers in memory", () => {
  beforeEach(async () => {
    used = await openAnswerShop()
  })
  afterEach(() => used.shop.close())

  it("are the same bytes under the same headers as those that are read", async () => {
    for (const path of await storedPaths()) {
      const fresh = await used.send(path, { headers: { authorization: "Bearer of-nobody" } })
      expect((await used.read(path)).isHit, path).toBe(false)
      expect(await used.read(path), path).toEqual({ text: await fresh.text(), isHit: true })
      const again = await used.send(path)
      expect(Object.fromEntries(again.headers), path).toEqual(Object.fromEntries(fresh.headers))
    }
  })

  it("are still sent after a write that changed something else", async () => {
    await used.read(bag)
    await inTransaction(used.shop.db, (tx) => recordChanges(tx, ["coupons"]))
    expect((await used.read(bag)).isHit).toBe(true)
  })

  it("answer a HEAD without a body, and 304 to who has them", async () => {
    const head = () => used.send(bag, { method: "HEAD" })
    const etag = (await head()).headers.get("etag") ?? ""
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const known = await used.send(bag, { headers: { "if-none-match": `"other", ${etag}` } })
    expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", etag])
    const answer = await head()
    expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([200, "", etag])
    expect((await used.send(bag, { headers: { "if-none-match": '"other"' } })).status).toBe(200)
  })

  it("have the same ETag after a change that shows nowhere in them", async () => {
    const etag = async () => (await used.send(bag)).headers.get("etag")
    const before = await etag()
    await inTransaction(used.shop.db, (tx) => recordChanges(tx, ["all"]))
    expect((await used.read(bag)).isHit).toBe(false)
    expect(await etag()).toBe(before)
  })

  it("are read once for requests that come together", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => used.read(bag)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await used.read(bag)).isHit).toBe(true)
  })

  it("are read again for who joined a request that met the rate limit of its network", async () => {
    const cache = createAnswerCache(createChangeLog(used.shop.db))
    let reads = 0
    const api = new Hono().get("/", (c) =>
      cache.answer(c, async () => {
        const read = ++reads
        await setTimeout()
        if (read === 1) throw tooManyTries(1)
        return { body: { read } }
      }),
    )
    api.onError((error, c) => c.text("", error instanceof ApiError && error.status === 429 ? 429 : 500))
    const statuses = await Promise.all([1, 2].map(async () => (await api.request("/")).status))
    expect(statuses).toEqual([429, 200])
  })

  it("are none of what is personal, wrong, or may change with every sale", async () => {
    for (const [field, header] of [
      ["name", "authorization"],
      ["slug", "cookie"],
    ] as const) {
      const path = `${bag}&fields=${field}`
      await used.send(path, { headers: { [header]: "Bearer x" } })
      expect((await used.read(path)).isHit).toBe(false)
    }
    const long = `products?filters[slug][$in]=${"a".repeat(200)}&fields=${"name,".repeat(60)}name`
    for (const path of [
      ...["products?sort=quantity:desc", "products?filters[sellCount][$gt]=1", "app-setting", "openapi.json"],
      ...["products?filters[slug][$eq]=no-such-product", `${bag}&${"fields=name&".repeat(45)}fields=name`],
    ]) {
      await used.read(path)
      expect((await used.read(path)).isHit, path).toBe(false)
    }
    for (const [path, status] of [
      [`products/${"a".repeat(24)}`, 404],
      ["products?sort=colour", 400],
      [long, 400],
    ] as const) {
      expect([(await used.send(path)).status, (await used.send(path)).status], path).toEqual([status, status])
    }
  })
})

describe("an answer in memory", () => {
  it("is sent without reading the content", async () => {
    let taken = () => 0
    used = await openAnswerShop({}, ({ db }) => {
      const counted = countStatements(db)
      taken = counted.taken
      return counted.db
    })
    const etag = (await used.send(bag)).headers.get("etag") ?? ""
    expect(taken()).toBeGreaterThan(5)
    expect((await used.send(bag, { headers: { "if-none-match": etag } })).status).toBe(304)
    // The log of changes, when a tenth of a second has passed.
    expect(taken()).toBeLessThanOrEqual(1)
    await used.shop.close()
  })

  it("goes when there is no room, unless it was asked for again", async () => {
    used = await openAnswerShop({ maxBytes: 20_000 })
    const paths = ["fr", "ar", "en"].map((locale) => `pages?locale=${locale}&pagination[pageSize]=1`)
    for (const path of paths) await used.read(path)
    const isHit = async (path: string) => (await used.read(path)).isHit
    const sizes = await Promise.all(paths.map(async (path) => (await used.readAnew(path)).length))
    expect(Math.min(...sizes)).toBeGreaterThan(500)
    expect(await isHit(paths[2] ?? "")).toBe(true)
    const postsOf = (page: number) => `posts?pagination[pageSize]=2&pagination[page]=${page}`
    for (let page = 1; page <= 14; page++) await used.read(postsOf(page))
    expect(await isHit(paths[2] ?? "")).toBe(true)
    expect(await isHit(postsOf(1))).toBe(false)
    await used.shop.close()
  })

  it("is not taken for fresh when it changed while it was read", async () => {
    let change: (() => Promise<unknown>) | undefined
    used = await openAnswerShop({}, ({ db }) =>
      db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          const isProduct = result.rows.some((row) => "short_description" in row)
          const once = isProduct ? change : undefined
          if (once) {
            change = undefined
            await once()
          }
          return result
        },
      }),
    )
    await used.read("coupons")
    const other = openDatabase(used.shop.address)
    change = () => other.updateTable("product").set({ price: 1_234_500 }).where("slug", "=", "sac-casbah").execute()
    const before = await used.read(bag)
    expect(before.text).not.toContain('"price":12345,')
    // A write of this process has the log read again at once.
    await inTransaction(used.shop.db, (tx) => recordChanges(tx, ["coupons"]))
    const after = await used.read(bag)
    expect(after).toEqual({ text: await used.readAnew(bag), isHit: false })
    expect(after.text).toContain('"price":12345,')
    await other.destroy()
    await used.shop.close()
  })

  it("follows another process", async () => {
    used = await openAnswerShop()
    await used.read(bag)
    const other = openDatabase(used.shop.address)
    await other.updateTable("product").set({ price: 1_234_500 }).where("slug", "=", "sac-casbah").execute()
    await expect.poll(async () => (await used.read(bag)).text).toContain('"price":12345,')
    await other.destroy()
    await used.shop.close()
  })

  it("follows every order at once, and only of its own product", async () => {
    used = await openAnswerShop()
    await used.shop.db.updateTable("product").set({ quantity: 50, offer_start: null, offer_end: null }).execute()
    const quantity = async () => JSON.parse((await used.read(bag)).text).data[0].quantity as number
    const other = "products?filters[slug][$eq]=casque-aura"
    for (const left of [49, 48, 47]) {
      await used.read(other)
      const ordered = await orderUnits(used.shop, "sac-casbah", `05510000${left}`)
      expect(ordered.status).toBe(201)
      expect(await quantity()).toBe(left)
      expect((await used.read(other)).isHit).toBe(true)
      expect((await used.read(bag)).isHit).toBe(true)
    }
    await used.shop.close()
  })
})
