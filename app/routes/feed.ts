import { postSummary } from "#core/content/blog.ts"
import { contentContext } from "../api-client/content.server.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { atomFeed } from "../content/feeds/atom.ts"
import { xmlAnswer } from "../content/feeds/xml.ts"
import { splitLocale } from "../i18n/addresses.ts"
import { createI18n } from "../i18n/i18n.tsx"
import type { Route } from "./+types/feed"

/** `GET /feed.xml`, one for each language: the latest posts. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const [posts, settings] = await Promise.all([content.latestPosts(locale), settingsOrDefaults(content, locale)])
  const title = `${createI18n(locale).t("blog.title")} · ${settings.shopName}`
  const feed = atomFeed({ origin: url.origin, locale, title, posts: posts.map(postSummary) })
  return xmlAnswer(feed, "application/atom+xml")
}
