import type { Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { addMail } from "../mail/outbox.ts"
import type { Shopper } from "./people.ts"

/** Tells a shopper by mail that the account's password was changed, where the account has an address, in the transaction
 *  that changes it. Ring `mailWaiting` after the transaction. */
export async function mailPasswordChanged(tx: Tx, { email, locale }: Shopper, now: Date): Promise<void> {
  if (!email) return
  const mail = { key: `password-changed:${randomDocumentId()}`, kind: "password-changed", locale, to: email } as const
  await addMail(tx, { ...mail, data: { at: now.toISOString() } }, now)
}
