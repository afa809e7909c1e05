import "#server/process/own-process.ts"
import { openDatabase } from "#db/database.ts"
import { startMailWorker } from "#server/mail/mail-worker.ts"
import { smtpTarget } from "#server/mail/smtp-target.ts"
import { writeMail } from "#server/mail/write-mail.ts"

/** What a trial starts this process with. */
export type MailSenderEnv = { MAIL_DATA_DIR: string; MAIL_DATABASE_URL: string; MAIL_PORT: string }

// A process that sends the shop's mail and does nothing else. However slow the machine, no mail is late.
const { MAIL_DATA_DIR = "", MAIL_DATABASE_URL, MAIL_PORT } = process.env
const db = openDatabase({ url: MAIL_DATABASE_URL || undefined, dataDir: MAIL_DATA_DIR })
const from = { name: null, address: "boutique@shop.example" }
startMailWorker({
  db,
  target: smtpTarget({ host: "127.0.0.1", port: Number(MAIL_PORT), secure: false, auth: undefined }),
  write: (mail) => writeMail(mail, { db, origin: "https://shop.example", from }),
  log: { error: () => undefined },
  leaseFor: 120_000,
  pollInterval: 200,
})
process.stdout.write("ready\n")
