import { Icon } from "../../../ui/icon.tsx"
import { Disclosure } from "./disclosure.tsx"
import { SiteLink } from "./site-link.tsx"
import { useSiteLinks } from "./site-links.ts"

/** The main menu: its entries open under the mouse, on a press and by keyboard. */
export function MainMenu() {
  const { menu } = useSiteLinks()
  return (
    <ul className="nav main-menu">
      {menu.map(({ key, label, links }) => {
        const [only] = links
        return (
          <li key={key}>
            {links.length === 1 && only ? (
              <SiteLink link={only} />
            ) : (
              <Disclosure
                className="menu-entry"
                name="menu"
                hover
                summary={
                  <>
                    {label}
                    <Icon name="chevron-down" />
                  </>
                }
              >
                <ul className="menu-drop">
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
