import { CartButton } from "../cart/cart-button.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { menuId } from "./phone-menu.tsx"
import { searchId } from "./phone-search.tsx"
import { SiteLink } from "./site-link.tsx"
import { useSiteLinks } from "./site-links.ts"

/** The bar at the bottom of phones, within a thumb's reach. */
export function Dock() {
  const { t } = useI18n()
  const { home, shop } = useSiteLinks()
  return (
    <nav className="dock" aria-label={t("shell.dock.label")}>
      <SiteLink link={home} icon={<Icon name="house" />} />
      <SiteLink link={shop} icon={<Icon name="store" />} />
      <button type="button" popoverTarget={searchId}>
        <Icon name="search" />
        {t("shell.search.open")}
      </button>
      {/* The cart's button covers its word by a rule of the style sheet. */}
      <div className="dock-cart">
        <CartButton />
        <span aria-hidden="true">{t("shell.dock.cart")}</span>
      </div>
      <button type="button" popoverTarget={menuId}>
        <Icon name="menu" />
        {t("shell.menu.open")}
      </button>
    </nav>
  )
}
