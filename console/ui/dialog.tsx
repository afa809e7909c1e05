import { Dialog as Base } from "@base-ui/react/dialog"
import { type ReactNode, useId, useRef } from "react"
import { useText } from "../i18n/use-text.ts"
import { IconButton } from "./button.tsx"
import * as css from "./popups.module.css"

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  wide?: boolean
}

/** A modal dialog with a close button beside its heading. It closes by Escape or a press beside it too; the focus then
 *  returns. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const t = useText()
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.cBackdrop} />
        <Base.Viewport className={css.cDialogPlace}>
          <Base.Popup
            ref={popup}
            className={css.cDialog}
            data-wide={wide || undefined}
            aria-labelledby={id}
            initialFocus={() => focusOnOpen(popup.current)}
          >
            <div className={css.cDialogHead}>
              <h2 id={id}>{title}</h2>
              <Base.Close render={<IconButton icon="x" label={t("shell.close")} />} />
            </div>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Returns the element that takes the focus in a popup that opens: a field with autofocus, else the popup, so that no
 *  press of Enter that is still on its way answers it.
 *  @returns false where the focus stays */
export function focusOnOpen(popup: HTMLElement | null): HTMLElement | false {
  return popup?.contains(document.activeElement) ? false : (popup ?? false)
}
