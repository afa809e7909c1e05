import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { randomToken } from "../document-id.ts"
import { notifyMailQueued } from "../mail/mail-queued.ts"
import { addMail } from "../mail/outbox.ts"
import { inTransaction } from "../transaction.ts"

/** At most one confirmation mail per address in this span, in milliseconds: a day. */
const resendAfter = 24 * 3600 * 1000

/** Notes an address that the shop's news may go to once its owner says yes, and asks the owner by mail. Nothing happens to
 *  one that has said so. */
export async function insertSubscriber(db: Db, email: string, locale: Locale, now: Date): Promise<void> {
  const at = now.toISOString()
  const address = email.toLowerCase()
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto("subscriber")
      .values({ email: address, locale, created_at: at, token: null, confirmed_at: null, asked_at: null })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute()
    const subscriber = await tx
      .updateTable("subscriber")
      .set((e) => ({ asked_at: at, locale, token: e.fn.coalesce("token", e.val(randomToken())) }))
      .where("email", "=", address)
      .where("confirmed_at", "is", null)
      .where((e) =>
        e.or([e("asked_at", "is", null), e("asked_at", "<", new Date(now.getTime() - resendAfter).toISOString())]),
      )
      .returning(["id", "token"])
      .executeTakeFirst()
    if (!subscriber?.token) return
    const mail = { key: `newsletter-confirm:${subscriber.id}:${at}`, kind: "newsletter-confirm", locale } as const
    await addMail(tx, { ...mail, to: address, data: { token: subscriber.token } }, now)
  })
  notifyMailQueued(db)
}

/** Says yes, by the link of the mail that asked.
 *  @returns the address; undefined for an unknown link */
export async function confirmSubscriber(db: Db, token: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable("subscriber")
    .set((e) => ({ confirmed_at: e.fn.coalesce("confirmed_at", e.val(now.toISOString())) }))
    .where("token", "=", token)
    .returning("email")
    .executeTakeFirst()
  return row?.email
}

/** Ends the shop's news and forgets the address.
 *  @returns the address; undefined where it is gone already */
export async function deleteSubscriber(db: Db, token: string): Promise<string | undefined> {
  const row = await db.deleteFrom("subscriber").where("token", "=", token).returning("email").executeTakeFirst()
  return row?.email
}
