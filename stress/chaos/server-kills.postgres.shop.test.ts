import { expect, it } from "vitest"
import { makeSampleShop } from "#api/testing/sample-shop.ts"
import { openDatabase } from "#db/database.ts"
import { startProcess, temporaryData } from "#server/testing.ts"
import { startPostgres } from "../../scripts/postgres.mjs"
import { counts } from "../counts.ts"
import { progress, report } from "../report.ts"
import { countRecords, processEnv } from "../stress-shop.ts"
import { breakInto, checkOrders, checkWhole, stockAtFirst } from "./break-in.ts"
import { orderLoad } from "./order-load.ts"

it("loses and doubles no order when PostgreSQL is killed", async () => {
  const server = await startPostgres({ durable: true })
  const data = temporaryData()
  await makeSampleShop({ url: server.url, dataDir: data.dir })
  const setUp = openDatabase({ url: server.url, dataDir: data.dir })
  await countRecords(setUp).setStock(stockAtFirst)
  await setUp.destroy()
  const load = orderLoad()
  const env = processEnv({ DATA_DIR: data.dir, DATABASE_URL: server.url })
  const { url, child, stop } = await startProcess("api", env)
  for (let kill = 1; kill <= counts.serverKills; kill++) {
    await breakInto(load, url, () => server.kill())
    await server.start()
    await load.settle(url)
    progress("SIGKILL of PostgreSQL", kill, counts.serverKills)
  }
  expect(child.exitCode).toBeNull()
  const db = openDatabase({ url: server.url, dataDir: data.dir })
  await checkOrders(db, load)
  await checkWhole(db)
  await db.destroy()
  await stop()
  report("SIGKILL of PostgreSQL under load", counts.serverKills, `${load.acknowledged.size} orders, each there once`)
  await server.end()
  data.remove()
})
