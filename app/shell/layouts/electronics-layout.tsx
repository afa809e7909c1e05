import type { ReactNode } from "react"
import type { MenuCategory } from "../../api-client/aisles.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { SearchForm } from "../../search/search-form.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as css from "../../styles/header.module.css"
import { Icon } from "../../ui/icon.tsx"
import { HeaderTools } from "./header/header-tools.tsx"
import { Logo } from "./logo.tsx"
import { CategoryColumns } from "./menus/category-column.tsx"
import { Disclosure } from "./menus/disclosure.tsx"
import { MainMenu } from "./menus/main-menu.tsx"
import * as navCss from "./menus/nav.module.css"
import { SiteLink } from "./menus/site-link.tsx"
import { usePageLink } from "./menus/site-links.ts"
import { TopStrip } from "./menus/top-strip.tsx"
import { SiteFrame } from "./site-frame.tsx"

type ColumnsProps = { categories: MenuCategory[] }

/** "All categories" by universe. */
function CategoryMenu({ categories }: ColumnsProps) {
  const { t } = useI18n()
  return (
    <Disclosure
      className={navCss.categoryMenu}
      summary={
        <span className={navCss.all}>
          <Icon name="layout-grid" />
          {t("shell.categories.all")}
          <Icon name="chevron-down" />
        </span>
      }
    >
      <div className={navCss.categoryPanel}>
        <CategoryColumns categories={categories} />
      </div>
    </Disclosure>
  )
}

/** The second bar: all categories, the main menu, the offers. Phones have the menu panel instead. */
function NavBar({ categories }: { categories: MenuCategory[] }) {
  const { t } = useI18n()
  const pageLink = usePageLink()
  return (
    <nav className={`${navCss.bar} no-phone`} aria-label={t("shell.nav.label")}>
      <div className="wrap">
        <CategoryMenu categories={categories} />
        <MainMenu />
        <SiteLink
          className={`${buttons.link} ${navCss.end}`}
          link={pageLink("/shop?status=on-sale", "shell.nav.sale")}
          icon={<Icon name="badge-percent" />}
        />
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

/** Three bars: strip, search with a choice of universe, all categories beside the menu. */
export function ElectronicsLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      header={({ settings, categories }) => (
        <>
          <TopStrip settings={settings} />
          <MainBar />
          <NavBar categories={categories} />
        </>
      )}
    >
      {children}
    </SiteFrame>
  )
}
