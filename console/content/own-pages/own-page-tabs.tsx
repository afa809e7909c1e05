import { NavLink } from "react-router"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"

/** The two parts of a page that the merchant added. */
export function OwnPageTabs({ documentId }: { documentId: string }) {
  const t = useText()
  return (
    <nav className={settings.cTabs} aria-label={t("own.parts")}>
      <NavLink to={`/pages/${documentId}`} end>
        {t("own.text")}
      </NavLink>
      <NavLink to={`/pages/${documentId}/sections`}>{t("own.sections")}</NavLink>
    </nav>
  )
}
