import { fileFields } from "#core/catalogue/files/field-cells.ts"
import { rowFields } from "#core/catalogue/product-fields.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { isLocale } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import type { Say, TextKey } from "../../i18n/texts.ts"

/** Labels of a product file's columns, as on the product's form. */
const columns: Record<string, TextKey> = {
  ...Object.fromEntries(Object.values(fileFields).map(({ file, label }) => [file, label])),
  sku: rowFields.sku.label,
  categories: "product.categories",
  brand: "product.brand",
  description: "product.description",
  tags: "product.tags",
  quantity_was: "product.quantity",
  barcode: "variants.barcode",
  active: "variants.active",
  sizes: "product.sizes",
  colors: "product.colors",
  pictures: "product.pictures",
  published: "product.publishing",
}

/** A column of a file in words: `name_ar` is `Nom, العربية`.
 *  @returns undefined for one that the form has no word for */
export function columnText(column: string, t: Say): string | undefined {
  const end = column.lastIndexOf("_")
  const locale = column.slice(end + 1)
  const isLocal = isLocale(locale)
  const key = columns[isLocal ? column.slice(0, end) : column]
  if (!key) return undefined
  const language = isLocal ? languages.find((one) => one.locale === locale)?.name : undefined
  return language ? `${t(key)}, ${isolate(language)}` : t(key)
}
