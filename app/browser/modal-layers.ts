/** Dialogs and popovers, the topmost last. */
const open: HTMLElement[] = []
const known = new WeakSet<HTMLDialogElement>()
let goingBack = false
/** Callbacks to run after the step back in the history. */
const afterBack: (() => void)[] = []

type LayerState = { layer?: number } | null

/** The history entry's state: how many dialogs and popovers lie over the page. */
function layerState(state: unknown = history.state): LayerState {
  return typeof state === "object" ? state : null
}

/** A step back between entries of one page closes what lies over it. */
function onPopState(event: PopStateEvent) {
  if (goingBack) {
    goingBack = false
    for (const enter of afterBack.splice(0)) enter()
    return
  }
  for (const layer of open.splice(layerState(event.state)?.layer ?? 0)) close(layer)
}

const isOpen = (layer: HTMLElement) =>
  layer instanceof HTMLDialogElement ? layer.open : layer.isConnected && layer.matches(":popover-open")

function close(layer: HTMLElement) {
  if (layer instanceof HTMLDialogElement) layer.close()
  else if (isOpen(layer)) layer.hidePopover()
}

/** A layer was closed by a button, Escape or the backdrop: its history entry goes too, if it is still there. */
function onClose(closed: HTMLElement) {
  const layer = open.indexOf(closed)
  if (layer < 0) return
  open.splice(layer)
  if (layerState()?.layer !== layer + 1) return
  // A step back would end the reload of the page (app/islands/start.js).
  if (document.documentElement.dataset.reloads !== undefined) return
  goingBack = true
  history.back()
}

if (typeof window !== "undefined") {
  window.addEventListener("popstate", onPopState)
  window.addEventListener("click", onClick, true)
  window.addEventListener("click", onFollow)
  window.addEventListener("submit", onSubmit)
}

/** Follows a link from over the page in the place of its history entry: the back button leads to the page as it was before. */
function onFollow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!hasLayer() || !link || link.target || link.origin !== location.origin || event.defaultPrevented) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.pathname.startsWith("/media/") || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  location.replace(link.href)
}

/** Likewise for a search from over the page. */
function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== "get" || !hasLayer() || event.defaultPrevented) return
  event.preventDefault()
  const filled = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
  location.replace(`${form.action.split("?")[0]}?${new URLSearchParams(filled)}`)
}

/** A press beside a popover closes it and is also a press on what lies there: a link waits for the step back. */
function onClick(event: MouseEvent) {
  const link = goingBack && event.target instanceof Element ? event.target.closest("a") : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  afterBack.push(() => link.click())
}

/** Gives an open layer its history entry. */
function enterHistory(layer: HTMLElement) {
  if (!isOpen(layer)) return
  const place = open.includes(layer) ? open.indexOf(layer) + 1 : open.push(layer)
  history.pushState({ ...layerState(), layer: place }, "")
}

/** Whether the history entry is that of something that lies over the page, which a link in it replaces: the back button
 *  then leads to the page as it was before. */
export const hasLayer = (state: unknown = history.state): boolean => layerState(state)?.layer !== undefined

/** Gives the page another address as a step of its own, below what lies over the page. */
export function pushAddress(address: string): void {
  const { state } = history
  if (hasLayer()) history.replaceState(null, "", address)
  history.pushState(hasLayer(state) ? state : null, "", address)
}

/** Acts when no step back of a closed layer is on its way, which would take a new history entry with it. */
export function afterLayers(act: () => void): void {
  if (goingBack) afterBack.push(act)
  else act()
}

/** A press on the backdrop, which is the dialog element itself. One that begins on what the dialog holds and ends beside it, as
 *  when text is selected, leaves it open. */
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let beganOutside = false
  dialog.addEventListener("pointerdown", ({ target }) => {
    beganOutside = target === dialog
  })
  dialog.addEventListener("click", ({ target }) => {
    if (beganOutside && target === dialog) dialog.close()
  })
}

/** Opens a modal dialog that Escape, its backdrop and the back button close. Focus returns by itself. Links inside replace the
 *  history entry. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const { documentElement: page } = document
  page.style.setProperty("--scrollbar", `${innerWidth - page.clientWidth}px`)
  dialog.showModal()
  if (!known.has(dialog)) {
    known.add(dialog)
    // The event comes a little later: by then the dialog may have been opened again.
    dialog.addEventListener("close", () => dialog.open || onClose(dialog))
    closeByBackdrop(dialog)
  }
  // Opened again before that event: its entry is still there.
  if (open.includes(dialog)) return
  // The step back of a dialog that was closed just now would take this one's entry.
  afterLayers(() => enterHistory(dialog))
}

/** Gives a popover that is open its history entry, as a modal dialog has one. */
export function enterLayer(popover: HTMLElement): void {
  if (open.includes(popover)) return
  afterLayers(() => enterHistory(popover))
}

/** Takes the history entry of a popover back that is closing, or that went with its page. */
export const leaveLayer = (popover: HTMLElement): void => onClose(popover)
