import type { Db } from "../database.ts"

/** Rows that are in memory at a time. */
const batch = 500

/** The messages of the contact form, by their keys. */
export async function* everyMessage(db: Db) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("contact_message")
      .select(["id", "document_id as documentId", "status", "created_at as createdAt", "name", "mobile", "email"])
      .select(["subject", "locale", "message"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

/** The phones whose orders the shop does not take. */
export async function* everyBlock(db: Db) {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("phone_block")
      .select(["phone_key as mobile", "reason", "created_at as createdAt"])
      .where("phone_key", ">", after)
      .orderBy("phone_key")
      .limit(batch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.mobile
  }
}

/** The names under `/media/theme/` of logos and favicons with their forms. */
export async function listThemeFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("theme_file").select("name").distinct().orderBy("name").execute()
  return rows.map(({ name }) => name)
}
