import { Icon } from "../../../ui/icon.tsx"
import type { StillMark } from "../../../ui/still.tsx"
import { Disclosure } from "./disclosure.tsx"
import * as css from "./menu.module.css"
import * as nav from "./nav.module.css"
import { SiteLink } from "./site-link.tsx"
import { useSiteLinks } from "./site-links.ts"

/** The entries of the main menu. */
export function MainMenuLinks({ mark }: { mark: StillMark }) {
  const { menu } = useSiteLinks()
  return (
    <ul {...mark} className={`${nav.nav} ${css.mainMenu}`}>
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
    </ul>
  )
}
