import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { markCurrentLinks } from "./current-links.ts"
import { closeMenus, openMenus } from "./open-menus.ts"

/** Lets the menus around a page open and close, and keeps them up with the address. */
export function useMenus(): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(openMenus, [])
  useEffect(() => {
    // Not on the first run: what was opened before the script came stays open.
    if (key !== shown.current) closeMenus()
    shown.current = key
    markCurrentLinks()
  }, [key])
}
