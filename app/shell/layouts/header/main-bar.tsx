import { Logo } from "../logo.tsx"
import * as css from "./header.module.css"
import { HeaderTools } from "./header-tools.tsx"
import { SearchForm } from "./search-form.tsx"

/** The bar that stays at the top: logo, search, cart; on phones toggles for search and menu. */
export function MainBar() {
  return (
    <header className={css.head}>
      <div className="wrap">
        <Logo />
        <SearchForm className="no-phone" pick />
        <HeaderTools />
      </div>
    </header>
  )
}
