import * as marks from "#app/styles/marks.module.css"
import { formatMoney, fromDinars, moneyParts } from "#core/money.ts"
import { useConsoleLocale } from "../i18n/use-text.ts"

/** An amount in dinars as people read it; in tables without decimals. */
export function Money({ dinars, decimals = 0 }: { dinars: number; decimals?: 0 | 2 }) {
  const locale = useConsoleLocale()
  const centimes = fromDinars(dinars)
  if (centimes >= 0) return <bdi className={marks.price}>{formatMoney(centimes, locale, decimals)}</bdi>
  const { whole, fraction, currency } = moneyParts(-centimes, locale, decimals)
  // The sign stays before its digits in the middle of Arabic words too.
  return <bdi className={marks.price}>{`\u2066−${whole}${fraction}\u2069\u00a0${currency}`}</bdi>
}
