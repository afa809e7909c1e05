import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/frame.module.css"
import { useMenu } from "./menu-entries.ts"
import { MenuLink } from "./menu-link.tsx"
import { MoreDrawer } from "./more-drawer.tsx"

/** A phone's bar at the foot, within reach of a thumb: the first four places, and all others behind one button. */
export function PhoneBar() {
  const t = useText()
  const entries = useMenu()
  if (entries.length === 0) return null
  return (
    <nav className={css.cDock} aria-label={t("shell.menu")}>
      {entries.slice(0, 4).map((entry) => (
        <MenuLink key={entry.path} entry={entry} />
      ))}
      <MoreDrawer entries={entries.slice(4)} />
    </nav>
  )
}
