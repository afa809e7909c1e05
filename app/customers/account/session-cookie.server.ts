/** How long the browser keeps the cookie after its last use, in seconds: as long as the session lasts. */
const life = 30 * 24 * 3600

const nameOf = (url: URL) => (url.protocol === "https:" ? "__Host-hanout-shopper" : "hanout-shopper")

/** The session's token in a visitor's request; "" without one. */
export function sessionIn(request: Request): string {
  const url = new URL(request.url)
  const cookies = (request.headers.get("cookie") ?? "").split(/; */)
  const found = cookies.find((cookie) => cookie.startsWith(`${nameOf(url)}=`))
  const token = found?.slice(found.indexOf("=") + 1) ?? ""
  return /^[\w-]{20,64}$/.test(token) ? token : ""
}

/** The cookie that carries a session's token: no script reads it, no other site's form brings it along.
 *  @param token "" ends it */
export function sessionCookie(token: string, url: URL): string {
  const secure = url.protocol === "https:" ? "; Secure" : ""
  return `${nameOf(url)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token ? life : 0}${secure}`
}
