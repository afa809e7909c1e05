import type { Tx } from "../../database.ts"
import { toBatches } from "../../store-rows.ts"
import type { ThingContent } from "../../things/thing-rows.ts"

type AlertRow = ThingContent[string][number]

/** Rows of one statement. */
const maxRows = 200

/** Stores the stock alerts of a deleted product beside it. */
export async function insertRemovedAlerts(tx: Tx, removedId: number, alerts: readonly AlertRow[]): Promise<void> {
  const rows = alerts.map((alert) => ({
    removed_id: removedId,
    email: String(alert.email),
    token: String(alert.token),
    content: JSON.stringify(alert),
  }))
  for (const some of toBatches(rows, maxRows)) await tx.insertInto("removed_stock_alert").values(some).execute()
}

/** Deletes the stock alerts of a deleted product.
 *  @returns their rows */
export async function takeRemovedAlerts(tx: Tx, removedId: number): Promise<AlertRow[]> {
  const rows = await tx
    .deleteFrom("removed_stock_alert")
    .where("removed_id", "=", removedId)
    .returning("content")
    .execute()
  // Written by `insertRemovedAlerts` alone.
  return rows.map(({ content }) => JSON.parse(content) as AlertRow)
}

/** Deletes the stock alerts of addresses in products that can be restored.
 *  @param emails in lower case, as alerts have them
 *  @returns how many */
export async function deleteRemovedAlertsByEmail(tx: Tx, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0
  const { numDeletedRows } = await tx
    .deleteFrom("removed_stock_alert")
    .where("email", "in", emails)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the stock alerts of one address in products that can be restored.
 *  @param token of the address whose alerts they are */
export async function deleteRemovedAlertsByToken(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("removed_stock_alert").where("token", "=", token).execute()
}
