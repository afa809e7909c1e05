import { headPageNames } from "#core/content/heads/page-head.ts"
import { locales } from "#core/i18n/locale.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { defaultHeads } from "../shell/default-heads.server.ts"

/** `GET /default-heads`: the default titles and descriptions of pages in the three languages, for the console. */
export function loader() {
  const heads = headPageNames.map((page) => {
    const { title, description } = defaultHeads[page]
    const inEach = locales.map((locale) => {
      const { t } = createI18n(locale)
      return [locale, { title: t(title), description: t(description) }] as const
    })
    return [page, Object.fromEntries(inEach)] as const
  })
  return Response.json(Object.fromEntries(heads), { headers: { "cache-control": "no-cache" } })
}
