import { z } from "zod"
import { textLanguages } from "../common/contract-texts.ts"
import { block } from "../texts/contract-block.ts"

/** An information page, such as the terms of sale. */
export const pageResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    content: z.array(block).meta({ description: "May hold {placeholders} for the shop's settings" }),
    updatedAt: z.iso.datetime(),
    textLanguages,
    locale: z.string(),
  })
  .meta({ id: "Page" })

export type PageResource = z.infer<typeof pageResource>
