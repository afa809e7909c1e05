import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSampleShop } from "#api/testing/sample-shop.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { startPostgres } from "../../scripts/postgres.mjs"
import { counts } from "../counts.ts"
import { type Answer, orderBody, sold, tally, tryOrder } from "../order-client.ts"
import { progress, report } from "../report.ts"
import { countRecords, processEnv } from "../stress-shop.ts"

let server: Awaited<ReturnType<typeof startPostgres>>
let data: ReturnType<typeof temporaryData>
let db: Db
const shops: Running[] = []

/** A disk that takes a twentieth of a second for a COMMIT, as a memory card or a busy network volume does. */
async function slowDown() {
  await sql`alter system set commit_delay = 50000`.execute(db)
  await sql`alter system set commit_siblings = 0`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
}

beforeAll(async () => {
  server = await startPostgres({ durable: true })
  data = temporaryData()
  await makeSampleShop({ url: server.url, dataDir: data.dir })
  db = openDatabase({ url: server.url, dataDir: data.dir })
  const env = processEnv({ DATA_DIR: data.dir, DATABASE_URL: server.url })
  shops.push(...(await Promise.all([1, 2, 3].map(() => startProcess("api", env)))))
  await slowDown()
})
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop("SIGKILL")))
  await db.destroy()
  await server.end()
  data.remove()
})

/** Orders of one product, each of a shopper of its own with a mail, once and at once. */
const orderAtOnce = (buyers: number, fields: (buyer: number) => object): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      tryOrder(shops[buyer % shops.length]?.url ?? "", orderBody(fields(buyer))),
    ),
  )

const countMails = async () => {
  const all = db.selectFrom("mail_outbox").select((e) => e.fn.countAll<number>().as("mails"))
  return (await all.where("kind", "=", "order-received").executeTakeFirstOrThrow()).mails
}

it.each([
  [60, "by the product's address", {}],
  [40, "by the product's name", { slug: undefined }],
])("%i orders at once over three processes, %s: none is told to come again", async (buyers, how, fields) => {
  const records = countRecords(db)
  for (let round = 1; round <= counts.mailedOrders; round++) {
    await records.setStock(1000)
    const mails = await countMails()
    const answers = await orderAtOnce(buyers, (buyer) => ({
      ...fields,
      email: `buyer-${buyers}-${round}-${buyer}@shop.example`,
    }))
    expect(tally(answers)).toEqual({ 201: buyers })
    expect(await records.stock()).toBe(1000 - buyers)
    expect((await countMails()) - mails).toBe(buyers)
    progress(`${buyers} mailed orders ${how}`, round, counts.mailedOrders)
  }
  report(`${buyers} mailed orders ${how}`, counts.mailedOrders, "all placed at the first try each time")
})

it("the last units go to as many of 60, and the others hear so at once", async () => {
  await countRecords(db).setStock(20)
  const answers = await orderAtOnce(60, (buyer) => ({ email: `last-${buyer}@shop.example`, slug: sold.slug }))
  expect(tally(answers)).toEqual({ 201: 20, 409: 40 })
  expect(await countRecords(db).stock()).toBe(0)
})
