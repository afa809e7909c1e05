import { landingDays, landingLimits } from "#core/content/landing-page.ts"
import { noTexts, type Texts } from "#core/i18n/texts.ts"
import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import {
  deletePageSections,
  isSlugTaken,
  markPageRemoved,
  type PageRejection,
  restorePage,
} from "../pages/added-pages.ts"

/** Fields of a landing page beside its product. An empty text stands for the product's own. */
export type LandingFields = { slug: string; hidden: boolean; indexed: boolean; title: Texts; text: Texts }

export type FoundLanding = LandingFields & {
  documentId: string
  /** documentId and slug of its product, no slug where the product is gone, and from when on it is sold (ISO 8601; null = not). */
  product: { documentId: string; slug: string | null; publishedAt: string | null }
  updatedAt: string
}

/** All landing pages that are not removed, by their addresses. */
export async function listLandingPages(db: Db): Promise<FoundLanding[]> {
  const rows = await db
    .selectFrom("landing_page")
    .leftJoin("product", "product.document_id", "landing_page.product")
    .selectAll("landing_page")
    .select(["product.slug as productSlug", "product.published_at as publishedAt"])
    .where("removed_at", "is", null)
    .orderBy("landing_page.slug")
    .execute()
  return rows.map((row) => ({
    documentId: row.document_id,
    slug: row.slug,
    hidden: row.hidden === 1,
    indexed: row.indexed === 1,
    // Written by this program alone.
    title: JSON.parse(row.title) as Texts,
    text: JSON.parse(row.text) as Texts,
    product: { documentId: row.product, slug: row.productSlug, publishedAt: row.publishedAt },
    updatedAt: row.edited_at,
  }))
}

/** Whether there is a landing page, and whether it is seen. */
export async function findLandingPage(
  db: Db,
  documentId: string,
): Promise<{ id: number; hidden: boolean } | undefined> {
  const row = await db
    .selectFrom("landing_page")
    .select(["id", "hidden"])
    .where("document_id", "=", documentId)
    .where("removed_at", "is", null)
    .executeTakeFirst()
  return row && { id: row.id, hidden: row.hidden === 1 }
}

/** Deletes what was removed long ago, with its sections and its counts. */
async function purgeRemoved(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - landingDays * 86_400_000).toISOString()
  const gone = await tx.deleteFrom("landing_page").where("removed_at", "<", before).returning("document_id").execute()
  if (gone.length === 0) return
  const names = gone.map((row) => row.document_id)
  await deletePageSections(tx, names)
}

async function countPages(tx: Tx): Promise<{ listed: number; stored: number }> {
  const { listed, stored } = await tx
    .selectFrom("landing_page")
    .select((e) => [e.fn.countAll().filterWhere("removed_at", "is", null).as("listed"), e.fn.countAll().as("stored")])
    .executeTakeFirstOrThrow()
  return { listed: Number(listed), stored: Number(stored) }
}

/** Adds a landing page of a product, hidden at first and not for search engines.
 *  @param product its documentId
 *  @returns the documentId of the page */
export async function insertLandingPage(
  tx: Tx,
  { slug, product }: { slug: string; product: string },
  now: Date,
): Promise<{ documentId: string } | PageRejection> {
  await purgeRemoved(tx, now)
  const { listed, stored } = await countPages(tx)
  if (listed >= landingLimits.pages || stored >= landingLimits.stored) return "full"
  if (await isSlugTaken(tx, "landing_page", slug, "")) return "taken"
  const [at, blank] = [now.toISOString(), JSON.stringify(noTexts)]
  const row = {
    document_id: randomDocumentId(),
    slug,
    product,
    title: blank,
    text: blank,
    updated_at: at,
    edited_at: at,
  }
  await tx.insertInto("landing_page").values(row).execute()
  return { documentId: row.document_id }
}

/** Changes a landing page, unless somebody else has since it was read.
 *  @returns undefined when it was done */
export async function changeLandingPage(
  tx: Tx,
  { documentId, readAt, fields }: { documentId: string; readAt: string; fields: LandingFields },
  now: Date,
): Promise<"taken" | "changed" | undefined> {
  if (await isSlugTaken(tx, "landing_page", fields.slug, documentId)) return "taken"
  const at = now.toISOString()
  const changed = await tx
    .updateTable("landing_page")
    .set({
      slug: fields.slug,
      hidden: fields.hidden ? 1 : 0,
      indexed: fields.indexed ? 1 : 0,
      title: JSON.stringify(fields.title),
      text: JSON.stringify(fields.text),
      updated_at: at,
      edited_at: at,
    })
    .where("document_id", "=", documentId)
    .where("removed_at", "is", null)
    .where("edited_at", "=", readAt)
    .returning("id")
    .executeTakeFirst()
  return changed ? undefined : "changed"
}

/** Removes a landing page; it can be brought back for a while.
 *  @returns whether there was one */
export async function removeLandingPage(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  await purgeRemoved(tx, now)
  return markPageRemoved(tx, "landing_page", documentId, now)
}

/** Brings a removed landing page back as it was.
 *  @returns whether there was one; "full" when there are as many as there may be */
export async function restoreLandingPage(tx: Tx, documentId: string): Promise<boolean | "full"> {
  if ((await countPages(tx)).listed >= landingLimits.pages) return "full"
  return restorePage(tx, "landing_page", documentId)
}
