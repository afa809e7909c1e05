import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link, useParams } from "react-router"
import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import * as forms from "../ui/forms/forms.module.css"
import { Icon } from "../ui/icon.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { newDraft } from "./coupon-draft.ts"
import { CouponForm } from "./coupon-form.tsx"

/** One coupon, or a new one. */
export function CouponScreen() {
  const t = useText()
  const { id = "new" } = useParams()
  const [begun] = useState(() => newDraft(new Date()))
  const isNew = id === "new"
  const load = () => fetchJson<AdminCoupon>("GET", apiPath("/coupons/:documentId", { params: { documentId: id } }))
  const { data, error, refetch } = useQuery({
    queryKey: ["coupons", id],
    queryFn: load,
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/coupons" aria-label={t("coupon.back")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>{isNew ? t("coupon.new") : <bdi dir="ltr">{data?.code ?? ""}</bdi>}</h1>
      </header>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!isNew && !data && !error && <p role="status">{t("form.loading")}</p>}
      {(isNew || data) && <CouponForm key={id} coupon={data} begun={begun} load={load} />}
    </div>
  )
}
