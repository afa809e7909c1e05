import { type PointerEvent, useState } from "react"

/** Whether a mouse or the focus has come to a card: what only they reach is rendered then.
 *  @returns `near`, and the handlers of the card's element */
export function useNear() {
  const [near, setNear] = useState(false)
  const come = () => setNear(true)
  const comeWithMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") come()
  }
  // It may lie there since before the script came: then it moves.
  return { near, handlers: { onPointerOver: comeWithMouse, onPointerMove: comeWithMouse, onFocus: come } }
}
