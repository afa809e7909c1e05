import { noTexts } from "#core/i18n/texts.ts"
import type { SampleProduct } from "#sample/types.ts"
import type { ProductParts } from "../catalogue/admin/product-parts.ts"
import { inEach } from "../content/stored-content.ts"
import type { StoredBlock } from "../texts/stored-block.ts"

/** Time of day zero: `days` before or after the load. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const paragraph = (text: string): StoredBlock => ({ type: "paragraph", children: [{ type: "text", text }] })

/** What a sample product has beside its own row, as the console's form has it. */
export const sampleParts = (product: SampleProduct): ProductParts => ({
  name: product.title,
  unit: product.unit ?? noTexts,
  shortDescription: product.shortDescription,
  description: inEach((locale) => product.description[locale].map(paragraph)),
  additionalInformation: inEach((locale) =>
    product.additionalInformation.map(({ key, value }) => ({ key: key[locale], value: value[locale] })),
  ),
  tags: inEach((locale) => product.tags.map((tag) => tag[locale])),
  colors: product.colors.map(({ name, hex }) => ({ name, hex, image: null })),
  features: product.features,
})
