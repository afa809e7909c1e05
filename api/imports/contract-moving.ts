import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { maxUnits } from "#core/catalogue/product-type.ts"
import { csvSeparators } from "#core/files/read-csv.ts"
import { columnFates } from "#core/moving/columns.ts"
import { fileEncodings } from "#core/moving/encoding.ts"
import { movingFormats, orderFormats, productFormats, reviewFormats } from "#core/moving/formats.ts"
import { type MovingNoteCode, movingNotes } from "#core/moving/moved-product.ts"
import { productImportLine } from "./contract-product-import.ts"

const flag = z.enum(["0", "1"])

/** `POST moving/products`, the body a file of products of another shop, CSV or XLSX, or the archive of a Hanout shop. */
export const movingQuery = z.strictObject({
  dryRun: flag.default("1").meta({ description: "1 = tells what would happen" }),
  productType: universeSlug.meta({ description: "Slug of the department that all products go to" }),
  units: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxUnits)
    .default(0)
    .meta({ description: "Units of whatever the other shop sells without counting" }),
  leaveOut: flag.default("0").meta({ description: "1 = products with a problem are left out, all others stored" }),
  format: z.enum(movingFormats).optional().meta({ description: "Told by the titles when it is left out" }),
  encoding: z.enum(fileEncodings).optional().meta({ description: "Detected when it is left out" }),
  separator: z.enum(csvSeparators).optional().meta({ description: "Found in the first line when it is left out" }),
})
export type MovingQuery = z.output<typeof movingQuery>

/** Why a file is not read at all: `details.code` of a 400, beside those of a file of products. `PART_TOO_LARGE` has the name of the
 *  archive's file and its maximum in megabytes, `name` and `max`. */
export const movingRejections = [
  "NO_FORMAT",
  "BAD_WORKBOOK",
  "BAD_ARCHIVE",
  "PART_TOO_LARGE",
  "TOO_MANY_FILES",
  "NO_ROWS",
] as const

const columns = z.array(z.object({ title: z.string(), fate: z.enum(columnFates), isKnown: z.boolean() }))

const notes = z.array(
  z.object({
    code: z.enum(Object.keys(movingNotes) as [MovingNoteCode, ...MovingNoteCode[]]),
    count: z.int(),
    examples: z.array(z.object({ line: z.int(), value: z.string() })),
  }),
)

/** How a file was read, and what becomes of its columns. */
const readFile = {
  encoding: z.enum(fileEncodings).nullable().meta({ description: "null = a workbook" }),
  separator: z.enum(csvSeparators).nullable(),
  columns,
  notes,
}

/** A read file of products, with the result for each part. */
export const movingFile = z.object({
  ...readFile,
  format: z.enum(productFormats),
  products: z.int(),
  variants: z.int(),
  pictures: z.int().meta({ description: "Different addresses" }),
  prices: z.object({ min: z.number(), max: z.number() }).nullable().meta({ description: "Of the products, in dinars" }),
  categories: z.array(z.string()).meta({ description: "Titles of those that are made" }),
  brands: z.array(z.string()).meta({ description: "Names of those that are made" }),
  redirects: z.int().meta({ description: "Addresses of before that will lead to the products" }),
})
export type MovingFile = z.infer<typeof movingFile>

/** A read file of orders or reviews. */
export const movingHistory = z.object({
  ...readFile,
  format: z.enum([...orderFormats, ...reviewFormats]),
  part: z.enum(["orders", "reviews"]),
  rows: z.int().meta({ description: "Orders or reviews that can be read" }),
})
export type MovingHistory = z.infer<typeof movingHistory>

/** Counts of an archive's names and rows that the shop does not have. */
export const movingArchive = z.object({
  departments: z.int(),
  brands: z.int(),
  categories: z.int(),
  rows: z.int().meta({ description: "Products and variants" }),
  pictures: z.int(),
})
export type MovingArchive = z.infer<typeof movingArchive>

/** The parts of an archive or a file of another shop beside products, in the order in which they are stored: a part follows those that it
 *  refers to. */
export const movedParts = [
  "pictures",
  "productDetails",
  "categoryPictures",
  "posts",
  "pages",
  "sections",
  "landingPages",
  "menus",
  "pageHeads",
  "settings",
  "theme",
  "sizeGuides",
  "orderMessages",
  "delivery",
  "coupons",
  "redirects",
  "subscribers",
  "customers",
  "blockedPhones",
  "contactMessages",
  "orders",
  "reviews",
  "reviewPictures",
] as const
export type MovedPart = (typeof movedParts)[number]

const movedPart = z.object({
  kind: z.literal("part"),
  part: z.enum(movedParts),
  made: z.int(),
  changed: z.int().meta({ description: "Of the shop's own, whose place they take" }),
  existing: z.int().meta({ description: "The shop has them already" }),
  lost: z.int().meta({ description: "Left behind" }),
})
export type PartLine = z.infer<typeof movedPart>

/** A line of the answer, which is NDJSON: what the file is, how far the shop is, which pictures could not be had, how many addresses
 *  of before lead to products now, and what came of the products. */
export const movingLine = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("file"), data: movingFile }),
  z.object({ kind: z.literal("history"), data: movingHistory }),
  z.object({ kind: z.literal("archive"), data: movingArchive }),
  z.object({
    kind: z.literal("pictures"),
    lost: z.int(),
    examples: z.array(z.object({ address: z.string(), code: z.string() })),
  }),
  z.object({ kind: z.literal("leftOut"), products: z.int() }),
  z.object({
    kind: z.literal("redirects"),
    stored: z.int(),
    left: z.int().meta({ description: "Those for which the shop has no room" }),
  }),
  movedPart,
  ...productImportLine.options,
])
export type MovingLine = z.infer<typeof movingLine>
