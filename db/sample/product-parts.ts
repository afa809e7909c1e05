import { colorCodes } from "#core/catalogue/variants/color-codes.ts"
import type { SampleProduct } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { searchColumn } from "../lists/search-column.ts"
import { inEachLocale } from "./in-each-locale.ts"
import type { ProductPictures } from "./pictures.ts"

/** Time of day zero: `days` before or after the load. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const paragraph = (text: string) => ({ type: "paragraph", children: [{ type: "text", text }] })

export async function storeProductTexts(tx: Tx, id: number, product: SampleProduct): Promise<void> {
  const rows = inEachLocale((locale) => {
    const tags = product.tags.map((tag) => tag[locale])
    const name = product.title[locale]
    const shortDescription = product.shortDescription[locale]
    return {
      product_id: id,
      name,
      unit: product.unit?.[locale] ?? null,
      short_description: shortDescription,
      description: JSON.stringify(product.description[locale].map(paragraph)),
      additional_information: JSON.stringify(
        product.additionalInformation.map(({ key, value }) => ({ key: key[locale], value: value[locale] })),
      ),
      tags: JSON.stringify(tags),
      search: searchColumn([name, product.brand, ...tags, shortDescription]),
    }
  })
  await tx.insertInto("product_text").values(rows).execute()
}

export async function storeColors(
  tx: Tx,
  id: number,
  product: SampleProduct,
  pictures: ProductPictures,
): Promise<void> {
  const codes = colorCodes(product.colors.map(({ name }) => ({ name })))
  for (const [position, { name, hex }] of product.colors.entries()) {
    const color = await tx
      .insertInto("product_color")
      .values({
        product_id: id,
        position,
        hex,
        image_id: pictures.colors[position] ?? null,
        code: codes[position] ?? "",
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    await tx
      .insertInto("product_color_text")
      .values(inEachLocale((locale) => ({ color_id: color.id, name: name[locale] })))
      .execute()
  }
}

export async function storeFeatures(tx: Tx, id: number, product: SampleProduct): Promise<void> {
  for (const [position, { icon, title, text }] of product.features.entries()) {
    const feature = await tx
      .insertInto("product_feature")
      .values({ product_id: id, position, icon })
      .returning("id")
      .executeTakeFirstOrThrow()
    await tx
      .insertInto("product_feature_text")
      .values(inEachLocale((locale) => ({ feature_id: feature.id, title: title[locale], text: text[locale] })))
      .execute()
  }
}
