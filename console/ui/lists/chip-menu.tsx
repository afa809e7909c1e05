import * as Popover from "@radix-ui/react-popover"
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import * as marks from "#app/styles/marks.module.css"
import { focusIfNowhere } from "../focus-if-nowhere.ts"
import { Icon } from "../icon.tsx"
import * as css from "../popups.module.css"

type Props = {
  text: string
  /** Whether what is behind it is set. */
  on: boolean
  children: (close: () => void) => ReactNode
}

/** Tab goes on from the last choice to what follows the chip, as in the page, instead of around. */
function leaveTab(event: KeyboardEvent) {
  if (event.key === "Tab") event.stopPropagation()
}

/** A chip that opens choices below it. */
export function ChipMenu({ text, on, children }: Props) {
  const [open, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger ref={chip} className={marks.chip} data-on={on || undefined}>
        {text}
        <Icon name="chevron-down" />
      </Popover.Trigger>
      <Popover.Content
        ref={popup}
        className={css.cPop}
        aria-label={text}
        align="start"
        collisionPadding={8}
        onKeyDownCapture={leaveTab}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          popup.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusIfNowhere(chip.current)
        }}
      >
        {children(() => setOpen(false))}
      </Popover.Content>
    </Popover.Root>
  )
}
