import { combinations } from "#core/catalogue/variants/combinations.ts"
import { type GridProblem, gridProblems } from "#core/catalogue/variants/grid-rules.ts"
import { type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Centimes } from "#core/money.ts"
import type { Tx } from "../../database.ts"
import { mediaIds } from "../../media/admin-media.ts"
import { type FieldError, FieldsRejectedError } from "../../staff/rejected.ts"

/** One row of the grid of variants as the staff wants it. Amounts in centimes. */
export type GridRow = VariantChoice & {
  sku: string
  barcode: string | null
  price: Centimes | null
  lastPrice: Centimes | null
  /** undefined = as it is stored. */
  cost?: Centimes | null | undefined
  quantity: number
  quantityWas: number
  weight: number | null
  image: string | null
  active: boolean
}

const messageOf = {
  size: { UNKNOWN: "The product has no such combination", TAKEN: "The combination appears twice" },
  sku: { TAKEN: "Another variant has this SKU" },
  active: { NEEDED: "At least one variant is sold" },
} as const satisfies Record<GridProblem["field"], Partial<Record<GridProblem["code"], string>>>

const toFieldProblem = ({ index, field, code }: GridProblem): FieldError => {
  const messages: Partial<Record<GridProblem["code"], string>> = messageOf[field]
  const path = index === null ? ["variants"] : ["variants", index, field]
  return { path, code, message: messages[code] ?? code }
}

/** Checks rows of a product's grid against its combinations and the other products.
 *  @returns the keys of the rows' pictures
 *  @throws FieldsRejectedError */
export async function checkGrid(tx: Tx, productId: number, rows: readonly GridRow[]): Promise<Map<string, number>> {
  const pictures = await mediaIds(
    tx,
    rows.flatMap(({ image }) => image ?? []),
  )
  const stored = await tx
    .selectFrom("product_variant")
    .select(["color", "size", "sku", "active"])
    .where("product_id", "=", productId)
    .execute()
  const sold = await storedCombinations(tx, productId)
  const foreign = await foreignSkus(tx, productId, rows)
  const own = stored.map((row) => ({ ...row, active: row.active === 1 }))
  const problems = gridProblems(rows, { sold, stored: own, foreign }).map(toFieldProblem)
  for (const [index, { image }] of rows.entries()) {
    if (image === null || pictures.has(image)) continue
    const path = ["variants", index, "image"]
    problems.push({ path, code: "UNKNOWN", message: `The shop does not have ${image}` })
  }
  const rowOf = ({ path: [, index] }: FieldError) => (typeof index === "number" ? index : rows.length)
  if (problems.length > 0) throw new FieldsRejectedError(problems.toSorted((a, b) => rowOf(a) - rowOf(b)))
  return pictures
}

/** The combinations of a product's colours and sizes as they are stored. */
async function storedCombinations(tx: Tx, productId: number): Promise<VariantChoice[]> {
  const colors = await tx
    .selectFrom("product_color")
    .select("code")
    .where("product_id", "=", productId)
    .orderBy("position")
    .execute()
  const { sizes } = await tx.selectFrom("product").select("sizes").where("id", "=", productId).executeTakeFirstOrThrow()
  // Written by this program alone.
  const sizeCodes = sizeValues(JSON.parse(sizes) as StoredSize[]).map(({ code }) => code)
  return combinations(
    colors.map(({ code }) => code),
    sizeCodes,
  )
}

/** Those of the rows' SKUs that variants of other products have. */
async function foreignSkus(tx: Tx, productId: number, rows: readonly GridRow[]): Promise<ReadonlySet<string>> {
  const skus = rows.flatMap(({ sku }) => (sku === "" ? [] : sku))
  if (skus.length === 0) return new Set()
  const taken = await tx
    .selectFrom("product_variant")
    .select("sku")
    .where("sku", "in", skus)
    .where("product_id", "!=", productId)
    .execute()
  return new Set(taken.map(({ sku }) => sku))
}
