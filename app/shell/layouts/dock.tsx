import { useI18n } from "../../i18n/i18n.tsx"
import { wishlist } from "../../lists/saved-products.ts"
import { island } from "../../page/island.tsx"
import { usePage } from "../../page/page.tsx"
import * as headerCss from "../../styles/header.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./footer.module.css"
import { searchId } from "./header/phone-search.tsx"
import { menuId } from "./menus/phone-menu.tsx"
import { SiteLink } from "./menus/site-link.tsx"
import { usePageLink } from "./menus/site-links.ts"

/** The wishlist with the number of its products. */
export const DockWishlist = island("dock-wishlist", () => {
  const { t, to } = useI18n()
  const n = wishlist.useCount()
  const path = "/wishlist"
  const current = usePage().path === path
  return (
    <Link to={to(path)} aria-current={current ? "page" : undefined}>
      <Icon name="heart" />
      {t("wishlist.title")}
      {n > 0 && (
        <span className={headerCss.badge}>
          <span className="sr">(</span>
          {n}
          <span className="sr">)</span>
        </span>
      )}
    </Link>
  )
})

/** The bar at the bottom of phones, within a thumb's reach. The cart stands in the header. */
export function Dock() {
  const { t } = useI18n()
  const pageLink = usePageLink()
  return (
    <nav className={css.dock} aria-label={t("shell.dock.label")}>
      <SiteLink link={pageLink("/", "shell.nav.home")} icon={<Icon name="house" />} />
      <SiteLink link={pageLink("/shop", "shell.nav.shop")} icon={<Icon name="store" />} />
      <button type="button" popoverTarget={searchId}>
        <Icon name="search" />
        {t("shell.search.open")}
      </button>
      <DockWishlist />
      <button type="button" popoverTarget={menuId}>
        <Icon name="menu" />
        {t("shell.menu.open")}
      </button>
    </nav>
  )
}
