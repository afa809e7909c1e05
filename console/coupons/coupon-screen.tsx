import { useState } from "react"
import { useParams } from "react-router"
import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useRecordQuery } from "../data/use-get.ts"
import { useText } from "../i18n/use-text.ts"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { newDraft } from "./coupon-draft.ts"
import { CouponForm } from "./coupon-form.tsx"

/** One coupon, or a new one. */
export function CouponScreen() {
  const t = useText()
  const { id = "new" } = useParams()
  const [begun] = useState(() => newDraft(new Date()))
  const isNew = id === "new"
  const load = () => fetchJson<AdminCoupon>("GET", apiPath("/coupons/:documentId", { params: { documentId: id } }))
  const query = useRecordQuery(["coupons", id], load, !isNew)
  const title = isNew ? t("coupon.new") : <bdi dir="ltr">{query.data?.code}</bdi>
  return (
    <Screen title={title} back={{ to: "/coupons", label: t("coupon.back") }}>
      {isNew ? (
        <CouponForm key={id} coupon={undefined} begun={begun} load={load} />
      ) : (
        <Loaded query={query}>{(coupon) => <CouponForm key={id} coupon={coupon} begun={begun} load={load} />}</Loaded>
      )}
    </Screen>
  )
}
