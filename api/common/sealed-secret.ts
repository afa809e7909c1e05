import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", "hanout: secrets at rest", 32))

/** Encrypts a secret that the database keeps, such as the key of another system. AES-256-GCM by a key that is derived from the shop's
 *  own secret (`DATA_DIR/auth-secret`), which is in no backup.
 *  @returns nonce, tag and text, in base64 */
export function sealSecret(shopSecret: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv("aes-256-gcm", keyOf(shopSecret), nonce)
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64")
}

/** @returns undefined when it was encrypted by the secret of another shop, or was changed */
export function openSecret(shopSecret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64")
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(shopSecret), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8")
  } catch {
    return undefined
  }
}
