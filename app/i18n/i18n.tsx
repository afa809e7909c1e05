import { createContext, type ReactNode, useContext, useMemo } from "react"
import type { Locale } from "#core/i18n/locale.ts"
import { fill, type Message, type Values } from "#core/i18n/message.ts"
import { type Centimes, type Decimals, formatMoney, type MoneyParts, moneyParts, shopDecimals } from "#core/money.ts"
import { localizedPath } from "./addresses.ts"
import type { MessageKey, Messages } from "./messages.ts"

export type Translate = (key: MessageKey, values?: Values) => string

export type I18n = {
  locale: Locale
  t: Translate
  /** A path of the shop in the page's language: `to("/shop")`. */
  to: (path: string) => string
  /** An amount of money with the decimals of the shop: `money(price)`.
   *  @param decimals 0 for none in a shop that shows two */
  money: (amount: Centimes, decimals?: 0 | 2) => string
  /** The same in its parts. */
  moneyParts: (amount: Centimes, decimals?: 0 | 2) => MoneyParts
}

/** The setting of how amounts are written. */
type MoneySettings = { decimalsAsNeeded: boolean } | undefined

declare global {
  /** The messages that the page's scripts have brought so far. */
  var hanoutMessages: Partial<Messages>
}

const loaded = new Map<Locale, Partial<Messages>>()

/** Registers messages of a language. The server registers all; a browser those of its page's language that its screens need,
 *  more with each screen. */
export function registerMessages(locale: Locale, messages: Partial<Messages>): void {
  loaded.set(locale, messages)
}

/** Browser tests fail on each call of `reportError`. Node has no such function. */
let reportMissing = (error: Error) => globalThis.reportError?.(error)

/** Registers what receives the error of a missing message. The server logs it. */
export function registerMissingMessageReporter(report: (error: Error) => void): void {
  reportMissing = report
}

const reportedMissing = new Set<string>()

/** @returns an empty message for a missing one, which is reported once: a page with a gap is better than no page */
function findMessage(messages: Partial<Messages>, locale: Locale, key: MessageKey): Message {
  const message = messages[key]
  if (message !== undefined) return message
  const name = `${locale} ${key}`
  if (!reportedMissing.has(name)) {
    reportedMissing.add(name)
    reportMissing(new Error(`Message not loaded: ${name}`))
  }
  return ""
}

/** Translation outside components: `meta`, loaders, toasts. Throws for a language that is not registered.
 *  @param settings needed where amounts are written */
export function createI18n(locale: Locale, settings?: MoneySettings): I18n {
  const decimals = (wanted?: 0 | 2): Decimals => shopDecimals(settings, wanted)
  const messages = loaded.get(locale)
  if (!messages) throw new Error(`Messages not registered: ${locale}`)
  return {
    locale,
    t: (key, values) => fill(findMessage(messages, locale, key), locale, values),
    to: (path) => localizedPath(locale, path),
    money: (amount, wanted) => formatMoney(amount, locale, decimals(wanted)),
    moneyParts: (amount, wanted) => moneyParts(amount, locale, decimals(wanted)),
  }
}

const I18nContext = createContext<I18n | null>(null)

type I18nProviderProps = {
  locale: Locale
  /** Undefined on an error page without the shop's settings. */
  settings?: MoneySettings
  children: ReactNode
}

export function I18nProvider({ locale, settings, children }: I18nProviderProps) {
  const decimalsAsNeeded = settings?.decimalsAsNeeded ?? false
  // One object a language: another one would render every part of the page again at each step of a navigation.
  const i18n = useMemo(() => createI18n(locale, { decimalsAsNeeded }), [locale, decimalsAsNeeded])
  return <I18nContext value={i18n}>{children}</I18nContext>
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error("useI18n outside I18nProvider")
  return i18n
}
