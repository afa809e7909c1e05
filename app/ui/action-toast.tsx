import { toast } from "react-toastify/unstyled"

export type Undo = { label: string; act: () => void }

type UndoToastProps = { text: string; undo: Undo; toastId: string }

/** A toast's words with the button that takes the change back. The toast waits while the button has the focus. */
export function UndoToast({ text, undo, toastId }: UndoToastProps) {
  return (
    <>
      <span>{text}</span>
      <button
        type="button"
        className="link"
        // The click goes on to the toast, which closes by it.
        onClick={undo.act}
        onFocus={() => toast.pause({ id: toastId })}
        onBlur={() => toast.play({ id: toastId })}
      >
        {undo.label}
      </button>
    </>
  )
}
