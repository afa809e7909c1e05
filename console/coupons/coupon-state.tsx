import type { AdminCouponState } from "#api/coupons/contract-admin.ts"
import { useText } from "../i18n/use-text.ts"
import * as lists from "../ui/lists/lists.module.css"

/** State of a coupon: its text and mark. */
export function CouponState({ state }: { state: AdminCouponState }) {
  const t = useText()
  return (
    <span className={lists.cMark} data-is={state}>
      {t(`coupon.state.${state}`)}
    </span>
  )
}
