import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as panel from "../../../styles/panel.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as homes from "../homes.module.css"
import { wideSizes } from "./hero-slide.tsx"
import * as heroSlider from "./hero-slider.module.css"
import type { Slide } from "./slide.ts"
import * as css from "./wide-pictures.module.css"

/** The first section of a home page: words beside a still life.
 *  @param isFirst whether it has the page's `<h1>` */
export function StillLifeHero({
  universe,
  words,
  picture: wide,
  slides,
  isFirst,
}: SectionViews["slide-words"] & { isFirst: boolean }) {
  const { t, to } = useI18n()
  const Title = isFirst ? "h1" : "h2"
  return (
    <section
      className={
        wide ? `${homes.heroFull} ${homes.heroStillLife} ${css.wide}` : `${homes.heroFull} ${homes.heroStillLife}`
      }
      data-universe={universe ?? undefined}
      style={wide ? { "--backdrop": wide.color } : undefined}
    >
      {wide && <Picture picture={wide} sizes={wideSizes} className={css.widePic} priority={isFirst} />}
      <div className="wrap">
        <div className={homes.heroWords}>
          {words.kick && <p className={heroSlider.kick}>{words.kick}</p>}
          <Title className={heroSlider.heroTitle}>{words.title}</Title>
          <p>{words.text}</p>
          {words.link && (
            <div className={panel.rowBtns}>
              <Link className={buttons.btn} to={to(words.link)}>
                {words.button || t("homes.see")}
                <Icon name="arrow-right" flip />
              </Link>
            </div>
          )}
        </div>
        {!wide && <StillLife slides={slides} />}
      </div>
    </section>
  )
}

/** Three products' own pictures, arranged, while there is no picture of them together. */
function StillLife({ slides }: { slides: Slide[] }) {
  const { to } = useI18n()
  const products = slides.flatMap(({ product, picture }) => (product ? [{ product, picture }] : []))
  return (
    <ul className={homes.stillLife}>
      {products.map(({ product, picture }, index) => (
        <li key={product.slug}>
          <Link to={to(`/product-details/${product.slug}`)} aria-label={product.title}>
            <Picture picture={picture} sizes="(max-width: 47.99rem) 60vw, 30rem" priority={index === 0} eager alt="" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
