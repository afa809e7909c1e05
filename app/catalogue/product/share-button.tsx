import { useState } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import * as panel from "../../styles/panel.module.css"
import { Icon } from "../../ui/icon.tsx"

type ShareButtonProps = {
  title: string
  /** The shared path of the shop, with its language; the page itself by default. */
  path?: string
  label?: string
  className?: string
}

/** Shares a page by the phone's own sheet, or copies its address where there is none. */
export const ShareButton = island("share-button", ({ title, path, label, className = "" }: ShareButtonProps) => {
  const { t } = useI18n()
  const [copied, setCopied] = useState(false)

  const share = async () => {
    const url = location.origin + (path ?? location.pathname)
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // The sheet was closed, or the browser allows neither: there is nothing to mend.
    }
  }
  return (
    <button type="button" className={`${panel.needsScript} ${className}`} onClick={share}>
      <Icon name={copied ? "check" : "share-2"} />
      <span role="status">{copied ? t("product.shared") : (label ?? t("product.share"))}</span>
    </button>
  )
})
