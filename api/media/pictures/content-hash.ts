import { createHash } from "node:crypto"

/** A name for a file's content: 12 hexadecimal digits of its SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12)
}
