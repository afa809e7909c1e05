import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { AdminHead } from "#api/content/page-heads/contract-admin-head.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { usePageName } from "../../catalogue/products/use-universes.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settingsCss from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import * as css from "./page-heads.module.css"
import { SearchResult } from "./search-result.tsx"

/** Screen of the titles and descriptions of pages that have no texts of their own. */
export function HeadsScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const queryFn = () => fetchJson<AdminHead[]>("GET", "/page-heads")
  const pageName = usePageName()
  const { data, error, refetch } = useQuery({ queryKey: ["page-heads"], queryFn })
  return (
    <div className={`${parts.cPage} ${settingsCss.cParts} ${forms.cFormPage}`}>
      <h1>{t("settings.search")}</h1>
      <p className="muted">{t("head.hint")}</p>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      <ul className={css.hList}>
        {data?.map((head) => {
          const name = pageName(head.page, (own) => t(`menu.page.${own}`))
          return (
            <li key={head.page}>
              <h2>{name}</h2>
              <Link
                className={buttons.iconBtn}
                to={`/settings/search/${head.page}`}
                aria-label={t("head.edit", { name })}
                title={t("head.edit", { name })}
              >
                <Icon name="square-pen" />
              </Link>
              <SearchResult page={head.page} head={head} locale={locale} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
