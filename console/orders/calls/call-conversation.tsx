import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isUnsettled } from "#core/orders/order-status.ts"
import { useMay } from "../../data/use-me.ts"
import { StatusSteps } from "../order/status-steps.tsx"
import { CallWords } from "./call-words.tsx"
import { NextCall } from "./next-call.tsx"
import type { CallSettling } from "./outcomes.tsx"
import { Outcomes } from "./outcomes.tsx"

/** Script and outcomes of a call; for a confirmed order, its next statuses. */
export function CallConversation({ order, ...settling }: { order: OrderDetail } & CallSettling) {
  const mayWrite = useMay("orders.write")
  if (!isUnsettled(order.status)) return mayWrite && <StatusSteps order={order} isNamed={settling.isNamed} />
  return (
    <>
      <NextCall order={order} />
      <CallWords order={order} />
      {mayWrite && <Outcomes order={order} {...settling} />}
    </>
  )
}
