import type { Product } from "#core/catalogue/product.ts"
import type { Settings } from "../../../api-client/content.ts"
import { type Translate, useI18n } from "../../../i18n/i18n.tsx"
import * as panel from "../../../styles/panel.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Price } from "../../../ui/price.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as homes from "../homes.module.css"
import * as css from "./hero.module.css"
import { HeroSlide, slideWords } from "./hero-slide.tsx"
import * as heroSlider from "./hero-slider.module.css"
import { HeroSlider, type SlideLabel } from "./hero-slider.tsx"
import type { Slide } from "./slide.ts"

const slideId = (section: string, index: number) =>
  section === "1" ? `slide-${index + 1}` : `slide-${section}-${index + 1}`

function toLabel(slide: Slide, id: string, thumbnails: boolean, t: Translate): SlideLabel {
  const { name } = slideWords(slide, t)
  if (!thumbnails) return { id, name }
  const { url, sized, color } = slide.picture
  return {
    id,
    name: slide.product?.title ?? name,
    thumbnail: { url, ...(sized && { sized }), ...(color && { color }) },
  }
}

type HeroProps = SectionViews["slides"] & {
  /** Unique on the page. */
  id: string
  settings: Pick<Settings, "promisesCash"> | undefined
  /** Whether it has the page's `<h1>`. */
  isFirst: boolean
}

/** Slides in one of three looks: with one product and how paying works beside them, alone, or as wide as the window, under
 *  the transparent bar, with small pictures beside the slides. */
export function Hero({ look, label, slides, tile, hasPromises, id, isFirst, settings }: HeroProps) {
  const { t } = useI18n()
  const isFull = look === "full"
  const className =
    look === "tile"
      ? css.hero
      : isFull
        ? `${css.hero} ${homes.heroAlone} ${homes.heroFull}`
        : `${css.hero} ${homes.heroAlone}`
  return (
    <section className={className} aria-label={label || t("home.hero.label")}>
      <HeroSlider
        labels={slides.map((slide, index) => toLabel(slide, slideId(id, index), isFull, t))}
        thumbnails={isFull}
      >
        <ul className={heroSlider.heroRow}>
          {slides.map((slide, index) => (
            <HeroSlide key={slideId(id, index)} slide={slide} id={slideId(id, index)} first={isFirst && index === 0} />
          ))}
        </ul>
      </HeroSlider>
      {look === "tile" && (
        <div className={css.heroSide}>
          {tile && <ProductShot product={tile} />}
          {hasPromises && settings?.promisesCash && (
            <a className={`${css.heroTile} ${css.dark}`} href="#promises">
              <Icon name="hand-coins" />
              <div>
                <h2>{t("home.pay.title")}</h2>
                <p className="small">
                  {t("home.pay.link")} <Icon name="arrow-right" flip />
                </p>
              </div>
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function ProductShot({ product }: { product: Product }) {
  const { to } = useI18n()
  const { title, slug, image, price } = product
  return (
    <Link className={`${css.heroTile} ${css.shot}`} to={to(`/product-details/${slug}`)}>
      {image && <Picture picture={image} sizes="22rem" alt="" />}
      <div className={panel.top}>
        <h2>{title}</h2>
        <p>
          <Price amount={price} />
        </p>
      </div>
    </Link>
  )
}
