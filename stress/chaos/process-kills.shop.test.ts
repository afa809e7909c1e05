import { expect, it } from "vitest"
import { openDatabase } from "#db/database.ts"
import { ownDatabase, testEngine } from "#db/testing/own-database.ts"
import { startProcess } from "#server/testing.ts"
import { counts } from "../counts.ts"
import { progress, report } from "../report.ts"
import { countRecords, processEnv } from "../stress-shop.ts"
import { breakInto, checkOrders, checkWhole, stockAtFirst } from "./break-in.ts"
import { orderLoad } from "./order-load.ts"

it("loses and doubles no acknowledged order when its process is killed", async () => {
  const own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  await countRecords(db).setStock(stockAtFirst)
  const load = orderLoad()
  const kills = counts.processKills[testEngine().name]
  for (let kill = 1; kill <= kills; kill++) {
    const { url, child, stop } = await startProcess("api", processEnv(own.env))
    await load.settle(url)
    await breakInto(load, url, () => stop("SIGKILL"))
    expect(child.signalCode).toBe("SIGKILL")
    if (testEngine().name === "sqlite") await checkWhole(db)
    progress("SIGKILL of the process", kill, kills)
  }
  const { url, stop } = await startProcess("api", processEnv(own.env))
  await load.settle(url)
  await checkOrders(db, load)
  await checkWhole(db)
  await stop()
  report("SIGKILL of the process under load", kills, `${load.acknowledged.size} orders, each there once`)
  await db.destroy()
  await own.remove()
})
