import { readCookie, setCookie } from "./cookie.server.ts"

/** Seconds for which the browser stores the cookie after its last use: as long as the session lasts. */
const life = 30 * 24 * 3600

const name = "hanout-shopper"

/** The session's token in a visitor's request; "" without one. */
export function sessionIn(request: Request): string {
  const token = readCookie(request, name)
  return /^[\w-]{20,64}$/.test(token) ? token : ""
}

/** The cookie that carries a session's token.
 *  @param token "" ends it */
export const sessionCookie = (token: string, url: URL): string => setCookie(name, token, url, token ? life : 0)
