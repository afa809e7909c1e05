import { splitLocale } from "../i18n/addresses.ts"
import * as css from "../styles/panel.module.css"

// The panel stands once in the layout; any number of buttons open it.
let opener: (() => void) | undefined
/** Whether it is to open as soon as it is hydrated. */
let isWaiting = false

/** The panel says how it is opened; returns the way to take that back. */
export function setCartOpener(open: () => void): () => void {
  opener = open
  if (isWaiting) open()
  isWaiting = false
  return () => {
    if (opener === open) opener = undefined
  }
}

export function openCart(): void {
  if (opener) opener()
  else isWaiting = true
}

/** Whether there is a panel, which is not open, and the page is not the cart's own. */
export function canOpenCart(): boolean {
  const panel = document.querySelector<HTMLDialogElement>(`dialog.${css.drawer}`)
  return panel !== null && !panel.open && splitLocale(location.pathname).path !== "/cart"
}
