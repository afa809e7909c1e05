import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { expect, it } from "vitest"
import { maxHandedOver } from "#core/mail/mail.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { addMail } from "#db/mail/outbox.ts"
import { ownDatabase } from "#db/testing/own-database.ts"
import { startMailServer } from "#server/mail/testing/mail-server.ts"
import { inherited } from "#server/testing.ts"
import { counts } from "../counts.ts"
import { progress, report } from "../report.ts"
import type { MailSenderEnv } from "./mail-sender.ts"

const perKill = 3

it("sends each mail, none more than once more than it was taken without an answer, when its process is killed", async () => {
  const own = await ownDatabase("sample")
  const db = openDatabase(own.address)
  const server = await startMailServer()
  const env: MailSenderEnv = {
    MAIL_DATA_DIR: own.address.dataDir,
    MAIL_DATABASE_URL: own.address.url ?? "",
    MAIL_PORT: String(server.port),
  }
  const kills = counts.mailKills
  const many = kills * perKill
  await fillOutbox(db, many)

  for (let kill = 1; kill <= kills; kill++) {
    const sender = await startSender(env)
    // Killed as a mail comes in, a moment later each time: before, while and after the outbox hears of it.
    await Promise.race([server.untilReceived(server.received.length + 1), untilSettled(db)])
    await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 40))
    sender.kill("SIGKILL")
    await once(sender, "exit")
    expect(sender.signalCode).toBe("SIGKILL")
    await endLeases(db)
    progress("SIGKILL while mail is sent", kill, kills)
  }
  const sender = await startSender(env)
  await untilSettled(db)
  sender.kill("SIGKILL")
  await once(sender, "exit")

  const times = new Map<string, number>()
  for (const { to } of server.received) times.set(to[0] ?? "", (times.get(to[0] ?? "") ?? 0) + 1)
  const rows = await db.selectFrom("mail_outbox").select(["recipient", "status", "handed_over"]).execute()
  expect(rows).toHaveLength(many)
  let twice = 0
  for (const { recipient, status, handed_over } of rows) {
    const arrived = times.get(recipient) ?? 0
    if (arrived > 1) twice += 1
    // A mail that was cut off twice while it went out is left to a person, who sees it in the console.
    if (status === "failed") expect(handed_over).toBe(maxHandedOver)
    else expect({ status, arrived }).toEqual({ status: "sent", arrived: handed_over > 1 ? arrived : 1 })
    expect(arrived).toBeLessThanOrEqual(maxHandedOver)
    if (status === "sent") expect(arrived).toBeGreaterThanOrEqual(1)
  }
  report("SIGKILL of the process that sends mail", kills, `${many} mails, each there; ${twice} of them twice`)
  await server.close()
  await db.destroy()
  await own.remove()
})

/** Messages to the merchant: the same text to many addresses. */
async function fillOutbox(db: Db, many: number) {
  const now = new Date()
  const message = {
    name: "Nour",
    mobile: "0550010203",
    phone_key: "0550010203",
    email: "",
    subject: "other",
    message: "Bonjour",
  } as const
  const mailFields = {
    locale: "fr",
    status: "new",
    document_id: "a".repeat(24),
    created_at: now.toISOString(),
  } as const
  await db
    .insertInto("contact_message")
    .values({ ...message, ...mailFields })
    .execute()
  for (let index = 0; index < many; index++) {
    const mail = { key: `kill:${index}`, kind: "contact-notice", locale: "fr", to: `n${index}@shop.example` } as const
    await addMail(db, { ...mail, data: { message: mailFields.document_id } }, now)
  }
}

/** What a process had to itself that is gone: its leases run out. */
async function endLeases(db: Db) {
  const past = new Date(0).toISOString()
  await db.updateTable("mail_outbox").set({ lease_until: past }).where("lease_until", "is not", null).execute()
}

async function startSender(env: MailSenderEnv) {
  const sender = spawn(process.execPath, [join(import.meta.dirname, "mail-sender.ts")], {
    env: { ...env, ...inherited, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(sender.stdout, "data")
  return sender
}

async function untilSettled(db: Db) {
  for (;;) {
    const waiting = db.selectFrom("mail_outbox").select("id").where("status", "=", "waiting").limit(1)
    if (!(await waiting.executeTakeFirst())) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
