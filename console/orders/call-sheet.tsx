import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { useMay } from "../auth/use-me.ts"
import { CallGoods } from "./call-goods.tsx"
import { CallPerson } from "./call-person.tsx"
import { CallWords } from "./call-words.tsx"
import { OrderLog } from "./order-log.tsx"
import { Outcomes } from "./outcomes.tsx"
import { PhonePast } from "./phone-past.tsx"
import { StatusSteps } from "./status-steps.tsx"

/** All that one needs on the phone, in the order in which a call goes.
 *  @param onDone after an outcome was stored */
export function CallSheet({ order, onDone }: { order: OrderDetail; onDone?: (() => void) | undefined }) {
  const mayWrite = useMay("orders.write")
  const isCalled = order.status === "new" || order.status === "to-call-again"
  return (
    <>
      <CallPerson order={order} />
      <CallGoods order={order} />
      {isCalled && <CallWords order={order} />}
      {mayWrite && (isCalled ? <Outcomes order={order} onDone={onDone} /> : <StatusSteps order={order} />)}
      <PhonePast past={order.phonePast} />
      <OrderLog order={order} />
    </>
  )
}
