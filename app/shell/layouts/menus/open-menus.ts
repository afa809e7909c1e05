/** Menu that hovering opened, until the pointer leaves or a press keeps it open. */
let byMouse: HTMLDetailsElement | undefined

const elementOf = ({ target }: Event) => (target instanceof Element ? target : undefined)

const disclosureAround = (event: Event) => elementOf(event)?.closest<HTMLDetailsElement>("details[data-disclosure]")

/** Closes what is open in the menus.
 *  @param except what stays open around it */
export function closeMenus(except?: Element): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-disclosure][open]")) {
    if (!except || !details.contains(except)) details.open = false
  }
}

const closeOthers = (event: Event) => closeMenus(elementOf(event))

function openUnderMouse(event: PointerEvent) {
  const details = disclosureAround(event)
  if (event.pointerType !== "mouse" || details?.dataset.disclosure !== "hover" || details.open) return
  details.open = true
  byMouse = details
}

function closeBehindMouse({ pointerType, relatedTarget }: PointerEvent) {
  if (pointerType !== "mouse" || !byMouse || (relatedTarget instanceof Node && byMouse.contains(relatedTarget))) return
  byMouse.open = false
  byMouse = undefined
}

/** A press on what the mouse has just opened keeps it open instead of closing it. */
function keepOpen(event: Event) {
  if (!byMouse || elementOf(event)?.closest("summary")?.parentElement !== byMouse) return
  event.preventDefault()
  byMouse = undefined
}

function closeOnEscape(event: KeyboardEvent) {
  const details = event.key === "Escape" ? disclosureAround(event) : undefined
  if (!details?.open) return
  details.open = false
  details.querySelector("summary")?.focus()
}

/** Has the disclosures of menus close on Escape and on a press or a focus elsewhere, and open under a mouse.
 *  @returns ends it */
export function openMenus(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, closeOthers, { signal })
  document.addEventListener("pointerover", openUnderMouse, { signal })
  document.addEventListener("pointerout", closeBehindMouse, { signal })
  document.addEventListener("click", keepOpen, { signal })
  document.addEventListener("keydown", closeOnEscape, { signal })
  return () => ending.abort()
}
