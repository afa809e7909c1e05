import type { Centimes } from "#core/money.ts"
import { combinations } from "#core/variants/combinations.ts"
import { type StoredSize, sizeValues } from "#core/variants/size-values.ts"
import type { VariantChoice } from "#core/variants/variant.ts"
import type { Tx } from "../database.ts"
import { mediaIds } from "./media.ts"
import { type FieldProblem, FieldsRefused } from "./refused.ts"

/** One row of the grid of variants as the staff wants it. Amounts in centimes. */
export type GridRow = VariantChoice & {
  sku: string
  barcode: string | null
  price: Centimes | null
  lastPrice: Centimes | null
  quantity: number
  quantityWas: number
  weight: number | null
  image: string | null
  active: boolean
}

const isSame = (a: VariantChoice, b: VariantChoice) => a.color === b.color && a.size === b.size

/** Checks rows of a product's grid against its combinations and the other products.
 *  @returns the keys of the rows' pictures
 *  @throws FieldsRefused */
export async function checkGrid(tx: Tx, productId: number, rows: readonly GridRow[]): Promise<Map<string, number>> {
  const problems: FieldProblem[] = []
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
  const isOfOther = ({ sku }: GridRow, index: number) =>
    foreign.has(sku) ||
    rows.some((other, at) => at < index && other.sku === sku) ||
    stored.some((own) => own.sku === sku && !rows.some((row) => isSame(row, own)))
  for (const [index, row] of rows.entries()) {
    const add = (path: string, code: FieldProblem["code"], message: string) =>
      problems.push({ path: ["variants", index, path], code, message })
    if (!sold.some((choice) => isSame(choice, row))) add("size", "UNKNOWN", "The product has no such combination")
    if (rows.findIndex((other) => isSame(other, row)) < index) add("size", "TAKEN", "The combination appears twice")
    if (row.sku !== "" && isOfOther(row, index)) add("sku", "TAKEN", `Another variant has the SKU ${row.sku}`)
    if (row.image !== null && !pictures.has(row.image)) add("image", "UNKNOWN", `The shop does not have ${row.image}`)
  }
  const isActive = (choice: VariantChoice) =>
    rows.find((row) => isSame(row, choice))?.active ?? stored.find((own) => isSame(own, choice))?.active === 1
  if (!sold.some(isActive))
    problems.push({ path: ["variants"], code: "NEEDED", message: "At least one variant is sold" })
  if (problems.length > 0) throw new FieldsRefused(problems)
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
