import { useI18n } from "../../../i18n/i18n.tsx"
import { Picture } from "../../../ui/picture.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import { MoreLink } from "./section-head.tsx"

/** A text of the merchant's beside a picture, or alone. */
export function TextPicture({ universe, kick, title, text, button, link, picture }: SectionViews["text-picture"]) {
  const { t, to } = useI18n()
  const paragraphs = text.split("\n").filter((line) => line.trim() !== "")
  return (
    <section className="section house" data-universe={universe ?? undefined}>
      {picture && (
        <div className="house-pic">
          <Picture picture={picture} sizes="(max-width: 68rem) 92vw, 38rem" alt="" />
        </div>
      )}
      <div className="house-words">
        {kick && <p className="kick">{kick}</p>}
        {title && <h2>{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <MoreLink to={link.startsWith("#") ? link : to(link)}>{button || t("homes.see")}</MoreLink>}
      </div>
    </section>
  )
}
