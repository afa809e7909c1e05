import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { addSubscriber, changeSubscriber, listSubscribers } from "#db/events/subscribers.ts"
import { listMails } from "#db/mail/admin-mails.ts"
import { addMail } from "#db/mail/outbox.ts"
import { nextMailAt } from "#db/mail/sending.ts"
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

test("a restore holds the mails that waited, to be sent again by a press", async () => {
  const mail = { kind: "order-received", locale: "fr", to: "amina@example.dz", data: { order: "one" } } as const
  let db = openDatabase(own.address)
  await db.deleteFrom("mail_outbox").execute()
  for (const key of ["waiting", "sent"]) await addMail(db, { ...mail, key }, new Date())
  await db.updateTable("mail_outbox").set({ status: "sent" }).where("key", "=", "sent").execute()
  await db.destroy()
  const file = join(own.address.dataDir, "shop.backup")
  expect((await command(own.env, "backup", file)).status).toBe(0)
  const restored = await command(own.env, "restore", "--replace", file)
  expect(restored.text).toMatch(/Held mails: 1\. /)
  db = openDatabase(own.address)
  const { rows } = await listMails(db, {}, { page: 1, pageSize: 10, newestFirst: false })
  expect(await nextMailAt(db)).toBeNull()
  await db.destroy()
  expect(rows.map(({ status, problem, maySendAgain }) => [status, problem, maySendAgain])).toEqual([
    ["failed", "restored", true],
    ["sent", null, true],
  ])
})

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
