import type { ReactNode } from "react"
import { Link } from "react-router"
import type { ProductType } from "#core/catalogue/product.ts"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import type { Category, ShopPictures } from "../../../api-client/content.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import type { HomeSections } from "../home-sections.ts"

type BannersProps = {
  pictures: HomeSections["banners"]
  /** Pictures made for the banners, which go before the products'. */
  places: ShopPictures
  universes: HomeSections["universes"]
}

/** The way into two other universes, if they have products. */
export function Banners({ pictures, places, universes }: BannersProps) {
  const hasProducts = (universe: ProductType) => universes.some(({ type, count }) => type === universe && count > 0)
  const [beauty, fashion] = [hasProducts("beauty"), hasProducts("fashion")]
  if (!beauty && !fashion) return null
  return (
    <section className="section">
      <div className="banners">
        {beauty && <UniverseBanner universe="beauty" picture={pictures.beauty} still={places["banner-beauty"]} />}
        {fashion && (
          <UniverseBanner universe="fashion" picture={pictures.fashion} still={places["banner-fashion"]} low />
        )}
      </div>
    </section>
  )
}

type UniverseBannerProps = {
  universe: "beauty" | "fashion"
  picture: PictureFile | null
  still: PictureFile | undefined
  low?: boolean
}

function UniverseBanner({ universe, picture, still, low }: UniverseBannerProps) {
  const { t } = useI18n()
  return (
    <Banner
      universe={universe}
      picture={picture}
      still={still}
      low={low}
      path={`/shop?productType=${universe}`}
      title={t(`home.banner.${universe}.title`)}
      text={t(`home.banner.${universe}.text`)}
      link={t(`home.banner.${universe}.link`)}
    />
  )
}

export type Promo = { name: "sale" | "fresh" | "gift"; picture: PictureFile | null }

type PromosProps = {
  promos: Promo[]
  /** What makes a present: the first category of the universe. */
  giftCategory: Category | undefined
}

/** Three ways into beauty: what is reduced, what is new, what makes a present. */
export function Promos({ promos, giftCategory }: PromosProps) {
  const { t } = useI18n()
  const paths: Record<Promo["name"], string> = {
    sale: "/shop?productType=beauty&status=on-sale",
    fresh: "/shop?productType=beauty&sort=new-added",
    gift: giftCategory ? `/shop?category=${giftCategory.slug}` : "/shop?productType=beauty",
  }
  const category = giftCategory?.title ?? t("shell.universe.beauty")
  return (
    <section className="section" aria-label={t("homes.promos")}>
      <div className="banners banners-three">
        {promos.map(({ name, picture }) => (
          <Banner
            key={name}
            universe="beauty"
            picture={picture}
            path={paths[name]}
            title={t(`homes.promo.${name}.title`)}
            text={t(`homes.promo.${name}.text`, { category })}
            link={t("homes.see")}
          />
        ))}
      </div>
    </section>
  )
}

/** The way into two categories of a universe. */
export function CategoryBanners({ categories }: { categories: Category[] }) {
  const { t } = useI18n()
  if (categories.length === 0) return null
  return (
    <section className="section" aria-label={t("home.categories.title")}>
      <div className="banners">
        {categories.map(({ slug, title, image, productCount, productType }) => (
          <Banner
            key={slug}
            universe={productType}
            picture={image}
            path={`/shop?category=${slug}`}
            title={title}
            text={t("home.products", { n: productCount })}
            link={t("homes.see")}
          />
        ))}
      </div>
    </section>
  )
}

type BannerProps = {
  universe: ProductType
  picture: PictureFile | null
  /** Without language prefix. */
  path: string
  title: string
  text: ReactNode
  link: string
  /** A picture on the universe's tint, which goes before the other. */
  still?: PictureFile
  /** The picture lies partly beyond the edge. */
  low?: boolean
}

/** A tinted panel with a picture that leads somewhere. */
export function Banner({ universe, picture, path, title, text, link, still, low = false }: BannerProps) {
  const { to } = useI18n()
  const shown = still ?? picture
  return (
    <Link
      className={still ? "banner own" : low ? "banner low" : "banner"}
      to={to(path)}
      data-universe={universe}
      style={still && { "--backdrop": still.color }}
    >
      {shown && <Picture picture={shown} sizes="(max-width: 68rem) 17rem, 23rem" alt="" />}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <span className="link">
        {link}
        <Icon name="arrow-right" flip />
      </span>
    </Link>
  )
}
