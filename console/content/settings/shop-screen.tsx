import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { AddressWarning } from "./address-warning.tsx"
import { ShopForm } from "./shop-form.tsx"

const key = ["settings"]
const load = () => fetchJson<SettingsForm>("GET", "/settings")

/** Screen of the shop's settings. */
export function ShopScreen() {
  const t = useText()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={`${parts.cPage} ${css.cParts} ${forms.cFormPage}`}>
      <h1>{t("settings.shop")}</h1>
      <AddressWarning />
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("settings.loading")}</p>}
      {data && (
        <ShopForm
          loaded={data}
          onStored={() => {
            // The list of wilayas is by one of the settings.
            for (const key of ["app-setting", "wilayas"]) void queries.invalidateQueries({ queryKey: [key] })
          }}
          askAgain={load}
        />
      )}
    </div>
  )
}
