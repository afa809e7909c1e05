import { useQuery } from "@tanstack/react-query"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { fetchJson } from "../../data/api-client.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { ContentTabs } from "../../ui/tabs/content-tabs.tsx"
import { OwnPageRows } from "../own-pages/own-page-rows.tsx"

/** The pages of information, which the law and the footer want to be there, and those that the merchant adds. */
export function PagesScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const queryFn = () => fetchJson<AdminPage[]>("GET", "/pages")
  const query = useQuery({ queryKey: ["pages", "list"], queryFn })
  return (
    <Screen narrow tabs={<ContentTabs />} title={t("post.pages")} lead={t("post.pagesHint")}>
      <Loaded query={query}>
        {(pages) => (
          <>
            <ul className={settings.cRows}>
              {pages
                .filter(({ own }) => !own)
                .map(({ documentId, slug, title, updatedAt }) => (
                  <li key={documentId}>
                    <span>
                      <ButtonLink look="link" to={`/pages/${documentId}`}>
                        <bdi>{titleIn(title, locale)}</bdi>
                      </ButtonLink>
                      <small>
                        <bdi dir="ltr">/{slug}</bdi> · {t("post.changed", { day: shortDate(updatedAt, locale) })}
                      </small>
                    </span>
                  </li>
                ))}
            </ul>
            <OwnPageRows pages={pages.filter(({ own }) => own)} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
