import type { ComponentType } from "react"
import { CouponCard } from "../../coupons/coupon-card.tsx"
import * as couponsCss from "../../coupons/coupons.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as home from "../home/home.module.css"
import { CategoryTabs } from "../home/sections/category-tabs.tsx"
import { ProductAisles } from "../home/sections/product-aisles.tsx"
import { SectionHead } from "../home/sections/section-head.tsx"
import { TrendBanner } from "../home/sections/trend-banner.tsx"
import type { SectionViews } from "./section-views.ts"
import { VideoSection } from "./video-section.tsx"

type Facts = {
  /** Names it on the page. */
  id: string
  /** ISO 8601 */
  now: string
}

/** The component of each kind that does more than being shown and that few pages have. */
const components = {
  "product-aisles": ProductAisles,
  "product-banner": TrendBanner,
  "category-tabs": CategoryTabs,
  coupons: CouponSection,
  video: VideoSection,
} satisfies { [K in keyof SectionViews]?: ComponentType<SectionViews[K] & Facts> }

export type RareKind = keyof typeof components

export function RareSection({
  kind,
  view,
  ...facts
}: Facts & { kind: RareKind; view: SectionViews[keyof SectionViews] }) {
  // Kind and view belong together by the type of a section's view.
  const Component = components[kind] as ComponentType<typeof view & Facts>
  return <Component {...view} {...facts} />
}

function CouponSection({ title, coupons, now }: SectionViews["coupons"] & Facts) {
  const { t } = useI18n()
  return (
    <section className={home.section}>
      <SectionHead title={title || t("home.coupons.title")} />
      <ul className={couponsCss.coupons}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.code} coupon={coupon} now={now} />
        ))}
      </ul>
    </section>
  )
}
