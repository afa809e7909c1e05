import { createRoot } from "react-dom/client"
import { Console } from "./console.tsx"
import { readStored } from "./data/stored.ts"
import { loadTexts } from "./i18n/load-texts.ts"
import { chosenLocale } from "./i18n/locale-context.tsx"

// As `z.config({ jitless: true })`, before a screen loads Zod: the policy forbids the eval that each object schema would try.
Reflect.set(globalThis, "__zod_globalConfig", { jitless: true })

const locale = readStored(chosenLocale)
await loadTexts(locale)

const place = document.getElementById("console")
if (place) createRoot(place).render(<Console locale={locale} />)
