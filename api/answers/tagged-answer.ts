import { hash } from "node:crypto"
import type { ContentTag } from "#db/changes/content-changes.ts"
import { jsonBytes } from "./json-bytes.ts"

/** The body of an answer as it goes over the wire, and the weak entity tag that is a digest of its bytes. */
export type WrittenAnswer = { bytes: Buffer<ArrayBuffer>; etag: string }

/** Answer of a public endpoint, as an object or already serialized, with its cache tags. Without `tags` it may depend
 *  on anything and is not cached. */
export type TaggedAnswer = ({ body: object } | { written: WrittenAnswer }) & {
  tags?: readonly ContentTag[] | undefined
}

/** Writes the body of an answer, in slices of time. */
export async function writeAnswer(body: object): Promise<WrittenAnswer> {
  const bytes = await jsonBytes(body)
  return { bytes, etag: `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"` }
}
