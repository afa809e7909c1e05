import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/frame.module.css"
import { Logo } from "../ui/logo.tsx"
import { useMenu } from "./menu-entries.ts"
import { MenuLink } from "./menu-link.tsx"
import { WhoMenu } from "./who-menu.tsx"

/** The side bar: with words on a wide screen, icons alone on a narrower one. */
export function SideBar() {
  const t = useText()
  const entries = useMenu()
  return (
    <aside className={css.cSide}>
      <Logo />
      <nav className={css.cNav} aria-label={t("shell.menu")}>
        {entries.map((entry) => (
          <MenuLink key={entry.path} entry={entry} />
        ))}
      </nav>
      <WhoMenu />
    </aside>
  )
}
