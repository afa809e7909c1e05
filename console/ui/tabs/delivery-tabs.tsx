import { NavLink } from "react-router"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"

/** The parts of delivery: prices, closed communes, and names in carriers' files. */
export function DeliveryTabs() {
  const t = useText()
  return (
    <nav className={settings.cTabs} aria-label={t("shell.delivery")}>
      <NavLink to="/delivery" end>
        {t("tariff.tab")}
      </NavLink>
      <NavLink to="/delivery/accounts">{t("settings.carriers")}</NavLink>
      <NavLink to="/delivery/communes">{t("communes.link")}</NavLink>
      <NavLink to="/delivery/carriers">{t("spelling.link")}</NavLink>
    </nav>
  )
}
