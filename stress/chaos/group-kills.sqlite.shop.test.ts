import { setTimeout } from "node:timers/promises"
import Sqlite from "better-sqlite3"
import { expect, it } from "vitest"
import { openDatabase } from "#db/database.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { startProcess } from "#server/testing.ts"
import { type Answer, orderBody, toOrder, tryOrder } from "../order-client.ts"
import { countRecords, processEnv } from "../stress-shop.ts"
import { checkWhole } from "./break-in.ts"

const stock = 1000
const warmUp = 4
const size = 8

/** Once there are so many orders, storing one takes for ever. */
const holdAt = (orders: number) => `
  create view for_ever as with recursive n (i) as (select 1 union all select i + 1 from n) select count(*) as i from n;
  create trigger hold after insert on orders when (select count(*) from orders) = ${orders}
  begin select i from for_ever; end;`

/** Loaded into a process before its program: its clock stands still, so that a group takes every order that waits, however
 *  long each one takes, and it prints when an order has been read and checked. From its last byte on that takes the process
 *  some turns of its event loop, as many on a slow machine as on a fast one. */
const preload = `
  import { subscribe } from "node:diagnostics_channel";
  performance.now = () => 0;
  const after = (turns, then) => setImmediate(() => (turns > 0 ? after(turns - 1, then) : then()));
  subscribe("http.server.request.start", ({ request }) => {
    if (request.method === "POST") request.on("end", () => after(200, () => console.log("order waits")));
  });`
const preloaded = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` }

const isLocked = (file: Sqlite.Database): boolean => {
  try {
    file.exec("begin immediate")
    file.exec("rollback")
    return false
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY") return true
    throw error
  }
}

it("stores nothing of a group whose process is killed between its savepoints and its COMMIT", async () => {
  const own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  const { setStock, stock: readStock, orders: countOrders, unitsSold } = countRecords(db)
  await setStock(stock)
  const file = new Sqlite(`${own.address.dataDir}/hanout.db`, { timeout: 0 })
  const first = await startProcess("api", { ...processEnv(own.env), ...preloaded })
  for (let order = 0; order < warmUp; order++) expect((await tryOrder(first.url, orderBody())).status).toBe(201)

  // While the file is locked one order waits for it, the others for that one: they are a group after it. Their last one never
  // ends.
  const before = warmUp
  file.exec(holdAt(before + size))
  file.exec("begin immediate")
  const waiting = (count: number) => expect.poll(() => first.printed().match(/order waits/g)?.length).toBe(count)
  const group = Array.from({ length: size }, (_, index) => ({ key: `order-${index}`, body: orderBody() }))
  const answered: Answer[] = []
  const sent = group.map(({ key, body }) =>
    tryOrder(first.url, body, key).then(
      (answer) => answered.push(answer),
      () => undefined,
    ),
  )
  await waiting(before + size)
  file.exec("rollback")
  // The process stands still within the transaction: it answers nobody and keeps the lock.
  const isHeld = async () => {
    const probe = fetch(`${first.url}/healthz`, { signal: AbortSignal.timeout(500) })
    return (await probe.then(() => false).catch(() => true)) && isLocked(file)
  }
  while (!(await isHeld())) await setTimeout(10)
  await first.stop("SIGKILL")
  await Promise.all(sent)

  expect(answered).toEqual([])
  expect([await countOrders(), await readStock(), await unitsSold()]).toEqual([before, stock - before, before])
  const keys = db.selectFrom("idempotency_key").select("key").where("key", "like", "order-%")
  expect(await keys.execute()).toEqual([])
  await checkWhole(db)

  file.exec("drop trigger hold; drop view for_ever;")
  file.close()
  const second = await startProcess("api", processEnv(own.env))
  const again = await Promise.all(group.map(({ key, body }) => tryOrder(second.url, body, key)))
  expect(again.map(({ status }) => status)).toEqual(Array(size).fill(201))
  expect(new Set(again.map((answer) => toOrder(answer).token)).size).toBe(size)
  expect([await countOrders(), await readStock()]).toEqual([before + size, stock - before - size])
  await second.stop("SIGKILL")
  await db.destroy()
  await own.remove()
})
