import { z } from "zod"
import { sizeGuideKinds } from "#core/catalogue/size-guide.ts"

/** The guide of one kind of sizes, such as shoes; `kind` is that of a product's `sizeOption`. A product has the guide of its
 *  brand, or the one without a brand where there is none. */
export const sizeGuideResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    kind: z.enum(sizeGuideKinds),
    brand: z
      .object({ slug: z.string(), name: z.string() })
      .nullable()
      .meta({ description: "null = for all brands without a guide of their own" }),
    note: z.string().meta({ description: "How to measure" }),
    headings: z.array(z.string()).meta({ description: "Of the table's columns" }),
    cells: z.array(z.array(z.string())).meta({ description: "Rows with a cell for each heading" }),
    updatedAt: z.iso.datetime(),
    locale: z.string(),
  })
  .meta({ id: "SizeGuide" })

export type SizeGuideResource = z.infer<typeof sizeGuideResource>
