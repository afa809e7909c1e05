import type { Picture as PictureFile } from "#core/media/picture.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { useLacks } from "../../../shell/lacking.ts"
import { Picture } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import { MoreLink } from "./section-head.tsx"

/** How the shop chooses its jewelry, beside a picture. */
export function HouseNote({ picture }: { picture: PictureFile | null }) {
  const { t, to } = useI18n()
  const lacks = useLacks()
  return (
    <section className="section house" data-universe="jewelry">
      <div className="house-pic">
        {picture ? <Picture picture={picture} sizes="(max-width: 68rem) 92vw, 38rem" alt="" /> : <TileStar line />}
      </div>
      <div className="house-words">
        <p className="kick">{t("homes.jewelry.about.kick")}</p>
        <h2>{t("homes.jewelry.about.title")}</h2>
        <p>{t("homes.jewelry.about.text")}</p>
        <p>{t("homes.jewelry.about.more")}</p>
        {!lacks("pages") && <MoreLink to={to("/about")}>{t("homes.jewelry.about.link")}</MoreLink>}
      </div>
    </section>
  )
}
