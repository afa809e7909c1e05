import { z } from "zod"
import { adminFields, rowFields, stockFields } from "#core/catalogue/product-fields.ts"
import { combinations } from "#core/catalogue/variants/combinations.ts"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { maxVariants } from "#core/catalogue/variants/variant.ts"
import { schemasOf } from "#core/fields/field-values.ts"
import {
  colorCode,
  colorFields,
  informationLines,
  productFeatures,
  productOffer,
} from "../common/contract-product-parts.ts"
import { anyText, documentId, inThree, readAt, texts } from "../common/contract-texts.ts"
import { blocksInput } from "../texts/contract-block-input.ts"

/** Units of a stock. */
export const units = stockFields.quantity.schema
export const word = (maxLength: number) => anyText(maxLength).min(1)

const tags = z.array(word(60)).max(30)

const color = z.strictObject({
  ...colorFields,
  image: documentId.nullable(),
  code: colorCode
    .optional()
    .meta({ description: "Of a colour that the product has already: its variants stay its own" }),
})

/** The fields of a product's form. Amounts in dinars. */
const fields = {
  ...schemasOf(adminFields),
  description: inThree(blocksInput),
  additionalInformation: informationLines,
  tags: inThree(tags),
  categories: z.array(documentId).max(20).meta({ description: "The main one first" }),
  brand: documentId.nullable().meta({ description: "null = none" }),
  image: documentId.nullable(),
  medias: z.array(documentId).max(20),
  colors: z.array(color).max(30),
  sizes: z
    .array(z.union([word(30), texts(30)]))
    .max(30)
    .meta({ description: "One text for all languages, or one for each" }),
  sizeKind: z.enum(sizeKinds).optional().meta({ description: "What the sizes are; left out = as it is stored" }),
  features: productFeatures,
  offer: productOffer,
}

type Fields = z.output<z.ZodObject<typeof fields>>
type Checked = Pick<Fields, "price" | "lastPrice" | "offer">

/** Checks that involve two fields. */
function checkTogether({ price, lastPrice, offer }: Checked, context: z.core.$RefinementCtx): void {
  const issue = (path: string[], message: string) => context.addIssue({ code: "custom", path, message })
  if (lastPrice !== null && lastPrice <= price) issue(["lastPrice"], "The earlier price must be above the price")
  if (offer && offer.endDate <= offer.startDate) issue(["offer", "endDate"], "The offer must end after its start")
  if (offer && lastPrice === null) issue(["lastPrice"], "An offer needs the price that holds before and after it")
}

/** Units are told of every combination, or of none. */
function checkUnits(
  { colors, sizes, variantUnits }: Pick<Fields, "colors" | "sizes"> & { variantUnits?: number[] },
  context: z.core.$RefinementCtx,
) {
  const count = combinations(
    colors.map(() => ""),
    sizes.map(() => ""),
  ).length
  if (variantUnits === undefined || (count > 0 && variantUnits.length === count)) return
  const message = `There are ${count} combinations of colours and sizes`
  context.addIssue({ code: "custom", path: ["variantUnits"], message })
}

/** `POST products` */
export const newProduct = z
  .strictObject({
    ...fields,
    variantUnits: z.array(units).max(maxVariants).optional().meta({
      description:
        "Units of each colour with each size, in their order: the variants count apart, and `quantity` is not looked at. Left out = they share `quantity`",
    }),
  })
  .superRefine(checkTogether)
  .superRefine(checkUnits)

/** `PUT products/{documentId}`: the whole form. The difference of `quantity` and `quantityWas` is what is added to or taken
 *  from the stock as it is by then. */
export const productForm = z
  .strictObject({
    ...fields,
    quantityWas: units.meta({ description: "The stock as it was when the form was read" }),
    updatedAt: readAt,
  })
  .superRefine(checkTogether)

/** `PATCH products/{documentId}`: what a list changes in place; what is left out stays. */
export const productPatch = z
  .strictObject({
    updatedAt: readAt.optional().meta({ description: "Needed for all but the stock" }),
    price: rowFields.price.schema.optional(),
    lastPrice: rowFields.lastPrice.schema.optional(),
    quantity: units.optional(),
    quantityWas: units.optional(),
    featured: rowFields.featured.schema.optional(),
    publishedAt: rowFields.publishedAt.schema.optional(),
  })
  .superRefine(({ updatedAt, quantity, quantityWas, ...others }, context) => {
    if (updatedAt === undefined && Object.values(others).some((value) => value !== undefined)) {
      context.addIssue({ code: "custom", path: ["updatedAt"], message: "It must say what was read" })
    }
    if ((quantity === undefined) !== (quantityWas === undefined)) {
      const message = "quantity and quantityWas come together"
      context.addIssue({ code: "custom", path: ["quantityWas"], message })
    }
  })

const documentIds = z.array(documentId).min(1).max(200)

/** `POST products/bulk`: one change of many products, each by itself. */
export const productBulk = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("publish"), documentIds }),
  z.strictObject({ action: z.literal("unpublish"), documentIds }),
  z.strictObject({ action: z.literal("delete"), documentIds }),
  z.strictObject({ action: z.literal("featured"), documentIds, featured: z.boolean() }),
  z.strictObject({
    action: z.literal("categories"),
    documentIds,
    add: z.array(documentId).max(20),
    remove: z.array(documentId).max(20),
  }),
  z.strictObject({
    action: z.literal("price"),
    documentIds,
    percent: z.number().min(-90).max(500),
    strike: z.boolean().meta({ description: "The price of before is shown struck through" }),
  }),
])

/** `POST products/restore`: products that were deleted, by the keys that they had. */
export const productRestore = z.strictObject({ documentIds })

/** Why one of them was left as it was. */
export const bulkProblems = ["UNKNOWN", "NEEDED", "PRICE", "ORDERED", "TAKEN", "IMPORT_RUNNING"] as const

const bulkResult = z.object({
  documentId: z.string(),
  result: z.enum(["done", "same", "problem"]),
  problem: z.enum(bulkProblems).nullable().meta({
    description:
      "UNKNOWN = it is gone; NEEDED = texts in the main language or a price are missing; PRICE = no price comes of it; ORDERED = it can only be unpublished; IMPORT_RUNNING = an import began to store products after some were changed",
  }),
  name: texts(200).optional().meta({ description: "Only with a problem, and while the product exists" }),
})

export type NewProduct = z.output<typeof newProduct>
export type ProductForm = z.output<typeof productForm>
export type ProductPatch = z.output<typeof productPatch>
export type ProductBulk = z.output<typeof productBulk>
export type BulkResult = z.infer<typeof bulkResult>
