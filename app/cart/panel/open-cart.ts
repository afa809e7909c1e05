import { splitLocale } from "../../i18n/addresses.ts"
import * as css from "./panel.module.css"

// The panel stands once in the layout; any number of buttons open it.
let opener: (() => void) | undefined

/** The panel says how it is opened; returns the way to take that back. */
export function setCartOpener(open: () => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}

export function openCart(): void {
  opener?.()
}

/** Whether there is a panel, which is not open, and the page is not the cart's own. */
export function canOpenCart(): boolean {
  const isOpen = document.querySelector(`dialog.${css.drawer}[open]`) !== null
  return opener !== undefined && !isOpen && splitLocale(location.pathname).path !== "/cart"
}
