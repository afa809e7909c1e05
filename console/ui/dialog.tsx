import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import * as css from "./popups.module.css"
import { useModal } from "./use-modal.ts"

type Props = { title: string; onClose: () => void; children: ReactNode; wide?: boolean }

/** A question over the screen. It has the focus until it is closed, also by Escape or a press beside it; the focus goes back
 *  to where it was. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A field that takes the focus by itself can do so in an open dialog only. Without one the dialog has it, so that no
  // press of Enter that is still on its way answers it.
  const [isShown, setShown] = useState(false)
  useModal(dialog, true, onClose)
  useLayoutEffect(() => setShown(true), [])
  return createPortal(
    <dialog ref={dialog} className={css.cDialog} data-wide={wide || undefined} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      {isShown && children}
    </dialog>,
    document.body,
  )
}
