import type { EntryContext } from "react-router"

const own = /<script(?=[^>]* type="module")[^>]*>[\s\S]*?<\/script>/

/** Turns the script by which React Router starts at once into data by which `early-start.js` starts it in time, and has
 *  the scripts fetched behind what the page shows.
 *  @throws when the page has no such script: it would never start */
export function withLateScripts(html: string, { manifest, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]?.module])
  const late = JSON.stringify({
    manifest: manifest.url,
    routes: Object.fromEntries(routes),
    entry: manifest.entry.module,
  })
  if (!own.test(html)) throw new Error("The page has no script that starts it")
  return html
    .replace(own, `<script type="application/json" id="late-scripts">${late}</script>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
