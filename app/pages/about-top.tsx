import { Link } from "react-router"
import { productTypes } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { useShellData } from "../shell/shell-data.ts"
import { Picture } from "../ui/picture.tsx"

/** What the shop sells, at a glance: a picture of each universe, which leads there. */
export function AboutTop() {
  const { t, to } = useI18n()
  const categories = useShellData()?.categories ?? []
  const shown = productTypes.flatMap((type) => {
    const image = categories.find(({ productType, image }) => productType === type && image !== null)?.image
    return image ? [{ type, image }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="about-top">
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
