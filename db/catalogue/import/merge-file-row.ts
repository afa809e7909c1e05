import { fileFields, mergeSaid } from "#core/catalogue/files/field-cells.ts"
import type { RowProblem } from "#core/catalogue/files/product-columns.ts"
import type { ProductFileRow } from "#core/catalogue/files/product-file.ts"
import type { FileProduct } from "#core/catalogue/files/product-file-cells.ts"
import { discountPercent } from "#core/catalogue/price-change.ts"
import { namedSizes, sizeTexts } from "#core/catalogue/variants/size-values.ts"
import { missingToPublish } from "#core/content/publishing.ts"
import { emptyValues } from "#core/fields/field-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { discountedPrice, fromDinars } from "#core/money.ts"

const none: FileProduct = {
  ...emptyValues(fileFields),
  sku: "",
  categories: [],
  brand: "",
  description: { fr: "", ar: "", en: "" },
  tags: { fr: [], ar: [], en: [] },
  sizes: [],
  sizeKind: "size",
  colors: [],
  pictures: [],
  publishedAt: null,
}

const columnOf = (field: ReturnType<typeof missingToPublish>[number], main: Locale) =>
  ({ name: `name_${main}`, shortDescription: `short_description_${main}`, price: "price" })[field]

type Known = {
  now: Date
  main: Locale
  brand: string | undefined
  categories: string[] | undefined
  pictures: string[] | undefined
}

/** A product after a row of a file: what the row does not say stays.
 *  @param before null for one that the shop does not have
 *  @returns the stock as it shall be, and what that is a difference to */
export function mergedProduct(
  before: FileProduct | null,
  row: ProductFileRow,
  { now, main, brand, categories, pictures }: Known,
) {
  const problems: RowProblem[] = []
  const base = before ?? none
  const wrong = (column: string, code: RowProblem["code"], value = "") => problems.push({ column, code, value })
  if (!before) {
    if (row.productType === undefined) wrong("product_type", "NEEDED")
    if (!row.name[main]) wrong(`name_${main}`, "NEEDED")
    if (row.price === undefined && row.discount === undefined) wrong("price", "NEEDED")
  }
  const { price, lastPrice } = prices(base, row, wrong)
  const quantity = row.quantity ?? base.quantity
  // The units of another shop say nothing of a product that this one does not have.
  const said = before ? (row.quantityWas ?? base.quantity) : base.quantity
  const quantityWas = row.quantity === undefined ? quantity : said
  const left = base.quantity + quantity - quantityWas
  if (left < 0) wrong("quantity", "BELOW_ZERO", String(row.quantity))
  const product: FileProduct = {
    ...base,
    ...mergeSaid(base, row),
    sku: row.sku,
    price,
    lastPrice,
    quantity: Math.max(0, left),
    brand: brand ?? base.brand,
    categories: categories ?? base.categories,
    description: { ...base.description, ...row.description },
    tags: { ...base.tags, ...row.tags },
    sizes: row.sizes ? sizeTexts(namedSizes(row.sizes, namedSizes(base.sizes, []))) : base.sizes,
    sizeKind: row.sizeKind ?? base.sizeKind,
    colors: row.colors ?? base.colors,
    pictures: pictures ?? base.pictures,
    publishedAt: publishedAfter(base.publishedAt, row.published, now.toISOString()),
  }
  if (product.publishedAt !== null) {
    for (const field of missingToPublish(product, main)) wrong(columnOf(field, main), "NEEDED")
  }
  return { product, problems, quantity: product.quantity, quantityWas: base.quantity }
}

function publishedAfter(before: string | null, said: boolean | string | undefined, now: string): string | null {
  if (said === undefined) return before
  if (typeof said === "string") return said
  if (!said) return null
  return before !== null && before <= now ? before : now
}

/** The two prices of one unit: `price` is what is paid, and a discount is one of the earlier price. */
function prices(
  base: FileProduct,
  row: ProductFileRow,
  wrong: (column: string, code: RowProblem["code"], value?: string) => void,
) {
  const said = row.lastPrice === undefined ? base.lastPrice : row.lastPrice === null ? null : fromDinars(row.lastPrice)
  const discount = row.discount || undefined
  if (discount !== undefined && said === null) wrong("discount", "NOT_DISCOUNT", String(discount))
  const reduced = discount !== undefined && said !== null ? discountedPrice(said, discount) : undefined
  const price = row.price === undefined ? (reduced ?? base.price) : fromDinars(row.price)
  if (said !== null && discount !== undefined && discountPercent(price, said) !== discount) {
    wrong("discount", "NOT_DISCOUNT", String(discount))
  }
  if (said === null || said > price) return { price, lastPrice: said }
  if (row.lastPrice !== undefined) wrong("last_price", "NOT_ABOVE_PRICE", String(row.lastPrice))
  return { price, lastPrice: null }
}
