import type { Context } from "hono"
import { contentVersion } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"

/** Whether a header `If-None-Match` names an entity tag (RFC 9110, 13.1.2: the weak comparison). */
export function matchesTag(header: string | null | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "")
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag))
}

/** Answers with content under a weak ETag that changes with any content of the shop; 304, without reading the content,
 *  to a client that has it (RFC 9110, 13.1.2). The version is read first, so it is never newer than the content. */
export async function answerContent(c: Context, db: Db, read: () => Promise<object>): Promise<Response> {
  return answerVersion(c, await contentVersion(db, new Date()), async () => Response.json(await read()))
}

/** The same with a version of own.
 *  @param version read before the content */
export async function answerVersion(c: Context, version: string, read: () => Promise<Response>): Promise<Response> {
  const etag = `W/"${version}"`
  const headers = { etag, "cache-control": "no-cache" }
  if (matchesTag(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers })
  const answer = await read()
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
