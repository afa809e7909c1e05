import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as css from "./analytics.module.css"
import { metricChange } from "./metric-text.ts"

type Props = { now: number | null; then: number | null; isShare: boolean; lessIsBetter: boolean }

/** By how much a figure went up or down; nothing where there is nothing to compare with. */
export function MetricChange({ now, then, isShare, lessIsBetter }: Props) {
  const t = useText()
  const change = metricChange(now, then, isShare)
  if (change === null || change === 0) return null
  const isUp = change > 0
  // Kept together, sign first, in the middle of Arabic words too.
  const text = isolateLeftToRight(`${isUp ? "+" : "−"}${Math.abs(change)}`)
  return (
    <b className={isUp === lessIsBetter ? css.worse : css.better}>
      <Icon name={isUp ? "arrow-up" : "arrow-down"} />
      <bdi>{isShare ? t("numbers.points", { change: text }) : `${text}\u00a0%`}</bdi>
    </b>
  )
}
