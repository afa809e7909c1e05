import { useEffect, useRef } from "react"
import type { Order } from "#core/orders/order.ts"
import { island } from "../../page/island.tsx"
import { celebrate } from "./confetti.ts"
import * as css from "./confirmation.module.css"
import { saveRecentOrder } from "./recent-orders.ts"

type OrderPlacedProps = { order: Pick<Order, "token" | "number" | "createdAt"> }

/** Remembers and celebrates a confirmed order in the browser. */
export const OrderPlaced = island(
  "order-placed",
  ({ order }: OrderPlacedProps) => {
    const canvas = useRef<HTMLCanvasElement>(null)
    useEffect(() => {
      saveRecentOrder(order)
      return canvas.current ? celebrate(order.token, canvas.current) : undefined
    }, [order])
    return <canvas ref={canvas} className={css.confetti} />
  },
  { atRest: true },
)
