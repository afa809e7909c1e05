import { type Coupon, couponState } from "#core/coupons/coupon.ts"
import { CouponCard } from "../coupons/coupon-card.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { BigStar } from "../ui/big-star.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/coupons"
import "../coupons/coupons.css"
import * as couponsCss from "../coupons/coupons.module.css"
import * as empty from "../styles/empty.module.css"
import * as listing from "../styles/listing.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ head }, { t }) => ({
  path: "/coupons",
  head,
  steps: [{ path: "/coupons", label: t("coupons.title") }],
  title: t("coupons.title"),
  description: t("coupons.intro"),
}))

export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  const now = new Date().toISOString()
  // Those that can be used first, then those that are over.
  const isOver = (coupon: Coupon) => Number(couponState(coupon, now) === "ended")
  const [all, head] = await Promise.all([content.coupons(locale), content.pageHead("coupons", locale)])
  const coupons = all.toSorted((a, b) => isOver(a) - isOver(b))
  return { ...place, coupons, now, ...head }
}

const ticket = "M70 82h60v11a7 7 0 0 0 0 14v11H70v-11a7 7 0 0 0 0-14ZM111 89v5M111 98v5M111 107v5"

export default function Coupons({ loaderData: { coupons, now } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="wrap above-foot">
      <Crumbs steps={[{ path: "/coupons", label: t("coupons.title") }]} />
      <div className={listing.pageHead}>
        <div>
          <h1>{t("coupons.title")}</h1>
          <p>{t("coupons.intro")}</p>
        </div>
      </div>
      {coupons.length === 0 ? (
        <div className={empty.empty}>
          <BigStar drawing={ticket} />
          <p>{t("coupons.none")}</p>
        </div>
      ) : (
        <ul className={couponsCss.coupons}>
          {coupons.map((coupon) => (
            <CouponCard key={coupon.code} coupon={coupon} now={now} />
          ))}
        </ul>
      )}
    </div>
  )
}
