import { hasVisitCookie, visitCookie, visitCookieName } from "#core/analytics/visit-cookie.ts"

/** Has the content API of another process count a visit. That API is reached in plain text, so the cookie it reads and
 *  sets is the one for http; the visitor carries the one for how they reach the shop.
 *  @param count sends a request to the API's `POST /api/unique-visitors`, with the request's query and cookie */
export async function countVisit(request: Request, count: (request: Request) => Promise<Response>): Promise<Response> {
  const isHttps = new URL(request.url).protocol === "https:"
  const headers = new Headers()
  if (hasVisitCookie(request.headers.get("cookie"), isHttps)) headers.set("cookie", `${visitCookieName(false)}=1`)
  const answer = await count(new Request(request.url, { method: "POST", headers }))
  if (answer.headers.has("set-cookie")) answer.headers.set("set-cookie", visitCookie(isHttps))
  return answer
}
