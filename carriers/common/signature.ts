import { createHash, createHmac, timingSafeEqual } from "node:crypto"

const digest = (value: string | Uint8Array) => createHash("sha256").update(value).digest()

/** Compares in constant time. */
export const isSame = (one: string | Uint8Array, other: string | Uint8Array): boolean =>
  timingSafeEqual(digest(one), digest(other))

export const hmac = (secret: string | Uint8Array, ...parts: (string | Uint8Array)[]) => {
  const sum = createHmac("sha256", secret)
  for (const part of parts) sum.update(part)
  return sum
}
