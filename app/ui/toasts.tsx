import { createRoot } from "react-dom/client"
import { cssTransition, type Id, ToastContainer, toast } from "react-toastify/unstyled"
import type { NoticeStyle } from "#core/content/notice.ts"
import { textDirection } from "#core/i18n/locale.ts"
import * as buttonsCss from "../styles/buttons.module.css"
import { Icon } from "./icon.tsx"
import { type PlainToast, toastTime } from "./plain-toast.ts"
import "./toast.css"
import * as countdown from "./countdown.module.css"
import * as css from "./toast.module.css"

const icons = {
  success: <Icon name="check" />,
  error: <Icon name="circle-alert" />,
  info: <Icon name="info" />,
} satisfies Record<NoticeStyle, unknown>

const fade = cssTransition({ enter: css.toastEnter, exit: css.toastExit, collapse: false })

type Toast = PlainToast & { actions?: readonly ToastAction[] }

let stage: HTMLElement | undefined
const shownToasts: { text: string; id: Id }[] = []
const maxAtOnce = 3
let count = 0

/** Pixels from the top of the window to where the header and what stands below it end: no toast covers them. */
function headerEnd(): number {
  const header = document.querySelector("header.head")
  if (!header) return 0
  const { bottom } = header.getBoundingClientRect()
  return Math.max(0, bottom, document.getElementById("main")?.getBoundingClientRect().top ?? 0)
}

const setBelowHeader = (node: HTMLElement) => node.style.setProperty("--below-header", `${headerEnd()}px`)

/** An open modal dialog makes the rest of the page inert: the toasts go into it, and back when it closes. */
function place(node: HTMLElement) {
  setBelowHeader(node)
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1)
  const home = dialog ?? document.getElementById("toasts") ?? document.body
  if (node.parentElement !== home) home.append(node)
  dialog?.addEventListener("close", () => place(node), { once: true })
}

function openStage({ locale, label }: Toast): HTMLElement {
  const node = document.createElement("div")
  place(node)
  // The header may still move: it sticks to the top once the page is scrolled.
  addEventListener("scroll", () => node.querySelector(".Toastify__toast") && setBelowHeader(node), { passive: true })
  createRoot(node).render(
    <ToastContainer
      position="top-center"
      autoClose={toastTime}
      hideProgressBar={false}
      closeOnClick
      pauseOnHover
      draggable
      newestOnTop
      closeButton={false}
      rtl={textDirection(locale) === "rtl"}
      aria-label={label}
      toastClassName={css.toast}
      // The bar's animation is the toast's clock: `timer` keeps it where motion is reduced.
      progressClassName={countdown.timer}
    />,
  )
  return node
}

/** Shows a toast (specification, section 9), or starts it again when the same words are still on screen. */
export function showToast(shown: Toast): void {
  const { text, style, actions = [] } = shown
  if (stage) place(stage)
  else stage = openStage(shown)
  const latest = shownToasts.at(-1)
  if (actions.length === 0 && latest?.text === text && toast.isActive(latest.id)) {
    toast.update(latest.id, { delay: 0 })
    return
  }
  // Without motion the transition would wait for an animation that never ends.
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches
  count += 1
  const toastId = `toast-${count}`
  const id = toast(actions.length > 0 ? <ActionToast text={text} actions={actions} toastId={toastId} /> : text, {
    toastId,
    type: style,
    icon: icons[style],
    role: style === "error" ? "alert" : "status",
    transition: prefersReducedMotion ? false : fade,
  })
  shownToasts.push({ text, id })
  const oldest = shownToasts.length > maxAtOnce ? shownToasts.shift() : undefined
  if (oldest) toast.dismiss(oldest.id)
}

/** A button of a toast. */
type ToastAction = { label: string; act: () => void }

type ActionToastProps = { text: string; actions: readonly ToastAction[]; toastId: string }

/** A toast's words with its buttons. The toast waits while one of them has the focus. */
function ActionToast({ text, actions, toastId }: ActionToastProps) {
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
