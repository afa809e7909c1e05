import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate, useParams } from "react-router"
import type { AdminSizeGuide } from "#api/catalogue/contract-admin-size-guide.ts"
import * as marks from "#app/styles/marks.module.css"
import { isSizeGuideKind, sizeGuideKinds } from "#core/catalogue/size-guide.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settingsCss from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { ContentTabs } from "../../ui/tabs/content-tabs.tsx"
import { useBrands } from "../products/catalogue-queries.ts"
import { isGuideFor, toSizeGuideDraft } from "./size-guide-draft.ts"
import { SizeGuideForm } from "./size-guide-form.tsx"

const queryKey = ["size-guides"]
const load = () => fetchJson<AdminSizeGuide[]>("GET", "/size-guides")

/** The size guides, one kind and one brand at a time. */
export function SizeGuidesScreen() {
  const t = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const maySettings = useMay("settings.write")
  const params = useParams()
  const kind = isSizeGuideKind(params.kind) ? params.kind : sizeGuideKinds[0]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const brands = useBrands().data
  const brand = brands?.find(({ documentId }) => documentId === params.brand)
  const isReady = data && (brands || !params.brand)
  const draft = isReady && toSizeGuideDraft(data, kind, brand)
  const change = (changed: (all: AdminSizeGuide[]) => AdminSizeGuide[]) =>
    queries.setQueryData<AdminSizeGuide[]>(queryKey, (all = []) => changed(all))
  const isOther = (one: AdminSizeGuide) => !isGuideFor(one, kind, brand?.documentId)
  return (
    <div className={`${parts.cPage} ${settingsCss.cParts} ${forms.cFormPage}`}>
      {!maySettings && <ContentTabs />}
      <h1>{t("guide.title")}</h1>
      <p className="muted">{t("guide.hint")}</p>
      <nav className={ordersHead.cFilters} aria-label={t("guide.kinds")}>
        {sizeGuideKinds.map((one) => (
          <Link
            key={one}
            className={marks.chip}
            to={`/settings/size-guides/${one}`}
            data-on={one === kind || undefined}
            aria-current={one === kind ? "page" : undefined}
          >
            {t(`guide.kind.${one}`)}
          </Link>
        ))}
      </nav>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!draft && !error && <p role="status">{t("form.loading")}</p>}
      {draft && (
        <SizeGuideForm
          key={`${kind} ${brand?.documentId}`}
          loaded={draft}
          brands={brands ?? []}
          guides={data}
          onStored={(stored) => change((all) => [...all.filter(isOther), stored])}
          onRemoved={() => {
            navigate(`/settings/size-guides/${kind}`)
            change((all) => all.filter(isOther))
          }}
          reload={async () => {
            const guides = await load()
            queries.setQueryData(queryKey, guides)
            return toSizeGuideDraft(guides, kind, brand) ?? draft
          }}
        />
      )}
    </div>
  )
}
