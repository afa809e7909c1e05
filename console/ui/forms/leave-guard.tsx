import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../button.tsx"
import { Dialog } from "../dialog.tsx"
import { holdHistory } from "../hold-history.ts"

/** The place inside the console that a click on a link leads to; another window or site is none. */
function placeOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return undefined
  if (!link.pathname.startsWith("/admin/") || link.pathname === location.pathname) return undefined
  return link.pathname.slice("/admin".length) + link.search
}

/** Asks before changes that are not stored are left behind: by a link, by the browser's buttons, or by closing the page.
 *  Belongs on the page only while there are such changes.
 *  @param why what would happen to them; without it: that they would be lost */
export function LeaveGuard({ why }: { why?: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [leave, setLeave] = useState<() => void>()
  const confirmLeave = useEffectEvent((place: string) => setLeave(() => () => navigate(place)))
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const place = placeOf(event)
      if (place === undefined) return
      event.preventDefault()
      // Another guard of the page does not ask as well.
      event.stopImmediatePropagation()
      confirmLeave(place)
    }
    const release = holdHistory((goOn) => setLeave(() => goOn))
    window.addEventListener("beforeunload", warn)
    document.addEventListener("click", hold, true)
    return () => {
      release()
      window.removeEventListener("beforeunload", warn)
      document.removeEventListener("click", hold, true)
    }
  }, [])
  if (!leave) return null
  return (
    <Dialog title={t("form.leave")} onClose={() => setLeave(undefined)}>
      <p>{why ?? t("form.leaveWhy")}</p>
      <div className={parts.cActs}>
        <Button onClick={() => setLeave(undefined)}>{t("form.stay")}</Button>
        <Button look="quiet" onClick={leave}>
          {t("form.leaveAnyway")}
        </Button>
      </div>
    </Dialog>
  )
}
