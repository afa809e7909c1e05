import Popover from "@mui/material/Popover"
import { type ReactNode, useState } from "react"
import { textDirection } from "#core/i18n/locale.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"
import { Icon } from "../icon.tsx"

type Props = {
  text: string
  /** Whether what is behind it is set. */
  on: boolean
  children: (close: () => void) => ReactNode
}

/** A chip that opens choices below it. */
export function ChipMenu({ text, on, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const start = textDirection(useConsoleLocale()) === "rtl" ? "right" : "left"
  const close = () => setAnchor(null)
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-on={on || undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text}
        <Icon name="chevron-down" />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: start }}
        transformOrigin={{ vertical: "top", horizontal: start }}
        slotProps={{ paper: { className: "c-pop", role: "dialog", "aria-label": text } }}
      >
        {children(close)}
      </Popover>
    </>
  )
}
