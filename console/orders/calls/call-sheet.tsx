import { Suspense } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { LazyFailedCall } from "../../carriers/lazy-carriers.ts"
import { OrderDuplicates } from "../order/order-duplicates.tsx"
import { OrderLog } from "../order/order-log.tsx"
import { OrderTags } from "../tags/order-tags.tsx"
import { CallConversation } from "./call-conversation.tsx"
import { CallGoods } from "./call-goods.tsx"
import { CallPerson } from "./call-person.tsx"
import type { CallSettling } from "./outcomes.tsx"
import { PhoneHistory } from "./phone-history.tsx"

/** All that one needs on the phone, in the order in which a call goes. */
export function CallSheet({ order, ...settling }: { order: OrderDetail } & CallSettling) {
  const duplicates = <OrderDuplicates order={order} onClosed={settling.onDone} />
  // Nothing is merged into a parcel that is on its way: whom to call comes first.
  const isShipped = order.status === "shipped"
  return (
    <>
      {isShipped && (
        <Suspense>
          <LazyFailedCall order={order} onDone={settling.onDone} />
        </Suspense>
      )}
      {!isShipped && duplicates}
      <CallPerson order={order} />
      {isShipped && duplicates}
      <CallGoods order={order} />
      <CallConversation order={order} {...settling} />
      <OrderTags order={order} />
      {order.anonymizedAt === null && <PhoneHistory order={order} />}
      <OrderLog order={order} />
    </>
  )
}
