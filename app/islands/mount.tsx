import { type ComponentType, type ReactNode, useEffect } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { isIgnoredFailure } from "../browser/optional-import.ts"
import { registerMainLocale, splitLocale } from "../i18n/addresses.ts"
import { I18nProvider } from "../i18n/i18n.tsx"
import { Slot } from "../page/island.tsx"
import { loadMessages } from "../page/load-messages.ts"
import { type Page, PageProvider } from "../page/page.tsx"
import { type PageData, readPageData } from "../page/page-data.ts"
import { everyPageIslands } from "./every-page.ts"
import { registry } from "./registry.ts"

let data: PageData = readPageData(document)
registerMainLocale(() => data.main)
const { locale, path } = splitLocale(location.pathname)
let page: Page = { path, search: location.search, shop: data.shop }

// A panel or a dialog could not be loaded (start.js). Who imported it is told first.
addEventListener("vite:preloadError", ({ payload }) => {
  setTimeout(() => {
    if (!isIgnoredFailure(payload)) dispatchEvent(new Event("code-lost"))
  })
})

const begun = new WeakMap<Element, Promise<void>>()
const roots = new WeakMap<Element, { root: Root; render: () => ReactNode }>()

const has = <T extends object>(islands: T, name: string): name is string & keyof T => Object.hasOwn(islands, name)

/** @returns undefined for a name that no island has */
async function loadIsland(name: string): Promise<unknown> {
  if (has(everyPageIslands, name)) return everyPageIslands[name]
  return has(registry, name) ? registry[name]() : undefined
}

/** Hydrates an island, once. */
async function mount(element: HTMLElement): Promise<void> {
  // Each island has props of its own; what the server has rendered from them is what is hydrated here.
  const [Component] = (await Promise.all([loadIsland(element.dataset.island ?? ""), loadMessages()])) as [
    ComponentType<object> | undefined,
    unknown,
  ]
  // Exchanged in the meantime.
  if (!Component || !element.isConnected) return
  await new Promise<void>((hydrated) => {
    const render = () => {
      const { hasSlot, ...props } = (data.props[element.id] ?? {}) as { hasSlot?: boolean }
      return (
        <I18nProvider locale={locale} settings={page.shop}>
          <PageProvider page={page}>
            <Mounted tell={tell}>
              <Component {...props} {...(hasSlot && { children: <Slot /> })} />
            </Mounted>
          </PageProvider>
        </I18nProvider>
      )
    }
    const tell = () => {
      // React has an island that is rendered before it is hydrated made anew, and reports an error.
      roots.set(element, { render, root })
      hydrated()
    }
    const root = hydrateRoot(element, render(), { identifierPrefix: element.id })
  })
  element.dataset.mounted = ""
  element.dispatchEvent(new Event("island-mounted", { bubbles: true }))
}

/** Takes the props of islands from another document of the shop, which parts of this page are exchanged for. */
export function takePageData(next: PageData): void {
  data = next
  page = { ...page, search: location.search }
}

/** Renders a hydrated island with the props that it has now.
 *  @returns false when it is not hydrated */
export function renderIsland(element: Element): boolean {
  const mounted = roots.get(element)
  mounted?.root.render(mounted.render())
  return mounted !== undefined
}

/** Its effect comes after those of the island. It stands around it, not beside it: ids (`useId`) depend on how many children there are. */
function Mounted({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(() => queueMicrotask(tell), [tell])
  return children
}

function mountOnce(element: HTMLElement): Promise<void> {
  const known = begun.get(element)
  if (known) return known
  const done = mount(element).catch(() => {
    // It stays as it works without JavaScript.
    element.dataset.lost = ""
    dispatchEvent(new Event("code-lost"))
  })
  begun.set(element, done)
  return done
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Hydrates the islands of the page: the one that was touched first, then those on the screen, then the others, each in a task of
 *  its own.
 *  @param touched the island that is waited for
 *  @param which selects some of them */
export async function mountIslands(touched?: Element | null, which = "[data-island]"): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>(which)]
  if (touched instanceof HTMLElement) await mountOnce(touched)
  const isSeen = (element: HTMLElement) => {
    const { top, bottom } = element.firstElementChild?.getBoundingClientRect() ?? { top: 0, bottom: -1 }
    return bottom >= 0 && top <= innerHeight
  }
  const seen = all.filter(isSeen)
  for (const element of new Set([...seen, ...all])) {
    if (begun.has(element)) continue
    await nextTask()
    await mountOnce(element)
  }
  if (which === "[data-island]") document.documentElement.dataset.ready = ""
}
