import type { Db } from "../database.ts"
import { rowBatches } from "../row-batches.ts"

const selectMessages = (db: Db, after: number, limit: number) =>
  db
    .selectFrom("contact_message")
    .select(["id", "document_id as documentId", "status", "created_at as createdAt", "name", "mobile", "email"])
    .select(["subject", "locale", "message"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute()

/** A message of the contact form as it leaves the shop. */
export type OwnedMessage = Omit<Awaited<ReturnType<typeof selectMessages>>[number], "id">

/** The messages of the contact form, by their keys. */
export async function* everyMessage(db: Db): AsyncGenerator<OwnedMessage> {
  const batches = rowBatches(
    0,
    (after, limit) => selectMessages(db, after, limit),
    ({ id }) => id,
  )
  for await (const rows of batches) yield* rows
}

const selectBlocks = (db: Db, after: string, limit: number) =>
  db
    .selectFrom("phone_block")
    .select(["phone_key as mobile", "reason", "created_at as createdAt"])
    .where("phone_key", ">", after)
    .orderBy("phone_key")
    .limit(limit)
    .execute()

/** A blocked phone as it leaves the shop. */
export type OwnedBlock = Awaited<ReturnType<typeof selectBlocks>>[number]

/** The phones whose orders the shop does not take, by their keys. */
export async function* everyBlock(db: Db): AsyncGenerator<OwnedBlock> {
  const batches = rowBatches(
    "",
    (after, limit) => selectBlocks(db, after, limit),
    ({ mobile }) => mobile,
  )
  for await (const rows of batches) yield* rows
}

/** The names under `/media/theme/` of logos and favicons with their forms. */
export async function listThemeFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("theme_file").select("name").distinct().orderBy("name").execute()
  return rows.map(({ name }) => name)
}
