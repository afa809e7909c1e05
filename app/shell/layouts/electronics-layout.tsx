import type { ReactNode } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { SearchForm } from "../../search/search-form.tsx"
import * as css from "../../styles/header.module.css"
import { HeaderTools } from "./header/header-tools.tsx"
import { Logo } from "./logo.tsx"
import { MainMenu } from "./menus/main-menu.tsx"
import * as navCss from "./menus/nav.module.css"
import { TopStrip } from "./menus/top-strip.tsx"
import { SiteFrame } from "./site-frame.tsx"

/** The second bar: the main menu. Phones have the menu panel instead. */
function NavBar() {
  const { t } = useI18n()
  return (
    <nav className={`${navCss.bar} no-phone`} aria-label={t("shell.nav.label")}>
      <div className="wrap">
        <MainMenu />
      </div>
    </nav>
  )
}

/** The bar that stays at the top: logo, search, cart; on phones toggles for search and menu. */
function MainBar() {
  return (
    <header className={css.head}>
      <div className="wrap">
        <Logo />
        <SearchForm className="no-phone" pick />
        <HeaderTools />
      </div>
    </header>
  )
}

/** Three bars: strip, search with a choice of universe, the menu. */
export function ElectronicsLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings }) => (
        <>
          <TopStrip settings={settings} />
          <MainBar />
          <NavBar />
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}
