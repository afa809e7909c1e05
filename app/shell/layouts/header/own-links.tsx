import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { SiteLink } from "../menus/site-link.tsx"
import { useSiteLinks } from "../menus/site-links.ts"

/** Order tracking and account as icons in a header; phones have them in the menu. */
export function OwnLinks() {
  const { own } = useSiteLinks()
  return own.map((link) => (
    <SiteLink
      key={link.href}
      className={`${buttons.iconBtn} no-phone`}
      link={{ ...link, label: "" }}
      icon={
        <>
          <span className="sr">{link.label}</span>
          <Icon name={link.href.endsWith("/order") ? "package" : "user"} />
        </>
      }
    />
  ))
}
