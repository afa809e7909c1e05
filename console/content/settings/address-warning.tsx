import { useQuery } from "@tanstack/react-query"
import type { ClientAddresses } from "#api/content/contract-admin-settings.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/settings.module.css"
import { Icon } from "../../ui/icon.tsx"

const load = () => fetchJson<ClientAddresses>("GET", "/settings/client-addresses")
const everyMinute = 60_000

/** Says that the shop cannot tell its visitors apart, why, and what to set. Nothing where it can. */
export function AddressWarning() {
  const t = useText()
  const { data } = useQuery({ queryKey: ["client-addresses"], queryFn: load, refetchInterval: everyMinute })
  const [reason] = data?.unknown ?? []
  if (!reason) return null
  return (
    <section className={css.cWarning} aria-labelledby="address-warning">
      <Icon name="triangle-alert" />
      <div>
        <h2 id="address-warning">{t("settings.addresses.title")}</h2>
        <p>{t(`settings.addresses.${reason}`)}</p>
        <p>{t("settings.addresses.effect")}</p>
        <p>
          {t("settings.addresses.set")} <code dir="ltr">TRUST_PROXY=1</code>
        </p>
      </div>
    </section>
  )
}
