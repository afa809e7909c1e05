import type { MenuCategory } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { CategoryMenu } from "./category-menu.tsx"
import { MainMenu } from "./main-menu.tsx"
import * as css from "./nav.module.css"
import { SiteLink } from "./site-link.tsx"
import { usePageLink } from "./use-page-link.ts"

/** The second bar: all categories, the main menu, the offers. Phones have the menu panel instead. */
export function NavBar({ categories }: { categories: MenuCategory[] }) {
  const { t } = useI18n()
  const pageLink = usePageLink()
  return (
    <nav className={`${css.bar} no-phone`} aria-label={t("shell.nav.label")}>
      <div className="wrap">
        <CategoryMenu categories={categories} />
        <MainMenu />
        <SiteLink
          className={`${buttons.link} ${css.end}`}
          link={pageLink("/shop?status=on-sale", "shell.nav.sale")}
          icon={<Icon name="badge-percent" />}
        />
      </div>
    </nav>
  )
}
