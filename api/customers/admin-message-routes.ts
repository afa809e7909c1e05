import { listMessages, markMessages, newMessages } from "#db/customers/messages.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { listAnswer } from "../query/pagination.ts"
import { readBody } from "../read-body.ts"
import { type AdminMessage, type MessageCounts, messageListQuery, messageMark } from "./contract-visitors.ts"

/** Routes of visitors' messages. */
export function messageAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /messages", async (c) => {
    const { sort, page, pageSize, ...filter } = readParameters(messageListQuery, c.req.url)
    const { rows, total } = await listMessages(db, filter, { sort, page, pageSize })
    return Response.json(listAnswer<AdminMessage>(rows, total, { page, pageSize }))
  })

  route("GET /messages/counts", async () => {
    const data: MessageCounts = { new: await newMessages(db) }
    return Response.json({ data })
  })

  route("POST /messages/mark", async (c) => {
    const { documentIds, status } = await readBody(messageMark, c.req)
    const changed = await inTransaction(db, async (tx) => {
      const marked = await markMessages(tx, documentIds, status)
      for (const documentId of marked) {
        const states = { before: { status: status === "new" ? "answered" : "new" }, after: { status } }
        await audit(tx, c, { action: "mark", resource: "messages", documentId, ...states }, clock())
      }
      return marked.length
    })
    return Response.json({ data: { changed } })
  })
}
