const open: HTMLDialogElement[] = []
const known = new WeakSet<HTMLDialogElement>()
let goingBack = false
/** What waits for the step back to end. */
const afterBack: (() => void)[] = []

type LayerState = { layer?: number; key?: string } | null

/** The history entry's state: the router's, and how many dialogs lie over the page. */
function layerState(state: unknown = history.state): LayerState {
  return typeof state === "object" ? state : null
}

/** A step back between entries of one page closes dialogs; the router need not hear of it and load the page again. */
function onPopState(event: PopStateEvent) {
  if (goingBack) {
    goingBack = false
    event.stopImmediatePropagation()
    for (const enter of afterBack.splice(0)) enter()
    return
  }
  const top = open.at(-1)
  if (!top) return
  const state = layerState(event.state)
  if (state?.key === top.dataset.page) event.stopImmediatePropagation()
  for (const dialog of open.splice(state?.layer ?? 0)) dialog.close()
}

/** The dialog was closed by a button, Escape or the backdrop: its history entry goes too, if it is still there. */
function onClose(dialog: HTMLDialogElement) {
  const layer = open.indexOf(dialog)
  if (layer < 0) return
  open.splice(layer)
  if (layerState()?.layer !== layer + 1) return
  // A step back would end the reload of the page (app/shell/start/early-start.js).
  if (globalThis.hanoutLeaving) return
  goingBack = true
  history.back()
}

// On import, that is before the router's own listener: browsers call them in the order of their registration.
if (typeof window !== "undefined") window.addEventListener("popstate", onPopState)

/** Gives an open dialog its history entry. */
function enterHistory(dialog: HTMLDialogElement) {
  if (!dialog.open) return
  const key = layerState()?.key
  if (key === undefined) delete dialog.dataset.page
  else dialog.dataset.page = key
  history.pushState({ ...layerState(), layer: open.push(dialog) }, "")
}

/** Opens a modal dialog that Escape, its backdrop (a click on the dialog element itself) and the back button close.
 *  Focus returns by itself. Links inside must replace the history entry: `<Link replace>`. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const { documentElement: page } = document
  page.style.setProperty("--scrollbar", `${innerWidth - page.clientWidth}px`)
  dialog.showModal()
  if (!known.has(dialog)) {
    known.add(dialog)
    // The event comes a little later: by then the dialog may have been opened again.
    dialog.addEventListener("close", () => dialog.open || onClose(dialog))
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close())
  }
  // Opened again before that event: its entry is still there.
  if (open.includes(dialog)) return
  // The step back of a dialog that was closed just now would take this one's entry.
  if (goingBack) afterBack.push(() => enterHistory(dialog))
  else enterHistory(dialog)
}
