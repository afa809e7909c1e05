import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { NavLink } from "react-router"
import type { SamplePresence } from "#api/sample/contract.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as settingsCss from "../../styles/settings.module.css"

/** Whether the shop has products of the sample, or a clearing of it to undo.
 *  @param mayAsk the API tells it to those alone who handle the shop's data */
function useHasSample(mayAsk: boolean): boolean {
  const { data } = useQuery({
    queryKey: ["sample", "presence"],
    queryFn: ({ signal }) => fetchJson<SamplePresence>("GET", "/sample/presence", undefined, signal),
    enabled: mayAsk,
  })
  return data !== undefined && (data.present || data.undo)
}

/** The parts of the settings that who is signed in may open. */
export function SettingsTabs() {
  const t = useText()
  const mayShop = useMay("settings.write")
  const mayManage = useMay("staff.manage")
  const mayAudit = useMay("audit.read")
  const maySet = useMay("settings.write")
  const mayWrite = useMay("content.write")
  const mayHandleData = useMay("shop.data")
  const hasSample = useHasSample(mayHandleData)
  const tabs = useRef<HTMLElement>(null)
  // On a phone the tabs are wider than the screen. What it gives back is no clean-up: newer browsers give a promise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and when the tabs are known
  useEffect(() => {
    tabs.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [mayShop, mayWrite])
  return (
    <nav ref={tabs} className={settingsCss.cTabs} aria-label={t("shell.settings")}>
      {mayShop && <NavLink to="/settings/shop">{t("settings.shop")}</NavLink>}
      {mayShop && <NavLink to="/settings/theme">{t("theme.title")}</NavLink>}
      {mayWrite && <NavLink to="/settings/menus">{t("settings.menus")}</NavLink>}
      {mayWrite && <NavLink to="/settings/search">{t("settings.search")}</NavLink>}
      {mayManage && <NavLink to="/settings/staff">{t("staff.title")}</NavLink>}
      {mayAudit && <NavLink to="/settings/audit">{t("staff.audit")}</NavLink>}
      {mayShop && <NavLink to="/settings/messages">{t("orderMessage.title")}</NavLink>}
      {maySet && <NavLink to="/settings/mail">{t("mail.title")}</NavLink>}
      {mayWrite && <NavLink to="/settings/size-guides">{t("guide.title")}</NavLink>}
      {mayHandleData && <NavLink to="/settings/webhooks">{t("settings.webhooks")}</NavLink>}
      {mayHandleData && <NavLink to="/settings/backups">{t("backup.title")}</NavLink>}
      {hasSample && <NavLink to="/settings/sample">{t("sample.title")}</NavLink>}
    </nav>
  )
}
