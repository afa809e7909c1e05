import { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as css from "../../../styles/home.module.css"
import { Picture } from "../../../ui/picture.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as heroSlider from "../heroes/hero-slider.module.css"
import * as scene from "../heroes/scene.module.css"
import { MoreLink } from "./section-head.tsx"

/** A text of the merchant's beside a picture, or alone. */
export function TextPicture({ picture, ...view }: SectionViews["text-picture"]) {
  const { universe, kick, title, text, button, link } = view
  const { t, to } = useI18n()
  const paragraphs = text.split("\n").filter((line) => line.trim() !== "")
  return (
    <section className={`${css.section} ${scene.house}`} data-universe={universe ?? undefined}>
      {picture && (
        <div className={scene.housePic}>
          <Picture picture={picture} sizes="(max-width: 68rem) 92vw, 38rem" alt="" />
        </div>
      )}
      <div className={scene.houseWords}>
        {kick && <p className={heroSlider.kick}>{kick}</p>}
        {title && <h2 {...textLanguage(view, "title")}>{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} {...textLanguage(view, "text")}>
            {paragraph}
          </p>
        ))}
        {link && <MoreLink to={link.startsWith("#") ? link : to(link)}>{button || t("homes.see")}</MoreLink>}
      </div>
    </section>
  )
}
