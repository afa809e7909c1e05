import { translatedFields } from "#core/catalogue/product-fields.ts"
import { colorCodes } from "#core/catalogue/variants/color-codes.ts"
import type { Values } from "#core/fields/field.ts"
import { textsToColumns } from "#core/fields/field-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Tx } from "../../database.ts"
import { searchColumn } from "../../lists/search-column.ts"
import { rowsOfText, textRows } from "../../texts/borrowed-texts.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import type { ProductInput, References } from "./product-input.ts"

type ProductTexts = Values<typeof translatedFields> &
  Pick<ProductInput, "description" | "additionalInformation" | "tags">

/** What a product has beside its own row. */
export type ProductParts = ProductTexts & Pick<ProductInput, "colors" | "features">

/** The rows of a product's texts, with what the storefront's search looks in. */
export function productTextRows(id: number, input: ProductTexts, brand: string, main: Locale) {
  const { description, additionalInformation, tags } = input
  const fieldsOf = (locale: Locale) => ({
    ...textsToColumns(translatedFields, input, locale),
    description: JSON.stringify(description[locale]),
    additional_information: JSON.stringify(additionalInformation[locale]),
    tags: JSON.stringify(tags[locale]),
  })
  return textRows({ fr: fieldsOf("fr"), ar: fieldsOf("ar"), en: fieldsOf("en") }, main).map((row) => ({
    ...row,
    product_id: id,
    unit: row.unit || null,
    search: searchColumn([row.name, brand, ...(JSON.parse(row.tags) as string[]), row.short_description]),
  }))
}

/** Takes away what belongs to a product alone and is rewritten with it. */
export async function clearParts(tx: Tx, id: number): Promise<void> {
  for (const table of [
    "product_text",
    "product_category",
    "product_media",
    "product_color",
    "product_feature",
  ] as const) {
    await tx.deleteFrom(table).where("product_id", "=", id).execute()
  }
}

type PartReferences = Pick<References, "categoryIds" | "mediaIds" | "colorImageIds"> & { brand: { name: string } }

/** Stores everything of a product that is not in its own row. */
export async function storeParts(tx: Tx, id: number, input: ProductParts, references: PartReferences): Promise<void> {
  const main = await findMainLocale(tx)
  await tx
    .insertInto("product_text")
    .values(productTextRows(id, input, references.brand.name, main))
    .execute()
  const placed = [...new Set(references.categoryIds)].map((category_id, position) => ({
    product_id: id,
    category_id,
    position,
  }))
  if (placed.length > 0) await tx.insertInto("product_category").values(placed).execute()
  const medias = references.mediaIds.map((media_id, position) => ({ product_id: id, media_id, position }))
  if (medias.length > 0) await tx.insertInto("product_media").values(medias).execute()
  const codes = colorCodes(input.colors)
  for (const [position, { name, hex }] of input.colors.entries()) {
    const row = { product_id: id, position, hex, code: codes[position] ?? "" }
    const color = await tx
      .insertInto("product_color")
      .values({ ...row, image_id: references.colorImageIds[position] ?? null })
      .returning("id")
      .executeTakeFirstOrThrow()
    const names = rowsOfText("name", name, main).map((row) => ({ ...row, color_id: color.id }))
    await tx.insertInto("product_color_text").values(names).execute()
  }
  for (const [position, { icon, title, text }] of input.features.entries()) {
    const feature = await tx
      .insertInto("product_feature")
      .values({ product_id: id, position, icon })
      .returning("id")
      .executeTakeFirstOrThrow()
    const fields = { fr: pair("fr"), ar: pair("ar"), en: pair("en") }
    function pair(locale: "fr" | "ar" | "en") {
      return { title: title[locale], text: text[locale] }
    }
    const rows = textRows(fields, main).map((row) => ({ ...row, feature_id: feature.id }))
    await tx.insertInto("product_feature_text").values(rows).execute()
  }
}
