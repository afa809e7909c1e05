import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { splitLocale } from "#core/locale.ts"
import { registerMessages } from "./i18n/i18n.tsx"

const messagesOf = {
  fr: () => import("./i18n/fr/all.ts"),
  ar: () => import("./i18n/ar/all.ts"),
  en: () => import("./i18n/en/all.ts"),
}

// A page has one language; changing it loads another page.
const { locale } = splitLocale(location.pathname)
const { messages } = await messagesOf[locale]()
registerMessages(locale, messages)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
