import { ownPageDays, ownPageLimits } from "#core/content/own-page.ts"
import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { deletePageSections, isSlugTaken, markPageRemoved, type PageRejection, restorePage } from "./added-pages.ts"
import { type PageTexts, pageRows } from "./admin-pages.ts"

/** Whether there is a page that the merchant added, and whether it is seen. */
export async function findOwnPage(db: Db, documentId: string): Promise<{ hidden: boolean } | undefined> {
  const row = await db
    .selectFrom("page")
    .select("hidden")
    .where("document_id", "=", documentId)
    .where("own", "=", 1)
    .where("removed_at", "is", null)
    .executeTakeFirst()
  return row && { hidden: row.hidden === 1 }
}

/** Deletes what was removed long ago, with its sections. */
async function purgeRemoved(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ownPageDays * 86_400_000).toISOString()
  const gone = await tx
    .selectFrom("page")
    .select(["id", "document_id"])
    .where("removed_at", "<", before)
    .limit(ownPageLimits.stored)
    .execute()
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const names = gone.map(({ document_id }) => document_id)
  await deletePageSections(tx, names)
  await tx.deleteFrom("page_preview").where("page_id", "in", ids).execute()
  await tx.deleteFrom("page_text").where("page_id", "in", ids).execute()
  await tx.deleteFrom("page").where("id", "in", ids).execute()
}

/** @returns how many pages the merchant has, and how many are stored with those that can come back */
async function countPages(tx: Tx): Promise<{ listed: number; stored: number }> {
  const { listed, stored } = await tx
    .selectFrom("page")
    .select((e) => [e.fn.countAll().filterWhere("removed_at", "is", null).as("listed"), e.fn.countAll().as("stored")])
    .where("own", "=", 1)
    .executeTakeFirstOrThrow()
  return { listed: Number(listed), stored: Number(stored) }
}

/** Adds a page, hidden at first.
 *  @returns its documentId */
export async function insertOwnPage(
  tx: Tx,
  { slug, ...texts }: PageTexts & { slug: string },
  now: Date,
): Promise<{ documentId: string } | PageRejection> {
  await purgeRemoved(tx, now)
  const { listed, stored } = await countPages(tx)
  if (listed >= ownPageLimits.pages || stored >= ownPageLimits.stored) return "full"
  if (await isSlugTaken(tx, "page", slug, "")) return "taken"
  const at = now.toISOString()
  const row = { document_id: randomDocumentId(), slug, own: 1, hidden: 1, updated_at: at, edited_at: at } as const
  const { id } = await tx.insertInto("page").values(row).returning("id").executeTakeFirstOrThrow()
  await tx
    .insertInto("page_text")
    .values(pageRows(texts, await findMainLocale(tx)).map((text) => ({ ...text, page_id: id })))
    .execute()
  return { documentId: row.document_id }
}

/** Changes the address of a page that the merchant added, and whether it is seen.
 *  @returns undefined when it was done */
export async function placeOwnPage(
  tx: Tx,
  documentId: string,
  { slug, hidden }: { slug: string; hidden: boolean },
): Promise<"taken" | undefined> {
  if (await isSlugTaken(tx, "page", slug, documentId)) return "taken"
  await tx
    .updateTable("page")
    .set({ slug, hidden: hidden ? 1 : 0 })
    .where("document_id", "=", documentId)
    .where("own", "=", 1)
    .execute()
  return undefined
}

/** Removes a page that the merchant added; it can be brought back for a while.
 *  @returns whether there was one */
export async function removeOwnPage(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  await purgeRemoved(tx, now)
  return markPageRemoved(tx, "page", documentId, now)
}

/** Brings a removed page back as it was.
 *  @returns whether there was one; "full" when there are as many pages as there may be */
export async function restoreOwnPage(tx: Tx, documentId: string): Promise<boolean | "full"> {
  if ((await countPages(tx)).listed >= ownPageLimits.pages) return "full"
  return restorePage(tx, "page", documentId)
}
