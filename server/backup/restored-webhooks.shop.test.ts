import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { addSubscriber, changeSubscriber, listSubscribers } from "#db/events/subscribers.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { command } from "./testing.ts"

let own: OwnDatabase
beforeEach(async () => {
  own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  for (const address of ["https://a.test/", "https://b.test/", "plugin:low-stock"]) {
    const documentId = await addSubscriber(db, { name: address, address, types: [], secret: "" }, new Date())
    if (documentId !== undefined && address.includes("b.test"))
      await changeSubscriber(db, documentId, { isPaused: true }, new Date())
  }
  await db.destroy()
})
afterEach(() => own.remove())

const isPaused = async () => {
  const db = openDatabase(own.address)
  const subscribers = await listSubscribers(db)
  await db.destroy()
  return subscribers.map((one) => one.isPaused)
}

test.each([
  { args: [], paused: [true, true, false], says: /Paused webhooks: 1\. This may be a copy/ },
  { args: ["--keep-webhooks"], paused: [false, true, false], says: /^(?!.*Paused)/s },
])("a restore with $args.length options of its own leaves webhooks paused or not, and says so", async (row) => {
  const file = join(own.address.dataDir, "shop.backup")
  expect((await command(own.env, "backup", file)).status).toBe(0)
  expect(await isPaused()).toEqual([false, true, false])
  const restored = await command(own.env, "restore", "--replace", ...row.args, file)
  expect(restored.status, restored.text).toBe(0)
  expect(restored.text).toMatch(row.says)
  expect(await isPaused()).toEqual(row.paused)
})
