import { Navigate, NavLink, Outlet, useLocation } from "react-router"
import type { SamplePresence } from "#api/sample/contract.ts"
import { useGet } from "../../data/use-get.ts"
import { useMay, useMe } from "../../data/use-me.ts"
import type { TextKey } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../icon.tsx"
import { NotFound } from "../states/not-found.tsx"
import { useMediaQuery } from "../use-media-query.ts"
import * as css from "./settings-layout.module.css"

/** Whether the shop has products of the sample, or a clearing of it to undo.
 *  @param mayAsk the API tells it to those alone who handle the shop's data */
function useHasSample(mayAsk: boolean): boolean {
  const { data } = useGet<SamplePresence>(["sample", "presence"], "/sample/presence", { enabled: mayAsk })
  return data !== undefined && (data.present || data.undo)
}

/** The parts of the settings that who is signed in may open: address below `/settings` and name. */
function useSettingsParts(): { path: string; text: TextKey }[] {
  const mayShop = useMay("settings.write")
  const mayManage = useMay("staff.manage")
  const mayAudit = useMay("audit.read")
  const mayWrite = useMay("content.write")
  const mayHandleData = useMay("shop.data")
  const hasSample = useHasSample(mayHandleData)
  const parts: [boolean, string, TextKey][] = [
    [mayShop, "shop", "settings.shop"],
    [mayShop, "theme", "theme.title"],
    [mayWrite, "menus", "settings.menus"],
    [mayWrite, "search", "settings.search"],
    [mayManage, "staff", "staff.title"],
    [mayAudit, "audit", "staff.audit"],
    [mayShop, "messages", "orderMessage.title"],
    [mayShop, "mail", "mail.title"],
    [mayWrite, "size-guides", "guide.title"],
    [mayHandleData, "moving", "settings.moving"],
    [mayWrite, "redirects", "settings.redirects"],
    [mayHandleData, "tokens", "settings.tokens"],
    [mayHandleData, "webhooks", "settings.webhooks"],
    [mayHandleData, "backups", "backup.title"],
    [hasSample, "sample", "sample.title"],
  ]
  return parts.flatMap(([may, path, text]) => (may ? { path, text } : []))
}

/** The frame of the settings: a menu of their parts beside the one that is open; on a phone it folds above it. */
export function SettingsLayout() {
  const t = useText()
  const isWide = useMediaQuery("(min-width: 60rem)")
  const mayShop = useMay("settings.write")
  const { pathname } = useLocation()
  const entries = useSettingsParts()
  const part = pathname.split("/")[2]
  const here = entries.find(({ path }) => path === part)
  const links = entries.map(({ path, text }) => (
    <NavLink key={path} to={`/settings/${path}`}>
      {t(text)}
    </NavLink>
  ))
  // Editors have the size guides among the shop's texts, which have tabs of their own.
  const isOfContent = part === "size-guides" && !mayShop
  return (
    <div className={css.cSettings}>
      {!isOfContent && (
        <nav className={css.cSettingsMenu} aria-label={t("shell.settings")}>
          {isWide ? (
            links
          ) : (
            <details key={pathname}>
              <summary>
                <span>{t("shell.settings")}</span>
                <b>{here && t(here.text)}</b>
                <Icon name="chevron-down" />
              </summary>
              {links}
            </details>
          )}
        </nav>
      )}
      <Outlet />
    </div>
  )
}

/** Leads to the first part of the settings that who is signed in may open. */
export function SettingsIndex() {
  const me = useMe()
  const [first] = useSettingsParts()
  if (first) return <Navigate to={`/settings/${first.path}`} replace />
  return me ? <NotFound /> : null
}
