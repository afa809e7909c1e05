import { noTexts } from "#core/i18n/texts.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { changeLandingPage, insertLandingPage } from "#db/content/landing/landing-pages.ts"
import type { Db } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import { sold } from "../order-client.ts"

/** A landing page of the product that is sold. */
export async function storeLandingPage(db: Db): Promise<{ slug: string; documentId: string }> {
  const product = await db
    .selectFrom("product")
    .select("document_id")
    .where("slug", "=", sold.slug)
    .executeTakeFirstOrThrow()
  const now = new Date()
  const { documentId } = await inTransaction(db, async (tx) => {
    const input = { slug: "offre", product: product.document_id }
    const added = await insertLandingPage(tx, input, now)
    if (typeof added === "string") throw new Error(`No landing page: ${added}`)
    const fields = { slug: "offre", hidden: false, indexed: false, title: noTexts, text: noTexts }
    await changeLandingPage(tx, { documentId: added.documentId, readAt: now.toISOString(), fields }, now)
    await touchContent(tx, ["landing"])
    return added
  })
  return { slug: "offre", documentId }
}
