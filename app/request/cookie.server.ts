/** A cookie of the shop is bound to its host where the page came over https (RFC 6265bis, `__Host-`). */
const fullName = (name: string, url: URL) => (url.protocol === "https:" ? `__Host-${name}` : name)

/** The value of a cookie that `setCookie` made, in a visitor's request; "" without one. */
export function readCookie(request: Request, name: string): string {
  const start = `${fullName(name, new URL(request.url))}=`
  const cookies = (request.headers.get("cookie") ?? "").split(/; */)
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? ""
}

/** A `Set-Cookie` header that no script reads and that no other site's form brings along.
 *  @param url of the page that sets it
 *  @param maxAge in seconds; 0 ends it */
export function setCookie(name: string, value: string, url: URL, maxAge: number): string {
  const secure = url.protocol === "https:" ? "; Secure" : ""
  return `${fullName(name, url)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
