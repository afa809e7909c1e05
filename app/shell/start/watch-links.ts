import { splitLocale } from "../../i18n/addresses.ts"
import { onNavigation } from "./navigation.ts"
import { prefersReducedData } from "./prefers-reduced-data.ts"
import { whenIdle } from "./when-idle.ts"

/** A page to fetch ahead: its path and query, and whether its data are wanted, too. */
export type Preload = { id: string; page: string; withData: boolean }

/** Milliseconds for which a link must be meant: a pointer that only passes over it asks for nothing. */
const meant = 80

/** Reports links to other pages of this language: one marked with `data-preload` when it comes into view, any one when the
 *  pointer, the finger or the focus rests on it.
 *  @returns ends it */
export function watchLinks(report: (preload: Preload) => void): () => void {
  const ending = new AbortController()
  let intent = 0

  function look(target: Element, withData: boolean) {
    const page = pageBehind(target.closest("a"))
    if (page) report({ id: `${withData} ${page}`, page, withData })
  }

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      views.unobserve(target)
      look(target, false)
    }
  })
  const observe = () => {
    views.disconnect()
    for (const link of document.querySelectorAll("a[data-preload]")) views.observe(link)
  }

  const options = { passive: true, signal: ending.signal }
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(intent)
        if (target instanceof Element && target.closest("a")) intent = window.setTimeout(look, meant, target, true)
      },
      options,
    )
  // A finger that moves scrolls.
  document.addEventListener("touchmove", () => clearTimeout(intent), options)
  const stop = onNavigation(({ state }) => {
    if (state === "idle") whenIdle(observe)
  })
  observe()
  return () => {
    ending.abort()
    clearTimeout(intent)
    views.disconnect()
    stop()
  }
}

/** Path and query of another page of this language; undefined for other links, pictures and files among them. */
function pageBehind(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target || prefersReducedData()) return undefined
  const { origin, pathname, search } = new URL(link.href)
  const isElsewhere = origin !== location.origin || splitLocale(pathname).locale !== document.documentElement.lang
  if (isElsewhere || pathname === location.pathname || /\.\w+$/.test(pathname)) return undefined
  return pathname + search
}
