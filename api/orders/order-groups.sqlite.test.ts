import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { onOrdersChanged } from "#db/orders/orders-changed.ts"
import { watchCommits } from "#db/testing/wal-commits.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeEach(async () => {
  // A clock that stands still: how fast the machine is does not decide which orders share a transaction.
  vi.spyOn(performance, "now").mockReturnValue(0)
  shop = await openTestShop()
  await setStock(1000)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const price = 25_200
const buyer = (index: number, fields: object = {}) => ({
  slug: "casque-aura",
  quantity: 1,
  product: "Casque sans fil Aura",
  color: "Noir",
  amount: price,
  wilaya: "Oran",
  commune: "Oran",
  mobile: `0550${String(100_000 + index)}`,
  firstname: "Nadia",
  lastname: "Haddad",
  date: "2026-11-21T10:00:00.000Z",
  ...fields,
})

const setStock = (quantity: number) =>
  shop.db.updateTable("product").set({ quantity, status: "in-stock" }).where("slug", "=", "casque-aura").execute()

const readStock = async () =>
  (await shop.db.selectFrom("product").select("quantity").where("slug", "=", "casque-aura").executeTakeFirstOrThrow())
    .quantity

const orderCount = async () => (await shop.db.selectFrom("orders").select("id").execute()).length

/** Places orders at the same time.
 *  @returns their answers, and how many transactions they took together */
async function together(orders: object[]) {
  const commits = await watchCommits(shop.db, shop.address.dataDir)
  const answers = await Promise.all(orders.map((order) => shop.order(order)))
  return { answers, statuses: answers.map(({ status }) => status), commits: commits() }
}

const tokenOf = ({ body }: { body: unknown }) => (body as { data: { token: string } }).data.token

it("commits 32 orders that come together in one transaction", async () => {
  const { statuses, commits } = await together(Array.from({ length: 32 }, (_, index) => buyer(index)))
  expect(statuses).toEqual(Array(32).fill(201))
  expect([commits, await orderCount(), await readStock()]).toEqual([1, 32, 968])
})

it("commits an order that comes alone by itself", async () => {
  expect(await together([buyer(1)])).toMatchObject({ statuses: [201], commits: 1 })
})

it("sells the last unit to one order of a group", async () => {
  await setStock(1)
  const { statuses, commits } = await together([buyer(1), buyer(2), buyer(3)])
  expect(statuses.toSorted()).toEqual([201, 409, 409])
  expect([commits, await orderCount(), await readStock()]).toEqual([1, 1, 0])
})

it("takes the same key twice in a group for one order, and another content under it for a mistake", async () => {
  const key = { idempotencyKey: "one-key" }
  const orders = [buyer(1, key), buyer(1, key), buyer(1, { ...key, quantity: 2, amount: 2 * price })]
  const { answers, statuses, commits } = await together(orders)
  expect(statuses).toEqual([201, 201, 422])
  const [first, second] = answers
  expect(first && second && tokenOf(first) === tokenOf(second)).toBe(true)
  expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true", null])
  expect([commits, await orderCount(), await readStock()]).toEqual([1, 1, 999])
})

it("answers a keyless repeat in a group with a receipt", async () => {
  const { answers, statuses } = await together([buyer(1), buyer(1)])
  expect(statuses).toEqual([201, 201])
  expect(answers.map(({ body }) => (body as { data: { status: string } }).data.status)).toEqual(["new", "received"])
  expect([await orderCount(), await readStock()]).toEqual([1, 999])
})

it("takes back what a rejected order of a group did, counts its try, and leaves the others alone", async () => {
  const key = { idempotencyKey: "rejected-first" }
  const dearer = buyer(2, { ...key, amount: price + 1 })
  const { statuses, commits } = await together([buyer(1), dearer, buyer(3), buyer(4, { commune: "Nowhere" })])
  expect(statuses).toEqual([201, 409, 201, 400])
  expect([commits, await orderCount(), await readStock()]).toEqual([1, 2, 998])
  const tries = shop.db.selectFrom("rate_window").select("count").where("bucket", "like", "order-tries:shop:%")
  expect(await tries.execute()).toEqual([{ count: 2 }])
  // The key of a rejected order is free.
  expect((await shop.order(buyer(2, key))).status).toBe(201)
})

it("fails every order of a group whose COMMIT fails, and takes the next", async () => {
  let changes = 0
  const stop = onOrdersChanged(shop.db, () => {
    changes += 1
  })
  await sql`create table follower (id integer references post (id) deferrable initially deferred)`.execute(shop.db)
  // Nobody's post: SQLite finds that out at COMMIT alone.
  await sql`create trigger break_commit after insert on orders when new.firstname = 'Broken'
    begin insert into follower values (-1); end`.execute(shop.db)
  const broken = Array.from({ length: 4 }, (_, index) => buyer(index, { firstname: "Broken" }))
  const failed = await together(broken)
  expect([failed.statuses, failed.commits]).toEqual([[500, 500, 500, 500], 0])
  expect([await orderCount(), await readStock(), changes]).toEqual([0, 1000, 0])

  // One that breaks its group's COMMIT keeps the others back for a retry, and no longer.
  const mixed = await together([buyer(11), buyer(12, { firstname: "Broken" }), buyer(13)])
  expect(mixed.statuses[1]).toBe(500)
  const placed = mixed.statuses.filter((status) => status === 201).length
  expect([await orderCount(), await readStock(), changes]).toEqual([placed, 1000 - placed, placed])

  await sql`drop trigger break_commit`.execute(shop.db)
  expect((await shop.order(broken[0] ?? {})).status).toBe(201)
  stop()
})
