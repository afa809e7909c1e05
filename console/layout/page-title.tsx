import { skipToken, useQuery } from "@tanstack/react-query"
import { useLocation } from "react-router"
import type { OrderDetail } from "#api/contract/admin/order-detail.ts"
import { useMay } from "../auth/use-me.ts"
import type { TextKey } from "../i18n/texts.ts"
import { useText } from "../i18n/use-text.ts"
import { useCounts } from "../orders/orders-api.ts"
import { menuEntries } from "./menu-entries.ts"
import { usePageTitle } from "./use-page-title.ts"

/** Screens that the menu has no entry of their own for. */
const others: Record<string, TextKey> = {
  "/account": "shell.account",
  "/orders/board": "orders.board",
  "/orders/calls": "call.queue",
  "/orders/create": "order.phoneTitle",
  "/settings/staff": "staff.title",
  "/settings/audit": "staff.audit",
}

/** What the screen of the address is called: the number of an order, else its own name or that of its place in the menu. */
function useScreenName(): string {
  const t = useText()
  const { pathname } = useLocation()
  const id = /^\/orders\/([a-z0-9]{24})/.exec(pathname)?.[1]
  // As the screen itself has asked for it; nothing is asked here.
  const order = useQuery<OrderDetail>({ queryKey: ["orders", "detail", id], queryFn: skipToken }).data
  const entry = menuEntries.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return order?.number ?? t(others[pathname] ?? entry?.text ?? "shell.menu")
}

/** The page's title: the screen, and how many orders wait for a call. */
export function PageTitle() {
  return useMay("orders.read") ? <WithCount /> : <Plain />
}

function Plain() {
  usePageTitle(useScreenName())
  return null
}

function WithCount() {
  usePageTitle(useScreenName(), useCounts()?.new)
  return null
}
