import type { Descendant } from "slate"
import type { BlockResource } from "#api/texts/contract-block.ts"
import { type BlockInline, type BlockList, type BlockListItem, type BlockText, textMarks } from "#core/text/block.ts"
import type { EditedBlock, EditedItem, EditedLink, EditedText } from "./slate-types.ts"

type Inline = EditedItem["children"]

export const emptyParagraph = (): EditedBlock => ({ type: "paragraph", children: [{ text: "" }] })

const withoutType = ({ type: _, ...text }: BlockText): EditedText => text

const editedInline = (parts: readonly BlockInline[]): Inline => {
  const edited = parts.map((part) =>
    part.type === "link" ? { ...part, children: part.children.map(withoutType) } : withoutType(part),
  )
  return edited.length > 0 ? edited : [{ text: "" }]
}

function editedItems(list: BlockList, depth: number): EditedItem[] {
  return list.children.flatMap((child) =>
    child.type === "list"
      ? editedItems(child, depth + 1)
      : { type: "item" as const, format: list.format, depth, children: editedInline(child.children) },
  )
}

/** Stored blocks as the editor changes them; an empty text is an empty paragraph. */
export function toSlate(blocks: readonly BlockResource[]): EditedBlock[] {
  const edited = blocks.flatMap((block): EditedBlock[] => {
    if (block.type === "list") return editedItems(block, 0)
    if (block.type === "image") return [{ ...block, children: [{ text: "" }] }]
    return [{ ...block, children: editedInline(block.children) }]
  })
  return edited.length > 0 ? edited : [emptyParagraph()]
}

function storedText(text: EditedText): BlockText {
  const marks = textMarks.filter((mark) => text[mark]).map((mark) => [mark, true])
  return { type: "text", text: text.text, ...Object.fromEntries(marks) }
}

const isLink = (part: EditedText | EditedLink): part is EditedLink => "type" in part

/** The words of a line. Empty pieces, which the editor needs around links, are left out. */
function storedInline(parts: Inline): BlockInline[] {
  const stored = parts.map((part) =>
    isLink(part) ? { type: part.type, url: part.url, children: part.children.map(storedText) } : storedText(part),
  )
  const full = stored.filter((part) => part.type === "link" || part.text !== "")
  return full.length > 0 ? full : [{ type: "text", text: "" }]
}

/** Puts an item into the last of the lists: into one of its own depth and format, or into new ones. */
function addItem(list: BlockList, { format, depth, children }: EditedItem, at = 0): void {
  const item: BlockListItem = { type: "list-item", children: storedInline(children) }
  if (at === depth) {
    list.children.push(item)
    return
  }
  const last = list.children.at(-1)
  const inner: BlockList =
    last?.type === "list" && (at + 1 < depth || last.format === format) ? last : { type: "list", format, children: [] }
  if (inner !== last) list.children.push(inner)
  addItem(inner, { type: "item", format, depth, children }, at + 1)
}

const isEmptyParagraph = (block: EditedBlock | undefined) =>
  block?.type === "paragraph" && block.children.every((part) => !isLink(part) && part.text === "")

/** Converts the editor's content to Strapi's JSON. Empty paragraphs at the end are left out. */
export function fromSlate(nodes: readonly Descendant[]): BlockResource[] {
  const edited = nodes.filter((node): node is EditedBlock => "type" in node && node.type !== "link")
  const end = edited.findLastIndex((block) => !isEmptyParagraph(block))
  const stored: BlockResource[] = []
  let limit = 0
  for (const block of edited.slice(0, end + 1)) {
    if (block.type !== "item") {
      limit = 0
      stored.push(
        block.type === "image"
          ? { type: "image", image: block.image, children: [{ type: "text", text: "" }] }
          : { ...block, children: storedInline(block.children) },
      )
      continue
    }
    const last = stored.at(-1)
    // One that stands deeper than its place allows, as when the item before it is gone, comes up to it.
    const depth = Math.min(block.depth, limit)
    limit = depth + 1
    const isSame = last?.type === "list" && (depth > 0 || last.format === block.format)
    const list: BlockList = isSame ? last : { type: "list", format: block.format, children: [] }
    if (!isSame) stored.push(list)
    addItem(list, { ...block, depth })
  }
  return stored
}

/** Whether two texts say the same: of a picture, its address and caption alone are its text. */
export function sameBlocks(one: readonly BlockResource[], other: readonly BlockResource[]): boolean {
  const blocksKey = (blocks: readonly BlockResource[]) =>
    JSON.stringify(
      fromSlate(toSlate(blocks)).map((block) =>
        block.type === "image" ? [block.image.url, block.image.caption ?? null] : block,
      ),
    )
  return one === other || blocksKey(one) === blocksKey(other)
}
