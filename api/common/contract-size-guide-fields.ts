import { z } from "zod"
import { sizeGuideLimits } from "#core/catalogue/size-guide.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { readAt, texts } from "./contract-texts.ts"

const { columns, rows, heading, cell, note } = sizeGuideLimits

export const sizeGuideFields = {
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

/** A guide whose table has a text in every heading, and a cell for each in every row. */
export const withTableRules = <Shape extends z.ZodType<Table>>(shape: Shape) =>
  shape
    .refine(({ headings }) => headings.every(({ fr, ar, en }) => fr + ar + en !== ""), {
      path: ["headings"],
      error: "Every heading must have a text",
    })
    .refine(({ headings, cells }) => cells.every((row) => row.length === headings.length), {
      path: ["cells"],
      error: "Every row must have a cell for each heading",
    })
