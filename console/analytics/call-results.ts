import type { CallResults } from "#api/analytics/contract-admin.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Say } from "../i18n/texts.ts"
import { numberText, twoShares } from "./metric-text.ts"

/** Names of the columns that `callResultCells` fills. */
export const callResultColumns = (t: Say): string[] => [
  t("numbers.calls"),
  t("numbers.confirmed"),
  t("numbers.cancelled"),
  t("numbers.confirmationRate"),
  t("numbers.delivered"),
]

/** Results of a member's calls, as the cells of a table. */
export function callResultCells({ calls, confirmed, cancelled, delivered }: CallResults, locale: Locale): string[] {
  const [rate] = twoShares([confirmed, cancelled], locale)
  const number = (count: number) => numberText(count, locale)
  return [number(calls), number(confirmed), number(cancelled), rate, number(delivered)]
}
