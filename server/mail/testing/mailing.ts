import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { stockAlertCollector } from "#db/catalogue/stock-alerts.ts"
import type { MailSender } from "../../settings/mail-sender.ts"
import { readSmtpUrl } from "../../settings/smtp-url.ts"
import { startMailWorker } from "../mail-worker.ts"
import { type SmtpTimeouts, smtpTarget } from "../smtp-target.ts"
import { writeMail } from "../write-mail.ts"
import { startMailServer } from "./mail-server.ts"

export const origin = "https://shop.example"
const from: MailSender = { name: null, address: "boutique@shop.example" }

/** The parts of a shop's mail over a mail server, with a clock that stands still unless it is moved. */
export async function openMailing(url: string, timeouts?: SmtpTimeouts) {
  const server = readSmtpUrl(url)
  if (!server) throw new Error(`No address of a mail server: ${url}`)
  let now = new Date("2026-11-21T10:00:00.000Z")
  const clock = () => now
  const shop: TestShop = await openTestShop(undefined, clock)
  const logged: object[] = []
  const start = (leaseFor = 60_000, db = shop.db, collect = stockAlertCollector(shop.db)) =>
    startMailWorker({
      db,
      clock,
      leaseFor,
      pollInterval: 50,
      log: { error: (details: object) => void logged.push(details) },
      collect,
      target: smtpTarget(server, timeouts),
      write: (mail) => writeMail(mail, { db: shop.db, origin, pictureOrigin: origin, from }),
    })
  return {
    shop,
    logged,
    start,
    now: () => now,
    /** Lets time pass, in minutes. */
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** Waits until the outbox is as told and nothing is on its way, and gives its rows.
     *  @throws the rows, where that takes longer than a minute */
    async until(holds: (rows: Awaited<ReturnType<typeof outboxOf>>) => boolean) {
      for (const limit = Date.now() + 60_000; ; ) {
        const rows = await outboxOf(shop)
        if (rows.every(({ lease }) => lease === null) && holds(rows)) return rows
        if (Date.now() > limit) throw new Error(`The outbox is not as told: ${JSON.stringify(rows, null, 2)}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
}

/** A shop that sends its mail to a mail server of its own from now on, until `close`. */
export async function openMailShop() {
  const server = await startMailServer()
  const mailing = await openMailing(server.url)
  const stop = mailing.start()
  const close = async () => {
    await stop()
    await mailing.shop.close()
    await server.close()
  }
  return { server, mailing, close }
}

const outboxOf = (shop: TestShop) =>
  shop.db
    .selectFrom("mail_outbox")
    .select(["kind", "status", "tries", "handed_over", "last_problem", "last_code", "next_try_at", "data", "lease"])
    .orderBy("id")
    .execute()
