import { useQuery } from "@tanstack/react-query"
import type { CommuneDelivery } from "#api/delivery/contract-communes.ts"
import { fetchJson } from "../data/api-client.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { CommunesForm } from "./communes-form.tsx"

/** Delivery to single communes: closed ones, home delivery that is closed, prices of their own. */
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
  const load = () => fetchJson<CommuneDelivery>("GET", "/delivery/communes")
  const delivery = useQuery({
    queryKey: ["commune-delivery"],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (wilayas.data && delivery.data) {
    return <CommunesForm loaded={delivery.data} wilayas={wilayas.data} askAgain={load} />
  }
  const failed = [wilayas, delivery].find(({ error }) => error)
  return failed ? (
    <FailedScreen problem={failed.error} again={() => failed.refetch()} />
  ) : (
    <p role="status">{t("form.loading")}</p>
  )
}
