import type { OrderQuoteResource } from "#api/orders/contract-quote.ts"
import * as marks from "#app/styles/marks.module.css"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import type { Say } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"

type Change = OrderQuoteResource["changes"][number]

const titleOf = ({ title, color, size }: Extract<Change, { kind: "stock" | "gone" }>) =>
  chosenTitle({ title, color: color ?? null, size: size ?? null })

function changeText(change: Change, t: Say): string | undefined {
  switch (change.kind) {
    case "stock":
      return t("order.stock", { title: titleOf(change), n: change.new })
    case "maximum":
      return t("order.maximum", { title: change.title, n: change.new })
    case "gone":
      return t("order.gone", { title: titleOf(change) })
    case "coupon":
      return t("order.couponGone")
    case "notServed":
      return t("order.notServed")
    default:
      return undefined
  }
}

/** Changes that keep an order from being placed as written. Changed prices are in the sums already. */
export function ChangesList({ changes }: { changes: Change[] }) {
  const t = useText()
  const texts = changes.flatMap((change) => changeText(change, t) ?? [])
  if (texts.length === 0) return null
  return (
    <div className={marks.alert} role="alert">
      <Icon name="circle-alert" />
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
