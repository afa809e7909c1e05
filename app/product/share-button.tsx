import { useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"

/** Shares the page by the phone's own sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useI18n()
  const [copied, setCopied] = useState(false)

  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // The sheet was closed, or the browser allows neither: there is nothing to mend.
    }
  }
  return (
    <button type="button" className="needs-script" onClick={share}>
      <Icon name={copied ? "check" : "share-2"} />
      <span role="status">{t(copied ? "product.shared" : "product.share")}</span>
    </button>
  )
}
