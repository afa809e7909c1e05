import { createHmac, timingSafeEqual } from "node:crypto"

/** How long a receipt can be opened, in milliseconds: a day, like a key to order. */
const receiptLifetime = 24 * 3600 * 1000

const shape = /^receipt_([0-9a-z]{8,9})_([\w-]{22})$/

const signed = (secret: string, expires: string): string =>
  createHmac("sha256", secret).update(`order-receipt:${expires}`).digest("base64url").slice(0, 22)

/** Makes the token of a receipt: the time it expires and a signature. It is bound to no order and nothing is stored, so
 *  it reads nothing and changes nothing. Its shape is none of an order's token (22 characters).
 *  @param secret the bearer of the API */
export function newReceiptToken(secret: string, now: Date): string {
  const expires = (now.getTime() + receiptLifetime).toString(36)
  return `receipt_${expires}_${signed(secret, expires)}`
}

/** Whether a text is the token of a receipt that this shop gave within the last day. */
export function isReceiptToken(text: string, secret: string, now: Date): boolean {
  const [, expires = "", signature = ""] = shape.exec(text) ?? []
  if (!signature || Number.parseInt(expires, 36) <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(secret, expires)))
}
