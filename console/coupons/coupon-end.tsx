import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
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
        <Button look="soft" onClick={() => setAsking("end")}>
          {t("coupon.endNow")}
        </Button>
      )}
      {coupon.used === 0 && (
        <Button look="soft" icon="trash-2" onClick={() => setAsking("delete")}>
          {t("coupon.delete")}
        </Button>
      )}
      {asking && (
        <Dialog title={t(asking === "end" ? "coupon.endNow" : "coupon.delete")} onClose={() => setAsking(undefined)}>
          <p>{t(asking === "end" ? "coupon.endWhy" : "coupon.deleteWhy", { code: coupon.code })}</p>
          <div className={parts.cActs}>
            <Button onClick={() => go(asking)}>{t(asking === "end" ? "coupon.endNow" : "coupon.delete")}</Button>
            <Button look="quiet" onClick={() => setAsking(undefined)}>
              {t("shell.close")}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
