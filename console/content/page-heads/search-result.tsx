import { type HeadPage, headPages } from "#core/content/page-heads/page-head.ts"
import { type Locale, localizedPath, textDirection } from "#core/i18n/locale.ts"
import { useMainLocale, useShopName } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { useDefaultHeads } from "./default-heads.ts"
import type { HeadDraft } from "./head-draft.ts"
import * as css from "./page-heads.module.css"

type Props = { page: HeadPage; head: Pick<HeadDraft, "title" | "description">; locale: Locale }

/** How a page looks among the results of a search, in a language. */
export function SearchResult({ page, head, locale }: Props) {
  const t = useText()
  const main = useMainLocale()
  const shopName = useShopName(locale)
  const words = useDefaultHeads()?.[page][locale]
  const title = head.title[locale].trim() || words?.title
  const description = head.description[locale].trim() || words?.description
  return (
    <div className={css.hResult} lang={locale} dir={textDirection(locale)}>
      <small>
        <bdi dir="ltr">{location.host + localizedPath(locale, headPages[page], main)}</bdi>
      </small>
      {title ? <b>{shopName && title !== shopName ? `${title} · ${shopName}` : title}</b> : <b>…</b>}
      <p>{description ?? t("head.unsaid")}</p>
    </div>
  )
}
