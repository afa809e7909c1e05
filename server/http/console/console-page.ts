import { consolePolicy } from "../content-policy.ts"

/** The one page of the merchant's console, the same under every address: what it shows, it asks the API for.
 *  @param html as it was built */
export function consolePage(html: string): () => Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": consolePolicy,
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  }
  return () => new Response(html, { headers })
}
