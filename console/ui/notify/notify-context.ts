import { createContext, type ReactNode, useContext } from "react"

type NoteOptions = {
  type?: "info" | "success" | "warning" | "error"
  /** Milliseconds that it is shown. */
  autoHideDuration?: number
}

/** A note at the foot of the screen. */
export type Note = { id: number; content: ReactNode; type: NonNullable<NoteOptions["type"]>; duration: number }

export type Notify = (content: ReactNode, options?: NoteOptions) => void

/** Milliseconds for which a note is shown. */
export const noteDuration = 4000

type Notes = { notify: Notify; close: () => void }

/** The note that is shown now. */
export const ShownNoteContext = createContext<Note | undefined>(undefined)

export const NotesContext = createContext<Notes>({ notify: () => undefined, close: () => undefined })

/** Shows a note at the foot of the screen, after those that wait. */
export const useNotify = (): Notify => useContext(NotesContext).notify

/** Closes the note that is shown. */
export const useCloseNotification = (): (() => void) => useContext(NotesContext).close
