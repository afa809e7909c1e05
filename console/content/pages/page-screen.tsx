import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { OwnPageTabs } from "../own-pages/own-page-tabs.tsx"
import { PageForm } from "./page-form.tsx"

/** One page: of information, or the merchant's own. */
export function PageScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const { id = "" } = useParams()
  const load = () => fetchJson<AdminPage>("GET", apiPath("/pages/:documentId", { params: { documentId: id } }))
  const { data, error, refetch } = useQuery({
    queryKey: ["pages", id],
    queryFn: load,
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
          <bdi>{data ? titleIn(data.title, locale) : ""}</bdi>
        </h1>
      </header>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data?.own && <OwnPageTabs documentId={id} />}
      {data && <PageForm key={id} page={data} load={load} />}
    </div>
  )
}
