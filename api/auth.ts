import { createHash, timingSafeEqual } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { noToken, unauthorized } from "./errors.ts"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** The header in which the storefront's server tells whose request it is. */
export const sessionHeader = "x-shopper-session"

/** Whether a value of the header `Authorization` is `Bearer {token}`. */
export type BearerCheck = (authorization: string | null | undefined) => boolean

/** The token of a header `Authorization`; undefined = it is no bearer. */
export const bearerOf = (authorization: string | null | undefined): string | undefined =>
  /^bearer +(\S+)\s*$/i.exec(authorization ?? "")?.[1]

/** Checks for one token, in a time that does not depend on what was sent.
 *  @param token an empty one matches nothing */
export function bearerCheck(token: string): BearerCheck {
  const expected = digest(token)
  return (authorization) => {
    const given = bearerOf(authorization) ?? ""
    return token !== "" && given !== "" && timingSafeEqual(digest(given), expected)
  }
}

/** Lets a request through that carries `Authorization: Bearer {token}`. An empty token lets no one through.
 *  As in a Strapi a request without a token is forbidden (403), and one with a wrong token is not known (401). */
export function requireToken(token: string): MiddlewareHandler {
  const isBearer = bearerCheck(token)
  return async (c, next) => {
    const given = c.req.header("authorization")
    if (!isBearer(given)) throw /^bearer +\S/i.test(given ?? "") ? unauthorized() : noToken()
    await next()
  }
}
