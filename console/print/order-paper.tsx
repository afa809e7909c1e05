import type { ComponentType } from "react"
import { useParams } from "react-router"
import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { useOrder } from "../orders/orders-api.ts"
import { PrintFrame } from "./print-frame.tsx"

/** A paper of the order that the address names; nothing until it is known. */
export function OrderPaper({ size, Drawn }: { size: "a4" | "a6"; Drawn: ComponentType<{ order: OrderDetail }> }) {
  const { id } = useParams()
  const { data: order } = useOrder(id)
  if (!order) return null
  return (
    <PrintFrame size={size}>
      <Drawn order={order} />
    </PrintFrame>
  )
}
