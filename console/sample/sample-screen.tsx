import { useQuery } from "@tanstack/react-query"
import type { SampleState } from "#api/sample/contract.ts"
import * as parts from "../catalogue/product/parts/parts.module.css"
import * as settings from "../content/settings/settings.module.css"
import { fetchJson } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { FailedScreen } from "../shell/failed-screen.tsx"
import { SettingsTabs } from "../staff/members/settings-tabs.tsx"
import { Problem } from "../ui/problem.tsx"
import { ClearPart } from "./clear-part.tsx"
import { ClearedPart } from "./cleared-part.tsx"
import { SampleLists } from "./sample-lists.tsx"
import { sampleKey, useSampleChange } from "./use-sample-change.ts"

/** What clearing the sample removes and leaves, and the way back. */
export function SampleScreen() {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: sampleKey,
    queryFn: ({ signal }) => fetchJson<SampleState>("GET", "/sample", undefined, signal),
  })
  const change = useSampleChange()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <SettingsTabs />
      <h1>{t("sample.title")}</h1>
      <p className="muted">{t("sample.lead")}</p>
      <Problem text={change.problem} />
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data?.cleared && <ClearedPart cleared={data.cleared} change={change} />}
      {data && data.kinds.length === 0 && !data.cleared && <p role="status">{t("sample.nothing")}</p>}
      {data && <SampleLists kinds={data.kinds} />}
      {data && data.kinds.length > 0 && <p className="muted">{t("sample.always")}</p>}
      {data && data.total > 0 && <ClearPart total={data.total} change={change} />}
    </div>
  )
}
