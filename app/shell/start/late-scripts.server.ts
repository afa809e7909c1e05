import type { EntryContext } from "react-router"

const moduleType = ' type="module"'

/** Where the script stands by which React Router starts: the page's only one of type `module`. */
function ownScript(html: string): { from: number; to: number } | undefined {
  for (let at = html.indexOf(moduleType); at !== -1; at = html.indexOf(moduleType, at + 1)) {
    const from = html.lastIndexOf("<", at)
    if (!html.startsWith("<script", from)) continue
    const close = html.indexOf("</script>", at)
    return close === -1 ? undefined : { from, to: close + "</script>".length }
  }
  return undefined
}

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g

/** Takes out of a page's head the links by which its scripts would be fetched before its pictures and its typeface.
 *  @param head the rendered page up to the end of its head, where React puts all such links
 *  @returns the head, and the addresses for `withLateStart` */
export function withoutScriptLinks(head: string): { head: string; scripts: string[] } {
  const scripts: string[] = []
  const lighter = head.replace(preload, (_link, address: string) => {
    scripts.push(address)
    return ""
  })
  return { head: lighter, scripts }
}

/** Turns the script by which React Router starts at once into data by which `early-start.js` starts it in time.
 *  @param body the rendered page from the end of its head on
 *  @param scripts addresses of all scripts that start with it
 *  @throws when the page has no such script: it would never start */
export function withLateStart(
  body: string,
  { manifest, staticHandlerContext }: EntryContext,
  scripts: readonly string[],
): string {
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]?.module])
  const start = JSON.stringify({
    manifest: manifest.url,
    routes: Object.fromEntries(routes),
    entry: manifest.entry.module,
    scripts,
  })
  const own = ownScript(body)
  if (!own) throw new Error("The page has no script that starts it")
  const data = `<script type="application/json" id="late-scripts">${start}</script>`
  return body.slice(0, own.from) + data + body.slice(own.to)
}
