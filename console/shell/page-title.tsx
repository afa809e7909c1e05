import { useEffect } from "react"
import { useLocation } from "react-router"
import { useMay } from "../data/use-me.ts"
import type { TextKey } from "../i18n/texts.ts"
import { useText } from "../i18n/use-text.ts"
import { useCounts, useOrder } from "../orders/orders-api.ts"
import { usePageTitle } from "../ui/use-page-title.ts"
import { menuEntries } from "./menu-entries.ts"

/** Screens that the menu has no entry of their own for. */
const others: Record<string, TextKey> = {
  "/account": "shell.account",
  "/orders/board": "orders.board",
  "/orders/calls": "call.queue",
  "/orders/create": "order.phoneTitle",
  "/orders/phone-blocks": "phoneBlock.title",
  "/settings/staff": "staff.title",
  "/settings/audit": "staff.audit",
}

/** Returns the name of the address's screen: the number of an order, else its own name or that of its place in the
 *  menu. */
function useScreenName(): string {
  const t = useText()
  const { pathname } = useLocation()
  const id = /^\/orders\/([a-z0-9]{24})/.exec(pathname)?.[1]
  const order = useOrder(id, true).data
  const entry = menuEntries.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return order?.number ?? t(others[pathname] ?? entry?.text ?? "shell.menu")
}

/** The page's title: the screen, and how many orders wait for a call; an installed console has that number on its icon. */
export function PageTitle() {
  return useMay("orders.read") ? <WithCount /> : <Plain />
}

function Plain() {
  usePageTitle(useScreenName())
  return null
}

function WithCount() {
  const waiting = useCounts()?.new
  usePageTitle(useScreenName(), waiting)
  useAppBadge(waiting)
  return null
}

/** Shows a number on the icon of the installed console, where the browser can.
 *  @param n 0 or undefined = none */
function useAppBadge(n: number | undefined): void {
  useEffect(() => {
    // Some browsers have it for installed pages alone, and say no to others.
    const shown = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.()
    shown?.catch(() => {})
  }, [n])
}
