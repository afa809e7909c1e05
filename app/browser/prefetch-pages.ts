import { splitLocale } from "../i18n/addresses.ts"

/** Pages that are fetched ahead at once (specification, section 9). */
const maxAtOnce = 4
/** Milliseconds for which a link must be meant: a pointer that only passes over it asks for nothing. */
const meant = 80

const known = new Set<string>()
const waiting: string[] = []
let running = 0

/** The address of another page of this language; undefined for other links, pictures and files among them. */
function pageBehind(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target || prefersReducedData()) return undefined
  const { origin, pathname, search } = new URL(link.href)
  const isElsewhere = origin !== location.origin || splitLocale(pathname).locale !== document.documentElement.lang
  if (isElsewhere || pathname === location.pathname || /\.\w+$/.test(pathname)) return undefined
  return pathname + search
}

function next() {
  const href = running < maxAtOnce ? waiting.shift() : undefined
  if (href === undefined) return
  running++
  const link = document.createElement("link")
  const done = () => {
    running--
    next()
  }
  link.addEventListener("load", done)
  link.addEventListener("error", done)
  Object.assign(link, { rel: "prefetch", as: "document", href })
  document.head.append(link)
}

function prefetch(link: Element | null) {
  const page = pageBehind(link instanceof HTMLAnchorElement ? link : null)
  if (page === undefined || known.has(page)) return
  known.add(page)
  waiting.push(page)
  next()
}

/** Fetches ahead what a link leads to, once the pointer, the finger or the focus rests on it; nothing if the visitor prefers reduced
 *  data. */
export function prefetchPages(): void {
  let intent = 0
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(intent)
        const link = target instanceof Element ? target.closest("a") : null
        if (link) intent = window.setTimeout(prefetch, meant, link)
      },
      { passive: true },
    )
  }
  // A finger that moves scrolls.
  document.addEventListener("touchmove", () => clearTimeout(intent), { passive: true })
}

/** Whether the visitor pays dearly for every byte: data are to be saved, or the connection is very slow. Browsers that do
 *  not tell count as neither. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? "")
}
