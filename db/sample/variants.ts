import { colorCodes } from "#core/catalogue/variants/color-codes.ts"
import { sizeValues } from "#core/catalogue/variants/size-values.ts"
import { discountedPrice, fromDinars } from "#core/money.ts"
import type { SampleProduct } from "#sample/types.ts"
import { syncVariants } from "../catalogue/variants/sync-variants.ts"
import type { VariantFacts } from "../catalogue/variants/write-variants.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"

/** A combination of a sample product; `units` undefined = it shares those of the product. */
type SampleVariant = { color: string; size: string; units: number | undefined; surcharge: number }

/** The combinations of a sample product, by the codes of colour and size. */
function sampleVariants({ colors, sizes, stock, sizeSurcharge }: SampleProduct): SampleVariant[] {
  const colorKeys = colors.map(({ key }) => key)
  const codes = colorCodes(colors.map(({ name }) => ({ name })))
  const sizeCodes = sizeValues(sizes).map(({ code }) => code)
  return (codes.length > 0 ? codes : [""]).flatMap((color, colorAt) =>
    (sizeCodes.length > 0 ? sizeCodes : [""]).map((size, sizeAt) => ({
      color,
      size,
      units: stock?.[colorKeys[colorAt] ?? ""]?.[sizeAt],
      surcharge: sizeSurcharge?.[sizeAt] ?? 0,
    })),
  )
}

/** Returns the prices of a variant with a surcharge; its own price has the product's discount. */
function factsOf({ listPrice, discount }: SampleProduct, { color, size, surcharge }: SampleVariant): VariantFacts {
  const list = fromDinars(listPrice + surcharge)
  return {
    color,
    size,
    sku: "",
    barcode: null,
    weight: null,
    imageId: null,
    active: true,
    price: discountedPrice(list, discount),
    lastPrice: discount > 0 ? list : null,
  }
}

/** Stores the variants of a sample product, always under the same documentIds. Where the sample says how many units each
 *  has, they count apart, and the product has as many as they have together. */
export async function storeSampleVariants(tx: Tx, id: number, product: SampleProduct): Promise<void> {
  const variants = sampleVariants(product)
  const dearer = variants.filter(({ surcharge }) => surcharge > 0)
  await syncVariants(
    tx,
    id,
    dearer.map((variant) => factsOf(product, variant)),
  )
  for (const { color, size, units = 0 } of variants) {
    await tx
      .updateTable("product_variant")
      .set({ document_id: toDocumentId(`variant:${product.slug}:${color}:${size}`), quantity: units })
      .where("product_id", "=", id)
      .where("color", "=", color)
      .where("size", "=", size)
      .execute()
  }
  if (!product.stock) return
  await tx.updateTable("product").set({ stock_by: "variant" }).where("id", "=", id).execute()
  await syncVariants(tx, id)
}
