import { CartButton } from "../cart/cart-button.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { Logo } from "./logo.tsx"
import { menuId } from "./phone-menu.tsx"
import { searchId } from "./phone-search.tsx"
import { SearchForm } from "./search-form.tsx"

/** The bar that stays at the top: logo, search, cart; on phones toggles for search and menu. */
export function MainBar() {
  const { t } = useI18n()
  return (
    <header className="head">
      <div className="wrap">
        <Logo />
        <SearchForm className="no-phone" pick />
        <div className="tools">
          <button
            type="button"
            className="icon-btn only-phone"
            popoverTarget={searchId}
            aria-label={t("shell.search.open")}
          >
            <Icon name="search" />
          </button>
          <CartButton />
          <button
            type="button"
            className="icon-btn only-phone"
            popoverTarget={menuId}
            aria-label={t("shell.menu.open")}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
