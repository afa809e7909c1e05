import MuiDialog from "@mui/material/Dialog"
import { type ReactNode, useId } from "react"

type Props = { title: string; onClose: () => void; children: ReactNode; wide?: boolean }

/** A question over the screen. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const id = useId()
  return (
    <MuiDialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth={wide ? "md" : "xs"}>
      <div className="c-dialog">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </MuiDialog>
  )
}
