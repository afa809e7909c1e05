import { headPageNames } from "#core/content/heads/page-head.ts"
import { locales } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { defaultHead } from "../shell/default-heads.server.ts"
import type { Route } from "./+types/default-heads"

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
