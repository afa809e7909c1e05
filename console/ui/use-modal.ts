import { type RefObject, useEffectEvent, useLayoutEffect } from "react"
import { showModal } from "./open-modals.ts"

/** Opens and closes a modal dialog with the state of a component.
 *  @param onClose somebody wants it closed */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (isOpen && dialog.current) return showModal(dialog.current, () => close())
  }, [dialog, isOpen])
}
