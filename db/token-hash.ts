import { createHash } from "node:crypto"

/** The stored form of a random token of 128 bits or more: SHA-256, base64url. It signs nobody in. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url")
