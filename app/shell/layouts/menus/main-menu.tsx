import { CachedFragment } from "../../../ui/cached-fragment.tsx"
import { Icon } from "../../../ui/icon.tsx"
import type { StillMark } from "../../../ui/still/still-element.tsx"
import { useShellData } from "../../shell-data.ts"
import { Disclosure } from "./disclosure.tsx"
import * as css from "./menu.module.css"
import * as nav from "./nav.module.css"
import { SiteLink } from "./site-link.tsx"
import { type SiteGroup, textOfLinks, useSiteLinks } from "./site-links.ts"

/** The entries of the main menu. */
export function MainMenuLinks({ mark }: { mark: StillMark }) {
  const menu = useSiteLinks().menu()
  const settings = useShellData()?.settings
  const list = { ...mark, className: `${nav.nav} ${css.mainMenu}` }
  if (!settings)
    return (
      <ul {...list}>
        <Entries menu={menu} />
      </ul>
    )
  return (
    <CachedFragment {...list} as="ul" source={settings} variant={`menu ${textOfLinks(menu)}`}>
      <Entries menu={menu} />
    </CachedFragment>
  )
}

function Entries({ menu }: { menu: SiteGroup[] }) {
  return (
    <>
      {menu.map(({ key, label, links }) => {
        const [only] = links
        return (
          <li key={key}>
            {links.length === 1 && only ? (
              <SiteLink link={only} />
            ) : (
              <Disclosure
                className={css.menuEntry}
                name="menu"
                hover
                summary={
                  <>
                    {label}
                    <Icon name="chevron-down" />
                  </>
                }
              >
                <ul className={css.menuDrop}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <SiteLink link={link} />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        )
      })}
    </>
  )
}
