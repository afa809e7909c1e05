import type { CredentialChange } from "#core/mail/mail.ts"
import type { Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import type { StoredStaff } from "../staff/staff.ts"
import { addMail } from "./outbox.ts"

type Changed = {
  change: CredentialChange
  /** The name of another member who did it; null = it was done as the member, or by the shop's own command. */
  by: string | null
}

/** Tells a member by mail what opens their account was changed, in the transaction that changes it. Ring `mailWaiting` after
 *  the transaction. */
export async function mailCredentialChange(
  tx: Tx,
  { email, locale }: Pick<StoredStaff, "email" | "locale">,
  { change, by }: Changed,
  now: Date,
): Promise<void> {
  const mail = { key: `staff-credentials:${randomDocumentId()}`, kind: "staff-credentials", locale, to: email } as const
  await addMail(tx, { ...mail, data: { change, by: by ?? "", at: now.toISOString() } }, now)
}
