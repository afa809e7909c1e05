import type { Tx } from "../../database.ts"

/** The tables of pages that the merchant adds, removes and brings back. */
type AddedTable = "page" | "landing_page"

/** How a page could not be stored: another has its address, or there are as many as there may be. */
export type PageRejection = "taken" | "full"

/** Whether the address is that of another page of its table, also of one that was removed and can come back. */
export async function isSlugTaken(tx: Tx, table: AddedTable, slug: string, exceptId: string): Promise<boolean> {
  const other = await tx
    .selectFrom(table)
    .select("document_id")
    .where("slug", "=", slug)
    .where("document_id", "<>", exceptId)
    .executeTakeFirst()
  return other !== undefined
}

/** Marks a page as removed at a moment, or no longer (null). A page of information is none of the merchant's.
 *  @returns whether there was one to mark */
async function markRemoved(tx: Tx, table: AddedTable, documentId: string, at: string | null): Promise<boolean> {
  const own = tx.selectFrom("page").select("document_id").where("own", "=", 1)
  const marked = await tx
    .updateTable(table)
    .set({ removed_at: at })
    .where("document_id", "=", documentId)
    .where("removed_at", at === null ? "is not" : "is", null)
    .$if(table === "page", (query) => query.where("document_id", "in", own))
    .returning("document_id")
    .executeTakeFirst()
  return marked !== undefined
}

/** Removes a page; it can be brought back for a while.
 *  @returns whether there was one */
export const markPageRemoved = (tx: Tx, table: AddedTable, documentId: string, now: Date): Promise<boolean> =>
  markRemoved(tx, table, documentId, now.toISOString())

/** Brings a removed page back as it was.
 *  @returns whether there was one */
export const restorePage = (tx: Tx, table: AddedTable, documentId: string): Promise<boolean> =>
  markRemoved(tx, table, documentId, null)

/** Deletes the sections of pages that are gone for good.
 *  @param pages their documentIds */
export async function deletePageSections(tx: Tx, pages: readonly string[]): Promise<void> {
  await tx.deleteFrom("page_section").where("page", "in", pages).execute()
  await tx.deleteFrom("section_page").where("page", "in", pages).execute()
}
