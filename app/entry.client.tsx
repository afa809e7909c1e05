import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { splitLocale } from "./i18n/addresses.ts"
import { registerMessages } from "./i18n/i18n.tsx"
import { registerMainLocale } from "./i18n/main-locale.ts"
import { reloadOnChunkFailure } from "./shell/start/chunk-failure.ts"
import { importOptional } from "./shell/start/optional-import.ts"
import { readPageDataAgain } from "./shell/start/read-again.ts"
import { whenIdle } from "./shell/start/when-idle.ts"

const main = document.documentElement.dataset.main
registerMainLocale(() => (isLocale(main) ? main : defaultLocale))

// A page has one language; changing it loads another page. Its scripts bring its messages (vite/messages.ts).
const { locale } = splitLocale(location.pathname)
if (import.meta.env.DEV) {
  const messagesOf = {
    fr: () => import("./i18n/fr/all.ts"),
    ar: () => import("./i18n/ar/all.ts"),
    en: () => import("./i18n/en/all.ts"),
  }
  globalThis.hanoutMessages = (await messagesOf[locale]()).messages
}
registerMessages(locale, globalThis.hanoutMessages)

reloadOnChunkFailure()
readPageDataAgain()

/** Milliseconds until the first look for a new build (specification, section 9). */
const firstLook = 1000
// The router is there once the page is hydrated (start-script.tsx).
const begin = () => {
  setTimeout(later("startDeferredTasks"), firstLook)
  whenIdle(later("preload"))
}
addEventListener("hanout:hydrated", begin, { once: true })

function later(part: "startDeferredTasks" | "preload") {
  return async () => {
    const { __reactRouterManifest: build, __reactRouterDataRouter: router } = globalThis
    if (!build || !router) return
    const parts = await importOptional(() => import("./shell/start/deferred-tasks.ts"))
    await parts[part](build, router)
  }
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
