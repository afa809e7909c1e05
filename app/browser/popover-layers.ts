import { enterLayer, leaveLayer } from "./modal-layers.ts"

const layerOf = ({ target }: Event) =>
  target instanceof HTMLElement && target.dataset.layer !== undefined ? target : undefined

function onToggle(event: ToggleEvent) {
  const popover = layerOf(event)
  if (!popover || event.newState !== "open") return
  enterLayer(popover)
  popover.querySelector<HTMLElement>("[type=search]")?.focus()
}

/** Before the press that has closed it arrives at what lies beside it. */
function onBeforeToggle(event: ToggleEvent) {
  const popover = layerOf(event)
  if (popover && event.newState === "closed") leaveLayer(popover)
}

/** Closes a panel with the suggestions in it: one press of Escape is enough. */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.isComposing || !(event.target instanceof Element)) return
  const popover = event.target.closest<HTMLElement>("[data-layer]:popover-open")
  if (!popover) return
  event.preventDefault()
  popover.hidePopover()
}

/** Lets the back button close popovers with `data-layer` (menu, search, filters of phones) instead of leaving the page. Without
 *  JavaScript they stay native ones. */
export function watchPopovers(): void {
  // They do not bubble.
  document.addEventListener("toggle", onToggle, true)
  document.addEventListener("beforetoggle", onBeforeToggle, true)
  document.addEventListener("keydown", onKeyDown, true)
  // Opened before the script came.
  for (const popover of document.querySelectorAll<HTMLElement>("[data-layer]:popover-open")) enterLayer(popover)
}
