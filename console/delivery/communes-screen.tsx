import type { CommuneDelivery } from "#api/delivery/contract-communes.ts"
import { fetchJson } from "../data/api-client.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useRecordQuery } from "../data/use-get.ts"
import { useText } from "../i18n/use-text.ts"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { CommunesForm } from "./communes-form.tsx"

/** Delivery to single communes: closed ones, home delivery that is closed, prices of their own. */
export function CommunesScreen() {
  const t = useText()
  return (
    <Screen narrow tabs={<DeliveryTabs />} title={t("communes.title")} lead={t("communes.hint")}>
      <LoadedForm />
    </Screen>
  )
}

function LoadedForm() {
  const wilayas = useWilayaQuery()
  const load = () => fetchJson<CommuneDelivery>("GET", "/delivery/communes")
  const delivery = useRecordQuery(["commune-delivery"], load)
  return (
    <Loaded query={wilayas}>
      {(places) => (
        <Loaded query={delivery}>
          {(loaded) => <CommunesForm loaded={loaded} wilayas={places} askAgain={load} />}
        </Loaded>
      )}
    </Loaded>
  )
}
