import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as confirmation from "../orders/confirmation/confirmation.module.css"
import * as tracking from "../orders/tracking/tracking.module.css"
import * as buttons from "../styles/buttons.module.css"
import { Icon } from "../ui/icon.tsx"
import { Form, Link } from "../ui/link.tsx"
import { Thumbnail } from "../ui/picture.tsx"
import { PictureInput } from "./picture-input.tsx"
import * as css from "./review.module.css"
import type { ReviewReply } from "./review-form-values.ts"
import type { ReviewedProduct } from "./review-page.server.ts"

/** `pathOf`: the page of a product's review, without language. */
type Props = { products: ReviewedProduct[]; pathOf: (slug: string) => string; reply: ReviewReply | null }

/** The products of an order: what was written of each, or the way to write it. */
export function ReviewedProducts({ products, pathOf, reply }: Props) {
  const { t, to } = useI18n()
  return (
    <ul className={css.reviewed}>
      {products.map((product) => (
        <li key={product.slug}>
          <ProductHead product={product} level={2} />
          {product.review ? (
            <Written product={product} path={pathOf(product.slug)} reply={reply} />
          ) : (
            <Link
              className={`${buttons.btn} ${buttons.btnQuiet}`}
              to={to(pathOf(product.slug))}
              aria-describedby={`of-${product.slug}`}
            >
              <Icon name="star" />
              {t("review.write")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Picture and name of a product. */
export function ProductHead({ product, level }: { product: ReviewedProduct; level: 1 | 2 }) {
  const { picture, title, choice, slug } = product
  const { t } = useI18n()
  const Heading = `h${level}` as const
  return (
    <div className={css.reviewedHead}>
      {picture ? <Thumbnail picture={picture} side={72} /> : <span className={confirmation.blankLine} />}
      <Heading id={`of-${slug}`}>
        <bdi>{choice ? t("confirmation.line", { title, choice }) : title}</bdi>
      </Heading>
    </div>
  )
}

function Written({ product, path, reply }: { product: ReviewedProduct; path: string; reply: ReviewReply | null }) {
  const { t, to } = useI18n()
  const { review, slug } = product
  if (!review) return null
  return (
    <div className={css.reviewedOwn}>
      <p>
        <b>{t("review.given", { n: review.rating })}</b> · <span className="muted">{review.date}</span>
      </p>
      <p dir="auto">{isolateNumbers(review.review)}</p>
      <p className="muted">{t(`review.status.${review.status}`)}</p>
      {review.status === "approved" && (
        <Link className={buttons.link} to={`${to(`/product-details/${slug}`)}#avis`}>
          {t("review.see")}
        </Link>
      )}
      {review.status === "waiting" && !review.hasPicture && <AddPicture slug={slug} path={path} reply={reply} />}
      {review.hasPicture && <p className="small muted">{t("review.withPicture")}</p>}
    </div>
  )
}

function AddPicture({ slug, path, reply }: { slug: string; path: string; reply: ReviewReply | null }) {
  const { t } = useI18n()
  return (
    <details className={tracking.cancelOrder} open={reply?.isSent ?? false}>
      <summary className={buttons.link}>{t("review.addPicture")}</summary>
      <Form method="post" action={path} encType="multipart/form-data" noValidate>
        <input type="hidden" name="intent" value="picture" />
        <PictureInput id={`picture-${slug}`} why={null} />
        <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`}>
          {t("review.sendPicture")}
        </button>
      </Form>
    </details>
  )
}
