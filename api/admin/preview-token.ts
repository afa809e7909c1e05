import { createHmac, timingSafeEqual } from "node:crypto"

/** How long a preview may be looked at, in milliseconds. */
const lasting = 3_600_000

const signature = (secret: string, text: string) =>
  createHmac("sha256", createHmac("sha256", secret).update("preview of drafts").digest())
    .update(text)
    .digest("base64url")

/** A text that opens the preview of one post for an hour, whoever has it.
 *  @param secret what sessions are signed with; the key of previews is derived from it */
export function previewToken(documentId: string, secret: string, now: Date): { token: string; expiresAt: string } {
  const until = now.getTime() + lasting
  const text = `${documentId}.${until}`
  return { token: `${text}.${signature(secret, text)}`, expiresAt: new Date(until).toISOString() }
}

/** The documentId that a token opens; undefined for one that is forged or over. */
export function previewedBy(token: string, secret: string, now: Date): string | undefined {
  const [documentId = "", until = "", sign = "", ...more] = token.split(".")
  const wanted = Buffer.from(signature(secret, `${documentId}.${until}`))
  const given = Buffer.from(sign)
  const isTrue = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  return isTrue && Number(until) > now.getTime() ? documentId : undefined
}
