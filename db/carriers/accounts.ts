import type { AccountProblem } from "#core/carriers/platform.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { isPostgres } from "../engine.ts"
import type { CarrierTaskKind } from "../schema/carrier-schema.ts"

/** Accounts that a shop can have: each is a queue of its own. */
export const maxAccounts = 20

export type AccountFields = {
  name: string
  baseUrl: string
  division: 58 | 69
  fromWilaya: number
  isDefault: boolean
  validates: boolean
  mayBeOpened: boolean
}

/** An account with its secrets, encrypted. For who connects to the carrier, never for an answer. */
export type Account = AccountFields & {
  id: number
  documentId: string
  platform: string
  sealedKeys: string
  sealedSecret: string | null
  hookKey: string
  checkedAt: string | null
  checkProblem: AccountProblem | null
  checkWords: string | null
  editedAt: string
}

/** Secrets that are stored, encrypted. undefined = as they were. */
type Sealed = { keys?: string | undefined; webhookSecret?: string | null | undefined }

const accounts = (db: Db) => db.selectFrom("carrier_account").selectAll()

const toAccount = (row: Awaited<ReturnType<ReturnType<typeof accounts>["executeTakeFirstOrThrow"]>>): Account => ({
  id: row.id,
  documentId: row.document_id,
  platform: row.platform,
  name: row.name,
  baseUrl: row.base_url,
  sealedKeys: row.keys,
  sealedSecret: row.webhook_secret,
  hookKey: row.hook_key,
  division: row.division,
  fromWilaya: row.from_wilaya,
  isDefault: row.is_default === 1,
  validates: row.validates === 1,
  mayBeOpened: row.may_be_opened === 1,
  checkedAt: row.checked_at,
  checkProblem: row.check_problem,
  checkWords: row.check_words,
  editedAt: row.edited_at,
})

/** All accounts, the oldest first. */
export async function listAccounts(db: Db): Promise<Account[]> {
  return (await accounts(db).orderBy("id").limit(maxAccounts).execute()).map(toAccount)
}

export async function findAccount(
  db: Db,
  name: { documentId: string } | { id: number } | { hookKey: string },
): Promise<Account | undefined> {
  const all = accounts(db)
  const named =
    "documentId" in name
      ? all.where("document_id", "=", name.documentId)
      : "id" in name
        ? all.where("id", "=", name.id)
        : all.where("hook_key", "=", name.hookKey)
  const row = await named.executeTakeFirst()
  return row && toAccount(row)
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const columnsOf = (fields: AccountFields) => ({
  name: fields.name,
  base_url: fields.baseUrl,
  division: fields.division,
  from_wilaya: fields.fromWilaya,
  is_default: flag(fields.isDefault),
  validates: flag(fields.validates),
  may_be_opened: flag(fields.mayBeOpened),
})

/** One change of accounts at a time: one account is the default, and there are not too many. */
async function lockAccounts(tx: Tx): Promise<number> {
  const ids = tx.selectFrom("carrier_account").select("id").orderBy("id")
  const rows = await ids.$if(isPostgres(tx), (query) => query.forUpdate()).execute()
  return rows.length
}

/** Adds an account; the first one is the default. Its places are read at once.
 *  @returns its documentId; undefined = there are as many as there may be */
export async function addAccount(
  tx: Tx,
  { platform, hookKey, ...fields }: AccountFields & { platform: string; hookKey: string },
  sealed: { keys: string; webhookSecret: string | null },
  now: Date,
): Promise<string | undefined> {
  const count = await lockAccounts(tx)
  if (count >= maxAccounts) return undefined
  const documentId = randomDocumentId()
  const at = now.toISOString()
  const isDefault = fields.isDefault || count === 0
  if (isDefault) await tx.updateTable("carrier_account").set({ is_default: 0 }).execute()
  const { id } = await tx
    .insertInto("carrier_account")
    .values({
      ...columnsOf({ ...fields, isDefault }),
      document_id: documentId,
      platform,
      hook_key: hookKey,
      keys: sealed.keys,
      webhook_secret: sealed.webhookSecret,
      created_at: at,
      edited_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  const kinds: CarrierTaskKind[] = ["send", "follow", "places"]
  await tx
    .insertInto("carrier_task")
    .values(kinds.map((kind) => ({ account_id: id, kind, next_at: kind === "places" ? at : null })))
    .execute()
  return documentId
}

/** Changes an account. What waits for it is tried again at once: its keys may be right by now. */
export async function changeAccount(tx: Tx, id: number, fields: AccountFields, sealed: Sealed, now: Date) {
  await lockAccounts(tx)
  const at = now.toISOString()
  if (fields.isDefault) await tx.updateTable("carrier_account").set({ is_default: 0 }).where("id", "<>", id).execute()
  await tx
    .updateTable("carrier_account")
    .set({ ...columnsOf(fields), edited_at: at, check_problem: null, check_words: null, checked_at: null })
    .$if(sealed.keys !== undefined, (query) => query.set({ keys: sealed.keys ?? "" }))
    .$if(sealed.webhookSecret !== undefined, (query) => query.set({ webhook_secret: sealed.webhookSecret ?? null }))
    .where("id", "=", id)
    .execute()
  await tx
    .updateTable("carrier_task")
    .set({ next_at: at, tries: 0, problem: null, words: null })
    .where("account_id", "=", id)
    .where("next_at", "is not", null)
    .execute()
}

/** Stores the secret of an account's webhooks, which its carrier told, and nothing else.
 *  @param was the account as the carrier was asked
 *  @returns false = it was asked with keys or at an address that the account does not have any more */
export async function noteWebhookSecret(tx: Tx, was: Account, webhookSecret: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("carrier_account")
    .set({ webhook_secret: webhookSecret, edited_at: now.toISOString() })
    .where("id", "=", was.id)
    .where("keys", "=", was.sealedKeys)
    .where("base_url", "=", was.baseUrl)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether parcels wait for an account, or have perhaps reached its carrier: it cannot be deleted then. */
export async function hasOpenParcels(db: Db, id: number): Promise<boolean> {
  const open = db.selectFrom("parcel").select("id").where("account_id", "=", id)
  return (await open.where("state", "in", ["waiting", "claimed", "unknown"]).limit(1).executeTakeFirst()) !== undefined
}

/** Deletes an account with its keys. Its parcels stay, and are followed no more. */
export async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("parcel").set({ next_poll_at: null }).where("account_id", "=", id).execute()
  await tx.deleteFrom("carrier_account").where("id", "=", id).execute()
}

/** Stores what a check of the keys said, unless the account was changed meanwhile. */
export async function noteCheck(
  db: Db,
  { id, editedAt }: Pick<Account, "id" | "editedAt">,
  { problem, words }: { problem: AccountProblem | null; words: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable("carrier_account")
    .set({ checked_at: now.toISOString(), check_problem: problem, check_words: words })
    .where("id", "=", id)
    .where("edited_at", "=", editedAt)
    .execute()
}
