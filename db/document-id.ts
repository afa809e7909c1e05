import { createHash, randomBytes, randomInt } from "node:crypto"

const letters = "abcdefghijklmnopqrstuvwxyz0123456789"
const length = 24

const spell = (letterAt: (index: number) => number) =>
  Array.from({ length }, (_, index) => letters[letterAt(index) % letters.length]).join("")

/** A documentId in Strapi's shape that is always the same for the same thing, such as `product:casque-aura`. */
export function toDocumentId(thing: string): string {
  const digest = createHash("sha256").update(thing).digest()
  return spell((index) => digest[index] ?? 0)
}

/** A documentId that no one can guess. */
export function randomDocumentId(): string {
  return spell(() => randomInt(letters.length))
}

/** A random whole number from 0 to below a bound. */
export const randomBelow = (bound: number): number => randomInt(bound)

/** 128 random bits in 22 letters fit for a URL. */
export function randomToken(): string {
  return randomBytes(16).toString("base64url")
}
