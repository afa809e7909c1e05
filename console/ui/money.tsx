import { createContext, type ReactNode, use } from "react"
import * as marks from "#app/styles/marks.module.css"
import { type Decimals, formatMoney, fromDinars, moneyParts, shopDecimals } from "#core/money.ts"
import { useShopFacts } from "../data/public-api.ts"
import { useConsoleLocale } from "../i18n/use-text.ts"

const DecimalsContext = createContext<(wanted?: 0 | 2) => Decimals>((wanted) => shopDecimals(undefined, wanted))

/** Gives the decimals of the shop's settings to the amounts of the console. */
export function DecimalsProvider({ children }: { children: ReactNode }) {
  const facts = useShopFacts()
  return <DecimalsContext value={(wanted) => shopDecimals(facts, wanted)}>{children}</DecimalsContext>
}

/** Writes an amount in dinars as one string.
 *  @returns a function of the amount and its decimals in a shop that shows two; in tables there are none */
export function useMoney(): (dinars: number, decimals?: 0 | 2) => string {
  const locale = useConsoleLocale()
  const decimalsOf = use(DecimalsContext)
  return (dinars, decimals = 0) => formatMoney(fromDinars(dinars), locale, decimalsOf(decimals))
}

/** An amount in dinars as people read it; in tables without decimals. */
export function Money({ dinars, decimals = 0 }: { dinars: number; decimals?: 0 | 2 }) {
  const locale = useConsoleLocale()
  const shown = use(DecimalsContext)(decimals)
  const centimes = fromDinars(dinars)
  if (centimes >= 0) return <bdi className={marks.price}>{formatMoney(centimes, locale, shown)}</bdi>
  const { whole, fraction, currency } = moneyParts(-centimes, locale, shown)
  // The sign stays before its digits in the middle of Arabic words too.
  return <bdi className={marks.price}>{`\u2066−${whole}${fraction}\u2069\u00a0${currency}`}</bdi>
}
