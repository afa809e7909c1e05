import { Popover } from "@base-ui/react/popover"
import { type ReactNode, useRef, useState } from "react"
import * as marks from "#app/styles/marks.module.css"
import { focusOnOpen } from "../dialog.tsx"
import { Icon } from "../icon.tsx"
import * as css from "../popups.module.css"

type Props = {
  text: string
  /** Whether what is behind it is set. */
  on: boolean
  children: (close: () => void) => ReactNode
}

/** A chip that opens choices below it. */
export function ChipMenu({ text, on, children }: Props) {
  const [open, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={marks.chip} data-on={on || undefined}>
        {text}
        <Icon name="chevron-down" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={css.cPopupPlace} align="start" collisionPadding={8}>
          <Popover.Popup
            ref={popup}
            className={css.cPop}
            aria-label={text}
            initialFocus={() => focusOnOpen(popup.current)}
          >
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
