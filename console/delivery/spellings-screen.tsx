import { useQuery } from "@tanstack/react-query"
import { Navigate, NavLink, useParams } from "react-router"
import type { Spellings } from "#api/delivery/contract-spellings.ts"
import { type Carrier, carriers } from "#core/delivery/carrier.ts"
import { fetchJson } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { DeliveryTabs } from "../ui/tabs/delivery-tabs.tsx"
import { SpellingForm } from "./spelling-form.tsx"

/** How each carrier spells communes in its files, where that is not as the shop does. */
export function SpellingsScreen() {
  const t = useText()
  const { carrier: named } = useParams()
  const carrier = carriers.find((one) => one === named)
  if (!carrier) return <Navigate to={`/delivery/carriers/${carriers[0]}`} replace />
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <DeliveryTabs />
      <h1>{t("spelling.title")}</h1>
      <nav className={settings.cTabs} aria-label={t("order.carrier")}>
        {carriers.map((one) => (
          <NavLink key={one} to={`/delivery/carriers/${one}`}>
            {t(`export.${one}`)}
          </NavLink>
        ))}
      </nav>
      <p className="muted">{t("spelling.hint", { carrier: t(`export.${carrier}`) })}</p>
      <LoadedForm key={carrier} carrier={carrier} />
    </div>
  )
}

function LoadedForm({ carrier }: { carrier: Carrier }) {
  const t = useText()
  const wilayas = useWilayaQuery()
  const load = () => fetchJson<Spellings>("GET", apiPath("/delivery/spellings", { query: { carrier } }))
  const spellings = useQuery({
    queryKey: ["spellings", carrier],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (wilayas.data && spellings.data) {
    return <SpellingForm loaded={spellings.data} wilayas={wilayas.data} askAgain={load} />
  }
  const failed = [wilayas, spellings].find(({ error }) => error)
  return failed ? (
    <FailedScreen problem={failed.error} again={() => failed.refetch()} />
  ) : (
    <p role="status">{t("form.loading")}</p>
  )
}
