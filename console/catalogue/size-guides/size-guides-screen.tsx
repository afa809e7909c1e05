import { useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate, useParams } from "react-router"
import type { AdminSizeGuide } from "#api/catalogue/contract-admin-size-guide.ts"
import * as marks from "#app/styles/marks.module.css"
import { isSizeGuideKind, sizeGuideKinds } from "#core/catalogue/size-guide.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
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
  const query = useRecordQuery(queryKey, load)
  const brands = useBrands().data
  const brand = brands?.find(({ documentId }) => documentId === params.brand)
  const guides = brands || !params.brand ? query.data : undefined
  const draft = guides && toSizeGuideDraft(guides, kind, brand)
  const change = (changed: (all: AdminSizeGuide[]) => AdminSizeGuide[]) =>
    queries.setQueryData<AdminSizeGuide[]>(queryKey, (all = []) => changed(all))
  const isOther = (one: AdminSizeGuide) => !isGuideFor(one, kind, brand?.documentId)
  return (
    <Screen title={t("guide.title")} lead={t("guide.hint")} tabs={!maySettings && <ContentTabs />}>
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
      <Loaded query={{ data: draft, error: query.error, refetch: query.refetch }}>
        {(loaded) => (
          <SizeGuideForm
            key={`${kind} ${brand?.documentId}`}
            loaded={loaded}
            brands={brands ?? []}
            guides={guides ?? []}
            onStored={(stored) => change((all) => [...all.filter(isOther), stored])}
            onRemoved={() => {
              navigate(`/settings/size-guides/${kind}`)
              change((all) => all.filter(isOther))
            }}
            reload={async () => {
              const read = await load()
              queries.setQueryData(queryKey, read)
              return toSizeGuideDraft(read, kind, brand) ?? loaded
            }}
          />
        )}
      </Loaded>
    </Screen>
  )
}
