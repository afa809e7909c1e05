import { z } from "zod"
import { safeLink } from "#core/safe-link.ts"
import type { textMarks } from "#core/text/block.ts"

const mark = z.boolean().optional()
const marks = { bold: mark, italic: mark, underline: mark, strikethrough: mark, code: mark } satisfies Record<
  (typeof textMarks)[number],
  typeof mark
>
/** PostgreSQL cannot store a NUL. */
const plain = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\0]*$/, "must not contain a NUL character")
const text = z.object({ type: z.literal("text"), text: plain(20_000), ...marks })
const address = z
  .string()
  .max(2000)
  .refine((url) => safeLink(url) !== null, "must be a path of the shop or an address of the web, of mail or a phone")
/** Runs of text in a line or a link, and items of a list. */
const maxChildren = 1000
const texts = z.array(text).max(maxChildren)
const link = z.object({ type: z.literal("link"), url: address, children: texts })
const inline = z.array(z.discriminatedUnion("type", [text, link])).max(maxChildren)
const item = z.object({ type: z.literal("list-item"), children: inline })

const list = <T extends z.ZodType>(child: T) =>
  z.object({
    type: z.literal("list"),
    format: z.enum(["ordered", "unordered"]),
    children: z.array(child).max(maxChildren),
  })

// Of a fixed depth: one that calls itself could be sent a list in a list ten thousand deep.
const threeDeep = list(z.union([item, list(z.union([item, list(item)]))]))

const picture = z.object({
  url: plain(500).min(1).meta({ description: "Of a picture of the shop; all else about it is known there" }),
  caption: plain(500).nullable().default(null),
})

/** Block content as it is sent for storing: of a picture only the address and the caption. */
export const blocksInput = z
  .array(
    z.discriminatedUnion("type", [
      z.object({ type: z.enum(["paragraph", "quote", "code"]), children: inline }),
      z.object({ type: z.literal("heading"), level: z.literal([1, 2, 3, 4, 5, 6]), children: inline }),
      threeDeep,
      z.object({ type: z.literal("image"), image: picture, children: texts }),
    ]),
  )
  .max(500)
