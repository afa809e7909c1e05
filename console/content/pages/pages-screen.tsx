import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { shortDate } from "../../ui/forms/moment.ts"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { ContentTabs } from "../../ui/tabs/content-tabs.tsx"
import { OwnPageRows } from "../own-pages/own-page-rows.tsx"

/** The pages of information, which the law and the footer want to be there, and those that the merchant adds. */
export function PagesScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const queryFn = () => fetchJson<AdminPage[]>("GET", "/pages")
  const { data, error, refetch } = useQuery({ queryKey: ["pages", "list"], queryFn })
  const needed = data?.filter(({ own }) => !own) ?? []
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <ContentTabs />
      <h1>{t("post.pages")}</h1>
      <p className="muted">{t("post.pagesHint")}</p>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      <ul className={settings.cRows}>
        {needed.map(({ documentId, slug, title, updatedAt }) => (
          <li key={documentId}>
            <span>
              <Link className={buttons.link} to={`/pages/${documentId}`}>
                <bdi>{titleIn(title, locale)}</bdi>
              </Link>
              <small>
                <bdi dir="ltr">/{slug}</bdi> · {t("post.changed", { day: shortDate(updatedAt, locale) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {data && <OwnPageRows pages={data.filter(({ own }) => own)} />}
    </div>
  )
}
