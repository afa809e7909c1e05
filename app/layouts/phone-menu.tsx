import { useRef } from "react"
import { productTypes } from "#core/product.ts"
import type { Category, Settings } from "../content/content.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { CategoryColumn } from "./category-menu.tsx"
import { useCloseOnNavigation } from "./close-on-navigation.ts"
import { SiteLink } from "./site-link.tsx"
import { useSiteLinks } from "./site-links.ts"

export const menuId = "site-menu"

/** The menu of phones, over the page's end side: a popover, so that its toggles work without JavaScript. */
export function PhoneMenu({ settings, categories }: { settings: Settings; categories: Category[] }) {
  const { t } = useI18n()
  const { home, shop, fresh, sale } = useSiteLinks()
  const panel = useRef<HTMLElement>(null)
  useCloseOnNavigation(panel)
  return (
    <nav id={menuId} className="menu-panel" popover="auto" ref={panel} aria-label={t("shell.nav.label")}>
      <div className="menu-head">
        <h2>{t("shell.menu.open")}</h2>
        <button
          type="button"
          className="icon-btn"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t("shell.menu.close")}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="menu-links">
        <SiteLink link={home} icon={<Icon name="house" />} />
        <SiteLink link={shop} icon={<Icon name="store" />} />
        <SiteLink link={fresh} icon={<Icon name="sparkles" />} />
        <SiteLink link={sale} icon={<Icon name="badge-percent" />} />
      </div>
      {productTypes.map((type) => (
        <CategoryColumn
          key={type}
          universe={type}
          categories={categories.filter(({ productType, parent }) => productType === type && parent === null)}
        />
      ))}
      <div className="menu-links">
        <a href={`tel:${settings.phoneInternational}`}>
          <Icon name="phone" />
          <bdi dir="ltr">{settings.phone}</bdi>
        </a>
      </div>
    </nav>
  )
}
