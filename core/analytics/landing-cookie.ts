const year = 365 * 24 * 60 * 60

/** Where visitors of landing pages are counted; the browser sends the cookies there alone. */
export const landingVisitPath = "/api/landing-visits"

/** The cookie of a landing page under which its visitor was counted. A landing page is named by its documentId, so browsers
 *  have one a page at most. */
const landingCookieName = (page: string) => `hanout_lp_${page}`

/** Whether a request's `Cookie` header says that the visitor of a landing page was counted. */
export const hasLandingCookie = (header: string | null | undefined, page: string): boolean =>
  (header ?? "").split(/; */).some((cookie) => cookie.startsWith(`${landingCookieName(page)}=`))

/** The `Set-Cookie` header of a visitor who was counted. It holds nothing but that.
 *  @param page documentId of the landing page */
export const landingCookie = (page: string, isHttps: boolean): string =>
  `${landingCookieName(page)}=1; Max-Age=${year}; Path=${landingVisitPath}; HttpOnly;${isHttps ? " Secure;" : ""} SameSite=Lax`
