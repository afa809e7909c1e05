import { createHash, timingSafeEqual } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { unauthorized } from "./errors.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Lets a request through that carries `Authorization: Bearer {token}`; compared in a time that tells nothing.
 *  An empty token lets no one through. */
export function requireToken(token: string): MiddlewareHandler {
  const expected = digest(token)
  return async (c, next) => {
    const [, given = ""] = /^bearer +(\S+)\s*$/i.exec(c.req.header("authorization") ?? "") ?? []
    if (!token || !given || !timingSafeEqual(digest(given), expected)) throw unauthorized()
    await next()
  }
}
