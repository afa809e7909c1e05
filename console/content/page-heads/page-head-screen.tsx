import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import type { AdminHead } from "#api/content/page-heads/contract-admin-head.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { type HeadPage, isHeadPage } from "#core/content/page-heads/page-head.ts"
import { usePageName } from "../../catalogue/products/use-universes.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { Icon } from "../../ui/icon.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { HeadForm } from "./head-form.tsx"

/** Screen of one page's title and description for search engines. */
export function HeadScreen() {
  const t = useText()
  const { page = "" } = useParams()
  const pageName = usePageName()
  if (!isHeadPage(page)) return <NotFound />
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/settings/search" aria-label={t("head.back")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>{pageName(page, (own) => t(`menu.page.${own}`))}</h1>
      </header>
      <StoredHead key={page} page={page} />
    </div>
  )
}

function StoredHead({ page }: { page: HeadPage }) {
  const t = useText()
  const load = () => fetchJson<AdminHead>("GET", apiPath("/page-heads/:page", { params: { page } }))
  const { data, error, refetch } = useQuery({
    queryKey: ["page-heads", page],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <HeadForm loaded={data} load={load} />
  return error ? <FailedScreen again={() => refetch()} /> : <p role="status">{t("form.loading")}</p>
}
