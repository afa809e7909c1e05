import type { RefCallback } from "react"
import { Link } from "react-router"
import { isOnSale } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Price, WasPrice } from "../../../ui/price.tsx"
import type { Slide } from "./showcase.ts"

/** How wide a wide picture is drawn: it is as high as its place and cut at the sides. */
export const wideSizes = "(max-width: 47.99rem) 30rem, (max-width: 68rem) 42rem, 66rem"

/** The words of a slide: its campaign's, or the product's own. */
export function useSlideWords({ product, campaign }: Slide) {
  const { t } = useI18n()
  if (campaign) {
    return {
      name: t(`home.hero.${campaign}.name`),
      kick: t(`home.hero.${campaign}.kick`),
      title: t(`home.hero.${campaign}.title`),
      text: t(`home.hero.${campaign}.text`),
    }
  }
  return {
    name: product.title,
    kick: t("home.hero.featured", { category: product.categories[0]?.title ?? product.brand.name }),
    title: product.title,
    text: product.shortDescription,
  }
}

type HeroSlideProps = { slide: Slide; id: string; first: boolean; ref: RefCallback<HTMLLIElement> }

/** One product, large. The first slide has the page's `<h1>` and its picture loads before anything else. */
export function HeroSlide({ slide, id, first, ref }: HeroSlideProps) {
  const { t, to } = useI18n()
  const { product, picture, wide } = slide
  const { kick, title, text } = useSlideWords(slide)
  const Title = first ? "h1" : "h2"
  return (
    <li
      className={wide ? "hero-main wide" : "hero-main"}
      id={id}
      data-universe={product.productType}
      style={wide && { "--backdrop": wide.color }}
      ref={ref}
    >
      {wide ? (
        <Picture picture={wide} sizes={wideSizes} className="wide-pic" priority={first} />
      ) : (
        <Picture picture={picture} sizes="(max-width: 47.99rem) 20rem, 36rem" priority={first} alt="" />
      )}
      <p className="kick">{kick}</p>
      <Title className="hero-title">{title}</Title>
      <p>{text}</p>
      <div className="hero-buy">
        <Link className="btn" to={to(`/product-details/${product.slug}`)}>
          {t("home.hero.see", { name: product.brand.name })}
          <Icon name="arrow-right" flip />
        </Link>
        <span>
          <Price amount={product.price} sale={isOnSale(product)} />
          {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
        </span>
      </div>
    </li>
  )
}
