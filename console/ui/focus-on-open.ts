/** Returns the element that takes the focus in a popup that opens: a field with autofocus, else the popup, so that no
 *  press of Enter that is still on its way answers it.
 *  @returns false where the focus stays */
export function focusOnOpen(popup: HTMLElement | null): HTMLElement | false {
  return popup?.contains(document.activeElement) ? false : (popup ?? false)
}
