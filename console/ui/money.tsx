import { formatMoney, fromDinars } from "#core/money.ts"
import { useConsoleLocale } from "../i18n/use-text.ts"

/** An amount in dinars as people read it; in tables without decimals. */
export function Money({ dinars, decimals = 0 }: { dinars: number; decimals?: 0 | 2 }) {
  return <bdi className="price">{formatMoney(fromDinars(dinars), useConsoleLocale(), decimals)}</bdi>
}
