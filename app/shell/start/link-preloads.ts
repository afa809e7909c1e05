import { splitLocale } from "../../i18n/addresses.ts"
import type { Build, Router } from "./chunk-failure.ts"
import { prefersReducedData } from "./prefers-reduced-data.ts"
import { whenIdle } from "./when-idle.ts"

/** Preloads that run at once (specification, section 9). */
const maxPreloads = 4
/** Milliseconds for which a link must be meant: a pointer that only passes over it asks for nothing. */
const meant = 80

/** Fetches ahead what a link leads to: the code of the screen when a marked link comes into view, its data, too, when the
 *  pointer, the finger or the focus rests on any link. */
export function preloadLinks(build: Build, router: Router): void {
  const requested = new Set<string>()
  let waiting: [rel: string, href: string][] = []
  let running = 0
  let intent = 0

  function start() {
    for (const [rel, href] of waiting.splice(0, maxPreloads - running)) {
      const link = Object.assign(document.createElement("link"), { rel, href, fetchPriority: "low" })
      // A browser that does not know the kind would never report its end.
      if (!link.relList.supports(rel)) continue
      if (rel === "prefetch") link.as = "fetch"
      running++
      link.onload = link.onerror = () => {
        running--
        start()
      }
      document.head.append(link)
    }
  }

  function preload(target: Element, withData: boolean) {
    const link = target.closest("a")
    const files = link && !link.target && !prefersReducedData() ? filesBehind(link, withData, build, router) : []
    const fresh = files.filter(([, href]) => !requested.has(href))
    for (const [, href] of fresh) requested.add(href)
    // What is meant goes before what is only seen.
    waiting = withData ? [...fresh, ...waiting] : [...waiting, ...fresh]
    start()
  }

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      views.unobserve(target)
      preload(target, false)
    }
  })
  const look = () => {
    views.disconnect()
    for (const link of document.querySelectorAll("a[data-preload]")) views.observe(link)
  }

  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(intent)
        if (target instanceof Element && target.closest("a")) intent = window.setTimeout(preload, meant, target, true)
      },
      { passive: true },
    )
  // A finger that moves scrolls.
  document.addEventListener("touchmove", () => clearTimeout(intent), { passive: true })
  router.subscribe(({ navigation: { state } }) => {
    if (state === "idle") whenIdle(look)
  })
  look()
}

/** The files behind a link to another page of this language. The data's address is the one that the router will ask for:
 *  without the root, which is loaded once (app/root.tsx). */
function filesBehind(link: HTMLAnchorElement, withData: boolean, build: Build, router: Router) {
  const files: [rel: string, href: string][] = []
  const url = new URL(link.href)
  const elsewhere = url.origin !== location.origin || splitLocale(url.pathname).locale !== document.documentElement.lang
  if (elsewhere || url.pathname === location.pathname) return files
  const ids = (router.match(url.pathname) ?? []).map(({ route }) => route.id).filter((id) => id !== "root")
  // A picture or another file.
  if (ids.at(-1) === "routes/not-found") return files
  const loaded = ids.filter((id) => build.routes[id]?.hasLoader)
  if (withData && loaded.length > 0) {
    const data = new URL(`${url.pathname.replace(/\/$/, "/_")}.data${url.search}`, url)
    data.searchParams.set("_routes", loaded.join())
    files.push(["prefetch", data.href])
  }
  for (const id of ids) {
    const { module, imports = [] } = build.routes[id] ?? { module: "" }
    for (const file of [module, ...imports]) if (file) files.push(["modulepreload", new URL(file, url).href])
  }
  return files
}
