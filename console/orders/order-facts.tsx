import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { useText } from "../i18n/use-text.ts"

/** Who has the order, and where its parcel is. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useText()
  const facts = [
    [t("order.agent"), order.agent?.name],
    [t("order.carrier"), order.carrier],
    [t("order.tracking"), order.tracking],
    [t("order.shopperNote"), order.note],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (facts.length === 0) return null
  return (
    <dl className="c-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
