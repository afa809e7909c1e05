import { type HeadPage, headPageNames } from "#core/content/page-heads/page-head.ts"
import { locales } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import type { Settings } from "../api-client/content.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { homeDescription, homeTitle } from "../content/home/home-meta.ts"
import { createI18n, type Translate } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/messages.ts"
import { wilayasText } from "../page/wilayas-text.ts"
import type { Route } from "./+types/default-heads"

const defaultHeads: Record<Exclude<HeadPage, "home">, { title: MessageKey; description: MessageKey }> = {
  "home-2": { title: "homes.fashion.title", description: "homes.fashion.description" },
  "home-3": { title: "homes.beauty.title", description: "homes.beauty.description" },
  "home-4": { title: "homes.jewelry.title", description: "homes.jewelry.description" },
  shop: { title: "listing.title.all", description: "listing.intro.all" },
  "shop-categories": { title: "listing.tiles.title", description: "listing.tiles.intro" },
  coupons: { title: "coupons.title", description: "coupons.intro" },
  blog: { title: "blog.title", description: "blog.intro" },
  contact: { title: "contact.title", description: "contact.intro" },
}

/** Default title and description of a page for search engines. */
function defaultHead(page: HeadPage, settings: Settings, t: Translate): { title: string; description: string } {
  if (page === "home") return { title: homeTitle(settings, t), description: homeDescription(settings, t) }
  const { title, description } = defaultHeads[page]
  return { title: t(title), description: t(description, { wilayas: wilayasText(settings, t) }) }
}

/** `GET /default-heads`: the default titles and descriptions of pages in the three languages, for the console. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const inEach = await Promise.all(
    locales.map(async (locale) => {
      const { t } = createI18n(locale)
      return { locale, t, settings: await settingsOrDefaults(content, locale) }
    }),
  )
  const heads = headPageNames.map((page) => {
    const texts = inEach.map(({ locale, t, settings }) => [locale, defaultHead(page, settings, t)] as const)
    return [page, Object.fromEntries(texts)] as const
  })
  return Response.json(Object.fromEntries(heads), { headers: { "cache-control": "no-cache" } })
}
