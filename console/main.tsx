import { createRoot } from "react-dom/client"
import { isLocale } from "#core/i18n/locale.ts"
import { Console } from "./console.tsx"
import { consoleStore } from "./data/console-store.ts"
import { consoleI18n, guessedLocale } from "./i18n/provider.ts"

const store = consoleStore()
const chosen = store.getItem("locale", guessedLocale())
const i18nProvider = await consoleI18n(isLocale(chosen) ? chosen : guessedLocale())

const place = document.getElementById("console")
if (place) createRoot(place).render(<Console i18nProvider={i18nProvider} store={store} />)
