import type { SizeGuideTexts } from "#core/catalogue/size-guide.ts"
import { brandSizeGuides, type SampleSizeGuide, sizeGuides } from "#sample/size-guides.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db, Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { withMigrationLock } from "../migration-lock.ts"
import { guideColumns } from "./size-guides.ts"

const inThree = (cell: SampleSizeGuide["cells"][number][number]) =>
  typeof cell === "string" ? { fr: cell, ar: "", en: "" } : cell

const toTexts = ({ note, headings, cells }: SampleSizeGuide): SizeGuideTexts => ({
  note,
  headings,
  cells: cells.map((row) => row.map(inThree)),
})

async function missingGuides(db: Db): Promise<SampleSizeGuide[]> {
  const general = db.selectFrom("size_guide").select("kind").where("brand_id", "is", null)
  const there = (await general.execute()).map(({ kind }) => kind)
  return sizeGuides.filter(({ kind }) => !there.includes(kind))
}

/** Inserts the guides that are not there yet. */
export async function insertMissingSizeGuides(tx: Tx, now: Date): Promise<void> {
  for (const guide of await missingGuides(tx)) {
    await tx
      .insertInto("size_guide")
      .values({
        document_id: toDocumentId(`size-guide:${guide.kind}`),
        kind: guide.kind,
        ...guideColumns(toTexts(guide)),
        updated_at: now.toISOString(),
      })
      .execute()
  }
}

/** Inserts the guides of the sample shop's brands.
 *  @param brands keys of the brands by their names */
export async function insertBrandSizeGuides(tx: Tx, brands: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const rows = brandSizeGuides.map(({ brand, guide }) => ({
    document_id: toDocumentId(`size-guide:${guide.kind}:${brand}`),
    kind: guide.kind,
    brand_id: brands.get(brand) ?? null,
    ...guideColumns(toTexts(guide)),
    updated_at: now.toISOString(),
  }))
  await tx.insertInto("size_guide").values(rows).execute()
}

/** Stores the size guides that a shop lacks. The merchant's own stay as they are. */
export async function storeStarterSizeGuides(db: Db, now: Date): Promise<void> {
  if ((await missingGuides(db)).length === 0) return
  await withMigrationLock(db, async (tx) => {
    await insertMissingSizeGuides(tx, now)
    await touchContent(tx, ["size-guides"])
  })
}
