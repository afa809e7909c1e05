const reading = new Set(["GET", "HEAD", "OPTIONS"])

/** Whether a request may change something. */
export const mayChange = ({ method }: { method: string }) => !reading.has(method)

/** Whether another site made the visitor's browser send this request. Browsers say so in `Sec-Fetch-Site`, which no
 *  script can set; those that do not, or that reach the shop without https, still send `Origin` with every form. Who
 *  sends neither is no browser and carries nothing of a visitor's.
 *  @param origin the shop's own, such as `https://shop.example` */
export function isCrossSite(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  const sent = request.headers.get("origin")
  return sent !== null && sent !== origin
}
