import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { useMe } from "../data/use-me.ts"
import type { TextKey } from "../i18n/texts.ts"

export type MenuEntry = {
  path: string
  text: TextKey
  icon: string
  /** Shown to members with at least one of these. */
  permissions: StaffPermission[]
}

/** The places of the console, in the order of the side bar. A phone's bar has the first four. */
export const menuEntries: MenuEntry[] = [
  { path: "/orders", text: "shell.orders", icon: "phone-call", permissions: ["orders.read"] },
  { path: "/products", text: "shell.products", icon: "package", permissions: ["catalogue.read"] },
  { path: "/numbers", text: "shell.numbers", icon: "chart-no-axes-column", permissions: ["numbers.read"] },
  { path: "/delivery", text: "shell.delivery", icon: "truck", permissions: ["delivery.write"] },
  { path: "/coupons", text: "shell.coupons", icon: "ticket-percent", permissions: ["catalogue.write"] },
  { path: "/sections", text: "section.title", icon: "layout-template", permissions: ["content.write"] },
  { path: "/posts", text: "shell.content", icon: "newspaper", permissions: ["content.write"] },
  { path: "/reviews", text: "shell.reviews", icon: "star", permissions: ["content.write"] },
  { path: "/messages", text: "shell.messages", icon: "mail", permissions: ["orders.read"] },
  {
    path: "/settings",
    text: "shell.settings",
    icon: "settings-2",
    permissions: ["settings.write", "staff.manage", "audit.read"],
  },
]

/** The places that who is signed in may go to. */
export function useMenu(): MenuEntry[] {
  const permissions = useMe()?.permissions ?? []
  return menuEntries.filter((entry) => entry.permissions.some((permission) => permissions.includes(permission)))
}
