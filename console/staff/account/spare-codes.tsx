import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"

/** Codes for the day when the phone is lost; shown once. */
export function SpareCodes({ codes }: { codes: string[] }) {
  const t = useText()
  return (
    <div className={settings.cSpare} role="status">
      <b>{t("account.spare")}</b>
      <p className="muted">{t("account.spareText")}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
