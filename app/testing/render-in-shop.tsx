import type { ReactNode } from "react"
import { createRoutesStub } from "react-router"
import { cleanup, render } from "vitest-browser-react"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { messages as ar } from "../i18n/ar/all.ts"
import { messages as en } from "../i18n/en/all.ts"
import { messages as fr } from "../i18n/fr/all.ts"
import { createI18n, I18nProvider, registerMessages } from "../i18n/i18n.tsx"
import { plainSettings } from "./plain-settings.ts"

const messages = { fr, ar, en }

/** Renders a part of the storefront in a browser, in a page of that language.
 *  @returns what finds its elements, and the messages of the language */
export async function renderInShop(locale: Locale, part: ReactNode) {
  // Files share a page: what another one has rendered goes.
  await cleanup()
  registerMessages(locale, messages[locale])
  document.documentElement.lang = locale
  document.documentElement.dir = textDirection(locale)
  const Page = () => <I18nProvider locale={locale}>{part}</I18nProvider>
  const Stub = createRoutesStub([{ id: "root", path: "/", loader: () => null, Component: Page }])
  const screen = await render(<Stub hydrationData={{ loaderData: { root: { settings: plainSettings } } }} />)
  return { screen, t: createI18n(locale).t }
}
