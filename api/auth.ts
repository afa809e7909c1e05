import { createHash, timingSafeEqual } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { unauthorized } from "./errors.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Whether a value of the header `Authorization` is `Bearer {token}`. */
export type BearerCheck = (authorization: string | null | undefined) => boolean

/** Checks for one token, in a time that does not depend on what was sent.
 *  @param token an empty one matches nothing */
export function bearerCheck(token: string): BearerCheck {
  const expected = digest(token)
  return (authorization) => {
    const [, given = ""] = /^bearer +(\S+)\s*$/i.exec(authorization ?? "") ?? []
    return token !== "" && given !== "" && timingSafeEqual(digest(given), expected)
  }
}

/** Lets a request through that carries `Authorization: Bearer {token}`. An empty token lets no one through. */
export function requireToken(token: string): MiddlewareHandler {
  const isBearer = bearerCheck(token)
  return async (c, next) => {
    if (!isBearer(c.req.header("authorization"))) throw unauthorized()
    await next()
  }
}
