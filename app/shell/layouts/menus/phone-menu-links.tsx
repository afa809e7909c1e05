import { type MenuCategory, namedUniverses } from "../../../api-client/aisles.ts"
import type { Settings } from "../../../api-client/content.ts"
import { CachedFragment } from "../../../ui/cached-fragment.tsx"
import { Deferred } from "../../../ui/deferred.tsx"
import { Icon } from "../../../ui/icon.tsx"
import type { StillMark } from "../../../ui/still/still-element.tsx"
import { CategoryColumn } from "./category-column.tsx"
import * as menuCss from "./menu.module.css"
import * as css from "./phone-panels.module.css"
import { SiteLink } from "./site-link.tsx"
import { SiteLinkList } from "./site-link-list.tsx"
import { type SiteGroup, textOfLinks, useSiteLinks } from "./site-links.ts"

type PhoneMenuLinksProps = { mark: StillMark; settings: Settings; categories: MenuCategory[] }

/** What stands in the menu of phones, folded until it opens. */
export function PhoneMenuLinks({ mark, settings, categories }: PhoneMenuLinksProps) {
  const { fresh, sale, own, ...links } = useSiteLinks()
  const menu = links.menu()
  const single = textOfLinks([{ key: "", label: "", links: [fresh, sale, ...own] }])
  const variant = `phone menu ${settings.phone} ${settings.phoneInternational} ${single} ${textOfLinks(menu)}`
  return (
    <CachedFragment {...mark} as="div" className="display-contents" source={categories} variant={variant}>
      <Deferred opened={!import.meta.env.SSR}>
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
      </Deferred>
    </CachedFragment>
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
