import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { ownPagePath } from "#core/content/own-page.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { SectionsForm } from "../sections/sections-form.tsx"
import { loadSections } from "../sections/use-sections-editor.ts"
import { OwnPageTabs } from "./own-page-tabs.tsx"

/** The sections of a page that the merchant added, below its text. */
export function OwnSectionsScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const { id = "" } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ["own-sections", id],
    queryFn: async () => {
      const path = apiPath("/pages/:documentId", { params: { documentId: id } })
      const [page, sections] = await Promise.all([fetchJson<AdminPage>("GET", path), loadSections(id)])
      return { page, sections }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/pages" aria-label={t("post.backToPages")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>
          <bdi>{data ? data.page.title[locale] || data.page.title[main] : ""}</bdi>
        </h1>
      </header>
      <OwnPageTabs documentId={id} />
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data && (
        <SectionsForm
          key={id}
          page={id}
          loaded={data.sections}
          view={data.page.hidden ? undefined : ownPagePath(data.page.slug)}
        />
      )}
    </div>
  )
}
