import { type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db } from "../../database.ts"

/** A list names so many of a product's variants, the fewest units first. */
const maxNamedVariants = 3

export type VariantUnitsLeft = { color: string; size: string; quantity: number }

export type VariantsOnSale = {
  onSale: number
  /** Those with as many units as the threshold, or fewer. */
  low: number
  /** The first of them. */
  named: VariantUnitsLeft[]
}

/** The variants on sale of products that count their units by variant, and which of them are low, by the product's key. */
export async function findVariantsOnSale(
  db: Db,
  ids: number[],
  lowStock: number,
): Promise<Map<number, VariantsOnSale>> {
  const units = db
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .select(["v.product_id as productId", "v.color", "v.size", "v.quantity"])
    .select((e) => {
      const isLow = e.case().when("v.quantity", "<=", lowStock).then(1).else(0).end()
      const ofProduct = e.fn.countAll<number>().over((over) => over.partitionBy("v.product_id"))
      const place = e.fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("v.product_id").orderBy("v.quantity").orderBy("v.position"))
      return [
        ofProduct.as("onSale"),
        e.fn
          .sum<number>(isLow)
          .over((over) => over.partitionBy("v.product_id"))
          .as("low"),
        place.as("place"),
      ]
    })
    .where("v.product_id", "in", ids)
    .where("v.active", "=", 1)
    .where("p.stock_by", "=", "variant")
  const rows = await db
    .selectFrom(units.as("units"))
    .selectAll()
    .where("place", "<=", maxNamedVariants)
    .orderBy("place")
    .execute()
  const products = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(
    [...products].map(([id, variants]) => {
      const named = variants.filter(({ quantity }) => quantity <= lowStock)
      const [first] = variants
      return [id, { onSale: Number(first?.onSale ?? 0), low: Number(first?.low ?? 0), named }]
    }),
  )
}

/** Names low variants; the product's own colours and sizes say how their codes read. */
export function nameVariants(
  variants: readonly VariantUnitsLeft[],
  colors: readonly { code: string; name: Texts }[],
  sizes: readonly StoredSize[],
) {
  const values = sizeValues(sizes)
  return variants.map(({ color, size, quantity }) => ({
    color: colors.find(({ code }) => code === color)?.name ?? null,
    size: values.find(({ code }) => code === size)?.name ?? null,
    quantity,
  }))
}
