/** What has the focus in a popup that opens: a field of it that takes the focus by itself, else the popup, so that no press
 *  of Enter that is still on its way answers it.
 *  @returns false where the focus stays */
export function focusOnOpen(popup: HTMLElement | null): HTMLElement | false {
  return popup?.contains(document.activeElement) ? false : (popup ?? false)
}
