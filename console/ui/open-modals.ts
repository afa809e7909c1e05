import { useSyncExternalStore } from "react"

/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpen(dialogs: readonly HTMLDialogElement[]) {
  open = dialogs
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost modal dialog. What is outside of it is inert: a note that should be seen and pressed belongs inside. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1))
}

/** Whether a press is on the backdrop, which reports itself as the dialog. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect()
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  return target === dialog && !isInside
}

/** Keeps the place of the page's scrollbar while the page does not scroll (popups.module.css). */
export function holdScrollbar() {
  const { documentElement: page } = document
  // It stands still already, under another one: its scrollbar is gone.
  if (getComputedStyle(page).overflowY === "hidden") return
  page.style.setProperty("--scrollbar-place", innerWidth > page.clientWidth ? "stable" : "auto")
}

/** Opens a modal dialog, which then has the focus.
 *  @param onDismiss Escape, the back gesture or a press beside it: it stays open until the returned function is called
 *  @returns closes it, and those over it; the focus goes back to where it was */
export function showModal(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  const listening = new AbortController()
  const on = { signal: listening.signal }
  let isPressedBeside = false
  // A file input's own "cancel" comes by here too.
  const cancel = (event: Event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    onDismiss()
  }
  dialog.addEventListener("cancel", cancel, on)
  // Browsers close it without asking when Escape is pressed again and nothing else was.
  dialog.addEventListener("close", onDismiss, on)
  dialog.addEventListener("pointerdown", (event) => (isPressedBeside = isBeside(dialog, event)), on)
  dialog.addEventListener("click", (event) => isPressedBeside && isBeside(dialog, event) && onDismiss(), on)
  holdScrollbar()
  dialog.showModal()
  dialog.focus()
  setOpen([...open, dialog])
  return () => {
    listening.abort()
    const place = open.indexOf(dialog)
    // The topmost first: the focus cannot go back below an open one.
    if (place >= 0) for (const each of open.slice(place).reverse()) each.close()
    if (place >= 0) setOpen(open.slice(0, place))
  }
}
