import { Navigate, NavLink, useParams } from "react-router"
import type { Spellings } from "#api/delivery/contract-spellings.ts"
import { type Carrier, carriers } from "#core/delivery/carrier.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useRecordQuery } from "../data/use-get.ts"
import { useText } from "../i18n/use-text.ts"
import * as settings from "../styles/settings.module.css"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { SpellingForm } from "./spelling-form.tsx"

/** How each carrier spells communes in its files, where that is not as the shop does. */
export function SpellingsScreen() {
  const t = useText()
  const { carrier: named } = useParams()
  const carrier = carriers.find((one) => one === named)
  if (!carrier) return <Navigate to={`/delivery/carriers/${carriers[0]}`} replace />
  return (
    <Screen narrow tabs={<DeliveryTabs />} title={t("spelling.title")}>
      <nav className={settings.cTabs} aria-label={t("order.carrier")}>
        {carriers.map((one) => (
          <NavLink key={one} to={`/delivery/carriers/${one}`}>
            {t(`export.${one}`)}
          </NavLink>
        ))}
      </nav>
      <p className="muted">{t("spelling.hint", { carrier: t(`export.${carrier}`) })}</p>
      <LoadedForm key={carrier} carrier={carrier} />
    </Screen>
  )
}

function LoadedForm({ carrier }: { carrier: Carrier }) {
  const wilayas = useWilayaQuery()
  const load = () => fetchJson<Spellings>("GET", apiPath("/delivery/spellings", { query: { carrier } }))
  const spellings = useRecordQuery(["spellings", carrier], load)
  return (
    <Loaded query={wilayas}>
      {(places) => (
        <Loaded query={spellings}>
          {(loaded) => <SpellingForm loaded={loaded} wilayas={places} askAgain={load} />}
        </Loaded>
      )}
    </Loaded>
  )
}
