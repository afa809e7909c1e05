import { noBrandId } from "#core/catalogue/no-brand.ts"
import { type SizeGuideKind, type SizeGuideTexts, sizeGuideKinds } from "#core/catalogue/size-guide.ts"
import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { guideColumns, guideTexts } from "../size-guides.ts"

/** A size guide with its texts in all languages. `active` = the storefront shows it; without a brand it is the general
 *  one of its kind. */
export type AdminSizeGuideRow = SizeGuideTexts & {
  kind: SizeGuideKind
  brand: { documentId: string; slug: string; name: string } | null
  active: boolean
  updatedAt: string
}

/** All size guides in the order of their kinds: the general one, then those of brands by name. */
export async function listAdminSizeGuides(db: Db): Promise<AdminSizeGuideRow[]> {
  const rows = await db
    .selectFrom("size_guide as g")
    .leftJoin("brand as b", "b.id", "g.brand_id")
    .selectAll("g")
    .select(["b.document_id as brandId", "b.slug", "b.name"])
    .orderBy("b.name")
    .execute()
  const guides = rows.map((row): AdminSizeGuideRow => {
    const { kind, active, updated_at: updatedAt, brandId, slug, name } = row
    const brand = brandId && slug !== null && name !== null ? { documentId: brandId, slug, name } : null
    return { kind, brand, active: active === 1, updatedAt, ...guideTexts(row) }
  })
  return sizeGuideKinds.flatMap((kind) => {
    const ofKind = guides.filter((guide) => guide.kind === kind)
    return [...ofKind.filter(({ brand }) => !brand), ...ofKind.filter(({ brand }) => brand)]
  })
}

/** Finds the guide of a kind: of a brand, by its documentId, or with null the general one. */
export const findAdminSizeGuide = async (
  db: Db,
  kind: string,
  brand: string | null,
): Promise<AdminSizeGuideRow | undefined> =>
  (await listAdminSizeGuides(db)).find((one) => one.kind === kind && (one.brand?.documentId ?? null) === brand)

type SizeGuideChange = {
  kind: SizeGuideKind
  /** documentId; null = the general guide. */
  brand: string | null
  active: boolean
  texts: SizeGuideTexts
}

const brandKey = (tx: Tx, brand: string) =>
  tx.selectFrom("brand").select("id").where("document_id", "=", brand).where("id", "<>", noBrandId).executeTakeFirst()

/** The rows of one guide. */
const isGuide = (tx: Tx, { kind, brand }: Pick<SizeGuideChange, "kind" | "brand">) => {
  const ofBrand = tx
    .selectFrom("brand")
    .select("id")
    .where("document_id", "=", brand ?? "")
  return tx
    .selectFrom("size_guide")
    .select("id")
    .where("kind", "=", kind)
    .$if(brand === null, (query) => query.where("brand_id", "is", null))
    .$if(brand !== null, (query) => query.where("brand_id", "in", ofBrand))
}

/** Changes a size guide if nobody has since it was read.
 *  @param readAt `updatedAt` of what was read
 *  @returns whether it was so */
export async function updateSizeGuide(tx: Tx, change: SizeGuideChange, readAt: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("size_guide")
    .set({ ...guideColumns(change.texts), active: change.active ? 1 : 0, updated_at: now.toISOString() })
    .where("id", "in", isGuide(tx, change))
    .where("updated_at", "=", readAt)
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a brand's first guide of a kind.
 *  @returns `unknown` for a brand that there is not, `taken` where it has one by now */
export async function insertBrandSizeGuide(
  tx: Tx,
  { kind, brand, active, texts }: SizeGuideChange & { brand: string },
  now: Date,
): Promise<"stored" | "unknown" | "taken"> {
  const key = await brandKey(tx, brand)
  if (!key) return "unknown"
  const row = {
    document_id: randomDocumentId(),
    kind,
    brand_id: key.id,
    active: active ? (1 as const) : (0 as const),
    ...guideColumns(texts),
    updated_at: now.toISOString(),
  }
  const stored = await tx
    .insertInto("size_guide")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return stored ? "stored" : "taken"
}

/** Deletes a brand's guide: its products show the general one.
 *  @returns false when there is none */
export async function deleteBrandSizeGuide(tx: Tx, kind: SizeGuideKind, brand: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("size_guide")
    .where("id", "in", isGuide(tx, { kind, brand }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
