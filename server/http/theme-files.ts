import { themeAtAddress, themeStylesheet } from "#core/content/theme/theme-stylesheet.ts"

const headers = {
  "content-type": "text/css; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
}

/** Answers `/theme/…css`: the custom properties of a merchant's theme. The address holds the theme, so that any process
 *  answers it without a database, also for a page that was cached before the theme was changed.
 *  @returns undefined for every other address */
export function themeFile(request: Request): Response | undefined {
  const { method, url } = request
  if (method !== "GET" && method !== "HEAD") return undefined
  const { pathname } = new URL(url)
  const theme = pathname.startsWith("/theme/") ? themeAtAddress(pathname) : undefined
  if (!theme) return undefined
  const css = themeStylesheet(theme)
  return new Response(method === "HEAD" ? null : css, { headers: { ...headers, "content-length": String(css.length) } })
}
