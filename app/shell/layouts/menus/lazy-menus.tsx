import { lazy } from "react"
import { StillElement } from "../../../ui/still/still-element.tsx"

// The same on every page of a visit: a browser needs their code where the page that it has loaded has none of them.

const MainMenuLinks = lazy(() => import("./main-menu.tsx").then((part) => ({ default: part.MainMenuLinks })))

export const LazyPhoneMenuLinks = lazy(() =>
  import("./phone-menu-links.tsx").then((part) => ({ default: part.PhoneMenuLinks })),
)

export const LazyFooterContent = lazy(() =>
  import("../footer-content.tsx").then((part) => ({ default: part.FooterContent })),
)

/** The main menu: its entries open under the mouse, on a press and by keyboard. */
export const MainMenu = () => <StillElement name="main-menu" Component={MainMenuLinks} shown={{}} />
