import { randomBytes } from "node:crypto"
import { consolePolicy } from "./content-policy.ts"

/** Stands in the built page where its nonce belongs (console/vite.config.ts). */
const placeholder = "NONCE-OF-THE-PAGE"

/** The one page of the merchant's console, the same under every address: what it shows, it asks the API for.
 *  @param html as it was built
 *  @returns draws it with a nonce of its own for the styles that its scripts write */
export function consolePage(html: string): () => Response {
  const pieces = html.split(placeholder)
  return () => {
    const nonce = randomBytes(16).toString("base64")
    return new Response(pieces.join(nonce), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": consolePolicy(nonce),
        "referrer-policy": "same-origin",
        "x-robots-tag": "noindex, nofollow",
      },
    })
  }
}
