import type { Picture } from "../media/picture.ts"

export const textMarks = ["bold", "italic", "underline", "strikethrough", "code"] as const

/** A piece of text with its marks. */
export type BlockText = { type: "text"; text: string } & { [mark in (typeof textMarks)[number]]?: boolean }

export type BlockLink = { type: "link"; url: string; children: BlockText[] }

export type BlockInline = BlockText | BlockLink

export type BlockListItem = { type: "list-item"; children: BlockInline[] }

export type BlockList = {
  type: "list"
  format: "ordered" | "unordered"
  /** A nested list is a sibling of the items, as in Strapi. */
  children: (BlockListItem | BlockList)[]
}

/** A picture inside a text. */
export type BlockPicture = Omit<Picture, "alt"> & { alternativeText: string | null; caption: string | null }

/** Block content as Strapi keeps it: what a post, a page or a description is made of.
 *  @typeParam P what stands for a picture: its address in the database, all that is known of it elsewhere */
export type Block<P = BlockPicture> =
  | { type: "paragraph" | "quote" | "code"; children: BlockInline[] }
  | { type: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: BlockInline[] }
  | BlockList
  | { type: "image"; image: P; children: BlockText[] }

/** The words of a line without marks. */
export function inlineText(parts: BlockInline[]): string {
  return parts.map((part) => (part.type === "text" ? part.text : inlineText(part.children))).join("")
}

function listText(list: BlockList): string[] {
  return list.children.flatMap((item) => (item.type === "list" ? listText(item) : inlineText(item.children)))
}

/** The words of block content without marks, one text a paragraph or list item; pictures say nothing. */
export function blockTexts(blocks: Block<unknown>[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "image") return []
    return block.type === "list" ? listText(block) : inlineText(block.children)
  })
}

/** The same content without the list items that `keeps` rejects, at every depth. */
export function keepListItems<P>(blocks: Block<P>[], keeps: (item: BlockListItem) => boolean): Block<P>[] {
  const filterList = (list: BlockList): BlockList => ({
    ...list,
    children: list.children.flatMap((child) => (child.type === "list" ? filterList(child) : keeps(child) ? child : [])),
  })
  return blocks.map((block) => (block.type === "list" ? filterList(block) : block))
}

/** The same content with every text run through `change`: marks, links and pictures stay. */
export function mapBlockTexts<P>(blocks: Block<P>[], change: (text: string) => string): Block<P>[] {
  const text = (part: BlockText): BlockText => ({ ...part, text: change(part.text) })
  const inline = (part: BlockInline): BlockInline =>
    part.type === "text" ? text(part) : { ...part, url: change(part.url), children: part.children.map(text) }
  const list = (one: BlockList): BlockList => ({
    ...one,
    children: one.children.map((item) =>
      item.type === "list" ? list(item) : { ...item, children: item.children.map(inline) },
    ),
  })
  return blocks.map((block) => {
    if (block.type === "image") return block
    return block.type === "list" ? list(block) : { ...block, children: block.children.map(inline) }
  })
}

/** The same content with every picture turned into another form of it; one that becomes null is left out. */
export function mapBlockPictures<P, Q>(blocks: Block<P>[], change: (picture: P) => Q | null): Block<Q>[] {
  return blocks.flatMap((block): Block<Q>[] => {
    if (block.type !== "image") return [block]
    const image = change(block.image)
    return image === null ? [] : [{ ...block, image }]
  })
}
