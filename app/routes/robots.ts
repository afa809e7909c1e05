import type { Route } from "./+types/robots"

/** Addresses that are no pages. Pages that search engines should not list say so themselves, so crawlers must be able
 *  to read them. */
const closed = [
  "/ad-pixel",
  "/api/",
  "/cart-lines",
  "/communes/",
  "/desks/",
  "/saved-products",
  "/quick-view/",
  "/suggestions",
]

/** `GET /robots.txt` (RFC 9309). */
export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${url.origin}/sitemap.xml`,
    "",
  ]
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  })
}
