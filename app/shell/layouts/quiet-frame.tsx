import type { ReactNode } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { ToastHost } from "../../ui/toast-host.tsx"
import type { ShellData } from "../shell-data.ts"
import { Footer } from "./footer.tsx"
import * as headerCss from "./header/header.module.css"
import { Logo } from "./logo.tsx"
import { LanguageLinks } from "./menus/language-links.tsx"
import { Notice } from "./notice.tsx"
import * as css from "./quiet-frame.module.css"

/** What stands around every page of a shop that is not filled yet: name, languages and footer. Menus, search and cart would
 *  lead to empty shelves. */
export function QuietFrame({ shell: { settings, year }, children }: { shell: ShellData; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={css.quietFrame}>
      <a className="skip" href="#main">
        {t("shell.skip")}
      </a>
      <Notice settings={settings} />
      <header className={headerCss.head}>
        <div className="wrap">
          <Logo />
          <LanguageLinks />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} year={year} />
      <ToastHost />
    </div>
  )
}
