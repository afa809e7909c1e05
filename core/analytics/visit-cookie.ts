const year = 365 * 24 * 60 * 60

/** The cookie that a visit was counted under. Over https the prefix keeps a neighbour under the same domain from setting
 *  it. */
export const visitCookieName = (isHttps: boolean): string => (isHttps ? "__Host-hanout_visitor" : "hanout_visitor")

/** Whether a request's `Cookie` header says that its visit was counted. */
export const hasVisitCookie = (header: string | null | undefined, isHttps: boolean): boolean =>
  (header ?? "").split(/; */).some((cookie) => cookie.startsWith(`${visitCookieName(isHttps)}=`))

/** The `Set-Cookie` header of a visit that was counted. It holds nothing but that. */
export const visitCookie = (isHttps: boolean): string =>
  `${visitCookieName(isHttps)}=1; Max-Age=${year}; Path=/; HttpOnly;${isHttps ? " Secure;" : ""} SameSite=Lax`
