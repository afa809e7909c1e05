import type { Db, Tx } from "../database.ts"
import type { PlacedSection } from "./page-sections.ts"

type PreviewOf = { sessionId: string; page: string }

/** Stores what a home page would be made of until a moment, in place of what the session last previewed of it, and
 *  deletes expired previews. */
export async function upsertSectionPreview(
  tx: Tx,
  { sessionId, page }: PreviewOf,
  sections: readonly PlacedSection[],
  { now, until }: { now: Date; until: string },
): Promise<void> {
  await tx.deleteFrom("section_preview").where("until", "<=", now.toISOString()).execute()
  const values = { sections: JSON.stringify(sections), until }
  await tx
    .insertInto("section_preview")
    .values({ session_id: sessionId, page, ...values })
    .onConflict((c) => c.columns(["session_id", "page"]).doUpdateSet(values))
    .execute()
}

/** The sections that a session last previewed of a page, each with its place from 1 as its id. */
export async function findSectionPreview(db: Db, { sessionId, page }: PreviewOf) {
  const row = await db
    .selectFrom("section_preview")
    .select("sections")
    .where("session_id", "=", sessionId)
    .where("page", "=", page)
    .executeTakeFirst()
  // Written by this program alone.
  const sections: PlacedSection[] | undefined = row && JSON.parse(row.sections)
  return sections?.map((section, index) => ({ id: index + 1, ...section }))
}
