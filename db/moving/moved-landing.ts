import {
  changeLandingPage,
  insertLandingPage,
  type LandingFields,
  listLandingPages,
} from "../content/landing/landing-pages.ts"
import { findPageSections, type PlacedSection, replacePageSections } from "../content/page-sections.ts"
import type { Db, Tx } from "../database.ts"
import { toBatches } from "../store-rows.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"

/** A landing page as another shop reads it: its product by the SKU; without sections it has the default ones. */
export type MovedLanding = LandingFields & { sku: string; sections: PlacedSection[] }

/** Keys of one statement. */
const maxKeys = 500

async function findProducts(db: Db, column: "sku" | "document_id", values: readonly string[]) {
  const rows = []
  for (const some of toBatches([...new Set(values)], maxKeys)) {
    rows.push(...(await db.selectFrom("product").select(["sku", "document_id"]).where(column, "in", some).execute()))
  }
  return rows
}

/** The landing pages of the shop; one whose product is gone is left out. */
export async function readMovedLandings(db: Db): Promise<MovedLanding[]> {
  const pages = await listLandingPages(db)
  const products = await findProducts(
    db,
    "document_id",
    pages.map(({ product }) => product.documentId),
  )
  const skus = new Map(products.map(({ sku, document_id }) => [document_id, sku]))
  const moved = []
  for (const { documentId, product, updatedAt: _, ...fields } of pages) {
    const sku = skus.get(product.documentId)
    if (sku === undefined) continue
    const found = await findPageSections(db, documentId)
    moved.push({ ...fields, sku, sections: (found?.sections ?? []).map(({ id: _id, ...section }) => section) })
  }
  return moved
}

async function insertLanding(tx: Tx, { sku, sections, ...fields }: MovedLanding, product: string, now: Date) {
  const added = await insertLandingPage(tx, { slug: fields.slug, product }, now)
  if (typeof added === "string") return false
  const { documentId } = added
  await changeLandingPage(tx, { documentId, readAt: now.toISOString(), fields }, now)
  if (sections.length > 0) await replacePageSections(tx, { page: documentId, readAt: null, sections }, now)
  return true
}

/** Stores landing pages of another shop whose addresses the shop does not have; one whose product it does not have is lost.
 *  @param coming SKUs of products that are made before */
export async function storeMovedLandings(
  { db, tx, now }: PartStep,
  landings: readonly MovedLanding[],
  coming: ReadonlySet<string>,
): Promise<PartCount> {
  const count = { ...noneOfPart }
  const slugs = new Set((await listLandingPages(db)).map(({ slug }) => slug))
  const found = await findProducts(
    db,
    "sku",
    landings.map(({ sku }) => sku),
  )
  const products = new Map(found.map(({ sku, document_id }) => [sku, document_id]))
  for (const landing of landings) {
    const product = products.get(landing.sku)
    if (slugs.has(landing.slug)) count.existing++
    else if (!tx) count[product !== undefined || coming.has(landing.sku) ? "made" : "lost"]++
    else if (product !== undefined && (await insertLanding(tx, landing, product, now))) count.made++
    else count.lost++
  }
  return count
}
