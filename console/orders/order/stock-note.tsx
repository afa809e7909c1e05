import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as marks from "#app/styles/marks.module.css"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import { Icon } from "../../ui/icon.tsx"
import { noStockTextKey } from "../stock-mark.tsx"
import { missingText } from "./missing-text.ts"

/** Explains for a call that an order holds no stock, and names the missing units. */
export function StockNote({ order }: { order: OrderDetail }) {
  const t = useText()
  if (order.stockReleasedAt === null) return null
  const missing = missingOf(order.lines)
  return (
    <p className={missing.length > 0 ? marks.alert : `${orderTable.whyRisk} muted`} role="note">
      <Icon name={missing.length > 0 ? "triangle-alert" : "package-open"} />
      <span>{missing.length > 0 ? missingText(missing, t) : t(noStockTextKey(order))}</span>
    </p>
  )
}

/** The products, or variants that count apart, of which fewer units are left than an order has in all of its lines. */
function missingOf(lines: OrderDetail["lines"]) {
  return [...Map.groupBy(lines, stockKey).values()].flatMap((sharing) => {
    const [first] = sharing
    const wanted = sharing.reduce((sum, { quantity }) => sum + quantity, 0)
    return first && first.left < wanted ? [{ slug: first.slug, title: titleOf(first), wanted, left: first.left }] : []
  })
}

type Line = OrderDetail["lines"][number]

const stockKey = ({ slug, variant, countsApart }: Line) => (countsApart ? `${slug} ${variant}` : slug)

const titleOf = (line: Line) => (line.countsApart ? chosenTitle(line) : line.title)
