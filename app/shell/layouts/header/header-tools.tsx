import { CartTools } from "../../../cart/panel/cart-tools.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { ToolName } from "../../../lists/tool-name.tsx"
import { useLacks } from "../../../page/page.tsx"
import * as buttonsCss from "../../../styles/buttons.module.css"
import * as css from "../../../styles/header.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { menuId } from "../menus/phone-menu.tsx"
import { SiteLink } from "../menus/site-link.tsx"
import { usePageLink } from "../menus/site-links.ts"
import { searchId } from "./phone-search.tsx"

const ownPages = [
  {
    path: "/order",
    label: "shell.more.order",
    name: "shell.tool.order",
    needs: "order-tracking",
    icon: <Icon name="package" />,
  },
  {
    path: "/profile",
    label: "shell.more.account",
    name: "shell.tool.account",
    needs: "accounts",
    icon: <Icon name="user" />,
  },
] as const

/** Order tracking and account as icons in a header; phones have them in the menu. */
function OwnLinks() {
  const { t } = useI18n()
  const lacks = useLacks()
  const pageLink = usePageLink()
  return ownPages
    .filter(({ needs }) => !lacks(needs))
    .map(({ path, label, name, icon }) => {
      const link = pageLink(path, label)
      return (
        <SiteLink
          key={path}
          className={`${buttonsCss.iconBtn} no-phone`}
          link={{ ...link, label: "" }}
          icon={
            <>
              <span className="sr">{link.label}</span>
              {icon}
              <ToolName name={t(name)} />
            </>
          }
        />
      )
    })
}

/** The buttons at a header's end: orders, account, compare, wishlist, cart, and on phones the toggles of search and menu.
 *  @param searchPanel the header has no search field: its toggle shows on every width */
export function HeaderTools({ searchPanel = false }: { searchPanel?: boolean }) {
  const { t } = useI18n()
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={searchPanel ? buttonsCss.iconBtn : `${buttonsCss.iconBtn} ${css.onlyPhone}`}
        popoverTarget={searchId}
        aria-label={t("shell.search.open")}
      >
        <Icon name="search" />
      </button>
      <OwnLinks />
      <CartTools />
      <button
        type="button"
        className={`${buttonsCss.iconBtn} ${css.onlyPhone}`}
        popoverTarget={menuId}
        aria-label={t("shell.menu.open")}
      >
        <Icon name="menu" />
      </button>
    </div>
  )
}
