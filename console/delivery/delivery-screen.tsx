import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { DeliveryEditor } from "./delivery-editor.tsx"
import { useDeliveryTable } from "./use-delivery.ts"

/** The delivery prices of all wilayas. */
export function DeliveryScreen() {
  const t = useText()
  const { data, error, refetch } = useDeliveryTable()
  if (data) return <DeliveryEditor table={data} />
  return error ? (
    <FailedScreen problem={error} again={() => refetch()} />
  ) : (
    <div className={parts.cPage}>
      <h1>{t("shell.delivery")}</h1>
      <p role="status">{t("tariff.loading")}</p>
    </div>
  )
}
