import { useQuery } from "@tanstack/react-query"
import type { ClosedCommunes } from "#api/delivery/contract-closed-communes.ts"
import { fetchJson } from "../data/api-client.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { CommunesForm } from "./communes-form.tsx"

/** The communes to which the shop does not deliver. */
export function CommunesScreen() {
  const t = useText()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <DeliveryTabs />
      <h1>{t("communes.title")}</h1>
      <p className="muted">{t("communes.hint")}</p>
      <LoadedForm />
    </div>
  )
}

function LoadedForm() {
  const t = useText()
  const wilayas = useWilayaQuery()
  const load = () => fetchJson<ClosedCommunes>("GET", "/delivery/communes")
  const closed = useQuery({
    queryKey: ["closed-communes"],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (wilayas.data && closed.data) {
    return <CommunesForm loaded={closed.data} wilayas={wilayas.data} askAgain={load} />
  }
  const failed = [wilayas, closed].find(({ error }) => error)
  return failed ? (
    <FailedScreen problem={failed.error} again={() => failed.refetch()} />
  ) : (
    <p role="status">{t("form.loading")}</p>
  )
}
