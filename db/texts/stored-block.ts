import type { Block } from "#core/text/block.ts"

/** A picture in stored block content: the address of one of the shop's pictures. */
export type StoredBlockPicture = { url: string; caption: string | null }

/** Block content as stored in the database. */
export type StoredBlock = Block<StoredBlockPicture>
