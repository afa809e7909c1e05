import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { BlankTile } from "../../../cards/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as home from "../../../styles/home.module.css"
import * as marks from "../../../styles/marks.module.css"
import { Link } from "../../../ui/link.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as css from "../home-sections.module.css"
import { SectionHead } from "./section-head.tsx"

/** Reviews by buyers, each in its own language, with its product. */
export function Testimonials({ title, testimonials, alone = false }: SectionViews["reviews"]) {
  const { t, to } = useI18n()
  return (
    <section className={home.section}>
      <SectionHead title={title || t("homes.testimonials")} />
      <ul className={css.voices}>
        {testimonials.map(({ review, product }) => (
          <li key={alone ? `${review.date} ${review.name} ${review.review}` : product.slug}>
            <span className={marks.stars}>
              <i style={{ "--share": "100%" }} role="img" aria-label={t("product.mean", { mean: 5 })} />
            </span>
            <blockquote>
              <p lang={review.lang} dir="auto">
                {t("product.quote", { text: isolateNumbers(review.review) })}
              </p>
            </blockquote>
            <p className={css.voiceWho}>
              <b>
                <bdi lang={review.lang}>{review.name}</bdi>
              </b>
              {review.town && (
                <span className="muted small">
                  <bdi lang={review.lang}>{review.town}</bdi>
                </span>
              )}
            </p>
            {!alone && (
              <Link className={css.voiceAbout} to={to(`/product-details/${product.slug}`)}>
                <span className={css.voicePic}>
                  {product.image ? (
                    <Thumbnail picture={product.image} side={56} />
                  ) : (
                    <BlankTile universe={product.productType} />
                  )}
                </span>
                <span className="small" {...textLanguage(product, "name")}>
                  {product.title}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
