import { useState } from "react"
import { useNavigate } from "react-router"
import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import * as css from "../../styles/orders-head.module.css"
import { ListBase, useListContext } from "../../ui/lists/list-context.tsx"
import { ListPager } from "../../ui/lists/list-pager.tsx"
import { useMediaQuery } from "../../ui/use-media-query.ts"
import * as call from "../calls/call.module.css"
import { CallPanel } from "../calls/call-panel.tsx"
import { OrderTiles } from "../order/order-tiles.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { OrderChips } from "./filters/order-chips.tsx"
import { OrderListBody } from "./order-list-body.tsx"
import { OrdersHead } from "./orders-head.tsx"

/** The list of orders, with the order that is looked at beside it where there is room. */
export function OrdersScreen() {
  return (
    <ListBase resource="orders" perPage={25} sort={{ field: "createdAt", order: "DESC" }}>
      <Split />
    </ListBase>
  )
}

function Split() {
  const { data = [], isPending, isPlaceholderData, selectedIds } = useListContext<OrderRow>()
  const wide = useMediaQuery("(min-width: 68rem)")
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const [closed, setClosed] = useState(false)
  // The first of the list as it came: orders that arrive later take nobody's place.
  const [first, setFirst] = useState<string>()
  if (first === undefined && data[0] && !isPlaceholderData) setFirst(data[0].documentId)
  const hasRoom = wide && !closed
  const shown = hasRoom ? (chosen ?? first) : undefined
  // The room beside the list is there from the start, so that nothing on the screen moves when the list comes.
  const isAwaited = hasRoom && isPending && !shown
  const at = data.findIndex(({ documentId }) => documentId === shown)
  const following = data[at + 1]?.documentId
  function show(id: string) {
    if (!wide) navigate(`/orders/${id}`)
    setChosen(id)
    setClosed(false)
  }
  return (
    <div className={shown || isAwaited ? call.cSplit : ""}>
      <section className={css.cBoard}>
        <OrdersHead />
        <OrderTiles />
        <OrderChips />
        <BulkBar />
        <OrderListBody shown={shown} onShow={show} />
        <ListPager />
      </section>
      {isAwaited && <div className={call.call} />}
      {shown && (
        <CallPanel
          key={shown}
          documentId={shown}
          isChosen={chosen !== undefined}
          selected={selectedIds.filter((id) => id !== shown).length}
          onClose={() => setClosed(true)}
          onFollowing={following === undefined ? undefined : () => show(following)}
        />
      )}
    </div>
  )
}
