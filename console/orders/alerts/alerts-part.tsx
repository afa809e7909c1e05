import { useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Check } from "../../ui/forms/check.tsx"
import { Problem } from "../../ui/problem.tsx"
import { chime } from "../calls/chime.ts"
import { askToNotify, canNotify } from "./notification.ts"
import { useOrderAlerts } from "./order-alerts.ts"

/** How a new order makes itself heard on this device: both are off until the member wants them. */
export function AlertsPart() {
  const t = useText()
  const [{ sound, notification }, change] = useOrderAlerts()
  const [isDenied, setDenied] = useState(false)
  const notify = async (isOn: boolean) => {
    const may = !isOn || (await askToNotify())
    setDenied(!may)
    change({ notification: isOn && may })
  }
  return (
    <section className={parts.cPart}>
      <h2>{t("alerts.title")}</h2>
      <p className="muted">{t("alerts.text")}</p>
      <Problem text={isDenied ? t("alerts.denied") : ""} />
      <Check
        label={t("orders.sound")}
        checked={sound}
        onChange={({ target }) => {
          if (target.checked) chime()
          change({ sound: target.checked })
        }}
      />
      {canNotify() && (
        <Check
          label={t("alerts.notification")}
          checked={notification}
          onChange={({ target }) => void notify(target.checked)}
        />
      )}
    </section>
  )
}
