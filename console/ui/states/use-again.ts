import { useEffect, useRef } from "react"

/** Keeps the focus on the screen when the button to try again goes: the screen's main part takes it.
 *  @returns for the button's `onClick` */
export function useAgain(again: () => unknown): () => void {
  const pressed = useRef(false)
  useEffect(
    () => () => {
      if (pressed.current) document.getElementById("main-content")?.focus({ preventScroll: true })
    },
    [],
  )
  return () => {
    pressed.current = true
    again()
  }
}
