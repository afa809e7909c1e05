import type { MenuCategory } from "../../../api-client/aisles.ts"
import type { Settings } from "../../../api-client/content.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { CategoryColumns } from "./category-column.tsx"
import * as menuCss from "./menu.module.css"
import * as css from "./phone-panels.module.css"
import { SiteLink, SiteLinkList } from "./site-link.tsx"
import { type SiteGroup, useSiteLinks } from "./site-links.ts"

type PhoneMenuLinksProps = { settings: Settings; categories: MenuCategory[] }

/** Links of the menu of phones. */
function PhoneMenuLinks({ settings, categories }: PhoneMenuLinksProps) {
  const { fresh, sale, own, ...links } = useSiteLinks()
  // Goods stand above.
  const above = new Set([fresh.href, sale.href])
  const menu = links
    .menu()
    .filter(({ isGoods, links: under }) => !isGoods && !under.every(({ href }) => above.has(href)))
  return (
    <>
      <div className={css.menuLinks}>
        <SiteLink link={fresh} icon={<Icon name="sparkles" />} />
        <SiteLink link={sale} icon={<Icon name="badge-percent" />} />
      </div>
      <CategoryColumns categories={categories} />
      <div className={css.menuLinks}>
        {own.map((link) => (
          <SiteLink key={link.href} link={link} />
        ))}
      </div>
      <ul className={`${css.menuLinks} ${menuCss.menuGroups}`}>
        {menu.map(({ key, label, links }) => {
          const [only] = links
          return (
            <li key={key}>
              {links.length === 1 && only ? <SiteLink link={only} /> : <Group label={label} links={links} />}
            </li>
          )
        })}
      </ul>
      {settings.phone && (
        <div className={css.menuLinks}>
          <a href={`tel:${settings.phoneInternational}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        </div>
      )}
    </>
  )
}

type GroupProps = Pick<SiteGroup, "label" | "links">

/** An entry that unfolds in place. */
function Group({ label, links }: GroupProps) {
  return (
    <details name="phone-menu">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <SiteLinkList links={links} />
    </details>
  )
}

export const menuId = "site-menu"

type PhoneMenuProps = { settings: Settings; categories: MenuCategory[] }

/** The menu of phones, over the page's end side: a popover, so that its toggles work without JavaScript. */
export function PhoneMenu({ settings, categories }: PhoneMenuProps) {
  const { t } = useI18n()
  return (
    <nav id={menuId} className={css.menuPanel} popover="auto" data-layer="" aria-label={t("shell.nav.label")}>
      <div className={css.menuHead}>
        <h2>{t("shell.menu.open")}</h2>
        <button
          type="button"
          className={buttons.iconBtn}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t("shell.menu.close")}
        >
          <Icon name="x" />
        </button>
      </div>
      <PhoneMenuLinks settings={settings} categories={categories} />
    </nav>
  )
}
