import type { AdminCouponState } from "#api/coupons/contract-admin.ts"
import { useText } from "../i18n/use-text.ts"
import * as lists from "../ui/lists/lists.module.css"

/** What a coupon is now: in words, and by its mark. */
export function CouponState({ state }: { state: AdminCouponState }) {
  const t = useText()
  return (
    <span className={lists.cMark} data-is={state}>
      {t(`coupon.state.${state}`)}
    </span>
  )
}
