import type { Route } from "./+types/robots"

/** What is no page. Pages that search engines should not show say so themselves, which they must be able to read. */
const closed = ["/ad-pixel", "/api/", "/cart-lines", "/communes/", "/kept-products", "/quick-view/", "/suggestions"]

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
