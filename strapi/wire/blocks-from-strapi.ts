import { type BlockResource, block } from "#api/texts/contract-block.ts"

/** Blocks of one text. */
const maxBlocks = 500

/** Block content, or the paragraphs of a plain text or Markdown; blocks of a kind that the shop does not show are left
 *  out, and so are pictures inside texts whose address is not the shop's. */
export function blocksFromStrapi(value: unknown): BlockResource[] {
  if (typeof value === "string") return paragraphs(value)
  if (!Array.isArray(value)) return []
  return value.slice(0, maxBlocks).flatMap((one) => {
    const parsed = block.safeParse(one)
    return parsed.success && parsed.data.type !== "image" ? [parsed.data] : []
  })
}

function paragraphs(text: string): BlockResource[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim())
  return parts
    .filter((part) => part !== "")
    .slice(0, maxBlocks)
    .map((part) => ({ type: "paragraph", children: [{ type: "text", text: part }] }))
}
