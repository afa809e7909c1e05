import { CartTools } from "../../../cart/panel/cart-tools.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttonsCss from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { menuId } from "../menus/phone-menu.tsx"
import * as css from "./header.module.css"
import { OwnLinks } from "./own-links.tsx"
import { searchId } from "./phone-search.tsx"

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
