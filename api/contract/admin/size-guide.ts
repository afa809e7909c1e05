import { z } from "zod"
import { sizeGuideKinds, sizeGuideLimits } from "#core/size-guide.ts"
import { readAt, texts } from "./texts.ts"

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

/** `PUT size-guides/:kind`: all of it. 409 `CHANGED_MEANWHILE`. */
export const sizeGuideChange = z
  .strictObject(fields)
  .refine(({ headings }) => headings.every(({ fr }) => fr !== ""), {
    path: ["headings"],
    error: "Every heading must have a French text",
  })
  .refine(({ headings, cells }) => cells.every((row) => row.length === headings.length), {
    path: ["cells"],
    error: "Every row must have a cell for each heading",
  })

/** A size guide as its form knows it. */
export const adminSizeGuide = z.object({ kind: z.enum(sizeGuideKinds), ...fields })
export type AdminSizeGuide = z.infer<typeof adminSizeGuide>
