import { Link } from "react-router"
import type { AdminReview } from "#api/reviews/contract-admin.ts"
import * as fields from "#app/styles/fields.module.css"
import { commaOf } from "#core/i18n/comma.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { apiAddress, apiPath } from "../data/api-path.ts"
import { useMay } from "../data/use-me.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as visitors from "../styles/visitors.module.css"
import { Button } from "../ui/button.tsx"
import { shortDate } from "../ui/forms/moment.ts"
import * as lists from "../ui/lists/lists.module.css"
import type { RowSelection } from "../ui/lists/use-selection.ts"
import { ReviewReply } from "./review-reply.tsx"
import { useDecide } from "./use-decide.ts"

/** One review with its picture, what it is about, and what can be done with it. */
export function ReviewCard({ review, selection }: { review: AdminReview; selection: RowSelection }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { busy, decide } = useDecide()
  const { documentId, status, rating, name, town, date, lang, picture } = review
  const picturePath = apiAddress(apiPath("/reviews/:documentId/picture", { params: { documentId } }))
  return (
    <li className={visitors.cCard}>
      <header>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={selection.isSelected(documentId)}
            onChange={() => selection.toggle(documentId)}
          />
          <span className="sr">{t("visitors.select", { name })}</span>
        </label>
        <span className={visitors.cStars} role="img" aria-label={t("review.starsOf", { n: rating })}>
          {"★".repeat(rating)}
          <span>{"★".repeat(5 - rating)}</span>
        </span>
        <span className={lists.cMark} data-is={status}>
          {t(`review.status.${status}`)}
        </span>
        <time dateTime={date}>{shortDate(date, locale, true)}</time>
      </header>
      <p className={visitors.cWords} lang={lang} dir="auto">
        {isolateNumbers(review.review)}
      </p>
      {picture && (
        <a href={picturePath} target="_blank" rel="noreferrer">
          <img src={picturePath} alt={t("review.pictureOf", { name })} width={picture.width} height={picture.height} />
        </a>
      )}
      <About review={review} who={[name, town].filter(Boolean).join(commaOf(locale))} />
      <div className={visitors.cDeeds}>
        {status !== "approved" && (
          <Button icon="check" disabled={busy} onClick={() => decide([documentId], "approved")}>
            {t("review.approve")}
          </Button>
        )}
        {status !== "refused" && (
          <Button look="quiet" disabled={busy} onClick={() => decide([documentId], "refused")}>
            {t(status === "approved" ? "review.takeBack" : "review.refuse")}
          </Button>
        )}
        <ReviewReply review={review} />
      </div>
    </li>
  )
}

function About({ review, who }: { review: AdminReview; who: string }) {
  const t = useText()
  const mayOrders = useMay("orders.read")
  const { product, order, verified } = review
  return (
    <p className={visitors.cAbout}>
      <bdi>{who}</bdi>
      <a href={`/product-details/${product.slug}`} target="_blank" rel="noreferrer">
        <bdi>{product.title}</bdi>
      </a>
      {order &&
        (mayOrders ? (
          <Link to={`/orders/${order.documentId}`}>
            <bdi dir="ltr">{order.number}</bdi>
          </Link>
        ) : (
          <bdi dir="ltr">{order.number}</bdi>
        ))}
      {verified && (
        <span className={lists.cMark} data-is="active">
          {t("review.verified")}
        </span>
      )}
    </p>
  )
}
