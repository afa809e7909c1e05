import { Link } from "react-router"
import type { Product } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Price } from "../../../ui/price.tsx"
import { HeroSlider } from "./hero-slider.tsx"
import type { Slide } from "./showcase.ts"

type HeroProps = {
  slides: Slide[]
  tile: Product | null
  /** The page's `<h1>` while there is no slide to give it. */
  title: string
}

/** The first screen of the home page: the slides, one product beside them, and how paying works. */
export function Hero({ slides, tile, title }: HeroProps) {
  const { t } = useI18n()
  if (slides.length === 0) return <h1 className="h2 hero-plain">{title}</h1>
  return (
    <section className="hero" aria-label={t("home.hero.label")}>
      <HeroSlider slides={slides} />
      <div className="hero-side">
        {tile && <ProductShot product={tile} />}
        <a className="hero-tile dark" href="#promises">
          <Icon name="hand-coins" />
          <div>
            <h2>{t("home.pay.title")}</h2>
            <p className="small">
              {t("home.pay.link")} <Icon name="arrow-right" flip />
            </p>
          </div>
        </a>
      </div>
    </section>
  )
}

function ProductShot({ product }: { product: Product }) {
  const { to } = useI18n()
  const { title, slug, image, price } = product
  return (
    <Link className="hero-tile shot" to={to(`/product-details/${slug}`)}>
      {image && <Picture picture={image} sizes="(max-width: 47.99rem) 1px, 22rem" eager alt="" />}
      <div className="top">
        <h2>{title}</h2>
        <p>
          <Price amount={price} />
        </p>
      </div>
    </Link>
  )
}
