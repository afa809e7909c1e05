import { encode } from "uqr"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"

/** The key for an app as a picture that its camera reads: dark on light in both schemes, as cameras want it. */
export function TotpCode({ totpURI }: { totpURI: string }) {
  const t = useText()
  const { size, data } = encode(totpURI, { ecc: "M", border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg className={settings.cQr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("account.qr")}>
      <path d={path} />
    </svg>
  )
}
