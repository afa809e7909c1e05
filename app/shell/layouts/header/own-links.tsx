import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { useLacks } from "../../use-lacks.ts"
import { SiteLink } from "../menus/site-link.tsx"
import { usePageLink } from "../menus/use-page-link.ts"

const ownPages = [
  { path: "/order", label: "shell.more.order", needs: "order-tracking", icon: <Icon name="package" /> },
  { path: "/profile", label: "shell.more.account", needs: "accounts", icon: <Icon name="user" /> },
] as const

/** Order tracking and account as icons in a header; phones have them in the menu. */
export function OwnLinks() {
  const lacks = useLacks()
  const pageLink = usePageLink()
  return ownPages
    .filter(({ needs }) => !lacks(needs))
    .map(({ path, label, icon }) => {
      const link = pageLink(path, label)
      return (
        <SiteLink
          key={path}
          className={`${buttons.iconBtn} no-phone`}
          link={{ ...link, label: "" }}
          icon={
            <>
              <span className="sr">{link.label}</span>
              {icon}
            </>
          }
        />
      )
    })
}
