import { z } from "zod"
import { media } from "../media/contract.ts"

const mark = z.boolean().optional()

const blockText = z
  .object({
    type: z.literal("text"),
    text: z.string(),
    bold: mark,
    italic: mark,
    underline: mark,
    strikethrough: mark,
    code: mark,
  })
  .meta({ id: "BlockText" })

const blockLink = z
  .object({ type: z.literal("link"), url: z.string(), children: z.array(blockText) })
  .meta({ id: "BlockLink" })

const inline = z.discriminatedUnion("type", [blockText, blockLink])

const listItem = z.object({ type: z.literal("list-item"), children: z.array(inline) }).meta({ id: "BlockListItem" })

const list = z
  .object({
    type: z.literal("list"),
    format: z.enum(["ordered", "unordered"]),
    get children() {
      return z.array(z.union([listItem, list]))
    },
  })
  .meta({ id: "BlockList" })

const blockImage = media
  .omit({ id: true, documentId: true })
  .extend({ alternativeText: z.string().nullable(), caption: z.string().nullable() })

/** Strapi's block content, all kinds of it. A picture carries what is known of it, as Strapi's does. */
export const block = z
  .discriminatedUnion("type", [
    z.object({ type: z.enum(["paragraph", "quote", "code"]), children: z.array(inline) }),
    z.object({
      type: z.literal("heading"),
      level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
      children: z.array(inline),
    }),
    list,
    z.object({ type: z.literal("image"), image: blockImage, children: z.array(blockText) }),
  ])
  .meta({ id: "Block" })

export type BlockResource = z.infer<typeof block>
