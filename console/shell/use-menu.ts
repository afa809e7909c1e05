import { useMe } from "../data/use-me.ts"
import { type MenuEntry, menuEntries } from "./menu-entries.ts"

/** The places that who is signed in may go to. */
export function useMenu(): MenuEntry[] {
  const permissions = useMe()?.permissions ?? []
  return menuEntries.filter((entry) => entry.permissions.some((permission) => permissions.includes(permission)))
}
