import { Link } from "react-router"
import type { AdminCoupon } from "#api/coupons/contract-admin.ts"
import { useUniverses } from "../catalogue/products/use-universes.ts"
import { titleIn } from "../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { ButtonLink } from "../ui/button.tsx"
import { shortDate, shortEnd } from "../ui/forms/moment.ts"
import { FilterChips } from "../ui/lists/filter-chips.tsx"
import { ListBody } from "../ui/lists/list-body.tsx"
import { ListScreen } from "../ui/lists/list-screen.tsx"
import { useAddressList } from "../ui/lists/use-address-list.ts"
import { Money } from "../ui/money.tsx"
import { CouponState } from "./coupon-state.tsx"

const states = ["active", "upcoming", "usedUp", "ended"] as const satisfies AdminCoupon["state"][]

/** All coupons with what they are now and how often they are used. */
export function CouponsScreen() {
  const t = useText()
  const list = useAddressList<AdminCoupon>("/coupons", ["state"])
  const { set } = list
  return (
    <ListScreen
      list={list}
      title={t("shell.coupons")}
      search={t("coupon.search")}
      actions={
        <ButtonLink icon="plus" to="/coupons/new">
          {t("coupon.new")}
        </ButtonLink>
      }
      filters={
        <FilterChips
          values={["", ...states]}
          chosen={list.value("state")}
          nameOf={(state) => (state === "" ? t("coupon.all") : t(`coupon.state.${state}`))}
          onChoose={(state) => set("state", state)}
        />
      }
    >
      <ListBody
        list={list}
        label={t("shell.coupons")}
        empty={t("coupon.none")}
        head={[t("coupon.code"), t("coupon.off"), t("coupon.dates"), t("coupon.uses"), t("coupon.stateHead")]}
        row={(coupon) => <CouponRow key={coupon.documentId} coupon={coupon} />}
      />
    </ListScreen>
  )
}

function CouponRow({ coupon }: { coupon: AdminCoupon }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { nameOf } = useUniverses()
  const { documentId, code, title, kind, value, productType, startDate, endDate, used, maxUses, state, isPublic } =
    coupon
  return (
    <tr>
      <th scope="row">
        <Link to={`/coupons/${documentId}`}>
          <bdi dir="ltr">{code}</bdi>
        </Link>
        <small>
          <bdi>{titleIn(title, locale)}</bdi>
        </small>
      </th>
      <td data-label={t("coupon.off")}>
        {kind === "percent" ? <bdi dir="ltr">{value} %</bdi> : <Money dinars={value} />}
        <small>{productType === null ? t("coupon.everything") : nameOf(productType)}</small>
      </td>
      <td data-label={t("coupon.dates")}>
        <bdi>{shortDate(startDate, locale)}</bdi> – <bdi>{shortEnd(endDate, locale)}</bdi>
      </td>
      <td data-label={t("coupon.uses")}>
        <bdi>{maxUses === null ? used : `${used} / ${maxUses}`}</bdi>
      </td>
      <td data-label={t("coupon.stateHead")}>
        <CouponState state={state} />
        {!isPublic && <small>{t("coupon.private")}</small>}
      </td>
    </tr>
  )
}
