import type { Db, Tx } from "./database.ts"
import { randomToken } from "./document-id.ts"

/** What stands for the state of everything a visitor can read: another text after every change. */
export async function contentVersion(db: Db): Promise<string> {
  const row = await db.selectFrom("content_version").select("version").executeTakeFirst()
  return row?.version ?? "none"
}

/** Marks the content as changed; belongs in the transaction of the change. Random, so that two databases never agree. */
export async function touchContent(tx: Tx): Promise<void> {
  await tx.updateTable("content_version").set({ version: randomToken() }).execute()
}
