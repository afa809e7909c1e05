import type { BaseEditor } from "slate"
import type { HistoryEditor } from "slate-history"
import type { ReactEditor } from "slate-react"
import type { BlockResource } from "#api/texts/contract-block.ts"
import type { textMarks } from "#core/text/block.ts"

/** A picture inside a text, with what is known of it. */
export type BlockImage = Extract<BlockResource, { type: "image" }>["image"]

export type Mark = (typeof textMarks)[number]

export type EditedText = { text: string } & { [mark in Mark]?: boolean }

export type EditedLink = { type: "link"; url: string; children: EditedText[] }

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

type Inline = (EditedText | EditedLink)[]

export type EditedItem = { type: "item"; format: "ordered" | "unordered"; depth: number; children: Inline }

/** A block while it is edited. Lists are flat, each item with its depth: that is how people change them. */
export type EditedBlock =
  | { type: "paragraph" | "quote" | "code"; children: Inline }
  | { type: "heading"; level: HeadingLevel; children: Inline }
  | EditedItem
  | { type: "image"; image: BlockImage; children: EditedText[] }

export type BlockSlate = BaseEditor & ReactEditor & HistoryEditor

declare module "slate" {
  interface CustomTypes {
    Editor: BlockSlate
    Element: EditedBlock | EditedLink
    Text: EditedText
  }
}
