import { useQueryClient } from "@tanstack/react-query"
import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { AddressWarning } from "./address-warning.tsx"
import { ShopForm } from "./shop-form.tsx"

const key = ["settings"]
const load = () => fetchJson<SettingsForm>("GET", "/settings")

/** Screen of the shop's settings. */
export function ShopScreen() {
  const t = useText()
  const queries = useQueryClient()
  const query = useRecordQuery(key, load)
  return (
    <Screen title={t("settings.shop")}>
      <AddressWarning />
      <Loaded query={query}>
        {(settings) => (
          <ShopForm
            loaded={settings}
            onStored={() => {
              // The list of wilayas is by one of the settings.
              for (const key of ["app-setting", "wilayas"]) void queries.invalidateQueries({ queryKey: [key] })
            }}
            askAgain={load}
          />
        )}
      </Loaded>
    </Screen>
  )
}
