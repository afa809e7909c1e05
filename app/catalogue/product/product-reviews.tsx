import type { ProductDetail, Review } from "#core/catalogue/product.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { reviewsOnPage } from "#core/reviews/review.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { usePage } from "../../page/page.tsx"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { PageLinks } from "../../ui/page-links.tsx"
import { Picture } from "../../ui/picture.tsx"
import { formatRating } from "../../ui/stars.tsx"
import * as css from "./details.module.css"

/** The others wait behind a press. */
const openReviews = 3

/** The mean and how the ratings spread, of all reviews, and those of one page, each in its own language. */
export function ProductReviews({ product }: { product: ProductDetail }) {
  const { locale, t } = useI18n()
  const { rating, reviewCount, reviews, reviewsPage: page, stars } = product
  // A reader who turned the page wants to read on.
  const open = page === 1 ? openReviews : reviews.length
  if (rating === null) return <p className="muted">{t("product.noReview")}</p>
  const mean = formatRating(rating, locale)
  return (
    <div className={css.reviews}>
      <div className={css.mean}>
        <b>
          <bdi dir="ltr">{mean}</bdi>
        </b>
        <StarRow rating={rating} />
        <span className="small muted">{t("product.reviewLink", { n: reviewCount })}</span>
      </div>
      <Distribution stars={stars} />
      <Quotes reviews={reviews.slice(0, open)} />
      {reviews.length > open && (
        <details className={css.moreReviews}>
          <summary>{t("product.moreReviews", { n: reviews.length - open })}</summary>
          <Quotes reviews={reviews.slice(open)} />
        </details>
      )}
      <ReviewPages page={page} pages={Math.ceil(reviewCount / reviewsOnPage)} />
    </div>
  )
}

function StarRow({ rating }: { rating: number }) {
  const { locale, t } = useI18n()
  const label = t("product.mean", { mean: formatRating(rating, locale) })
  return (
    <span className={marks.stars}>
      <i style={{ "--share": `${rating * 20}%` }} role="img" aria-label={label} />
    </span>
  )
}

/** Links to the other pages; nothing where one page holds all. */
function ReviewPages({ page, pages }: { page: number; pages: number }) {
  const { t, to } = useI18n()
  const { path } = usePage()
  const words = {
    all: t("product.reviewPages"),
    previous: t("listing.pages.previous"),
    next: t("listing.pages.next"),
    page: (number: number) => t("listing.pages.page", { page: number }),
  }
  const addressOf = (number: number) => to(`${path}${number > 1 ? `?reviews=${number}` : ""}#avis`)
  return <PageLinks page={page} pages={pages} addressOf={addressOf} words={words} />
}

/** @param stars how many gave 1, 2, 3, 4 and 5 */
function Distribution({ stars: counts }: { stars: number[] }) {
  const { t } = useI18n()
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className={css.dist}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <span>
              <span aria-hidden="true">{stars}</span>
              <span className="sr">{t("product.stars", { n: stars })}</span>
            </span>
            <i style={{ "--p": `${(100 * count) / Math.max(1, all)}%` }} />
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
        {t("product.quote", { text: isolateNumbers(review.review) })}
      </p>
      {picture && (
        <Picture
          picture={picture}
          sizes="9rem"
          className={css.reviewPicture}
          alt={t("product.reviewPicture", { name })}
        />
      )}
      <footer>
        <bdi lang={lang}>{name}</bdi>
        {town && (
          <>
            {t("product.reviewTown")}
            <bdi lang={lang}>{town}</bdi>
          </>
        )}
        {" · "}
        <time dateTime={date} suppressHydrationWarning>
          {formatShopDate(date, locale)}
        </time>
        {verified && (
          <span className={css.verified}>
            <Icon name="check" />
            {t("product.verified")}
          </span>
        )}
      </footer>
      {reply && (
        <div className={css.reply}>
          <b>{t("product.reply")}</b>
          <p dir="auto">{isolateNumbers(reply)}</p>
        </div>
      )}
    </blockquote>
  )
}
