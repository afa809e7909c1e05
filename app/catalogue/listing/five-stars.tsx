import { useI18n } from "../../i18n/i18n.tsx"
import * as marks from "../../styles/marks.module.css"
import { formatRating, type Rated } from "../../ui/stars.tsx"

/** Five stars filled up to the mean, with the number of reviews. Nothing for a product without reviews. */
export function FiveStars({ rating, reviewCount }: Rated) {
  const { locale, t } = useI18n()
  if (rating === null) return null
  const mean = formatRating(rating, locale)
  return (
    <span className={marks.stars}>
      <i style={{ "--share": `${rating * 20}%` }} aria-hidden="true" />
      <span aria-hidden="true">
        <bdi dir="ltr">{mean}</bdi> {t("stars.reviews", { n: reviewCount })}
      </span>
      <span className="sr">{t("stars.label", { mean, n: reviewCount })}</span>
    </span>
  )
}
