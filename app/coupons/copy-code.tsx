import { useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../page/island.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as panel from "../styles/panel.module.css"
import { Icon } from "../ui/icon.tsx"
import * as css from "./coupons.module.css"

/** A coupon's code and a button that copies it. Without JavaScript, or where copying is refused, the code can be
 *  selected by one press. */
export const CopyCode = island("copy-code", ({ code, disabled }: { code: string; disabled: boolean }) => {
  const { t } = useI18n()
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      // The code stands beside the button and can be selected.
    }
  }
  return (
    <div className={css.couponCode}>
      <code>
        <bdi dir="ltr">{code}</bdi>
      </code>
      <button
        type="button"
        className={`${buttons.btn} ${buttons.btnSoft} ${panel.needsScript}`}
        onClick={copy}
        disabled={disabled}
      >
        <Icon name={copied ? "check" : "copy"} />
        <span>{t(copied ? "coupons.copied" : "coupons.copy")}</span>
        <span className="sr"> {code}</span>
      </button>
      <span className="sr" role="status">
        {copied ? t("coupons.copied") : ""}
      </span>
    </div>
  )
})
