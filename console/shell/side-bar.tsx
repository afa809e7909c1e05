import { useText } from "../i18n/use-text.ts"
import { Logo } from "./logo.tsx"
import { MenuLink } from "./menu-link.tsx"
import { useMenu } from "./use-menu.ts"
import { WhoMenu } from "./who-menu.tsx"

/** The side bar: with words on a wide screen, icons alone on a narrower one. */
export function SideBar() {
  const t = useText()
  const entries = useMenu()
  return (
    <aside className="c-side">
      <Logo />
      <nav className="c-nav" aria-label={t("shell.menu")}>
        {entries.map((entry) => (
          <MenuLink key={entry.path} entry={entry} />
        ))}
      </nav>
      <WhoMenu />
    </aside>
  )
}
