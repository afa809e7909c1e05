import { z } from "zod"
import { rowFields, translatedFields } from "#core/catalogue/product-fields.ts"
import { maxVariants } from "#core/catalogue/variants/variant.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import { storeMovedDetails } from "#db/moving/moved-details.ts"
import { addCounts, noneOfPart } from "#db/moving/part-count.ts"
import {
  colorCode,
  colorFields,
  informationLines,
  productFeatures,
  productOffer,
} from "../../../common/contract-product-parts.ts"
import { anyText, inThree, moment } from "../../../common/contract-texts.ts"
import { blocksInput } from "../../../texts/contract-block-input.ts"
import type { RunPart } from "./archive-part.ts"
import { comingSkus } from "./coming-skus.ts"

const address = anyText(500).min(1)
const picture = z.object({ url: address }).transform(({ url }) => url)
const code = z.string().max(maxSlugLength)

/** `products.json`, one: what no row of `products.csv` says of it. Archives of before have no pictures of variants. */
const archivedDetails = z.object({
  sku: anyText(200).min(1),
  createdAt: moment,
  publishedAt: moment.nullable(),
  unit: translatedFields.unit.schema,
  videoId: rowFields.videoId.schema,
  description: inThree(blocksInput),
  additionalInformation: informationLines,
  features: productFeatures,
  offer: productOffer,
  slugHistory: z.array(z.string().max(maxSlugLength).refine(isSlug)).max(1000),
  colors: z.array(z.object({ ...colorFields, code: colorCode, image: picture.nullable() })).max(30),
  variantPictures: z
    .array(z.object({ color: code, size: code, picture: address }))
    .max(maxVariants)
    .default([]),
})

/** Stores the parts of products that `products.csv` has no columns for: marks of descriptions, features, offers, pictures of colours and variants. */
export const productDetailPart: RunPart = async ({ db, archive, by, dryRun }) => {
  const how = { now: by.now, dryRun, coming: dryRun ? await comingSkus(archive) : new Set<string>() }
  let count = noneOfPart
  for await (const read of archive.list("products.json", archivedDetails)) {
    const details = read.filter((one) => one !== undefined)
    count = addCounts(count, { lost: read.length - details.length })
    count = addCounts(count, await storeMovedDetails(db, details, how))
  }
  return count
}
