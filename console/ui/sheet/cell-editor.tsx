import { type KeyboardEvent, useRef } from "react"

type Step = { rows: number; columns: -1 | 0 | 1 }

type Props = {
  label: string
  text: string
  kind: "number" | "text"
  /** Whether the text is chosen as a whole, to be written over. */
  isWhole: boolean
  onDone: (text: string, step: Step | undefined) => void
  onCancel: () => void
}

const steps: Record<string, Step> = {
  Enter: { rows: 1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
}

/** The field inside a cell that is being written: Enter and Tab take it over, Escape gives it up. */
export function CellEditor({ label, text, kind, isWhole, onDone, onCancel }: Props) {
  const isOver = useRef(false)
  const end = (act: () => void) => {
    if (isOver.current) return
    isOver.current = true
    act()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    const typed = event.currentTarget.value
    const tab: Step | undefined = event.key === "Tab" ? { rows: 0, columns: event.shiftKey ? -1 : 1 } : undefined
    const step = tab ?? (event.key === "Enter" && event.shiftKey ? { rows: -1, columns: 0 as const } : steps[event.key])
    if (event.key === "Escape") end(onCancel)
    else if (step) {
      event.preventDefault()
      end(() => onDone(typed, step))
    }
  }
  return (
    <input
      ref={(input) => {
        if (!input || document.activeElement === input) return
        input.focus()
        if (isWhole) input.select()
      }}
      aria-label={label}
      inputMode={kind === "number" ? "decimal" : "text"}
      dir={kind === "text" ? "ltr" : undefined}
      autoComplete="off"
      defaultValue={text}
      onKeyDown={press}
      onBlur={(event) => {
        const typed = event.currentTarget.value
        end(() => onDone(typed, undefined))
      }}
    />
  )
}
