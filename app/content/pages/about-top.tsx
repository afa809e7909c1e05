import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import type { UniversePicture } from "./find-page.server.ts"
import * as css from "./information.module.css"

/** What the shop sells, at a glance: a picture of each universe, which leads there. */
export function AboutTop({ shown }: { shown: UniversePicture[] }) {
  const { t, to } = useI18n()
  if (shown.length === 0) return null
  return (
    <ul className={css.aboutTop}>
      {shown.map(({ type, image }) => (
        <li key={type} data-universe={type}>
          <Link to={to(`/shop?productType=${type}`)}>
            <Picture picture={image} sizes="(max-width: 47.99rem) 45vw, 12rem" alt="" />
            <b>{t(`shell.universe.${type}`)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
