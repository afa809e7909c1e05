import { readOrderMessages, writeOrderMessages } from "#db/orders/order-messages.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit, changedFields } from "../../admin/audit-entry.ts"
import { editConflict } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { type OrderMessagesForm, orderMessagesBody } from "./contract-order-messages.ts"

/** Routes of the messages to buyers. */
export function orderMessageRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /orders/messages", async () => {
    const data: OrderMessagesForm = await readOrderMessages(db)
    return Response.json({ data })
  })

  route("PUT /orders/messages", async (c) => {
    const { texts, updatedAt } = await readBody(orderMessagesBody, c.req)
    const data = await inTransaction(db, async (tx): Promise<OrderMessagesForm> => {
      const stored = await readOrderMessages(tx)
      if (!(await writeOrderMessages(tx, texts, updatedAt, clock()))) throw editConflict()
      const [before, after] = changedFields(stored.texts, texts)
      await audit(tx, c, { action: "update", resource: "order-messages", before, after }, clock())
      return readOrderMessages(tx)
    })
    return Response.json({ data })
  })
}
