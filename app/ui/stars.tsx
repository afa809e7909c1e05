import type { Locale } from "#core/i18n/locale.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as card from "../styles/card.module.css"
import { Icon } from "./icon.tsx"

export type Rated = { rating: number | null; reviewCount: number }

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
    <span className={card.mini}>
      <Icon name="rating-star-filled" />
      <bdi dir="ltr" aria-hidden="true">
        {mean}
      </bdi>
      <span className="sr">{t("stars.label", { mean, n: reviewCount })}</span>
    </span>
  )
}
