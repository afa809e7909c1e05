import type { ReactNode } from "react"
import { cleanup, render } from "vitest-browser-react"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { messages as ar } from "../i18n/ar/all.ts"
import { messages as en } from "../i18n/en/all.ts"
import { messages as fr } from "../i18n/fr/all.ts"
import { createI18n, registerMessages } from "../i18n/i18n.tsx"
import { InShop } from "./in-shop.tsx"

const messages = { fr, ar, en }

/** Renders a part of the storefront in a browser, in a page of that language.
 *  @returns what finds its elements, and the messages of the language */
export async function renderInShop(locale: Locale, part: ReactNode) {
  // Files share a page: what another one has rendered goes.
  await cleanup()
  registerMessages(locale, messages[locale])
  document.documentElement.lang = locale
  document.documentElement.dir = textDirection(locale)
  const screen = await render(<InShop locale={locale}>{part}</InShop>)
  return { screen, t: createI18n(locale).t }
}
