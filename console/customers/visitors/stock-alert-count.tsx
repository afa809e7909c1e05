import { Link } from "react-router"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"

type Props = { product: { documentId: string; waiting: number } }

/** How many wait for a product to be back, and the way to who they are for those who may know. */
export function StockAlertCount({ product: { documentId, waiting } }: Props) {
  const t = useText()
  const mayKnow = useMay("orders.export")
  if (waiting === 0) return null
  const text = t("waiting.count", { n: waiting })
  return <small>{mayKnow ? <Link to={`/stock-alerts?product=${documentId}`}>{text}</Link> : text}</small>
}
