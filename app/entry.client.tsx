import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { splitLocale } from "#core/locale.ts"
import { registerMessages } from "./i18n/i18n.tsx"
import { reloadOnChunkFailure } from "./start/chunk-failure.ts"

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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
