import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import type { AdminSizeGuide } from "#api/contract/admin/size-guide.ts"
import { isSizeGuideKind, sizeGuideKinds } from "#core/size-guide.ts"
import { useMay } from "../auth/use-me.ts"
import { askApi } from "../data/ask-api.ts"
import { useText } from "../i18n/use-text.ts"
import { FailedScreen } from "../layout/failed-screen.tsx"
import { ContentTabs } from "../posts/content-tabs.tsx"
import { SettingsTabs } from "../staff/settings-tabs.tsx"
import { SizeGuideForm } from "./size-guide-form.tsx"

const queryKey = ["size-guides"]
const load = () => askApi<AdminSizeGuide[]>("GET", "/size-guides")

/** The size guides, one kind at a time. */
export function SizeGuidesScreen() {
  const t = useText()
  const queries = useQueryClient()
  const maySettings = useMay("settings.write")
  const { kind: asked } = useParams()
  const kind = isSizeGuideKind(asked) ? asked : sizeGuideKinds[0]
  const { data, error, refetch } = useQuery({
    ...{ queryKey, queryFn: load, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  const guide = data?.find((one) => one.kind === kind)
  const store = (stored: AdminSizeGuide) =>
    queries.setQueryData<AdminSizeGuide[]>(queryKey, (all = []) =>
      all.map((one) => (one.kind === stored.kind ? stored : one)),
    )
  return (
    <div className="c-page c-parts c-form-page">
      {maySettings ? <SettingsTabs /> : <ContentTabs />}
      <h1>{t("guide.title")}</h1>
      <p className="muted">{t("guide.hint")}</p>
      <nav className="c-filters" aria-label={t("guide.kinds")}>
        {sizeGuideKinds.map((one) => (
          <Link
            key={one}
            className="chip"
            to={`/settings/size-guides/${one}`}
            data-on={one === kind || undefined}
            aria-current={one === kind ? "page" : undefined}
          >
            {t(`guide.kind.${one}`)}
          </Link>
        ))}
      </nav>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {guide && (
        <SizeGuideForm
          key={kind}
          loaded={guide}
          onStored={store}
          reload={async () => {
            const guides = await load()
            queries.setQueryData(queryKey, guides)
            return guides.find((one) => one.kind === kind) ?? guide
          }}
        />
      )}
    </div>
  )
}
