import { z } from "zod"
import { sizeGuideKinds, sizeGuideLimits } from "#core/catalogue/size-guide.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { readAt, texts } from "../common/contract-texts.ts"

const { columns, rows, heading, cell, note } = sizeGuideLimits

const fields = {
  active: z.boolean().meta({ description: "Whether the storefront shows it" }),
  note: texts(note).meta({ description: "How to measure" }),
  headings: z.array(texts(heading)).min(1).max(columns),
  cells: z
    .array(z.array(texts(cell)).max(columns))
    .max(rows)
    .meta({ description: "Rows with a cell for each heading" }),
  updatedAt: readAt,
}

type Table = { headings: Texts[]; cells: unknown[][] }

const withTableRules = <Shape extends z.ZodType<Table>>(shape: Shape) =>
  shape
    .refine(({ headings }) => headings.every(({ fr, ar, en }) => fr + ar + en !== ""), {
      path: ["headings"],
      error: "Every heading must have a text",
    })
    .refine(({ headings, cells }) => cells.every((row) => row.length === headings.length), {
      path: ["cells"],
      error: "Every row must have a cell for each heading",
    })

/** `PUT size-guides/:kind`: all of the general guide. 409 `CHANGED_MEANWHILE`. */
export const sizeGuideChange = withTableRules(z.strictObject(fields))

/** `PUT size-guides/:kind/:brand`: all of a brand's guide; `brand` is its documentId. 409 `CHANGED_MEANWHILE`. */
export const brandSizeGuideChange = withTableRules(
  z.strictObject({ ...fields, updatedAt: readAt.nullable().meta({ description: "null = the brand has none yet" }) }),
)

/** A size guide as its form knows it; one without a brand is for all that have none of their own. */
export const adminSizeGuide = z.object({
  kind: z.enum(sizeGuideKinds),
  brand: z.object({ documentId: z.string(), slug: z.string(), name: z.string() }).nullable(),
  ...fields,
})
export type AdminSizeGuide = z.infer<typeof adminSizeGuide>
