import { NavLink } from "react-router"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import type { MenuEntry } from "./menu-entries.ts"

/** One place of the console. */
export function MenuLink({ entry, onGo }: { entry: MenuEntry; onGo?: () => void }) {
  const t = useText()
  return (
    <NavLink to={entry.path} title={t(entry.text)} onClick={onGo}>
      <Icon name={entry.icon} />
      <span>{t(entry.text)}</span>
    </NavLink>
  )
}
