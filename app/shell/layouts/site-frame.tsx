import type { ReactNode } from "react"
import { QuickView } from "../../catalogue/quick-view/quick-view.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { usePage } from "../../page/page.tsx"
import { type ShellData, useShellData } from "../../page/shell-data.ts"
import * as headerCss from "../../styles/header.module.css"
import { Dock } from "./dock.tsx"
import { Footer, ShortFooter } from "./footer.tsx"
import { PhoneSearch } from "./header/phone-search.tsx"
import { LanguageOffer } from "./language-offer.tsx"
import { Logo } from "./logo.tsx"
import { LanguageLinks } from "./menus/language-links.tsx"
import { PhoneMenu } from "./menus/phone-menu.tsx"
import { Notice } from "./notice.tsx"
import * as css from "./quiet-frame.module.css"

/** Where toasts appear: once in each layout, there before the first message so that it is announced. */
export function ToastHost() {
  return <div id="toasts" aria-live="polite" />
}

/** Frame of a shop that is not filled yet: name, languages and footer. Menus, search and cart would lead to empty
 *  lists. */
function QuietFrame({ shell: { settings, year }, children }: { shell: ShellData; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={css.quietFrame}>
      <a className="skip" href="#main">
        {t("shell.skip")}
      </a>
      <LanguageOffer />
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

type SiteFrameProps = { header: (shell: ShellData) => ReactNode; children: ReactNode }

/** Frame of a page in every layout but the landing page's: banner, header, footer, the phone's bars and the panels.
 *  Without the shop's settings there is none; a shop that is not filled yet has a simpler one. */
export function SiteFrame({ header, children }: SiteFrameProps) {
  const { t } = useI18n()
  const shell = useShellData()
  const isCheckout = usePage().path === "/checkout"
  if (!shell) return <main id="main">{children}</main>
  if (shell.unfilled) return <QuietFrame shell={shell}>{children}</QuietFrame>
  const { settings, categories, year } = shell
  return (
    <>
      <a className="skip" href="#main">
        {t("shell.skip")}
      </a>
      <LanguageOffer />
      <Notice settings={settings} />
      {header(shell)}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isCheckout ? <ShortFooter settings={settings} year={year} /> : <Footer settings={settings} year={year} />}
      <Dock />
      <PhoneMenu settings={settings} categories={categories} />
      <PhoneSearch />
      <QuickView />
      <ToastHost />
    </>
  )
}
