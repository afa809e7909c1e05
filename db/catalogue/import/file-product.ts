import { fileFields } from "#core/catalogue/files/field-cells.ts"
import type { FileProduct } from "#core/catalogue/files/product-file-cells.ts"
import { sizeTexts } from "#core/catalogue/variants/size-values.ts"
import { pickFields } from "#core/fields/field-values.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { pick } from "#core/pick.ts"
import { type Block, blockTexts } from "#core/text/block.ts"
import type { StoredBlock } from "../../texts/stored-block.ts"
import type { ProductListRow } from "../admin/product-rows.ts"

const plainText = (blocks: StoredBlock[]) => blockTexts(blocks).join("\n\n")

/** A stored product as a file tells it.
 *  @param gallery addresses of its pictures but the main one */
export function fileProductOf(product: ProductListRow, gallery: readonly string[]): FileProduct {
  const { description, sizes } = product
  return {
    ...pickFields(fileFields, product),
    ...pick(product, "sku", "sizeKind", "tags", "publishedAt"),
    sizes: sizeTexts(sizes),
    categories: product.categories.map((category) => category.slug),
    brand: product.brand?.name ?? "",
    description: { fr: plainText(description.fr), ar: plainText(description.ar), en: plainText(description.en) },
    pictures: [...(product.image ? [product.image.url] : []), ...gallery],
    colors: product.colors.map(({ name: colorName, hex }) => ({ name: colorName, hex })),
  }
}

const paragraphs = (text: string): Block<never>[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: "paragraph" as const, children: [{ type: "text" as const, text: line }] }))

const isSameText = (one: string, other: string) => one.replace(/\s+/g, " ").trim() === other.replace(/\s+/g, " ").trim()

/** Block content of plain paragraphs; a text that says what it said keeps its marks, lists and pictures.
 *  @param given descriptions of which the file tells marks and lists too */
export function blocksOfText(
  text: FileProduct["description"],
  before: Record<Locale, StoredBlock[]> | null,
  given: Partial<Record<Locale, Block<never>[]>>,
): Record<Locale, StoredBlock[]> {
  const blocks = locales.map((locale) => {
    const previous = before?.[locale] ?? []
    return [
      locale,
      previous.length > 0 && isSameText(text[locale], plainText(previous))
        ? previous
        : (given[locale] ?? paragraphs(text[locale])),
    ]
  })
  return Object.fromEntries(blocks)
}
