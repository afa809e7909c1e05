import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { ClosedCommunes } from "#api/delivery/contract-closed-communes.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../data/api-client.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import { Icon } from "../ui/icon.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { CommunesForm } from "./communes-form.tsx"

/** The communes to which the shop does not deliver. */
export function CommunesScreen() {
  const t = useText()
  return (
    <div className={`${parts.cPage} ${parts.cNarrow}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/delivery" aria-label={t("shell.delivery")} title={t("shell.delivery")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>{t("communes.title")}</h1>
      </header>
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
