import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { missingText } from "./missing-text.ts"

/** What it means for a call that an order has released its stock, and what of it is not left. */
export function StockNote({ order }: { order: OrderDetail }) {
  const t = useText()
  if (order.stockReleasedAt === null) return null
  const missing = missingOf(order.lines)
  return (
    <p className={missing.length > 0 ? "alert" : "why-risk muted"} role="note">
      <Icon name={missing.length > 0 ? "triangle-alert" : "package-open"} />
      <span>{missing.length > 0 ? missingText(missing, t) : t("order.stockReleasedText")}</span>
    </p>
  )
}

/** The products of which fewer units are left than an order has in all of its lines. */
function missingOf(lines: OrderDetail["lines"]) {
  return [...Map.groupBy(lines, ({ slug }) => slug).values()].flatMap((ofProduct) => {
    const [first] = ofProduct
    const wanted = ofProduct.reduce((sum, { quantity }) => sum + quantity, 0)
    return first && first.left < wanted ? [{ slug: first.slug, title: first.title, wanted, left: first.left }] : []
  })
}
