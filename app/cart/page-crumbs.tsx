import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"

/** The way from the home page to a page right under it. */
export function PageCrumbs({ title }: { title: string }) {
  const { t, to } = useI18n()
  return (
    <nav className="crumbs" aria-label={t("product.crumbs")}>
      <Link to={to("/")}>{t("product.home")}</Link>
      <Icon name="chevron-right" flip />
      <span aria-current="page">{title}</span>
    </nav>
  )
}
