import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { useNow } from "../../ui/use-now.ts"
import { type CalledOrder, nextCallText } from "./next-call-text.ts"

/** Of an order that was called without a result: how often, and when it returns to the queue.
 *  @param isShort as a line of a list has room for */
export function NextCall({ order, isShort }: { order: CalledOrder; isShort?: boolean }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [tries, next] = nextCallText(order, { now: useNow(), isShort }, t, locale)
  if (!tries) return null
  return (
    <small>
      <bdi>{tries}</bdi>
      {" · "}
      <bdi>{next}</bdi>
    </small>
  )
}
