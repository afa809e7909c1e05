const reading = new Set(["GET", "HEAD", "OPTIONS"])

/** Whether a request may change something. */
export const mayChange = ({ method }: { method: string }) => !reading.has(method)

/** Whether another site made the visitor's browser send this request (CSRF). Browsers say so in `Sec-Fetch-Site`, which no
 *  script can set: `same-site` is another origin under the same domain, `none` is the visitor's own doing, unless the
 *  request names another origin, as an extension's does. Browsers that do not send it, or that reach the shop without
 *  https, still send `Origin` with every form. Who sends neither is no browser and carries nothing of a visitor's.
 *  @param origin the shop's own, such as `https://shop.example` */
export function isCrossSite(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site")
  const sent = request.headers.get("origin")
  if (site === "same-origin") return false
  if (site === "none") return sent !== null && sent !== "null" && sent !== origin
  return site !== null || (sent !== null && sent !== origin)
}
