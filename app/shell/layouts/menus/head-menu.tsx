import { useI18n } from "../../../i18n/i18n.tsx"
import * as universeHeader from "../header/universe-header.module.css"
import { MainMenu } from "./main-menu.tsx"

/** The main menu inside a header's bar; narrow screens have the menu panel instead. */
export function HeadMenu() {
  const { t } = useI18n()
  return (
    <nav className={universeHeader.headMenu} aria-label={t("shell.nav.label")}>
      <MainMenu />
    </nav>
  )
}
