import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { splitLocale } from "./i18n/addresses.ts"
import { registerMessages } from "./i18n/i18n.tsx"
import { registerMainLocale } from "./i18n/main-locale.ts"
import { reloadOnChunkFailure } from "./shell/start/chunk-failure.ts"
import { navigationStarts } from "./shell/start/navigation.ts"
import { readPageDataAgain } from "./shell/start/read-again.ts"

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

const instrumentations = [navigationStarts]

reloadOnChunkFailure()
readPageDataAgain()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  )
})
