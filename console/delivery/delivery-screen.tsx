import { useWilayaQuery } from "../data/public-api.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { DeliveryEditor } from "./delivery-editor.tsx"
import { useDeliveryTable, useOwnCommunes } from "./use-delivery.ts"

/** The delivery prices of all wilayas. */
export function DeliveryScreen() {
  const t = useText()
  const table = useDeliveryTable()
  const communes = useOwnCommunes()
  const wilayas = useWilayaQuery()
  if (table.data && communes.data && wilayas.data) {
    const names = new Map(wilayas.data.map(({ code, communes: of }) => [code, of ?? []]))
    return <DeliveryEditor table={table.data} communes={{ names, own: communes.data }} />
  }
  const failed = [table, communes, wilayas].find(({ error }) => error)
  return failed ? (
    <FailedScreen problem={failed.error} again={() => failed.refetch()} />
  ) : (
    <div className={parts.cPage}>
      <h1>{t("shell.delivery")}</h1>
      <p role="status">{t("tariff.loading")}</p>
    </div>
  )
}
