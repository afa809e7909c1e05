import type { ReactNode } from "react"
import { CartPanel } from "../cart/cart-panel.tsx"
import { ToastHost } from "../cart/toast-host.tsx"
import type { Settings } from "../content/content.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { useShellData } from "../shell/shell-data.ts"
import { useVisit } from "../shell/use-visit.ts"
import { Dock } from "./dock.tsx"
import { Footer } from "./footer.tsx"
import { MainBar } from "./main-bar.tsx"
import { NavBar } from "./nav-bar.tsx"
import { Notice } from "./notice.tsx"
import { PhoneMenu } from "./phone-menu.tsx"
import { PhoneSearch } from "./phone-search.tsx"
import { SlowNavigation } from "./slow-navigation.tsx"
import { TopStrip } from "./top-strip.tsx"

function Visit({ settings }: { settings: Settings }) {
  useVisit(settings)
  return null
}

/** Header, footer and panels around a page. Without the shop's settings the page stands alone. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const shell = useShellData()
  if (!shell) return <main id="main">{children}</main>
  const { settings, categories, year } = shell
  return (
    <>
      <Visit settings={settings} />
      <a className="skip" href="#main">
        {t("shell.skip")}
      </a>
      <SlowNavigation />
      <Notice settings={settings} />
      <TopStrip settings={settings} />
      <MainBar />
      <NavBar categories={categories} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} year={year} />
      <Dock />
      <PhoneMenu settings={settings} categories={categories} />
      <PhoneSearch />
      <CartPanel />
      <ToastHost />
    </>
  )
}
