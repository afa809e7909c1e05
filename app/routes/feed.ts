import { postSummary } from "#core/content/blog.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { atomFeed } from "../content/feeds/atom.ts"
import { xmlAnswer } from "../content/feeds/xml.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import type { Route } from "./+types/feed"

/** `GET /feed.xml`, one for each language: the latest posts. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest(args)
  const [posts, settings] = await Promise.all([content.latestPosts(locale), settingsOrDefaults(content, locale)])
  const title = `${createI18n(locale).t("blog.title")} · ${settings.shopName}`
  const feed = atomFeed({ ...place, title, posts: posts.map(postSummary) })
  return xmlAnswer(feed, "application/atom+xml")
}
