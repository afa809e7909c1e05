import { type PointerEvent, useState } from "react"

/** Whether a mouse or the focus has come to a card: what only they reach is rendered then.
 *  @returns `near`, `come` to be called when it must be there, and the handlers of the card's element */
export function useNear() {
  const [near, setNear] = useState(false)
  const come = () => setNear(true)
  const onPointerOver = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") come()
  }
  return { near, come, handlers: { onPointerOver, onFocus: come } }
}
