import type { ProductDetail, Review } from "#core/product.ts"
import { formatShopDate } from "#core/shop-date.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { Picture } from "../ui/picture.tsx"
import { formatRating } from "../ui/stars.tsx"

/** The others wait behind a press. */
const openReviews = 3

/** The mean, how the ratings spread, and every review in its own language. */
export function ProductReviews({ product }: { product: ProductDetail }) {
  const { locale, t } = useI18n()
  const { rating, reviewCount, reviews } = product
  if (rating === null) return <p className="muted">{t("product.noReview")}</p>
  const mean = formatRating(rating, locale)
  return (
    <div className="reviews">
      <div className="mean">
        <b>
          <bdi dir="ltr">{mean}</bdi>
        </b>
        <StarRow rating={rating} />
        <span className="small muted">{t("product.reviewLink", { n: reviewCount })}</span>
      </div>
      <Distribution reviews={reviews} />
      <Quotes reviews={reviews.slice(0, openReviews)} />
      {reviews.length > openReviews && (
        <details className="more-reviews">
          <summary>{t("product.moreReviews", { n: reviews.length - openReviews })}</summary>
          <Quotes reviews={reviews.slice(openReviews)} />
        </details>
      )}
    </div>
  )
}

function StarRow({ rating }: { rating: number }) {
  const { locale, t } = useI18n()
  const label = t("product.mean", { mean: formatRating(rating, locale) })
  return (
    <span className="stars">
      <i style={{ "--share": `${rating * 20}%` }} role="img" aria-label={label} />
    </span>
  )
}

function Distribution({ reviews }: { reviews: Review[] }) {
  const { t } = useI18n()
  return (
    <ul className="dist">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = reviews.filter(({ rating }) => rating === stars).length
        return (
          <li key={stars}>
            <span>
              <span aria-hidden="true">{stars}</span>
              <span className="sr">{t("product.stars", { n: stars })}</span>
            </span>
            <i style={{ "--p": `${(100 * count) / Math.max(1, reviews.length)}%` }} />
            <span>{count}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Quotes({ reviews }: { reviews: Review[] }) {
  return reviews.map((review) => <ReviewQuote key={`${review.name} ${review.date}`} review={review} />)
}

function ReviewQuote({ review }: { review: Review }) {
  const { locale, t } = useI18n()
  const { name, town, date, lang, rating, verified, reply, picture } = review
  return (
    <blockquote>
      <StarRow rating={rating} />
      <p lang={lang} dir="auto">
        {t("product.quote", { text: review.review })}
      </p>
      {picture && (
        <Picture picture={picture} sizes="9rem" className="review-picture" alt={t("product.reviewPicture", { name })} />
      )}
      <footer>
        <bdi>{[name, town].filter(Boolean).join(", ")}</bdi>
        {" · "}
        <time dateTime={date} suppressHydrationWarning>
          {formatShopDate(date, locale)}
        </time>
        {verified && (
          <span className="verified">
            <Icon name="check" />
            {t("product.verified")}
          </span>
        )}
      </footer>
      {reply && (
        <div className="reply">
          <b>{t("product.reply")}</b>
          <p dir="auto">{reply}</p>
        </div>
      )}
    </blockquote>
  )
}
