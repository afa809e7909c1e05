import type { SampleBlock } from "#sample/blocks.ts"
import type { StoredBlock } from "../texts/stored-block.ts"

/** Block content of the sample shop as the database keeps it. */
export function storedBlocks(blocks: SampleBlock[]): StoredBlock[] {
  return blocks.map((block) =>
    block.type === "image"
      ? {
          type: "image",
          image: { url: `/media/${block.picture}.webp`, caption: block.caption },
          children: [{ type: "text", text: "" }],
        }
      : block,
  )
}
