import type { Locale } from "#core/i18n/locale.ts"
import { useI18n } from "../i18n/i18n.tsx"

type Rated = { rating: number | null; reviewCount: number }

/** A mean rating with one decimal: `4,6`, in English `4.6`. */
export function formatRating(rating: number, locale: Locale): string {
  const text = rating.toFixed(1).replace(/\.0$/, "")
  return locale === "en" ? text : text.replace(".", ",")
}

/** One star and the mean, for cards. Nothing for a product without reviews. */
export function CardStar({ rating, reviewCount }: Rated) {
  const { locale, t } = useI18n()
  if (rating === null) return null
  const mean = formatRating(rating, locale)
  return (
    <span className="mini">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z" />
      </svg>
      <bdi dir="ltr" aria-hidden="true">
        {mean}
      </bdi>
      <span className="sr">{t("stars.label", { mean, n: reviewCount })}</span>
    </span>
  )
}

/** Five stars filled up to the mean, with the number of reviews. Nothing for a product without reviews. */
export function Stars({ rating, reviewCount }: Rated) {
  const { locale, t } = useI18n()
  if (rating === null) return null
  const mean = formatRating(rating, locale)
  return (
    <span className="stars">
      <i style={{ "--share": `${rating * 20}%` }} aria-hidden="true" />
      <span aria-hidden="true">
        <bdi dir="ltr">{mean}</bdi> {t("stars.reviews", { n: reviewCount })}
      </span>
      <span className="sr">{t("stars.label", { mean, n: reviewCount })}</span>
    </span>
  )
}
