import { createHmac, timingSafeEqual } from "node:crypto"

/** How long a preview link works, in milliseconds. */
export const previewLasts = 3_600_000

/** Kinds of records that can be previewed. */
export const previewed = ["posts", "products", "pages", "landing-pages", "sections"] as const

/** The documentId of a record; of sections the home page that they are of. */
export type Previewed = { resource: (typeof previewed)[number]; documentId: string }

const signature = (secret: string, text: string) =>
  createHmac("sha256", createHmac("sha256", secret).update("preview of drafts").digest())
    .update(text)
    .digest("base64url")

/** A token that opens the preview of one record for one hour, for anyone who has it.
 *  @param sessionId the session in which it is made, with which it ends
 *  @param secret what sessions are signed with; the key of previews is derived from it */
export function previewToken({ resource, documentId }: Previewed, sessionId: string, secret: string, now: Date) {
  const until = now.getTime() + previewLasts
  const text = `${resource}.${documentId}.${sessionId}.${until}`
  return { token: `${text}.${signature(secret, text)}`, expiresAt: new Date(until).toISOString() }
}

/** Returns the previewed record of a token and the session that must still exist; undefined for a forged or expired
 *  token. */
export function previewedBy(token: string, secret: string, now: Date): (Previewed & { sessionId: string }) | undefined {
  const [named = "", documentId = "", sessionId = "", until = "", sign = "", ...more] = token.split(".")
  const wanted = Buffer.from(signature(secret, `${named}.${documentId}.${sessionId}.${until}`))
  const given = Buffer.from(sign)
  const isTrue = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  const resource = previewed.find((one) => one === named)
  return resource && isTrue && Number(until) > now.getTime() ? { resource, documentId, sessionId } : undefined
}
