import { type MenuCategory, namedUniverses } from "../../../api-client/aisles.ts"
import type { Settings } from "../../../api-client/content.ts"
import { Icon } from "../../../ui/icon.tsx"
import { CategoryColumn } from "./category-column.tsx"
import * as menuCss from "./menu.module.css"
import * as css from "./phone-panels.module.css"
import { SiteLink } from "./site-link.tsx"
import { SiteLinkList } from "./site-link-list.tsx"
import { type SiteGroup, useSiteLinks } from "./site-links.ts"

type PhoneMenuLinksProps = { settings: Settings; categories: MenuCategory[] }

/** What stands in the menu of phones. */
export function PhoneMenuLinks({ settings, categories }: PhoneMenuLinksProps) {
  const { fresh, sale, own, ...links } = useSiteLinks()
  const menu = links.menu()
  return (
    <>
      <div className={css.menuLinks}>
        <SiteLink link={fresh} icon={<Icon name="sparkles" />} />
        <SiteLink link={sale} icon={<Icon name="badge-percent" />} />
      </div>
      {namedUniverses(categories).map((type) => (
        <CategoryColumn key={type} universe={type} categories={categories} />
      ))}
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

type GroupProps = Omit<SiteGroup, "key">

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
