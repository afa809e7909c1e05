import { NavLink } from "react-router"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"

/** Tabs of what visitors send: messages, subscriptions and stock alerts. */
export function VisitorTabs() {
  const t = useText()
  const mayNews = useMay("orders.export")
  if (!mayNews) return null
  return (
    <nav className={settings.cTabs} aria-label={t("shell.messages")}>
      <NavLink to="/messages">{t("shell.messages")}</NavLink>
      <NavLink to="/subscribers">{t("news.title")}</NavLink>
      <NavLink to="/stock-alerts">{t("waiting.title")}</NavLink>
    </nav>
  )
}
