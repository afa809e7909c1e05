import type { ReactNode } from "react"
import type { ProductType } from "#core/catalogue/product-type.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import type { Category } from "../../../api-client/content.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import * as css from "../../../styles/deal.module.css"
import * as home from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as homeSections from "../home-sections.module.css"
import * as widePictures from "./wide-pictures.module.css"

/** Ways into parts of the shop. */
export function Banners({ label, banners }: SectionViews["banners"]) {
  const { t } = useI18n()
  return (
    <section className={home.section} aria-label={label || undefined}>
      <div className={banners.length % 3 === 0 ? `${css.banners} ${homeSections.bannersThree}` : css.banners}>
        {banners.map(({ widePicture, button, link, ...banner }) => (
          <Banner
            key={link + banner.title}
            {...banner}
            widePicture={widePicture}
            path={link}
            link={button || t("homes.see")}
          />
        ))}
      </div>
    </section>
  )
}

/** The way into categories. */
export function CategoryBanners({ title, categories }: { title: string; categories: Category[] }) {
  const { t } = useI18n()
  return (
    <section className={home.section} aria-label={title}>
      <div className={css.banners}>
        {categories.map(({ slug, title, textLanguages, image, productCount, productType }) => (
          <Banner
            key={slug}
            universe={productType}
            picture={image}
            path={`/shop?category=${slug}`}
            title={title}
            language={textLanguage({ textLanguages }, "title")}
            text={t("home.products", { n: productCount })}
            link={t("homes.see")}
          />
        ))}
      </div>
    </section>
  )
}

type BannerProps = {
  universe: ProductType | null
  picture: PictureFile | null
  /** Without language prefix. */
  path: string
  title: string
  /** That of a title that is not in the page's. */
  language?: ReturnType<typeof textLanguage>
  text: ReactNode
  link: string
  /** A picture on the universe's tint, which goes before the other. */
  widePicture?: PictureFile | undefined
  /** The picture lies partly beyond the edge. */
  low?: boolean
}

/** A tinted panel with a picture that leads somewhere. */
export function Banner({
  universe,
  picture,
  path,
  title,
  language,
  text,
  link,
  widePicture,
  low = false,
}: BannerProps) {
  const { to } = useI18n()
  const shown = widePicture ?? picture
  return (
    <Link
      className={widePicture ? `${css.banner} ${widePictures.own}` : low ? `${css.banner} ${css.low}` : css.banner}
      to={to(path)}
      data-universe={universe ?? undefined}
      style={widePicture && { "--backdrop": widePicture.color }}
    >
      {shown && <Picture picture={shown} sizes="(max-width: 68rem) 17rem, 23rem" alt="" />}
      <div>
        <h2 {...language}>{title}</h2>
        <p>{text}</p>
      </div>
      <span className={buttons.link}>
        {link}
        <Icon name="arrow-right" flip />
      </span>
    </Link>
  )
}
