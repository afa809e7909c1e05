import { z } from "zod"
import { adminFields, universeSlug } from "#core/catalogue/product-fields.ts"
import { sizeKinds } from "#core/catalogue/variants/size-values.ts"
import { publishingStates } from "#core/content/publishing.ts"
import { answersOf } from "#core/fields/field-values.ts"
import { pick } from "#core/pick.ts"
import { listParameters } from "../common/contract-list.ts"
import { documentId, inThree, texts } from "../common/contract-texts.ts"
import { adminMedia } from "../media/contract-admin.ts"
import { block } from "../texts/contract-block.ts"

export const productSorts = [
  ...(["updatedAt", "createdAt", "publishedAt", "name", "sku", "price", "quantity", "sellCount"] as const),
] as const

/** `low` = few are left, of the product or of a variant that counts its own units; `out` = none can be ordered. */
export const stockStates = ["in", "low", "out"] as const

/** One value, or several separated by commas. */
const several = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .min(1)
    .transform((text) => text.split(","))
    .pipe(z.array(one).min(1).max(200))

const slug = z.string().min(1).max(200)

/** Which products: the parameters of the list and of the export. */
export const productFilters = {
  q: z.string().trim().max(100).optional().meta({ description: "In names of all languages, SKU, address, brand" }),
  productType: several(universeSlug).optional(),
  category: several(slug).optional().meta({ description: "Slugs; a category has the products of its children too" }),
  brand: several(slug).optional().meta({ description: "Slugs" }),
  status: several(z.enum(publishingStates)).optional(),
  stock: several(z.enum(stockStates)).optional(),
  featured: z.enum(["0", "1"]).optional(),
  sharedStock: z
    .enum(["0", "1"])
    .optional()
    .meta({ description: "1 = of several variants that share the product's units" }),
  ids: several(documentId).optional().meta({ description: "These products alone" }),
}

/** `GET products` */
export const productListQuery = z.strictObject({ ...productFilters, ...listParameters(productSorts, "updatedAt") })

/** `GET products/export`: a row a product, each followed by a row for each of its variants, in a CSV file in UTF-8 with a byte order mark; in French and Arabic with semicolons and decimal
 *  commas, as Excel has them there. `X-Total-Rows` tells how many products it has. The columns: docs/product-file.md. */
export const productExportQuery = z.strictObject({
  ...productFilters,
  locale: z.enum(["fr", "ar", "en"]).default("fr"),
})

const category = z.object({ documentId: z.string(), slug: z.string(), title: texts(200) })
const brand = z.object({ documentId: z.string(), slug: z.string(), name: z.string() })
const offer = z.object({ startDate: z.iso.datetime(), endDate: z.iso.datetime() }).nullable()

/** Names of its colour and its size; null = the product has no such option. */
const lowVariant = z.object({ color: texts(60).nullable(), size: texts(60).nullable(), quantity: z.int() })

const answers = answersOf(adminFields)

const common = {
  documentId: z.string(),
  ...pick(answers, "slug", "sku", "name", "productType", "price", "lastPrice", "quantity", "featured", "publishedAt"),
  discount: z.int().meta({ description: "Percent; what the two prices make" }),
  variantCount: z.int().meta({ description: "Combinations of colour and size; 0 = nothing to choose" }),
  stockBy: z.enum(["product", "variant"]).meta({ description: "Whether the variants share `quantity`" }),
  variantsSold: z.int().meta({ description: "Variants on sale that count their own units; 0 where they share them" }),
  variantsLow: z.int().meta({ description: "Those of `variantsSold` with as many units as the threshold, or fewer" }),
  lowVariants: z.array(lowVariant).meta({ description: "Three of them at most, the fewest units first" }),
  waiting: z.int().meta({ description: "How many addresses want to be told when it is back" }),
  lowStock: z.boolean().meta({ description: "As many as the threshold of the settings are left, or fewer" }),
  sellCount: z.int(),
  offer,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().meta({ description: "Of the form: an order's change of the stock is none" }),
  image: adminMedia.nullable(),
  categories: z.array(category).meta({ description: "The main one first" }),
  brand: brand.nullable().meta({ description: "null = none" }),
  completeness: inThree(z.number()).meta({ description: "Share of the texts that are written, 0 to 1" }),
}

/** A product as a list shows it. */
export const adminProductRow = z.object(common)

/** `GET products/{documentId}`: everything that a form needs. */
export const adminProductDetail = z.object({
  ...common,
  ...answers,
  description: inThree(z.array(block)),
  additionalInformation: inThree(z.array(z.object({ key: z.string(), value: z.string() }))),
  tags: inThree(z.array(z.string())),
  colors: z.array(z.object({ name: texts(60), hex: z.string(), code: z.string(), image: adminMedia.nullable() })),
  sizes: z.array(z.union([z.string(), texts(30)])).meta({ description: "One text for all languages, or one for each" }),
  sizeKind: z.enum(sizeKinds),
  medias: z.array(adminMedia),
  features: z.array(z.object({ icon: z.string(), title: texts(120), text: texts(400) })),
  slugHistory: z.array(z.string()).meta({ description: "Addresses of before, which lead to the one of now" }),
  isOrdered: z.boolean().meta({ description: "There are orders with it: it cannot be deleted, only unpublished" }),
})

export type AdminProductRow = z.infer<typeof adminProductRow>
export type AdminProductDetail = z.infer<typeof adminProductDetail>

// The keys of a literal, which has no others.
export const adminProductRowNames = Object.keys(adminProductRow.shape) as (keyof AdminProductRow)[]
export const adminProductDetailNames = Object.keys(adminProductDetail.shape) as (keyof AdminProductDetail)[]
