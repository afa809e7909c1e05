import { isOnSale } from "#core/catalogue/product.ts"
import { topCategory } from "../../../cards/product-links.ts"
import { type Translate, useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Price, WasPrice } from "../../../ui/price.tsx"
import * as css from "./hero-slider.module.css"
import type { Slide, SlideWords } from "./slide.ts"
import * as widePictures from "./wide-pictures.module.css"

/** How wide a wide picture is drawn: it is as high as its place and cut at the sides. */
export const wideSizes = "(max-width: 47.99rem) 30rem, (max-width: 68rem) 42rem, 66rem"

/** The words of a slide: the merchant's, or the product's own. */
export function slideWords({ product, words }: Slide, t: Translate): SlideWords {
  if (words) return words
  if (!product) return { name: "", kick: "", title: "", text: "" }
  const featuredIn = topCategory(product)?.title ?? product.brand.name
  return {
    name: product.title,
    kick: featuredIn ? t("home.hero.featured", { category: featuredIn }) : "",
    title: product.title,
    text: product.shortDescription,
  }
}

type HeroSlideProps = { slide: Slide; id: string; first: boolean }

/** One product or picture, large. The page's first slide has its `<h1>` and its picture loads before anything else. */
export function HeroSlide({ slide, id, first }: HeroSlideProps) {
  const { t, to } = useI18n()
  const { product, picture, wide, universe, button } = slide
  const link = slide.link || (product && `/product-details/${product.slug}`)
  const { kick, title, text } = slideWords(slide, t)
  const Title = first ? "h1" : "h2"
  return (
    <li
      className={wide ? `${css.heroMain} ${widePictures.wide}` : css.heroMain}
      id={id}
      data-universe={universe ?? undefined}
      style={wide && { "--backdrop": wide.color }}
    >
      {wide ? (
        <Picture picture={wide} sizes={wideSizes} className={widePictures.widePic} priority={first} />
      ) : (
        <Picture picture={picture} sizes="(max-width: 47.99rem) 14rem, 36rem" priority={first} alt="" />
      )}
      {kick && <p className={css.kick}>{kick}</p>}
      <Title className={css.heroTitle}>{title}</Title>
      <p>{text}</p>
      <div className={css.heroBuy}>
        {link && (
          <Link className={buttons.btn} to={to(link)}>
            {button || (product ? t("home.hero.see", { name: product.brand.name || product.title }) : t("homes.see"))}
            <Icon name="arrow-right" flip />
          </Link>
        )}
        {product && (
          <span>
            <Price amount={product.price} sale={isOnSale(product)} />
            {product.lastPrice !== null && <WasPrice amount={product.lastPrice} />}
          </span>
        )}
      </div>
    </li>
  )
}
