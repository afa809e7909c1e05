import { useContext, useEffect, useEffectEvent, useRef, useState } from "react"
import * as css from "./notify.module.css"
import { type Note, ShownNoteContext, useCloseNotification } from "./notify-context.ts"

/** The note of now, where the texts of its buttons are known: inside of the language. */
export function ShownNote() {
  const note = useContext(ShownNoteContext)
  const close = useCloseNotification()
  return note && <NoteBar key={note.id} note={note} onClose={close} />
}

/** One note. It closes by itself, on Escape and on a press beside it; it waits while a pointer or the focus is on it, and
 *  while the window is not the one that somebody looks at. */
function NoteBar({ note, onClose }: { note: Note; onClose: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [isAway, setAway] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isHeld || isAway) return
    const timer = setTimeout(() => close(), note.duration)
    return () => clearTimeout(timer)
  }, [isHeld, isAway, note.duration])
  useEffect(() => {
    const shownAt = performance.now()
    const press = (event: MouseEvent) => {
      const isInside = event.target instanceof Node && bar.current?.contains(event.target)
      // The press that the note answers may still be on its way up.
      if (!isInside && event.timeStamp > shownAt) close()
    }
    const pressEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") close()
    }
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    document.addEventListener("click", press)
    document.addEventListener("keydown", pressEscape)
    addEventListener("blur", leave)
    addEventListener("focus", comeBack)
    return () => {
      document.removeEventListener("click", press)
      document.removeEventListener("keydown", pressEscape)
      removeEventListener("blur", leave)
      removeEventListener("focus", comeBack)
    }
  }, [])
  return (
    <div
      ref={bar}
      className={css.cNote}
      role="alert"
      data-type={note.type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {note.content}
    </div>
  )
}
