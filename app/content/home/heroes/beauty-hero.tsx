import { Link } from "react-router"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { wideSizes } from "./hero-slide.tsx"
import type { Slide } from "./showcase.ts"

/** The beauty home's first screen: words beside a still life. */
export function BeautyHero({ slides }: { slides: Slide[] }) {
  const { t, to } = useI18n()
  const wide = slides[0]?.wide
  return (
    <section
      className={wide ? "hero-full hero-still wide" : "hero-full hero-still"}
      data-universe="beauty"
      style={wide && { "--backdrop": wide.color }}
    >
      {wide && <Picture picture={wide} sizes={wideSizes} className="wide-pic" priority />}
      <div className="wrap">
        <div className="hero-words">
          <p className="kick">{t("homes.beauty.hero.kick")}</p>
          <h1 className="hero-title">{t("homes.beauty.hero.title")}</h1>
          <p>{t("homes.beauty.hero.text")}</p>
          <div className="row-btns">
            <Link className="btn" to={to("/shop?productType=beauty")}>
              {t("homes.beauty.hero.link")}
              <Icon name="arrow-right" flip />
            </Link>
          </div>
        </div>
        {!wide && <StillLife slides={slides} />}
      </div>
    </section>
  )
}

/** Three products' own pictures, arranged, while there is no picture of them together. */
function StillLife({ slides }: { slides: Slide[] }) {
  const { to } = useI18n()
  return (
    <ul className="still">
      {slides.slice(0, 3).map(({ product, picture }, index) => (
        <li key={product.slug}>
          <Link to={to(`/product-details/${product.slug}`)} aria-label={product.title}>
            <Picture picture={picture} sizes="(max-width: 47.99rem) 60vw, 30rem" priority={index === 0} eager alt="" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
