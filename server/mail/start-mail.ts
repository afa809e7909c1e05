import { join } from "node:path"
import type { Logger } from "pino"
import { stockAlertCollector } from "#db/catalogue/stock-alerts.ts"
import type { Db } from "#db/database.ts"
import type { Config } from "../settings/config.ts"
import { folderTarget } from "./folder-target.ts"
import { startMailWorker } from "./mail-worker.ts"
import { smtpTarget } from "./smtp-target.ts"
import { writeMail } from "./write-mail.ts"

type Mailing = { db: Db; log: Logger; origin: string }

/** Sends the shop's mail by the server of `SMTP_URL`, or into `DATA_DIR/outbox` without one.
 *  @param origin the shop's address, for links
 *  @returns stops it */
export function startMail(
  { smtp, mailFrom, dataDir, publicUrl }: Pick<Config, "smtp" | "mailFrom" | "dataDir" | "publicUrl">,
  mailing: Mailing,
) {
  const { db, log, origin } = mailing
  const target = smtp ? smtpTarget(smtp) : folderTarget(join(dataDir, "outbox"))
  return startMailWorker({
    db,
    log,
    target,
    collect: stockAlertCollector(db),
    write: (mail) => writeMail(mail, { db, origin, pictureOrigin: publicUrl, from: mailFrom }),
  })
}
