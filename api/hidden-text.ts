import { createHmac } from "node:crypto"

/** Makes one-way keys for stored counts: 132 bits. */
export const hiddenBy = (secret: string) => (text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22)
