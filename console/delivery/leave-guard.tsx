import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"

/** The place inside the console that a click on a link leads to; another window or site is none. */
function placeOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return undefined
  if (!link.pathname.startsWith("/admin/") || link.pathname === location.pathname) return undefined
  return link.pathname.slice("/admin".length) + link.search
}

/** Asks before changes that are not stored are left behind: by a link, or by closing the page. */
export function LeaveGuard() {
  const t = useText()
  const navigate = useNavigate()
  const [to, setTo] = useState<string>()
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const place = placeOf(event)
      if (place === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setTo(place)
    }
    window.addEventListener("beforeunload", warn)
    document.addEventListener("click", hold, true)
    return () => {
      window.removeEventListener("beforeunload", warn)
      document.removeEventListener("click", hold, true)
    }
  }, [])
  if (to === undefined) return null
  return (
    <Dialog title={t("tariff.leave")} onClose={() => setTo(undefined)}>
      <p>{t("tariff.leaveWhy")}</p>
      <div className="c-acts">
        <button type="button" className="btn" onClick={() => setTo(undefined)}>
          {t("tariff.stay")}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => navigate(to)}>
          {t("tariff.leaveAnyway")}
        </button>
      </div>
    </Dialog>
  )
}
