import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import type { InformationPage } from "../../api-client/content.ts"

/** The merchant's own pages that search engines should know: those with a text, or with sections. The others are shown, but
 *  not for search engines (app/routes/own-page.tsx). Sections are asked for only where there is no text: of
 *  `ownPageLimits.pages` pages at most, each cached in memory. */
export async function filledOwnPages(
  content: Pick<Content, "ownPages" | "sections">,
  locale: Locale,
): Promise<InformationPage[]> {
  const isFilled = async (page: InformationPage) =>
    page.content.length > 0 || ((await content.sections(page.documentId, locale)) ?? []).length > 0
  const filled = await Promise.all(
    (await content.ownPages(locale)).map(async (page) => ((await isFilled(page)) ? [page] : [])),
  )
  return filled.flat()
}
