import { findMail, listMails, sendMailAgain } from "#db/mail/admin-mails.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { conflict, notFound } from "../errors.ts"
import { listAnswer } from "../query/pagination.ts"
import { type MailRow, mailQuery } from "./contract.ts"

/** The outbox: what became of the shop's mail. */
export function mailRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /mails", async (c) => {
    const { page, pageSize, sort, ...filter } = readParameters(mailQuery, c.req.url)
    const { rows, total } = await listMails(db, filter, { page, pageSize, newestFirst: sort.direction === "desc" })
    return Response.json(listAnswer<MailRow>(rows, total, { page, pageSize }))
  })

  route("POST /mails/:documentId/again", async (c) => {
    const documentId = c.req.param("documentId")
    const now = clock()
    const mail = await inTransaction(db, async (tx) => {
      const before = await findMail(tx, documentId)
      if (!before) throw notFound()
      if (!(await sendMailAgain(tx, documentId, now))) throw conflict("The mail cannot be sent again", {})
      const { kind, status } = before
      const what = { action: "send-again", resource: "mails", documentId, before: { kind, status } }
      await audit(tx, c, what, now)
      return findMail(tx, documentId)
    })
    notifyMailQueued(db)
    return Response.json({ data: mail })
  })
}
