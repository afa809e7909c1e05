import { toast } from "react-toastify/unstyled"
import * as buttonsCss from "../styles/buttons.module.css"

/** A button of a toast. */
export type ToastAction = { label: string; act: () => void }

type ActionToastProps = { text: string; actions: readonly ToastAction[]; toastId: string }

/** A toast's words with its buttons. The toast waits while one of them has the focus. */
export function ActionToast({ text, actions, toastId }: ActionToastProps) {
  return (
    <>
      <span>{text}</span>
      {actions.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          className={buttonsCss.link}
          // The click goes on to the toast, which closes by it.
          onClick={act}
          onFocus={() => toast.pause({ id: toastId })}
          onBlur={() => toast.play({ id: toastId })}
        >
          {label}
        </button>
      ))}
    </>
  )
}
