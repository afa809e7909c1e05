import { Link } from "react-router"
import type { Picture } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import type { HomeSections } from "./home-sections.ts"

/** The way into two other universes. */
export function Banners({ pictures }: { pictures: HomeSections["banners"] }) {
  return (
    <section className="section">
      <div className="banners">
        <Banner universe="beauty" picture={pictures.beauty} className="banner" />
        <Banner universe="fashion" picture={pictures.fashion} className="banner low" />
      </div>
    </section>
  )
}

type BannerProps = { universe: "beauty" | "fashion"; picture: Picture | null; className: string }

function Banner({ universe, picture, className }: BannerProps) {
  const { t, to } = useI18n()
  return (
    <Link className={className} to={to(`/shop?productType=${universe}`)} data-universe={universe}>
      {picture && (
        <img src={picture.url} alt="" width={picture.width} height={picture.height} loading="lazy" decoding="async" />
      )}
      <div>
        <h2>{t(`home.banner.${universe}.title`)}</h2>
        <p>{t(`home.banner.${universe}.text`)}</p>
      </div>
      <span className="link">
        {t(`home.banner.${universe}.link`)}
        <Icon name="arrow-right" flip />
      </span>
    </Link>
  )
}
