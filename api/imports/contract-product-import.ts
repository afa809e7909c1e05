import { z } from "zod"
import { productColumns, productFileProblems } from "#core/catalogue/files/product-columns.ts"

/** `POST products/import?dryRun=1`, the body the CSV file itself, in UTF-8 or UTF-16. With `tableBytes` a zip file of pictures stands
 *  behind the CSV file, which is so many bytes long. */
export const productImportQuery = z.strictObject({
  dryRun: z.enum(["0", "1"]).default("1").meta({ description: "1 = tells what would happen" }),
  tableBytes: z.coerce.number().int().min(1).optional().meta({ description: "Where the zip of pictures begins" }),
})

export const maxProductRows = 20_000
export const maxVariantRows = 40_000

/** Why a file is not read at all: `details.code` of a 400. A file that is no table is one too, with a code of
 *  `tableReadProblems` (core/files/table-read-error.ts), row and value; and one that holds too much, with a code of `tableProblems`
 *  (core/files/table-limits.ts), the maximum, row and column. */
export const productFileRejections = ["NO_SKU", "NO_ROWS", "NOT_ZIP"] as const

const problem = z.object({
  column: z.string(),
  code: z.enum(productFileProblems),
  value: z.string().meta({ description: "What stands there" }),
})

/** Changes that a file made, or would make. A file with a problem changes nothing. */
export const productImportReport = z.object({
  dryRun: z.boolean(),
  created: z.int().meta({ description: "Rows of products" }),
  changed: z.int(),
  same: z.int(),
  problems: z.int().meta({ description: "Rows with one, of products and of variants" }),
  variants: z.object({ created: z.int(), changed: z.int(), same: z.int() }).meta({ description: "Rows of variants" }),
  split: z.int().meta({ description: "Products whose variants begin to count their own units" }),
  columns: z.array(z.string()).meta({ description: "Columns that are not known and say nothing" }),
  rows: z.array(
    z.object({
      line: z.int().meta({ description: "Row of the file, from 1: that of the titles" }),
      sku: z.string().meta({ description: "Of a new variant empty where it is made from the product's" }),
      parent: z.string().meta({ description: "SKU of a variant's product; empty in a product's row" }),
      name: z.string(),
      result: z.enum(["create", "change", "same", "problem"]),
      problems: z.array(problem),
      html: z
        .array(
          z.object({
            column: z.enum(productColumns),
            to: z.enum(["blocks", "text"]),
            dropped: z.array(z.string()).meta({ description: "Elements and attributes that were left out" }),
          }),
        )
        .optional()
        .meta({ description: "Cells that were HTML, and what they become" }),
      changes: z.array(
        z.object({
          column: z
            .enum([...productColumns, "stock_by"])
            .meta({ description: "`stock_by` is no column: whether the variants count their own units" }),
          old: z.string(),
          new: z.string(),
        }),
      ),
    }),
  ),
})
export type ProductImportReport = z.infer<typeof productImportReport>

/** A line of the answer, which is NDJSON: how far it is, then what came of it. `failed` = nothing was stored: somebody
 *  changed a product meanwhile, or took a name, or another import is under way, or the server could not. Only after
 *  `UNFINISHED` the server goes on to store the file by itself. */
export const productImportLine = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("progress"),
    phase: z.enum(["pictures", "checking", "storing", "parts"]),
    done: z.int(),
    total: z.int(),
  }),
  z.object({ kind: z.literal("result"), data: productImportReport }),
  z.object({ kind: z.literal("failed"), code: z.string() }),
])
export type ProductImportLine = z.infer<typeof productImportLine>
