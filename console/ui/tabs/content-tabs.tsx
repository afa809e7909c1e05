import { NavLink } from "react-router"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"

/** Tabs of the shop's texts: posts, pages, landing pages and size guides. */
export function ContentTabs() {
  const t = useText()
  return (
    <nav className={settings.cTabs} aria-label={t("shell.content")}>
      <NavLink to="/posts" end>
        {t("post.posts")}
      </NavLink>
      <NavLink to="/posts/topics">{t("post.topicsTab")}</NavLink>
      <NavLink to="/pages">{t("post.pages")}</NavLink>
      <NavLink to="/landing-pages">{t("post.landing")}</NavLink>
      <NavLink to="/settings/size-guides">{t("guide.title")}</NavLink>
    </nav>
  )
}
