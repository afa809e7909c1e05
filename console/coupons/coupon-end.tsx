import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Dialog } from "../ui/dialog.tsx"
import { Icon } from "../ui/icon.tsx"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"

/** The end of a coupon: at this moment, or, where nobody ever used it, as if it had never been. */
export function CouponEnd({ coupon, onEnded }: { coupon: AdminCoupon; onEnded: (ended: AdminCoupon) => void }) {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<"end" | "delete">()
  const params = { documentId: coupon.documentId }
  async function go(what: "end" | "delete") {
    setAsking(undefined)
    try {
      if (what === "end")
        return onEnded(await fetchJson<AdminCoupon>("POST", apiPath("/coupons/:documentId/end", { params })))
      await fetchJson("DELETE", apiPath("/coupons/:documentId", { params }))
      await queries.invalidateQueries({ queryKey: ["coupons", "list"] })
      notify(t("coupon.deleted"))
      navigate("/coupons")
    } catch (error) {
      const isUsed = error instanceof RejectedError && error.details.code === "IN_USE"
      notify(isUsed ? t("coupon.everUsed") : rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <div className={parts.cActs}>
      {coupon.state !== "ended" && (
        <button type="button" className={`${buttons.btn} ${buttons.btnSoft}`} onClick={() => setAsking("end")}>
          {t("coupon.endNow")}
        </button>
      )}
      {coupon.used === 0 && (
        <button type="button" className={`${buttons.btn} ${buttons.btnSoft}`} onClick={() => setAsking("delete")}>
          <Icon name="trash-2" />
          {t("coupon.delete")}
        </button>
      )}
      {asking && (
        <Dialog title={t(asking === "end" ? "coupon.endNow" : "coupon.delete")} onClose={() => setAsking(undefined)}>
          <p>{t(asking === "end" ? "coupon.endWhy" : "coupon.deleteWhy", { code: coupon.code })}</p>
          <div className={parts.cActs}>
            <button type="button" className={buttons.btn} onClick={() => go(asking)}>
              {t(asking === "end" ? "coupon.endNow" : "coupon.delete")}
            </button>
            <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setAsking(undefined)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
