import type { ReactNode } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShellData } from "../../page/shell-data.ts"
import * as headerCss from "../../styles/header.module.css"
import { Icon } from "../../ui/icon.tsx"
import * as universeHeader from "./header/universe-header.module.css"
import { LanguageOffer } from "./language-offer.tsx"
import { LogoSign } from "./logo.tsx"
import { Notice } from "./notice.tsx"
import { ToastHost } from "./site-frame.tsx"

/** The landing page of an advertisement: the logo and what is ordered, nothing that leads away. */
export function LandingLayout({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const settings = useShellData()?.settings
  return (
    <div className={universeHeader.landing}>
      <LanguageOffer />
      {settings && <Notice settings={settings} />}
      <header className="wrap">
        <p className={headerCss.logo}>
          <LogoSign name={settings?.shopName ?? t("shell.shopName")} theme={settings?.theme ?? null} />
        </p>
        {settings?.phone && (
          <a className={universeHeader.call} href={`tel:${settings.phoneInternational}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ToastHost />
    </div>
  )
}
