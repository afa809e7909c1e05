import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import { type Note, NotesContext, type Notify, noteDuration, ShownNoteContext } from "./notify-context.ts"

/** More notes than these wait for nobody: the oldest ones go. */
const maxWaiting = 5

/** Holds the notes of the console; `ShownNote` shows one at a time, each after the one before. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [notes, setNotes] = useState<readonly Note[]>([])
  const lastId = useRef(0)
  const notify = useCallback<Notify>((content, { type = "info", autoHideDuration = noteDuration } = {}) => {
    const note = { id: ++lastId.current, content, type, duration: autoHideDuration }
    setNotes((waiting) => [...waiting.slice(-maxWaiting), note])
  }, [])
  const close = useCallback(() => setNotes((waiting) => waiting.slice(1)), [])
  const value = useMemo(() => ({ notify, close }), [notify, close])
  return (
    <NotesContext value={value}>
      <ShownNoteContext value={notes[0]}>{children}</ShownNoteContext>
    </NotesContext>
  )
}
