import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Removes a post for good, once it is asked whether that is meant. */
export function RemovePost({ documentId, title }: { documentId: string; title: string }) {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  async function remove() {
    setAsking(false)
    try {
      await fetchJson("DELETE", apiPath("/posts/:documentId", { params: { documentId } }))
      await queries.invalidateQueries({ queryKey: ["posts", "list"] })
      notify(t("coupon.deleted"))
      navigate("/posts")
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <>
      <button type="button" className={buttons.link} onClick={() => setAsking(true)}>
        <Icon name="trash-2" />
        {t("coupon.delete")}
      </button>
      {asking && (
        <Dialog title={t("coupon.delete")} onClose={() => setAsking(false)}>
          <p>{t("coupon.deleteWhy", { code: title })}</p>
          <div className={parts.cActs}>
            <button type="button" className={buttons.btn} onClick={remove}>
              {t("coupon.delete")}
            </button>
            <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setAsking(false)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
