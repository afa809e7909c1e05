import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { useNow } from "../../ui/use-now.ts"
import { type CalledOrder, nextCallText } from "./next-call-text.ts"

/** Of an order that was called without a result: how often, and when it returns to the queue. */
export function NextCall({ order }: { order: CalledOrder }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [tries, next] = nextCallText(order, useNow(), t, locale)
  if (!tries) return null
  return (
    <small>
      <bdi>{tries}</bdi>
      {" · "}
      <bdi>{next}</bdi>
    </small>
  )
}
