import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { AdminHead } from "#api/content/page-heads/contract-admin-head.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { usePageName } from "../../catalogue/products/use-universes.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import * as css from "./page-heads.module.css"
import { SearchResult } from "./search-result.tsx"

/** Screen of the titles and descriptions of pages that have no texts of their own. */
export function HeadsScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const queryFn = () => fetchJson<AdminHead[]>("GET", "/page-heads")
  const pageName = usePageName()
  const query = useQuery({ queryKey: ["page-heads"], queryFn })
  return (
    <Screen title={t("settings.search")} lead={t("head.hint")}>
      <Loaded query={query}>
        {(heads) => (
          <ul className={css.hList}>
            {heads.map((head) => {
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
        )}
      </Loaded>
    </Screen>
  )
}
